import { NativeSelect } from '@mantine/core';
import type { Job } from '#contract/features/jobs.contract.ts';
import { LANGUAGE_LEVELS } from '#contract/features/profiles.contract.ts';
import { AddRowButton, RemoveRowButton } from '#web/design/row-buttons.tsx';
import { useLanguage } from '#web/platform/language.ts';
import { languageChoices, languageName } from '#web/platform/language-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './job-form.module.css';

type Languages = Job['languages'];

/** The languages a job asks for, each with its level where the level matters. */
export function LanguagesEditor({
  value,
  onChange,
}: {
  value: Languages;
  onChange: (next: Languages) => void;
}) {
  const { t } = useTranslation(['jobs', 'qualifications']);
  const { language: reader } = useLanguage();
  const change = (index: number, changes: Partial<Languages[number]>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  const levels = [
    { value: '', label: t('form.any_level') },
    ...LANGUAGE_LEVELS.map((level) => ({ value: level, label: t(`qualifications:language_level.${level}`) })),
  ];
  return (
    <div>
      {value.length > 0 && (
        <ul className={classes.lines}>
          {value.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own until one is chosen.
            <li key={index} className={classes.line}>
              <NativeSelect
                className={classes.grows}
                aria-label={t('form.language_number', { number: index + 1 })}
                data={[
                  { value: '', label: t('form.choose_language') },
                  ...languageChoices(reader, one.language),
                ]}
                value={one.language}
                onChange={(event) => change(index, { language: event.currentTarget.value })}
              />
              <NativeSelect
                className={classes.grows}
                aria-label={t('form.level_of', { language: languageName(one.language, reader) })}
                data={levels}
                value={one.level ?? ''}
                onChange={(event) =>
                  change(index, {
                    level: LANGUAGE_LEVELS.find((level) => level === event.currentTarget.value) ?? null,
                  })
                }
              />
              <RemoveRowButton
                label={t('form.remove', {
                  name:
                    languageName(one.language, reader) || t('form.language_number', { number: index + 1 }),
                })}
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      <AddRowButton
        onClick={() => onChange([...value, { language: '', level: null }])}
        disabled={value.length >= 20}
      >
        {t('form.add_language')}
      </AddRowButton>
    </div>
  );
}
