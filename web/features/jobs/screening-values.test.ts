import { expect, test } from 'vitest';
import type { ScreeningQuestion } from '#contract/features/jobs.screening.ts';
import { JobForm } from './job-form.ts';
import { EMPTY_JOB } from './job-form-values.ts';
import { newQuestion } from './screening-values.ts';

const question = (id: string, changes: Partial<ScreeningQuestion> = {}): ScreeningQuestion => ({
  id,
  text: 'When could you start?',
  kind: 'text',
  choices: [],
  required: true,
  ...changes,
});

test('a new question has a name that none of the others has', () => {
  expect(newQuestion([]).id).toBe('q1');
  expect(newQuestion([question('q2'), question('q3')]).id).toBe('q4');
  expect(newQuestion([question('q2')]).id).toBe('q3');
});

test('questions left empty are not sent, and choices only of those that have them', () => {
  const values = {
    ...EMPTY_JOB,
    job_title: 'Nurse',
    description: 'x'.repeat(80),
    screening_questions: [
      question('q1', { text: ' ' }),
      question('q2', { choices: ['left over'] }),
      question('q3', { kind: 'choice', choices: ['Now', ' ', 'Later'] }),
    ],
  };
  expect(JobForm.parse(values).screening_questions.map(({ id, choices }) => [id, choices])).toEqual([
    ['q2', []],
    ['q3', ['Now', 'Later']],
  ]);
  const one = { ...values, screening_questions: [question('q1', { kind: 'choice', choices: ['Now'] })] };
  const { error } = JobForm.safeParse(one);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['screening_questions.0.choices', 'too_few_choices'],
  ]);
});
