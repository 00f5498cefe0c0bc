import { describe, expect, it } from 'vitest';
import { importanceByLine, lineAt, linesOf } from './postings.ts';

const textsOf = (text: string) => linesOf(text).map((line) => line.text);
const importances = (...lines: string[]) => importanceByLine(linesOf(lines.join('\n')));

describe('the lines of a posting', () => {
  it('end at line breaks, sentences and bullets, with the places where they stood', () => {
    const text = 'Cook for forty. Bake!\n\n• Sauces • Soups; ready at ten';
    expect(textsOf(text)).toEqual([
      'Cook for forty.',
      ' Bake!',
      '•',
      ' Sauces •',
      ' Soups;',
      ' ready at ten',
    ]);
    for (const line of linesOf(text)) expect(text.slice(line.start, line.end)).toBe(line.text);
  });

  it('do not end within a number or a name', () => {
    expect(textsOf('Pays 1.5 times; ASP.NET is used.')).toEqual(['Pays 1.5 times;', ' ASP.NET is used.']);
  });

  it('are found by any place in them', () => {
    const text = 'One.\nTwo.\nThree.';
    const lines = linesOf(text);
    const at = (word: string) => lineAt(lines, text.indexOf(word));
    expect([at('One'), at('Two'), at('wo.'), at('Three'), at('ree.')]).toEqual([0, 1, 1, 2, 2]);
    expect([lineAt(lines, 0), lineAt(lines, 10_000)]).toEqual([0, 2]);
  });
});

describe('how much a posting wants what a line names', () => {
  it('is said by its wording first, then by the heading over it', () => {
    expect(
      importances(
        'Cook',
        'Requirements',
        'Excel',
        'Arabic is a plus',
        'Nice to have',
        'French',
        'German is required',
      ),
    ).toEqual(['should', 'must', 'must', 'nice', 'nice', 'nice', 'nice']);
    expect(importances('Cook', 'Excel is required')).toEqual(['should', 'must']);
  });

  it('is no more than usual again under a heading of other things', () => {
    expect(importances('Requirements', 'Excel', 'Responsibilities', 'Cook for forty')).toEqual([
      'must',
      'must',
      'should',
      'should',
    ]);
  });

  it('is not changed by a sentence that begins as a heading does', () => {
    expect(importances('Requirements of every guest are met with calm and care by us', 'Excel')[1]).toBe(
      'should',
    );
    expect(importances('Requirements, and more.', 'Excel')[1]).toBe('should');
    expect(importances('Requirements: Excel, Word', 'Arabic')).toEqual(['must', 'must']);
    expect(importances('1. Requirements', 'Excel')[1]).toBe('must');
  });
});
