import type { Taxonomy } from '#engines/taxonomy/index.ts';
/** Fonts of a page that do not say which letters they paint, or say others: what they say is not to be believed. */

import type { Glyph } from './glyph.ts';
import { soundnessOfPairs } from './letter-statistics.ts';
import { isKnownArabic } from './scan-lexicon.ts';

/** So many different glyphs of no meaning are a text font without a map; icons are fewer. */
const MANY_GLYPHS = 12;
/** Letters of a font from which on it is one of text, and what may be missing within its words. */
const LEAST_LETTERS = 20;
const MOST_HOLES = 5;
const MOST_HOLES_SHARE = 0.02;
/** Marks that name a letter which stands nowhere near them, of all letters: some stand for a letter without a body. */
const MOST_STRAY_MARKS = 0.06;
/** Arabic letters without their dots, which no text is written in; the nun of Urdu is left out. */
const SKELETON = /^[\u066e\u066f\u06a1\ufbe8\ufbe9]$/;
const NO_LETTER = /^(?:[\ue000-\uf8ff\ufffd\p{Cc}\p{Cn}\u{f0000}-\u{10ffff}]+|)$/u;

/** Whether a font of the page names other letters than it paints, so that its text is not to be believed. */
export function hasBrokenFont(taxonomy: Taxonomy, glyphs: readonly Glyph[]): boolean {
  return [...byFont(glyphs).values()].some(
    (own) => isWithoutMap(own) || hasHoles(own) || mixesScripts(own) || isGibberish(taxonomy, wordsOf(own)),
  );
}

function byFont(glyphs: readonly Glyph[]): Map<string, Glyph[]> {
  const fonts = new Map<string, Glyph[]>();
  for (const glyph of glyphs) {
    const own = fonts.get(glyph.font);
    if (own) own.push(glyph);
    else fonts.set(glyph.font, [glyph]);
  }
  return fonts;
}

/** The fonts of a page that name letters of many scripts; what its other fonts say may be sound. */
export function fontsOfMixedScripts(glyphs: readonly Glyph[]): Set<string> {
  return new Set([...byFont(glyphs)].flatMap(([font, own]) => (mixesScripts(own) ? [font] : [])));
}

/** Scripts that nobody writes among Arabic words: numbers of glyphs were taken for those of letters. */
const FOREIGN = [
  /\p{Script=Hebrew}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Devanagari}/u,
  /[\u0180-\u02af]/u,
];
const MANY_SCRIPTS = 3;
const LEAST_FOREIGN = 0.08;

/** Whether an Arabic font names letters of several scripts that have no business with each other. */
function mixesScripts(own: readonly Glyph[]): boolean {
  const letters = own.filter(({ text }) => /\p{L}/u.test(text));
  if (letters.length < LEAST_LETTERS || !letters.some(({ text }) => /\p{Script=Arabic}/u.test(text)))
    return false;
  const counts = FOREIGN.map((script) => letters.filter(({ text }) => script.test(text)).length);
  const foreign = counts.reduce((sum, count) => sum + count, 0);
  return (
    counts.filter((count) => count > 0).length >= MANY_SCRIPTS && foreign > LEAST_FOREIGN * letters.length
  );
}

/** Of the words of sound Arabic resumes three in five are known; of words whose letters are half wrong few are. */
const LEAST_KNOWN = 0.2;
const ENOUGH_WORDS = 15;

function isGibberish(taxonomy: Taxonomy, text: string): boolean {
  const soundness = soundnessOfPairs(text);
  if (soundness !== 'doubtful') return soundness === 'broken';
  const words = text.normalize('NFKC').match(/[\u0621-\u064a]{4,}/g) ?? [];
  if (words.length < ENOUGH_WORDS) return false;
  const known = words.filter(
    (word) => isKnownArabic(taxonomy, word) || isKnownArabic(taxonomy, [...word].reverse().join('')),
  );
  return known.length < LEAST_KNOWN * words.length;
}

/** A tab or a line's end that some fonts have for a space is one. */
const isUnmapped = ({ text, isSpace }: Glyph): boolean => !(isSpace && text !== '') && NO_LETTER.test(text);

function isWithoutMap(own: readonly Glyph[]): boolean {
  const nameless = own.filter(isUnmapped);
  return new Set(nameless.map(({ text, code }) => `${text} ${code}`)).size >= MANY_GLYPHS;
}

/** Letters, or the dots of letters, are missing within words. Bullets stand alone, and a nameless space is one glyph. */
function hasHoles(own: readonly Glyph[]): boolean {
  const isHole = own.map((glyph) => isUnmapped(glyph) || SKELETON.test(glyph.text));
  const letters = own.filter((glyph, index) => !isHole[index] && /\p{L}/u.test(glyph.text)).length;
  if (letters < LEAST_LETTERS) return false;
  const stray = own.filter(({ text, width, size }) => width < 0.02 * size && /\p{Script=Arabic}/u.test(text));
  if (stray.length > MOST_HOLES && stray.length > MOST_STRAY_MARKS * letters) return true;
  const inWords = own.filter(
    (glyph, index) => isHole[index] && (isBeside(glyph, own[index - 1]) || isBeside(own[index + 1], glyph)),
  );
  if (inWords.length < MOST_HOLES || inWords.length <= MOST_HOLES_SHARE * letters) return false;
  return (
    new Set(inWords.map(({ code }) => code)).size > 1 ||
    inWords.some(({ width, size, text }) => width < 0.02 * size || SKELETON.test(text))
  );
}

function isBeside(one: Glyph | undefined, other: Glyph | undefined): boolean {
  if (!one || !other || Math.abs(one.y - other.y) > 0.5 * one.size) return false;
  const gap = Math.max(one.x - other.x - other.width, other.x - one.x - one.width);
  return gap < 0.15 * one.size && (/\p{L}/u.test(one.text) || /\p{L}/u.test(other.text));
}

/** The words of a font as they were painted, parted where it paused. */
function wordsOf(own: readonly Glyph[]): string {
  let text = '';
  own.forEach((glyph, index) => {
    const last = own[index - 1];
    if (last && (glyph.order !== last.order + 1 || Math.abs(glyph.y - last.y) > 0.5 * glyph.size))
      text += ' ';
    text += glyph.text;
  });
  return text;
}
