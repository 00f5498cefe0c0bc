import type { ReactNode } from 'react';
import classes from './job-grid.module.css';

/** Cards side by side where there is room. */
export function JobGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {children}
    </ul>
  );
}
