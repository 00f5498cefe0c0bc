import type { ReactNode } from 'react';
import { CheckIcon } from './icons.ts';
import classes from './progress-steps.module.css';

interface Step {
  key: string;
  label: ReactNode;
}

interface ProgressStepsProps {
  steps: readonly Step[];
  /** The step one is at; those before it are done. One past the end: all are. */
  current: number;
  /** What the steps are of. */
  label: string;
}

/** Where one is in a flow of a few steps. */
export function ProgressSteps({ steps, current, label }: ProgressStepsProps) {
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          className={classes.step}
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={classes.number} aria-hidden="true">
            {index < current ? <CheckIcon size={14} stroke={2.4} /> : index + 1}
          </span>
          <span className={classes.label}>{step.label}</span>
        </li>
      ))}
    </ol>
  );
}
