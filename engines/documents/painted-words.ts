/** Painted characters of a page to words on rows, by the statistics of their gaps. */
import { countArabic, countLatin, hasArabic, normaliseText } from '#engines/text/index.ts';
import type { Glyph } from './glyph.ts';
import { middleOf } from './middle.ts';
import { readPainted } from './painted-order.ts';

/** A word as painted: glyphs between gaps. */
export interface Word {
  glyphs: Glyph[];
  x: number;
  right: number;
  y: number;
  size: number;
  /** A painted space stands before this word. */
  afterSpace: boolean;
  /** A date that was moved here ends its segment at this word, or begins it. */
  endsSegment?: boolean;
  startsSegment?: boolean;
}

/** Words on one baseline. */
export interface Row {
  y: number;
  size: number;
  words: Word[];
  /** The page paints its spaces, so that a gap without one parts two boxes. */
  paintsSpaces: boolean;
}

/** Rows of words of a page, top to bottom. */
export function rowsOf(all: Glyph[]): Row[] {
  const glyphs = all.filter((glyph) => glyph.size > 2 && glyph.size < 200);
  const sorted = [...glyphs].sort((a, b) => a.y - b.y || a.x - b.x);
  // Where spaces are painted, a gap without one is mostly kerning.
  const paintsSpaces =
    glyphs.filter((glyph) => glyph.isSpace && glyph.width > 0).length > glyphs.length * 0.06;
  const rows: GlyphRow[] = [];
  for (const glyph of sorted) {
    if (glyph.isSpace && rows.length === 0) continue;
    const row = rows
      .slice(-3)
      .findLast(({ y, size }) => Math.abs(y - glyph.y) <= 0.3 * Math.min(size, glyph.size));
    if (row) {
      row.glyphs.push(glyph);
      if (!glyph.isSpace) row.size = Math.max(row.size, glyph.size);
    } else if (!glyph.isSpace) rows.push({ y: glyph.y, size: glyph.size, glyphs: [glyph] });
  }
  return joinBaselines(rows)
    .map((row) => ({
      y: row.y,
      size: row.size,
      words: wordsOf(row.glyphs, paintsSpaces ? 0.3 : 0.15),
      paintsSpaces,
    }))
    .filter((row) => row.words.length > 0);
}

interface GlyphRow {
  y: number;
  size: number;
  glyphs: Glyph[];
}

/** A small date and the larger heading beside it may stand on baselines of their own and are one row all the same. */
function joinBaselines(rows: GlyphRow[]): GlyphRow[] {
  const out: GlyphRow[] = [];
  const edges = (row: GlyphRow): [number, number] => {
    const ink = row.glyphs.filter((glyph) => !glyph.isSpace);
    return [Math.min(...ink.map((glyph) => glyph.x)), Math.max(...ink.map((glyph) => glyph.x + glyph.width))];
  };
  for (const row of rows) {
    const last = out.at(-1);
    if (
      last &&
      Math.abs(last.size - row.size) > 0.3 &&
      row.y - last.y < 0.45 * Math.min(last.size, row.size)
    ) {
      const [a, b] = edges(last);
      const [c, d] = edges(row);
      if (c > b + row.size || a > d + row.size) {
        // The larger text's baseline is the row's.
        if (row.size > last.size) last.y = row.y;
        last.size = Math.max(last.size, row.size);
        last.glyphs.push(...row.glyphs);
        continue;
      }
    }
    out.push({ ...row, glyphs: [...row.glyphs] });
  }
  return out;
}

function wordsOf(glyphs: Glyph[], gapLimit: number): Word[] {
  const words: Word[] = [];
  for (const stretch of stretchesOf(inkOf(glyphs))) {
    const limit = wordGapOf(stretch, gapLimit);
    for (const [index, glyph] of stretch.entries()) {
      const previous = words.at(-1);
      const allowed = index === 0 ? gapLimit * glyph.size : limit;
      if (previous && !glyph.spaceBefore && glyph.x - previous.right <= allowed) {
        previous.glyphs.push(glyph);
        previous.right = Math.max(previous.right, glyph.x + glyph.width);
        previous.size = Math.max(previous.size, glyph.size);
      } else
        words.push({
          glyphs: [glyph],
          x: glyph.x,
          right: glyph.x + glyph.width,
          y: glyph.y,
          size: glyph.size,
          afterSpace: glyph.spaceBefore,
        });
    }
  }
  return words;
}

/** A glyph that is no space; whether a painted space, or an icon, stands before it. */
type Ink = Glyph & { spaceBefore: boolean };

/** The glyphs of a row from left to right, without spaces, icons and what is painted twice to look bold. */
function inkOf(glyphs: Glyph[]): Ink[] {
  const ink: Ink[] = [];
  let spaceBefore = false;
  for (const glyph of [...glyphs].sort((a, b) => a.x - b.x || a.order - b.order)) {
    if (glyph.isSpace || isIcon(glyph.text)) {
      spaceBefore = true;
      continue;
    }
    const twin = ink.at(-1);
    if (
      twin &&
      twin.text === glyph.text &&
      glyph.x - twin.x < 0.12 * glyph.size &&
      glyph.width > 0.15 * glyph.size
    )
      continue;
    ink.push({ ...glyph, spaceBefore });
    spaceBefore = false;
  }
  return ink;
}

/** A stretch of one style without wide gaps shares one spacing. */
function stretchesOf(ink: Ink[]): Ink[][] {
  const stretches: Ink[][] = [];
  for (const glyph of ink) {
    const stretch = stretches.at(-1);
    const last = stretch?.at(-1);
    if (stretch && last && isSameStretch(last, glyph)) stretch.push(glyph);
    else stretches.push([glyph]);
  }
  return stretches;
}

/** Icon fonts paint from the private use area; their glyphs are no text. */
function isIcon(text: string): boolean {
  return (
    /^[\ue000-\uf8ff\u{f0000}-\u{10ffff}\ufffd\p{Cc}]+$/u.test(text) &&
    !/[\uf0b7\uf0a7\uf0d8\uf076]/.test(text)
  );
}

function isSameStretch(a: Glyph, b: Glyph): boolean {
  return Math.abs(a.size - b.size) < 0.1 && a.bold === b.bold && b.x - (a.x + a.width) < 1.2 * a.size;
}

/** Widest gap inside a word. Letter-spaced text is told by its median gap. */
function wordGapOf(stretch: Ink[], gapLimit: number): number {
  const size = stretch[0]?.size ?? 0;
  const gaps = stretch.flatMap((glyph, index) => {
    const before = stretch[index - 1];
    return before && !glyph.spaceBefore ? [glyph.x - before.x - before.width] : [];
  });
  const median = middleOf(gaps);
  return gaps.length >= 3 && median > 0.08 * size ? median + 0.2 * size : gapLimit * size;
}

/** The text of a row in reading order. */
export function rowText(row: Row, isRtl: boolean): string {
  return normaliseText(readWords(row.words, isRtl));
}

/** The text of words in reading order, with a space between two. */
export function readWords(words: Word[], isRtl: boolean): string {
  const painted = words.flatMap((word, index) => [
    ...(index > 0 ? [{ text: ' ', isSpace: true }] : []),
    ...word.glyphs.map((glyph) => ({ text: glyph.text, isSpace: false })),
  ]);
  const raw = painted.map((p) => p.text).join('');
  const text = readPainted(
    painted,
    isRtl ? hasArabic(raw) || !/\p{L}/u.test(raw) : countArabic(raw) > countLatin(raw),
  );
  return text.replace(NAMELESS_DASH, '–');
}

/** Fonts of LaTeX leave the dash without a name more often than any other sign: "2013", a glyph of no name, "2019". */
const NAMELESS_DASH = /(?<=\d\s?)\uffff(?=\s?[\p{L}\d])/gu;

/** Where words of a row begin and end, in points; not a number where there are none. */
export function spanOf(words: readonly Word[]): { left: number; right: number } {
  return { left: words.at(0)?.x ?? Number.NaN, right: words.at(-1)?.right ?? Number.NaN };
}

/**
 * The glyph whose style is the word's: a letter, not the comma that follows it in another weight. Throws where a word
 * has no glyph.
 */
export function tellingGlyph(word: Word): Glyph {
  const letters = word.glyphs.filter((glyph) => /[\p{L}\p{N}]/u.test(glyph.text));
  const telling = letters[letters.length >> 1] ?? word.glyphs.at(0);
  if (!telling) throw new Error('a word without letters');
  return telling;
}
