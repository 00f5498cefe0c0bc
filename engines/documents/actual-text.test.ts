import { describe, expect, it } from 'vitest';
import { decodeActualText, spelledOut, withMarksOnLetters } from './actual-text.ts';
import { glyphOf } from './glyph.fixtures.ts';
import type { Glyph } from './glyph.ts';

/** Glyphs of ten points side by side, from the left. */
const painted = (texts: readonly string[], given: Partial<Glyph> = {}): Glyph[] =>
  texts.map((text, order) => glyphOf({ text, x: 50 + 10 * order, width: 8, order, ...given }));
const textsOf = (glyphs: readonly Glyph[]) => glyphs.map(({ text }) => text);
/** Letters without their dots, as fonts that are painted in parts name them. */
const SKELETONS = ['\u066e', '\u06a1'];

describe('the text that a document gives for a stretch', () => {
  it('is its glyphs’, one by one, Arabic from the right', () => {
    expect(textsOf(spelledOut(painted(SKELETONS), 'بف'))).toEqual(['ف', 'ب']);
    expect(textsOf(spelledOut(painted(['\ue001', '\ue002']), 'fi'))).toEqual(['f', 'i']);
  });

  it('stands in one glyph as wide as the stretch where it has more or fewer letters', () => {
    const glyphs = spelledOut(painted(SKELETONS), 'بيت');
    expect(glyphs.map(({ text, x, width }) => [text, x, width])).toEqual([['بيت', 50, 18]]);
  });

  it.each([
    ['what is painted can be read', ['C', 'V'], 'Ten years'],
    ['it is empty', SKELETONS, ''],
    ['it is nothing but marks of direction', SKELETONS, '\u200f\u202b'],
    ['it is far longer than what is painted', SKELETONS, 'ب'.repeat(15)],
  ])('is not believed where %s', (_, texts, actual) => {
    const glyphs = painted(texts);
    expect(spelledOut(glyphs, actual)).toBe(glyphs);
  });

  it('is believed up to that length', () => {
    expect(textsOf(spelledOut(painted(SKELETONS), 'ب'.repeat(14)))).toEqual(['ب'.repeat(14)]);
  });

  it.each([
    ['\xfe\xff\x06\x28', 'ب'],
    ['\xff\xfe\x28\x06', 'ب'],
    ['\xef\xbb\xbf\xd8\xa8', 'ب'],
    ['plain', 'plain'],
  ])('is written in one of four ways: %j', (bytes, text) => {
    expect(decodeActualText(bytes)).toBe(text);
  });
});

describe('a mark of no width', () => {
  const mark = (text: string, given: Partial<Glyph>): Glyph[] => painted([text], { width: 0, ...given });
  const letters = painted(['ب', 'x']);

  it.each([
    ['a vowel sign joins the letter that it stands on', '\u064e', 54, ['ب\u064e', 'x']],
    ['dots that name the letter again add nothing', 'ب', 54, ['ب', 'x']],
    ['Latin letters are none', 'x', 64, ['ب', 'x', 'x']],
  ])('%s', (_, text, x, expected) => {
    expect(textsOf(withMarksOnLetters([...letters, ...mark(text, { x })]))).toEqual(expected);
  });

  it('that stands far from all comes down to their line', () => {
    const glyphs = withMarksOnLetters([...letters, ...mark('ت', { x: 90, y: 95 })]);
    expect(glyphs.map(({ text, y }) => [text, y])).toContainEqual(['ت', 100]);
  });
});
