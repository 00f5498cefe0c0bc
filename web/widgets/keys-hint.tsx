import classes from './keys-hint.module.css';

interface KeysHintProps {
  label: string;
  keys: readonly { keys: readonly string[]; meaning: string }[];
}

/** The keys of a list in one line, where there is a keyboard. */
export function KeysHint({ label, keys: all }: KeysHintProps) {
  return (
    <dl className={classes.keys} aria-label={label}>
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
  );
}
