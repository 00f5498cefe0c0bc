import { expect, test } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { fontsOfMixedScripts, hasBrokenFont } from './broken-fonts.ts';
import { breaksBeforeEnd, opensDate } from './date-fragments.ts';
import { paint } from './glyph.fixtures.ts';
import type { Glyph } from './glyph.ts';
import { linesOf } from './lines-of-rows.ts';
import { readPainted } from './painted-order.ts';
import { rowsOf } from './painted-words.ts';
import { besideSoundFonts } from './recognised-fonts.ts';

const letters = (text: string): { text: string; isSpace: boolean }[] =>
  [...text].map((letter) => ({ text: letter, isSpace: letter === ' ' }));
const textsOf = (glyphs: Glyph[]): string[] =>
  linesOf(rowsOf(glyphs), 1, 0, false, []).map(({ text }) => text);

test('an Arabic phrase on a line of Latin letters is read from its end', () => {
  expect(readPainted(letters('Profile / صخلملا ينهملا (CV)'), false)).toBe('Profile / المهني الملخص (CV)');
});

test.each([
  '3 May 2014 until 31',
  '3 May 2014 until 31 March',
  '09/2018 - till',
  '2016 –',
  '(Nov 2023 -',
  'أبريل ٢٠٢٤ – حتى',
])('"%s" breaks before its end', (text) =>
  expect([opensDate(text), breaksBeforeEnd(text)]).toEqual([true, true]),
);

test('a range that breaks behind a day goes on below, beside other text', () => {
  const glyphs = [
    ...paint('Tally Clerk', 40, 100),
    ...paint('1 May 2014 until 31', 300, 100),
    ...paint('Harbour Stores', 40, 112),
    ...paint('March 2021', 300, 112),
  ];
  expect(textsOf(glyphs)).toEqual(['Tally Clerk\t1 May 2014 until 31 March 2021', 'Harbour Stores']);
});

test('a range in brackets goes on below', () => {
  const glyphs = [
    ...paint('(Nov 2023 -', 40, 100),
    ...paint('Tally Clerk', 140, 100),
    ...paint('Present)', 40, 112),
    ...paint('Harbour Stores', 140, 112),
  ];
  expect(textsOf(glyphs)).toEqual(['(Nov 2023 - Present)\tTally Clerk', 'Harbour Stores']);
});

test('a range goes on below though its gutter is set lower than the text beside it', () => {
  const glyphs = [
    ...paint('Tally Clerk', 140, 96),
    ...paint('(Aug 2022 - May', 40, 102),
    ...paint('Harbour Stores', 140, 109),
    ...paint('2024)', 40, 115),
  ];
  expect(textsOf(glyphs)).toEqual(['Tally Clerk', '(Aug 2022 - May 2024)', 'Harbour Stores']);
});

test('a brace before a text is the bullet of a font of signs', () => {
  expect(textsOf([...paint('{', 40, 100), ...paint('Cargo plans', 70, 100)])).toEqual(['• Cargo plans']);
});

const inFont = (font: string, text: string, y: number): Glyph[] =>
  paint(text, 40, y).map((glyph) => ({ ...glyph, font }));
const GARBLED = 'شركةהʛӷمهندسґեӈمديرЈӵʞفنيҐזəحاسبӶגʙ';
const SOUND = 'Quay Nine Logistics plans berths for forty vessels in every week of the year';

test('a font that names letters of five scripts is not to be believed, and one of two languages is', () => {
  expect(hasBrokenFont(releaseTaxonomy, inFont('f2', GARBLED, 100))).toBe(true);
  expect([...fontsOfMixedScripts([...inFont('f1', SOUND, 80), ...inFont('f2', GARBLED, 100)])]).toEqual([
    'f2',
  ]);
  expect([...fontsOfMixedScripts(inFont('f2', `${SOUND} مخططة أرصفة في ميناء جدة`, 80))]).toEqual([]);
});

test('a font of text that has no name for a letter or two is to be believed, and one for many is not', () => {
  const without = (count: number) =>
    inFont('f1', SOUND, 80).map((glyph, at) =>
      at % 3 === 1 && at < 3 * count ? { ...glyph, text: '', isSpace: false, code: 900 + (at % 2) } : glyph,
    );
  expect(hasBrokenFont(releaseTaxonomy, without(2))).toBe(false);
  expect(hasBrokenFont(releaseTaxonomy, without(12))).toBe(true);
});

test('where a lesser font is broken, only its words are those of the picture', () => {
  const own = [...inFont('f1', SOUND, 80), ...inFont('f2', GARBLED, 100)];
  const seen = [...paint('Ouay Nlne', 40, 80.4), ...paint('ةطخم', 42, 100.7, 11)];
  const both = besideSoundFonts(releaseTaxonomy, own, seen);
  expect(textsOf(both)).toEqual([SOUND, 'مخطة']);
});

test('a form in English on an Arabic page is read from the left', () => {
  const glyphs = [
    ...paint('Nationality', 40, 100),
    ...paint(': Egyptian', 300, 100),
    ...paint('Visa Status', 40, 112),
    ...paint(': Visit', 300, 112),
  ];
  const texts = linesOf(rowsOf(glyphs), 1, 0, true, []).map(({ text }) => text);
  expect(texts).toEqual(['Nationality\t: Egyptian', 'Visa Status\t: Visit']);
});
