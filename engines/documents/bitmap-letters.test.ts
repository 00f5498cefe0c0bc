import { expect, it } from 'vitest';
import { letterOfBitmap } from './bitmap-letters.ts';

it('reads the dashes and joined letters of fonts that TeX drew, and leaves others alone', () => {
  expect(['\u0015', '\u001c', '\u001d', '\u000c', '\u0088'].map(letterOfBitmap)).toEqual([
    '–',
    'fi',
    'fl',
    'fi',
    '•',
  ]);
  expect(['a', 'é', '-'].map(letterOfBitmap)).toEqual(['a', 'é', '-']);
});
