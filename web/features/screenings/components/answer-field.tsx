import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { answersTo, type ScreeningQuestion } from '#contract/features/jobs.screening.ts';
import { asciiDigits } from '#web/platform/ascii-digits.ts';
import { fieldErrorText } from '#web/platform/field-words.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { writtenIn } from '#web/platform/written-in.ts';
import classes from './conversation.module.css';

interface AnswerFieldProps {
  question: ScreeningQuestion;
  /** What was answered before, where it is answered anew. */
  initial: string;
  isSaving: boolean;
  onAnswer: (answer: string) => void;
  /** Null of a question that must be answered. */
  onSkip: (() => void) | null;
}

/** The way to answer a question, by its kind: a button for each choice, or a field to write in. */
export function AnswerField({ question, initial, isSaving, onAnswer, onSkip }: AnswerFieldProps) {
  const { t } = useTranslation('screenings');
  const skip = onSkip && (
    <Button variant="subtle" color="gray" disabled={isSaving} onClick={onSkip}>
      {t('skip')}
    </Button>
  );
  const choices =
    question.kind === 'yes-no'
      ? (['yes', 'no'] as const).map((value) => ({ value, label: t(`answer.${value}`) }))
      : question.choices.map((choice) => ({ value: choice, label: choice }));
  if (question.kind === 'yes-no' || question.kind === 'choice')
    return (
      <fieldset className={classes.choices} disabled={isSaving}>
        <legend>{t('choose')}</legend>
        {choices.map(({ value, label }) => (
          <Button
            key={value}
            variant={value === initial ? 'light' : 'default'}
            onClick={() => onAnswer(value)}
          >
            <bdi {...writtenIn(label)}>{label}</bdi>
          </Button>
        ))}
        {skip}
      </fieldset>
    );
  return (
    <Written question={question} initial={initial} isSaving={isSaving} onAnswer={onAnswer}>
      {skip}
    </Written>
  );
}

function Written({
  question,
  initial,
  isSaving,
  onAnswer,
  children,
}: Omit<AnswerFieldProps, 'onSkip'> & { children: React.ReactNode }) {
  const { t } = useTranslation('screenings');
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const checked = answersTo([{ ...question, required: true }]).safeParse({ [question.id]: text });
    if (checked.success) return onAnswer(text.trim());
    setError(fieldErrorText(checked.error.issues[0]?.message ?? 'invalid'));
  };
  const change = (next: string) => {
    setError(null);
    setText(next);
  };
  const field = {
    'aria-label': question.text,
    value: text,
    error,
    autoFocus: true,
    size: 'md' as const,
  };
  return (
    <form className={classes.writing} onSubmit={send} noValidate>
      {question.kind === 'number' ? (
        <TextInput
          {...field}
          inputMode="decimal"
          dir="ltr"
          maxLength={20}
          onChange={(event) => change(asciiDigits(event.currentTarget.value))}
        />
      ) : (
        <Textarea
          {...field}
          dir="auto"
          autosize
          minRows={2}
          maxRows={10}
          maxLength={2_000}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={isSaving}>
          {t('answer_it')}
        </Button>
        {children}
      </div>
    </form>
  );
}
