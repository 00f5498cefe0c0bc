import { useTranslation } from 'react-i18next';
import classes from './keys-hint.module.css';

const KEYS = [
  { keys: ['J', 'K'], meaning: 'move' },
  { keys: ['S'], meaning: 'shortlist' },
  { keys: ['R'], meaning: 'reject' },
  { keys: ['U'], meaning: 'undo' },
  { keys: ['X'], meaning: 'select' },
  { keys: ['Enter'], meaning: 'open' },
] as const;

/** The keys of the review in one line, where there is a keyboard. */
export function KeysHint() {
  const { t } = useTranslation('candidates');
  return (
    <dl className={classes.keys} aria-label={t('keys.label')}>
      {KEYS.map(({ keys, meaning }) => (
        <div key={meaning}>
          <dt>{t(`keys.${meaning}`)}</dt>
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
