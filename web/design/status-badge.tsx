import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

export type Tone = 'neutral' | 'accent' | 'good' | 'caution' | 'problem' | 'alive';

/** A state in a word. The shape before it differs by tone, so that colour never speaks alone. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <StatusDot tone={tone} />
      {children}
    </span>
  );
}

/** The shape alone, beside words that say what it means. */
export function StatusDot({ tone = 'neutral' }: { tone?: Tone }) {
  return (
    <svg
      width="10"
      height="10"
      viewBox="0 0 10 10"
      aria-hidden="true"
      className={classes.dot}
      data-tone={tone}
    >
      {SHAPES[tone]}
    </svg>
  );
}

const SHAPES: Record<Tone, ReactNode> = {
  neutral: <circle cx="5" cy="5" r="3.2" fill="none" stroke="currentColor" strokeWidth="1.6" />,
  accent: <circle cx="5" cy="5" r="4" fill="currentColor" />,
  good: <path d="M1.5 5.3 4 7.8l4.5-5.3" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  caution: <path d="M5 1 9.4 9H.6Z" fill="currentColor" />,
  problem: <path d="m2 2 6 6m0-6L2 8" stroke="currentColor" strokeWidth="1.8" />,
  alive: (
    <>
      <circle cx="5" cy="5" r="2.4" fill="currentColor" />
      <circle cx="5" cy="5" r="4.3" fill="none" stroke="currentColor" strokeOpacity=".45" />
    </>
  ),
};
