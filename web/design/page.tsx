import type { ReactNode } from 'react';
import classes from './page.module.css';
import { Heading, Words } from './words.tsx';

interface PageProps {
  title: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** A `<BackLink>`, where the person came from somewhere above. */
  back?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** `reading` for forms and text, `content` for most, `full` for dense tables. */
  width?: 'reading' | 'content' | 'full';
  children?: ReactNode;
}

/** The frame of every screen: where back leads, what this is, what can be done, and then the screen itself. */
export function Page({ title, lead, back, actions, width = 'content', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.header}>
        {back}
        <div className={classes.line}>
          <div className={classes.titles}>
            <Heading level={1}>{title}</Heading>
            {lead && (
              <Words isDimmed className={classes.lead}>
                {lead}
              </Words>
            )}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      </header>
      <div className={classes.body}>{children}</div>
    </div>
  );
}
