import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { rootOf, stemOf, withoutArabicPrefixes, wordsOf } from './words.ts';

const stem = (word: string) => stemOf(fold(word));

describe('words', () => {
  it('keep the signs of names, part at other dots, and have "&" for "and"', () => {
    const texts = wordsOf(fold('C++ & C#, ASP.NET, .NET; Node.js 3D')).map(({ text }) => text);
    expect(texts).toEqual(['c++', 'and', 'c#', 'asp', 'net', '.net', 'node', 'js', '3d']);
  });

  it('say where they stand', () => {
    expect(wordsOf('to weld').map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [3, 7],
    ]);
  });
});

describe('the stem of a word', () => {
  it.each([
    ['companies', 'company'],
    ['ties', 'tie'],
    ['boxes', 'box'],
    ['classes', 'class'],
    ['nurses', 'nurse'],
    ['bus', 'bus'],
    ['analysis', 'analysis'],
    ['economics', 'economics'],
    ['gas', 'gas'],
    ['organisation', 'organization'],
    ['organised', 'organized'],
    ['labelling', 'labeling'],
    ['labour', 'labor'],
    ['hour', 'hour'],
    ['centre', 'center'],
    ['programmes', 'program'],
  ])('%s is %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  it.each([
    ['المحاسبة', 'محاسبه'],
    ['والمحاسبة', 'ومحاسبه'],
    ['بالبرمجة', 'ببرمجه'],
    ['للمبيعات', 'لمبيعه'],
    ['شركات', 'شركه'],
    ['بنات', 'بنات'],
    ['هندسية', 'هندسي'],
    ['إلى', 'الي'],
  ])('of Arabic %s is %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });
});

describe('the root of a word', () => {
  it.each([
    [['accountant', 'accounting', 'accounts'], 'account'],
    [['welder', 'welding'], 'weld'],
    [['care', 'cares'], 'care'],
    [['car', 'cars'], 'car'],
    [['محاسب', 'محاسبون', 'المحاسبين', 'محاسبة'], 'حاسب'],
  ] as const)('is one of %j', (words, root) => {
    expect(words.map((word) => rootOf(fold(word)))).toEqual(words.map(() => root));
  });

  it.each([['customs'], ['police']])('of %s is its own, and none of another trade', (word) => {
    expect(rootOf(word)).toBe(word);
  });
});

describe('an Arabic word with prepositions', () => {
  it.each([
    ['وبالبرمجه', ['ببرمجه', 'برمجه'], [1, 2]],
    ['للتصميم', ['تصميم'], [2]],
    ['محاسب', [], []],
  ])('%s holds others, the nearest first', (word, stems, skipped) => {
    const rests = withoutArabicPrefixes(word);
    expect([rests.map((rest) => rest.stem), rests.map((rest) => rest.skipped)]).toEqual([stems, skipped]);
  });
});
