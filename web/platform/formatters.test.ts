import fs from 'node:fs';
import { expect, test } from 'vitest';
import { formattersFor } from './formatters.ts';

const en = formattersFor('en');
const ar = formattersFor('ar');

test('a share is whole percent in both languages', () => {
  expect(en.percent(0.724)).toBe('72%');
  expect(ar.percent(0.724)).toContain('72');
});

test('what is not all is never shown as all', () => {
  expect(en.percent(0.9996)).toBe('99%');
  expect(en.percent(1)).toBe('100%');
});

test('a partial date is a month and a year, or a year alone', () => {
  expect(en.month('2021-03')).toBe('Mar 2021');
  expect(ar.month('2021-03')).toContain('مارس');
  expect(en.month('2021')).toBe('2021');
  expect(en.month(null)).toBe('');
});

test('time that has passed is told from now', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(en.relative('2026-11-20T12:00:00Z', now)).toBe('yesterday');
  expect(en.relative('2026-11-21T09:00:00Z', now)).toBe('3 hours ago');
  expect(ar.relative('2026-11-21T09:00:00Z', now)).toContain('3 ساعات');
});

test('a moment names its month in both languages', () => {
  expect(en.dateAndTime('2026-11-19T11:14:00')).toBe('19 Nov 2026, 11:14');
  expect(ar.dateAndTime('2026-11-19T11:14:00')).toMatch(/^19 نوفمبر 2026، 11:14/);
});

test('names of the other script keep the order of a list, each by itself', () => {
  expect(ar.list(['المحاسبة', 'Water stewardship', 'Climate change'])).toBe(
    'المحاسبة و\u2068Water stewardship\u2069 و\u2068Climate change\u2069',
  );
  expect(ar.list(['\u2068Excel\u2069'])).toBe('\u2068Excel\u2069');
  expect(en.list(['Excel', 'محاسبة'])).toBe('Excel and \u2068محاسبة\u2069');
});

test('a salary may be open at one end', () => {
  expect(en.moneyRange(12_000, 18_000)).toMatch(/AED\s?12,000\s?[–-]\s?18,000/);
  expect(en.moneyRange(null, 18_000)).toMatch(/AED\s?18,000/);
  expect(en.moneyRange(null, null)).toBe('');
});

test('a list takes the direction of the screen, whatever script its first item is in', () => {
  // A `bdi` takes that of the first letter: «R وتنظيف البيانات» would run from the left.
  const web = new URL('..', import.meta.url);
  for (const file of fs.globSync('{app,design,features,widgets}/**/*.tsx', { cwd: web }))
    expect(fs.readFileSync(new URL(file, web), 'utf8'), file).not.toMatch(
      /<bdi[^>]*>\s*\{(?:words\.names|format\.list)\(/,
    );
});
