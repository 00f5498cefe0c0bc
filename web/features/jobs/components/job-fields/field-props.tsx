import type { ReactNode } from 'react';
import { StatusDot } from '#web/design/status-badge.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import type { JobEditingForm } from '../../job-editing.ts';
import type { JobField, JobFormValues } from '../../job-form-values.ts';
import { isOpen, type Reading, wordsOf } from '../../job-reading.ts';
import classes from '../job-form.module.css';

/**
 * What stands under the label of a field: that the text the job was read from does not tell it, or the words it was
 * read from; `usual` is what stands there anyway.
 */
export function useFieldHelp(values: JobFormValues, reading: Reading | null) {
  const { t } = useTranslation('jobs');
  return (field: JobField, usual?: ReactNode): ReactNode => {
    if (reading && isOpen(reading, values, field))
      return (
        <span className={classes.gap}>
          <StatusDot tone="caution" /> {t('form.not_in_text')}
        </span>
      );
    const words = reading && wordsOf(reading, field);
    return words ? (
      <>
        {usual} {t('form.read_from')} <q dir="auto">{words}</q>
      </>
    ) : (
      usual
    );
  };
}

/** What a choice has that may be left open. */
export function useOpenChoice(form: JobEditingForm) {
  const { t } = useTranslation('jobs');
  return (field: 'seniority' | 'education' | 'sector' | 'industry') => ({
    ...form.getInputProps(field),
    label: t(`form.${field}`),
    placeholder: t('form.open'),
    clearable: true,
    clearButtonProps: { 'aria-label': t('form.clear', { field: t(`form.${field}`) }) },
  });
}

/** What a whole number of 0 to `max` has that may be left open. */
export function useOpenAmount(form: JobEditingForm) {
  const { t } = useTranslation('jobs');
  return (field: 'min_years' | 'salary_min' | 'salary_max', max: number) => ({
    ...form.getInputProps(field),
    label: t(`form.${field}`),
    placeholder: t('form.open'),
    min: 0,
    max,
    allowDecimal: false,
    allowNegative: false,
  });
}

/** A contract's words as choices, each with what it is called. */
export const choicesOf = <W extends string>(words: readonly W[], label: (word: W) => string) =>
  words.map((value) => ({ value, label: label(value) }));
