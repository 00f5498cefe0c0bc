import { describe, expect, it } from 'vitest';
import { withCleanText } from './clean-text.ts';

describe('text from outside', () => {
  it.each([
    ['NUL and other control characters go', 'Ama\0l\u0007 \u007fNasser', 'Amal Nasser'],
    [
      'halves of surrogate pairs go, whole pairs stay',
      '\ud83d\ude00 \ud83d and \ude00',
      '\ud83d\ude00  and ',
    ],
    ['marks that turn what follows go', 'gpj.\u202efdp', 'gpj.fdp'],
    ['tabs and line breaks stay', 'one\ttwo\r\nthree', 'one\ttwo\r\nthree'],
    [
      'joiners and isolates of Arabic and mixed lines stay',
      'می\u200cخواهم \u2067عربي\u2069',
      'می\u200cخواهم \u2067عربي\u2069',
    ],
  ])('%s', (_, given, expected) => {
    expect(withCleanText(given)).toBe(expected);
  });

  it('is cleaned wherever it stands, also in keys, and everything else stays as it is', () => {
    const given = { 'na\0me': ['a\0', { deep: '\ud800b' }], count: 3, is: true, none: null };
    expect(withCleanText(given)).toEqual({ name: ['a', { deep: 'b' }], count: 3, is: true, none: null });
  });
});
