import { useId } from 'react';
import { type ScreenKey, useScreenKeys } from '#web/platform/screen-keys.ts';
import classes from './keys-hint.module.css';

interface KeysHintProps {
  label: string;
  keys: readonly ScreenKey[];
}

/** The keys of a list in one line, where there is a keyboard; they also stand in the list of shortcuts. */
export function KeysHint({ label, keys: all }: KeysHintProps) {
  useScreenKeys(label, all);
  const name = useId();
  return (
    <div className={classes.hint}>
      <span id={name}>{label}</span>
      <dl className={classes.keys} aria-labelledby={name}>
        {all.map(({ keys, meaning }) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} dir="ltr">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
