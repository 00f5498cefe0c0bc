import { type ReactNode, useId } from 'react';
import classes from './section.module.css';
import { Heading, Words } from './words.tsx';

interface SectionProps {
  title?: ReactNode;
  help?: ReactNode;
  actions?: ReactNode;
  /** `sheet` draws a box; never one within another. */
  look?: 'plain' | 'sheet';
  children?: ReactNode;
}

/** A named part of a screen. */
export function Section({ title, help, actions, look = 'plain', children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={title ? id : undefined} className={classes.section} data-look={look}>
      {(title || actions) && (
        <div className={classes.header}>
          <div className={classes.titles}>
            {title && (
              <Heading level={2} id={id}>
                {title}
              </Heading>
            )}
            {help && (
              <Words size="sm" isDimmed className={classes.help}>
                {help}
              </Words>
            )}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
