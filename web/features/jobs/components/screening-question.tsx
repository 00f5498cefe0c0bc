import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { SCREENING_KINDS, type ScreeningQuestion } from '#contract/features/jobs.screening.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { LateNumberInput } from '#web/widgets/number-field/late-number-input.tsx';
import classes from './screening-editor.module.css';

interface QuestionFieldsProps {
  question: ScreeningQuestion;
  index: number;
  /** What is wrong at a place such as `0.text`, in words. */
  errorAt: (path: string) => ReactNode;
  onChange: (part: Partial<ScreeningQuestion>) => void;
}

/** One question to write: its words, how it is answered, and which answers are marked. */
export function QuestionFields({ question, index, errorAt, onChange }: QuestionFieldsProps) {
  const { t } = useTranslation('jobs');
  return (
    <div className={classes.fields}>
      <TextInput
        dir="auto"
        data-path={`screening_questions.${index}.text`}
        label={t('form.screening.number', { number: index + 1 })}
        value={question.text}
        error={errorAt(`${index}.text`)}
        maxLength={300}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <div className={classes.kind}>
        <NativeSelect
          label={t('form.screening.kind')}
          data={SCREENING_KINDS.map((kind) => ({ value: kind, label: t(`form.screening.kinds.${kind}`) }))}
          value={question.kind}
          onChange={(event) => {
            const kind = SCREENING_KINDS.find((one) => one === event.currentTarget.value);
            if (kind) onChange({ kind, flag_when: null });
          }}
        />
        <Checkbox
          label={t('form.screening.required')}
          checked={question.required}
          onChange={(event) => onChange({ required: event.currentTarget.checked })}
        />
      </div>
      {question.kind === 'choice' && (
        <Textarea
          dir="auto"
          data-path={`screening_questions.${index}.choices`}
          label={t('form.screening.choices')}
          description={t('form.screening.choices_help')}
          minRows={3}
          value={question.choices.join('\n')}
          error={errorAt(`${index}.choices`)}
          onChange={(event) => onChange({ choices: event.currentTarget.value.split('\n') })}
        />
      )}
      <FlagWhen question={question} onChange={(flag_when) => onChange({ flag_when })} />
    </div>
  );
}

type Flag = ScreeningQuestion['flag_when'];

interface FlagWhenProps {
  question: ScreeningQuestion;
  onChange: (flag: Flag) => void;
}

/** Which answers are marked for whoever reads them. They decide nothing. */
function FlagWhen({ question, onChange }: FlagWhenProps) {
  const { t } = useTranslation('jobs');
  const { flag_when: flag } = question;
  switch (question.kind) {
    case 'text':
      return null;
    case 'number':
      return <FlaggedNumbers flag={flag} onChange={onChange} />;
    case 'yes-no': {
      const answers = (['yes', 'no'] as const).map((value) => ({
        value,
        label: t(`form.screening.answers.${value}`),
      }));
      return <FlaggedAnswers answers={answers} flag={flag} onChange={onChange} />;
    }
    case 'choice': {
      const choices = question.choices.filter((choice) => choice.trim());
      const answers = choices.map((choice) => ({ value: choice, label: choice }));
      return <FlaggedAnswers answers={answers} flag={flag} onChange={onChange} />;
    }
  }
}

function FlaggedNumbers({ flag, onChange }: { flag: Flag; onChange: (flag: Flag) => void }) {
  const { t } = useTranslation('jobs');
  const set = (part: { below?: number | null; above?: number | null }) => {
    const next = { answer_is: [], below: flag?.below ?? null, above: flag?.above ?? null, ...part };
    onChange(next.below === null && next.above === null ? null : next);
  };
  const asNumber = (value: number | string) => (value === '' ? null : Number(value));
  return (
    <div className={classes.flag}>
      <LateNumberInput
        label={t('form.screening.flag_below')}
        min={0}
        value={flag?.below ?? ''}
        onChange={(value) => set({ below: asNumber(value) })}
      />
      <LateNumberInput
        label={t('form.screening.flag_above')}
        min={0}
        value={flag?.above ?? ''}
        onChange={(value) => set({ above: asNumber(value) })}
      />
    </div>
  );
}

interface FlaggedAnswersProps {
  answers: { value: string; label: string }[];
  flag: Flag;
  onChange: (flag: Flag) => void;
}

function FlaggedAnswers({ answers, flag, onChange }: FlaggedAnswersProps) {
  const { t } = useTranslation('jobs');
  if (answers.length === 0) return null;
  const isOffered = (answer: string) => answers.some(({ value }) => value === answer);
  return (
    <Checkbox.Group
      label={t('form.screening.flag')}
      value={(flag?.answer_is ?? []).filter(isOffered)}
      onChange={(chosen) => onChange(chosen.length === 0 ? null : { answer_is: chosen })}
    >
      <div className={classes.flags}>
        {answers.map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
