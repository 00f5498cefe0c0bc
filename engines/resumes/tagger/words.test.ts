import { describe, expect, it } from 'vitest';
import { lineWords } from './words.ts';

describe('the words of a line', () => {
  it('know where they stand and what parts them', () => {
    const line = 'Cook – Hotel Mirage, Aqaba (2019)';
    const words = lineWords(line);
    expect(words.map(({ text, mark }) => [text, mark])).toEqual([
      ['Cook', '^'],
      ['Hotel', '-'],
      ['Mirage', ' '],
      ['Aqaba', ','],
      ['2019', '('],
    ]);
    for (const { text, start, end } of words) expect(line.slice(start, end)).toBe(text);
  });

  it('hold marks that belong to them, in both scripts', () => {
    expect(lineWords("C++ و .NET، فنّي R&D chef's").map(({ text }) => text)).toEqual([
      'C++',
      'و',
      'NET',
      'فنّي',
      'R&D',
      "chef's",
    ]);
  });
});
