import { Text, TextInput } from '@mantine/core';
import { type AccentChange, accentChanges, typedColour } from '#contract/kernel/accent.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './accent-field.module.css';

interface AccentFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
}

/** The portal's colour, and in words what is made of it so that everyone can read it. */
export function AccentField({ value, onChange, error, ...path }: AccentFieldProps) {
  const { t } = useTranslation('portals');
  const colour = typedColour(value);
  return (
    <div>
      <TextInput
        {...path}
        label={t('accent.label')}
        description={t('accent.help')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        leftSection={
          <input
            type="color"
            className={classes.colour}
            aria-label={t('accent.choose')}
            value={colour ?? '#000000'}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        }
        styles={{ wrapper: { maxWidth: '12rem' } }}
      />
      {colour && <Changes colour={colour} />}
    </div>
  );
}

function Changes({ colour }: { colour: string }) {
  const { t } = useTranslation('portals');
  const changes = accentChanges(colour);
  return (
    <div role="status" className={classes.changes}>
      {changes.length === 0 ? (
        <Text size="sm">{t('accent.as_it_is')}</Text>
      ) : (
        <>
          <Text size="sm" fw={500}>
            {t('accent.changes')}
          </Text>
          <ul className={classes.list}>
            {changes.map((change) => (
              <li key={`${change.scheme}_${change.use}`}>
                <span className={classes.swatches} aria-hidden="true">
                  <span style={{ background: colour }} />
                  <span style={{ background: change.to }} />
                </span>
                <span>{t(keyOf(change), { from: code(colour), to: code(change.to) })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const keyOf = ({ scheme, use, how }: AccentChange) => `accent.${scheme}_${use}_${how}` as const;

/** Digits of a colour keep their order among Arabic words. */
const code = (colour: string) => `\u2066${colour}\u2069`;
