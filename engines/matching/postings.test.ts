import { describe, expect, it } from 'vitest';
import { linesOf } from './postings.ts';

const textsOf = (text: string) => linesOf(text).map((line) => line.text);

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
});
