import { expect, it } from 'vitest';
import { paraphrasesOf } from './paraphrases.ts';

const LINES = [
  'leave: time off = days off',
  'sick leave: time off sick',
  'leave of a parent: time off after birth',
];

it.each([
  ['How much time off sick is paid?', 'How much sick leave is paid?'],
  ['Is time off after birth paid?', 'Is leave of a parent paid?'],
  ['Is time off paid?', 'Is leave paid?'],
])('%j is read by its longest wording, wherever that stands in the table', (question, read) => {
  for (const lines of [LINES, LINES.toReversed()])
    expect(paraphrasesOf(lines.join('\n')).reread(question, () => true).text).toBe(read);
});

it('a wording stays as it is where the documents do not say what it means', () => {
  const { reread } = paraphrasesOf(LINES.join('\n'));
  expect(reread('Is time off sick paid?', (stem) => stem === 'leav').text).toBe('Is leave sick paid?');
  expect(reread('Is time off sick paid?', () => false).text).toBe('Is time off sick paid?');
});
