import { expect, it } from 'vitest';
import { levelNamed } from './profiles.languages.ts';

it.each([
  ['جيد جدا', 'fluent'],
  ['جيدة جدًا', 'fluent'],
  ['very good', 'fluent'],
  ['جيد', 'intermediate'],
  ['Good', 'intermediate'],
])('reads how well a language is spoken: %s', (words, level) => {
  expect(levelNamed(words)).toBe(level);
});
