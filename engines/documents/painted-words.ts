/** Painted characters of a page to words on rows, by the statistics of their gaps. */
import { countArabic, countLatin, hasArabic, normaliseText } from '#engines/text/index.ts';
import type { Glyph } from './glyph.ts';
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
  const rows: { y: number; size: number; glyphs: Glyph[] }[] = [];
  for (const glyph of sorted) {
    if (glyph.isSpace && rows.length === 0) continue;
    let row: { y: number; size: number; glyphs: Glyph[] } | undefined;
    for (let i = rows.length - 1; i >= 0 && i >= rows.length - 3; i--) {
      const candidate = rows[i]!;
      if (Math.abs(candidate.y - glyph.y) <= 0.3 * Math.min(candidate.size, glyph.size)) {
        row = candidate;
        break;
      }
    }
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
  const sorted = [...glyphs].sort((a, b) => a.x - b.x || a.order - b.order);
  const painted: (Glyph & { spaceBefore: boolean })[] = [];
  let spaceBefore = false;
  for (const glyph of sorted) {
    if (glyph.isSpace || isIcon(glyph.text)) {
      spaceBefore = true;
      continue;
    }
    const twin = painted.at(-1);
    // Bold that is faked by painting twice.
    if (
      twin &&
      twin.text === glyph.text &&
      glyph.x - twin.x < 0.12 * glyph.size &&
      glyph.width > 0.15 * glyph.size
    )
      continue;
    painted.push({ ...glyph, spaceBefore });
    spaceBefore = false;
  }
  const words: Word[] = [];
  let i = 0;
  while (i < painted.length) {
    // A stretch of one style without wide gaps shares one spacing.
    let j = i + 1;
    while (j < painted.length && isSameStretch(painted[j - 1]!, painted[j]!)) j++;
    const limit = wordGapOf(painted.slice(i, j), gapLimit);
    for (let k = i; k < j; k++) {
      const glyph = painted[k]!;
      const previous = words.at(-1);
      const gap = previous ? glyph.x - previous.right : 0;
      const isFirst = k === i;
      const allowed = isFirst ? gapLimit * glyph.size : limit;
      if (previous && !glyph.spaceBefore && gap <= allowed) {
        previous.glyphs.push(glyph);
        previous.right = Math.max(previous.right, glyph.x + glyph.width);
        previous.size = Math.max(previous.size, glyph.size);
      } else {
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
    i = j;
  }
  return words;
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
function wordGapOf(stretch: (Glyph & { spaceBefore: boolean })[], gapLimit: number): number {
  const size = stretch[0]!.size;
  const gaps: number[] = [];
  for (let i = 1; i < stretch.length; i++) {
    const glyph = stretch[i]!;
    const before = stretch[i - 1]!;
    if (!glyph.spaceBefore) gaps.push(glyph.x - before.x - before.width);
  }
  if (gaps.length < 3) return gapLimit * size;
  gaps.sort((a, b) => a - b);
  const median = gaps[gaps.length >> 1]!;
  return median > 0.08 * size ? median + 0.2 * size : gapLimit * size;
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
  return readPainted(
    painted,
    isRtl ? hasArabic(raw) || !/\p{L}/u.test(raw) : countArabic(raw) > countLatin(raw),
  );
}

/** Where words of a row begin and end, in points; not a number where there are none. */
export function spanOf(words: readonly Word[]): { left: number; right: number } {
  return { left: words.at(0)?.x ?? Number.NaN, right: words.at(-1)?.right ?? Number.NaN };
}

/** The glyph whose style is the word's: a letter, not the comma that follows it in another weight. */
export function tellingGlyph(word: Word): Glyph {
  const letters = word.glyphs.filter((glyph) => /[\p{L}\p{N}]/u.test(glyph.text));
  return letters[letters.length >> 1] ?? word.glyphs[0]!;
}
