import { NativeSelect } from '@mantine/core';
import classes from './mapping-part.module.css';

const NOTHING = '';

interface StageRowProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  /** What it is called where nothing is chosen. */
  nothing: string;
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A stage of one side, and the one of the other that it leads to. */
export function StageRow({ label, choices, nothing, value, onChange }: StageRowProps) {
  return (
    <div className={classes.row}>
      <span className={classes.name}>
        <bdi>{label}</bdi>
      </span>
      <NativeSelect
        aria-label={label}
        value={value ?? NOTHING}
        data={[{ value: NOTHING, label: nothing }, ...choices]}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
    </div>
  );
}
