import type { ReactNode } from 'react';
import classes from './flip-on-rtl.module.css';

/** Mirrors an icon that points along the line. Clocks, media controls and marks stay as they are. */
export function FlipOnRtl({ children }: { children: ReactNode }) {
  return <span className={classes.flip}>{children}</span>;
}
