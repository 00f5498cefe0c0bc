import type { ReactNode } from 'react';
import classes from './flow-frame.module.css';
import { LanguageSwitch, SchemeSwitch } from './switches.tsx';
import { Wordmark } from './wordmark.tsx';

/** The quiet frame of signing in, onboarding and pages for everyone: no menu, only the way home. */
export function FlowFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Wordmark />
        <div className={classes.switches}>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        {children}
      </main>
      <Road />
    </div>
  );
}

/**
 * The mark's line as a road along the foot of wide screens: it comes from one edge, turns once, and goes on, in what
 * room the words above leave.
 */
function Road() {
  return (
    <div className={classes.room}>
      <svg
        className={classes.road}
        viewBox="0 0 1440 260"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path d="M1460 196H1150c-64 0-104-44-104-92s38-84 86-84 86 36 86 84-40 92-104 92H300c-70 0-120 20-160 84" />
      </svg>
    </div>
  );
}
