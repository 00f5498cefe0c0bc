import { Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { MOST_SCREENING_QUESTIONS, type ScreeningQuestion } from '#contract/features/jobs.screening.ts';
import { AddRowButton } from '#web/design/row-buttons.tsx';
import { moved } from '#web/platform/moved.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { newQuestion } from '../screening-values.ts';
import classes from './screening-editor.module.css';
import { QuestionFields } from './screening-question.tsx';
import { QuestionTools } from './screening-question-tools.tsx';

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
            <QuestionFields
              question={question}
              index={index}
              errorAt={errorAt}
              onChange={(part) => change(index, part)}
            />
            <QuestionTools
              index={index}
              count={value.length}
              onMove={(to) => move(index, to)}
              onRemove={() => onChange(value.filter((one) => one !== question))}
            />
          </li>
        ))}
      </ol>
      <AddRowButton onClick={add} disabled={value.length >= MOST_SCREENING_QUESTIONS}>
        {t('form.screening.add')}
      </AddRowButton>
    </div>
  );
}
