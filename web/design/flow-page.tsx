import type { ReactNode } from 'react';
import classes from './flow-page.module.css';
import { Heading, Words } from './words.tsx';

interface FlowPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A large sign above the title, where something was reached. */
  icon?: ReactNode;
  children?: ReactNode;
  /** The other way: “No account yet? Create one.” */
  footer?: ReactNode;
  width?: 'narrow' | 'wide';
}

/** One step of a flow: a narrow column in the middle, nothing beside it. */
export function FlowPage({ title, lead, icon, children, footer, width = 'narrow' }: FlowPageProps) {
  return (
    <div className={classes.page} data-width={width}>
      {icon && <div className={classes.icon}>{icon}</div>}
      <Heading level={1}>{title}</Heading>
      {lead && (
        <Words isDimmed className={classes.lead}>
          {lead}
        </Words>
      )}
      <div className={classes.body}>{children}</div>
      {footer && <div className={classes.footer}>{footer}</div>}
    </div>
  );
}
