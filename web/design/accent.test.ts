import { expect, test } from 'vitest';
import { contrast, shadesOf } from './accent.ts';

const ACCENTS = [
  '#0f5a54',
  '#1d4ed8',
  '#facc15',
  '#ef4444',
  '#7c3aed',
  '#808080',
  '#000000',
  '#ffffff',
  '#00ff00',
];

test.each(ACCENTS)('white is legible on the strong shades of %s, and its ink on paper', (accent) => {
  const shades = shadesOf(accent);
  expect(contrast('#ffffff', shades[6])).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#ffffff', shades[7])).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#ffffff', shades[8])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shades[8], '#faf7f2')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shades[3], '#1c1a17')).toBeGreaterThanOrEqual(4.5);
});

test('shades grow darker step by step', () => {
  for (const accent of ACCENTS) {
    const white = shadesOf(accent).map((shade) => contrast('#ffffff', shade));
    expect(white).toEqual([...white].sort((a, b) => a - b));
  }
});
