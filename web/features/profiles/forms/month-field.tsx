import { Input, NativeSelect, TextInput } from '@mantine/core';
import { type FocusEventHandler, useId, useMemo } from 'react';
import { asciiDigits } from '#web/platform/ascii-digits.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './month-field.module.css';

interface MonthFieldProps {
  label: string;
  /** `YYYY-MM`, `YYYY`, or what is typed so far; `null` for nothing. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  error?: string | null;
  disabled?: boolean;
  'data-path'?: string;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** A month and a year, of which the month may stay open: resumes often name the year alone. */
export function MonthField({ label, value, onChange, error, disabled = false, ...field }: MonthFieldProps) {
  const { t } = useTranslation('profiles');
  const { language } = useLanguage();
  const id = useId();
  const [year = '', month = ''] = (value ?? '').split('-');
  const names = useMemo(() => {
    const form = new Intl.DateTimeFormat(language === 'ar' ? 'ar-AE' : 'en-GB', {
      month: 'long',
      timeZone: 'UTC',
    });
    return MONTHS.map((one) => ({ value: one, label: form.format(new Date(`2024-${one}-01T00:00:00Z`)) }));
  }, [language]);

  const change = (nextYear: string, nextMonth: string) => {
    // A month without its year is kept as it is, so that the check can say what is missing.
    const next = nextMonth ? `${nextYear}-${nextMonth}` : nextYear;
    onChange?.(next || null);
  };
  return (
    <fieldset className={classes.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.row}>
        <NativeSelect
          aria-label={t('month_of', { field: label })}
          value={month}
          disabled={disabled}
          error={Boolean(error)}
          data={[{ value: '', label: t('month') }, ...names]}
          onChange={(event) => change(year, event.currentTarget.value)}
        />
        <TextInput
          aria-label={t('year_of', { field: label })}
          className={classes.year}
          placeholder={t('year')}
          inputMode="numeric"
          maxLength={4}
          value={year}
          disabled={disabled}
          error={Boolean(error)}
          data-path={field['data-path']}
          onFocus={field.onFocus}
          onBlur={field.onBlur}
          onChange={(event) =>
            change(asciiDigits(event.currentTarget.value).replace(/\D/g, '').slice(0, 4), month)
          }
        />
      </div>
      {error && (
        <Input.Error id={`${id}-error`} mt={6} role="alert">
          {error}
        </Input.Error>
      )}
    </fieldset>
  );
}
