import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toldTo } from './told.ts';

const postings = readFileSync(new URL('golden/told.txt', import.meta.url), 'utf8')
  .split(/^=== /mu)
  .slice(1)
  .map((part) => {
    const [name = '', ...lines] = part.split('\n');
    const [text = '', questions = ''] = lines.join('\n').split(/^---$/mu);
    const asked = questions
      .trim()
      .split('\n')
      .map((line) => line.split(' => '));
    return { name, text: text.trim(), asked };
  });

const firstTold = (question: string, text: string): string | null => {
  const [first] = toldTo(question, text)?.spans ?? [];
  return first ? text.slice(first.start, first.end) : null;
};

describe.each(postings)('the posting "$name"', ({ text, asked }) => {
  it.each(asked)('tells in its own words: %s', (question = '', wanted = '') => {
    const told = firstTold(question, text);
    const isMeant = wanted
      .split(' | ')
      .some((words) => (words === '-' ? told === null : told?.includes(words)));
    expect(isMeant, `${told}`).toBe(true);
  });
});
