import { type KeyboardEvent, memo } from 'react';
import type { Question } from '#contract/features/assessments.fields.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { nameIn } from '../interests.queries.ts';
import classes from './statements.module.css';

interface StatementFieldProps {
  question: Question;
  value: number | null;
  /** It was asked for the result, and this is not answered. */
  isMissing: boolean;
  onAnswer: (question: Question, value: number) => void;
}

/** One statement and its five answers; a digit answers too, and goes on to the next. */
export const StatementField = memo(function StatementField({
  question,
  value,
  isMissing,
  onAnswer,
}: StatementFieldProps) {
  const { id, number, text, options } = question;
  const { t } = useTranslation('interests');
  const { language } = useLanguage();
  const format = useFormatters();
  const answerByDigit = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const option = options[Number(event.key) - 1];
    if (!option || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onAnswer(question, option.value);
    const field = event.currentTarget;
    const next = field.nextElementSibling;
    (next?.querySelector<HTMLElement>('input:checked') ?? next?.querySelector<HTMLElement>('input'))?.focus();
  };
  return (
    <fieldset className={classes.statement} data-missing={isMissing || undefined} onKeyDown={answerByDigit}>
      <legend className={classes.text}>
        <span className={classes.number}>{format.number(number)}</span> {nameIn(language, text)}
        {isMissing && <span className={classes.fault}>{t('statements.not_answered')}</span>}
      </legend>
      <div className={classes.options}>
        {options.map((option, at) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => onAnswer(question, option.value)}
            />
            <span className={classes.mark} data-place={at} aria-hidden />
            <span className={classes.label}>{nameIn(language, option.text)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
