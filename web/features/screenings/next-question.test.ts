import { expect, test } from 'vitest';
import type { ScreeningQuestion } from '#contract/features/jobs.screening.ts';
import { nextQuestion, saidSoFar } from './next-question.ts';

const question = (id: string, required = true): ScreeningQuestion => ({
  id,
  text: id,
  kind: 'text',
  choices: [],
  required,
});
const questions = [question('a'), question('b', false), question('c')];
const talk = (changes: Partial<Parameters<typeof nextQuestion>[0]> = {}) => ({
  questions,
  answers: {},
  skipped: new Set<string>(),
  changing: null,
  ...changes,
});

test('questions are asked one after the other, and a skipped one is not asked again', () => {
  expect(nextQuestion(talk())?.id).toBe('a');
  expect(nextQuestion(talk({ answers: { a: 'x' } }))?.id).toBe('b');
  const skipped = talk({ answers: { a: 'x' }, skipped: new Set(['b']) });
  expect(nextQuestion(skipped)?.id).toBe('c');
  expect(saidSoFar(skipped).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(nextQuestion({ ...skipped, answers: { a: 'x', c: 'z' } })).toBeNull();
});

test('an answer that is given anew is asked at once, and the conversation goes on where it was', () => {
  const changing = talk({ answers: { a: 'x', b: 'y' }, changing: 'a' });
  expect(nextQuestion(changing)?.id).toBe('a');
  expect(saidSoFar(changing).map(({ id }) => id)).toEqual(['b']);
  expect(nextQuestion({ ...changing, changing: null })?.id).toBe('c');
});
