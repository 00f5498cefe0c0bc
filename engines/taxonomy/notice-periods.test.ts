import { expect, test } from 'vitest';
import { noticePeriodNamed } from './notice-periods.ts';
import { releaseTaxonomy } from './taxonomy.fixtures.ts';

test.each([
  ['30 days', 30],
  ["30 days' notice", 30],
  ['Two months (negotiable)', 60],
  ['Immediately available', 0],
  ['Within three months', 90],
  ['شهر واحد', 30],
  ['متاح فورًا', 0],
  ['٣٠ يومًا', 30],
  ['ثلاثة أشهر', 90],
])('the notice of “%s” is %d days', (words, days) => {
  expect(noticePeriodNamed(releaseTaxonomy, words)?.days).toBe(days);
});

test.each(['', 'March 2026', 'To be agreed', 'بالاتفاق'])('“%s” names no notice period', (words) => {
  expect(noticePeriodNamed(releaseTaxonomy, words)).toBeNull();
});
