import { ActionIcon, Checkbox, NativeSelect, NumberInput, Text, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MOST_SCREENING_QUESTIONS,
  SCREENING_KINDS,
  type ScreeningQuestion,
} from '#contract/features/jobs.screening.ts';
import { ChevronDownIcon, ChevronUpIcon } from '#web/design/icons.ts';
import { AddRowButton, RemoveRowButton } from '#web/design/row-buttons.tsx';
import { moved, newQuestion } from '../screening-values.ts';
import classes from './screening-editor.module.css';

interface ScreeningEditorProps {
  value: ScreeningQuestion[];
  /** What is wrong at a place such as `0.text`, in words. */
  errorAt: (path: string) => ReactNode;
  onChange: (questions: ScreeningQuestion[]) => void;
}

/** The questions that a job asks of who applies: written, ordered and taken away. */
export function ScreeningEditor({ value, errorAt, onChange }: ScreeningEditorProps) {
  const { t } = useTranslation('jobs');
  const list = useRef<HTMLOListElement>(null);
  const focusOn = (index: number) =>
    requestAnimationFrame(() => list.current?.children[index]?.querySelector('input')?.focus());
  const change = (index: number, part: Partial<ScreeningQuestion>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const move = (from: number, to: number) => {
    onChange(moved(value, from, to));
    focusOn(to);
  };
  const add = () => {
    onChange([...value, newQuestion(value)]);
    focusOn(value.length);
  };

  return (
    <div>
      {value.length === 0 && (
        <Text c="dimmed" mb="sm">
          {t('form.screening.none')}
        </Text>
      )}
      <ol ref={list} className={classes.questions}>
        {value.map((question, index) => (
          <li key={question.id} className={classes.question}>
            <div className={classes.fields}>
              <TextInput
                dir="auto"
                data-path={`screening_questions.${index}.text`}
                label={t('form.screening.number', { number: index + 1 })}
                value={question.text}
                error={errorAt(`${index}.text`)}
                maxLength={300}
                onChange={(event) => change(index, { text: event.currentTarget.value })}
              />
              <div className={classes.kind}>
                <NativeSelect
                  label={t('form.screening.kind')}
                  data={SCREENING_KINDS.map((kind) => ({
                    value: kind,
                    label: t(`form.screening.kinds.${kind}`),
                  }))}
                  value={question.kind}
                  onChange={(event) =>
                    change(index, {
                      kind: event.currentTarget.value as ScreeningQuestion['kind'],
                      flag_when: null,
                    })
                  }
                />
                <Checkbox
                  label={t('form.screening.required')}
                  checked={question.required}
                  onChange={(event) => change(index, { required: event.currentTarget.checked })}
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
                  onChange={(event) => change(index, { choices: event.currentTarget.value.split('\n') })}
                />
              )}
              <FlagWhen question={question} onChange={(flag_when) => change(index, { flag_when })} />
            </div>
            <div className={classes.tools}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                disabled={index === 0}
                aria-label={t('form.screening.up', { number: index + 1 })}
                onClick={() => move(index, index - 1)}
              >
                <ChevronUpIcon size={18} stroke={1.7} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                disabled={index === value.length - 1}
                aria-label={t('form.screening.down', { number: index + 1 })}
                onClick={() => move(index, index + 1)}
              >
                <ChevronDownIcon size={18} stroke={1.7} aria-hidden />
              </ActionIcon>
              <RemoveRowButton
                label={t('form.screening.remove', { number: index + 1 })}
                onClick={() => onChange(value.filter((one) => one !== question))}
              />
            </div>
          </li>
        ))}
      </ol>
      <AddRowButton onClick={add} disabled={value.length >= MOST_SCREENING_QUESTIONS}>
        {t('form.screening.add')}
      </AddRowButton>
    </div>
  );
}

interface FlagWhenProps {
  question: ScreeningQuestion;
  onChange: (flag: ScreeningQuestion['flag_when']) => void;
}

/** Which answers are marked for whoever reads them. They decide nothing. */
function FlagWhen({ question, onChange }: FlagWhenProps) {
  const { t } = useTranslation('jobs');
  const { kind, flag_when: flag } = question;
  if (kind === 'text') return null;
  if (kind === 'number') {
    const set = (part: { below?: number | null; above?: number | null }) => {
      const next = { answer_is: [], below: flag?.below ?? null, above: flag?.above ?? null, ...part };
      onChange(next.below === null && next.above === null ? null : next);
    };
    const asNumber = (value: number | string) => (value === '' ? null : Number(value));
    return (
      <div className={classes.flag}>
        <NumberInput
          label={t('form.screening.flag_below')}
          value={flag?.below ?? ''}
          onChange={(value) => set({ below: asNumber(value) })}
        />
        <NumberInput
          label={t('form.screening.flag_above')}
          value={flag?.above ?? ''}
          onChange={(value) => set({ above: asNumber(value) })}
        />
      </div>
    );
  }
  const answers = kind === 'yes-no' ? ['yes', 'no'] : question.choices.filter((choice) => choice.trim());
  if (answers.length === 0) return null;
  return (
    <Checkbox.Group
      label={t('form.screening.flag')}
      value={(flag?.answer_is ?? []).filter((answer) => answers.includes(answer))}
      onChange={(chosen) => onChange(chosen.length === 0 ? null : { answer_is: chosen })}
    >
      <div className={classes.flags}>
        {answers.map((answer) => (
          <Checkbox
            key={answer}
            value={answer}
            label={kind === 'yes-no' ? t(`form.screening.answers.${answer as 'yes' | 'no'}`) : answer}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
