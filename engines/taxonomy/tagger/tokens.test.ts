import { describe, expect, it } from 'vitest';
import { sentencesOf } from './tokens.ts';

const written = (text: string) => sentencesOf(text).map((tokens) => tokens.map((token) => token.text));

describe('sentencesOf', () => {
  it('ends a sentence at a full stop but not after an abbreviation', () => {
    expect(written('We ship. You test, e.g. with Jest.')).toEqual([
      ['We', 'ship'],
      ['You', 'test', 'e.g', 'with', 'Jest'],
    ]);
  });

  it('takes a line for a sentence unless the next goes on in lower case', () => {
    expect(written('Strong knowledge of\ncloud security\nTeam player')).toEqual([
      ['Strong', 'knowledge', 'of', 'cloud', 'security'],
      ['Team', 'player'],
    ]);
    expect(written('Python\n• sailing\n• rope work')).toEqual([['Python'], ['sailing'], ['rope', 'work']]);
  });

  it('keeps the signs within a word and drops those around it', () => {
    expect(written('CI/CD, “node.js” (hands-on) – C++!')).toEqual([['CI/CD', 'node.js', 'hands-on', 'C++']]);
  });

  it('says before which words a name must end', () => {
    const [tokens] = sentencesOf('Skills: menu design, plating (hot) and grill');
    expect(tokens!.filter((token) => token.isParted).map((token) => token.text)).toEqual([
      'menu',
      'plating',
      'hot',
      'and',
    ]);
  });

  it('gives offsets into the text as it was written', () => {
    const text = '  • “Excellent”  skills…\r\nX';
    for (const token of sentencesOf(text).flat()) expect(text.slice(token.start, token.end)).toBe(token.text);
  });
});
