import type { AnnotationTask } from '#contract/features/assessments.fields.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import classes from './annotation.module.css';

/** Values by the name of each thing: what all work screens but that of sounds answer. */
export type Marks = Readonly<Record<string, string | number>>;

export interface TaskProps {
  task: AnnotationTask;
  marks: Marks;
  onChange: (marks: Marks) => void;
}

interface LabelButtonsProps {
  labels: AnnotationTask['labels'];
  current?: string | null;
  isDisabled?: boolean;
  onLabel: (id: string) => void;
}

/** The labels with their colours and keys. */
export function LabelButtons({ labels, current, isDisabled = false, onLabel }: LabelButtonsProps) {
  const names = useNames();
  return (
    <div className={classes.labels}>
      {labels.map(({ id, name }, index) => (
        <button
          key={id}
          type="button"
          className={classes.label}
          data-colour={index}
          aria-pressed={current === undefined ? undefined : current === id}
          disabled={isDisabled}
          onClick={() => onLabel(id)}
        >
          <kbd>{index + 1}</kbd> {names(name)}
        </button>
      ))}
    </div>
  );
}

/** The label of a digit key, by its place on the keyboard. */
export function labelAt(labels: AnnotationTask['labels'], code: string): string | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit ? (labels[Number(digit) - 1]?.id ?? null) : null;
}
