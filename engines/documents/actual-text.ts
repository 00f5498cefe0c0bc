/**
 * The words that a PDF gives for what its fonts cannot say (ActualText, ISO 32000-1, 14.9.4): letters that are painted
 * in parts, such as an Arabic skeleton and its dots, and ligatures. Browsers, word processors and Typst write them;
 * pdfjs leaves them out, but passes on the number of a marked stretch (MCID), whatever it is. So pdfjs is handed a
 * file whose streams name such words so.
 */

import type { Glyph } from './glyph.ts';
import { withStreamsRewritten } from './pdf-streams.ts';

const ACTUAL_TEXT = /\/ActualText(?=\s*[<(])/g;

/** A copy of a PDF whose actual texts pdfjs passes on as the numbers of marked stretches. */
export function withActualTexts(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return withStreamsRewritten(bytes, (text) =>
    text.includes('/ActualText') ? text.replaceAll('/MCID', '/Mcid').replace(ACTUAL_TEXT, '/MCID') : null,
  );
}

/** The letters of a text string (ISO 32000-1, 7.9.2.2), of which pdfjs gives the bytes. */
export function decodeActualText(bytes: string): string {
  const decode = (encoding: string, from: number): string =>
    new TextDecoder(encoding).decode(Uint8Array.from(bytes.slice(from), (letter) => letter.charCodeAt(0)));
  if (bytes.startsWith('\xfe\xff')) return decode('utf-16be', 2);
  if (bytes.startsWith('\xff\xfe')) return decode('utf-16le', 2);
  return bytes.startsWith('\xef\xbb\xbf') ? decode('utf-8', 3) : bytes;
}

/** Parts of a letter's size: narrower than this is a mark on a letter, such as its dots. */
const MARK = 0.02;
const isMark = (glyph: Glyph): boolean => glyph.width <= MARK * glyph.size;

/**
 * The glyphs of a stretch with the letters that the document gives for it. What can be read from the glyphs themselves
 * in Latin letters or digits is left: nobody is to be told another text than is painted.
 */
export function spelledOut(painted: readonly Glyph[], actual: string): readonly Glyph[] {
  const text = actual.normalize('NFKC').replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u00ad]/g, '');
  const own = painted.map((glyph) => glyph.text).join('');
  const isReadable = /^[\s\p{Script=Latin}\p{P}\p{S}0-9]+$/u.test(own.normalize('NFKC'));
  if (isReadable || text === '' || text.length > 6 + 4 * painted.length) return painted;
  const letters = painted.filter((glyph) => !isMark(glyph));
  const bases = letters.length > 0 ? letters : painted.slice(0, 1);
  const units = text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
  const withText = (glyph: Glyph, own: string): Glyph => ({
    ...glyph,
    text: own,
    isSpace: own.trim() === '',
  });
  if (units.length === bases.length) {
    const isRtl = /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text);
    const across = [...bases].sort((a, b) => (isRtl ? b.x - a.x : a.x - b.x));
    return bases.map((glyph) => withText(glyph, units[across.indexOf(glyph)] ?? ''));
  }
  const x = Math.min(...bases.map((glyph) => glyph.x));
  const right = Math.max(...bases.map((glyph) => glyph.x + glyph.width));
  const last = bases.at(-1);
  return last ? [{ ...withText(last, text), x, width: right - x }] : [];
}

/** As far as a mark may be painted before or after its letter. */
const NEAR = 3;

/**
 * Marks of no width go to the letter that they stand on: vowel signs and hamzas join it; dots that name the whole
 * letter again, as some writers have them, add nothing; those whose letter has no body of its own stand for it.
 */
export function withMarksOnLetters(glyphs: Glyph[]): Glyph[] {
  const texts = new Map<Glyph, string>();
  const levels = new Map<Glyph, number>();
  const gone = new Set<Glyph>();
  glyphs.forEach((mark, index) => {
    if (!isMark(mark) || !/^[\p{L}\p{M}]+$/u.test(mark.text)) return;
    const isSign = /^\p{M}+$/u.test(mark.text);
    if (!isSign && !/\p{Script=Arabic}/u.test(mark.text)) return;
    const away = (base: Glyph): number => Math.max(base.x - mark.x, mark.x - base.x - base.width);
    const near = glyphs
      .slice(Math.max(0, index - NEAR), index + NEAR + 1)
      .filter((base) => !isMark(base) && !base.isSpace && Math.abs(base.y - mark.y) < mark.size)
      .sort((a, b) => away(a) - away(b));
    const below = near.filter((base) => away(base) < 0.25 * mark.size);
    const spelt = (base: Glyph): string => texts.get(base) ?? base.text;
    const bare = isSign ? below[0] : below.find((base) => spelt(base) === mark.text.normalize('NFD')[0]);
    if (!isSign && below.some((base) => spelt(base).includes(mark.text))) gone.add(mark);
    else if (bare) {
      texts.set(bare, (isSign ? spelt(bare) + mark.text : mark.text).normalize('NFC'));
      gone.add(mark);
    } else if (near[0]) levels.set(mark, near[0].y);
  });
  if (gone.size === 0 && levels.size === 0) return glyphs;
  return glyphs.flatMap((glyph) =>
    gone.has(glyph)
      ? []
      : [{ ...glyph, text: texts.get(glyph) ?? glyph.text, y: levels.get(glyph) ?? glyph.y }],
  );
}
