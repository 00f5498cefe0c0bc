/**
 * Glyphs of a PDF page to lines in reading order: words by gap statistics, columns by a conservative search for a
 * gutter, right-to-left lines read from the right, running heads dropped.
 */

import { isPlace, rolesOfLabel, sectionOfHeading, taxonomy } from '#engines/taxonomy/index.ts';
import {
  countArabic,
  countLatin,
  findDates,
  hasArabic,
  monthNamesByLength,
  normaliseText,
  withoutDates,
} from '#engines/text/index.ts';
import type { Glyph } from './glyph.ts';
import type { Block, Line, Run, Segment } from './page.ts';
import { BULLET, lineText } from './page.ts';
import { readPainted } from './painted-order.ts';
import type { LinkArea, PdfPage } from './read-pdf.ts';

/** A word as painted: glyphs between gaps. */
interface Word {
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
interface Row {
  y: number;
  size: number;
  words: Word[];
  /** The page paints its spaces, so that a gap without one parts two boxes. */
  paintsSpaces: boolean;
}

/** Orders all pages. `isRtl` is the base direction of the document. */
export function orderPages(all: PdfPage[]): {
  blocks: Block[];
  isRtl: boolean;
  hidden: { page: number; text: string }[];
} {
  const hidden: { page: number; text: string }[] = [];
  const pages = all.map((page, index) => {
    const { seen, unseen } = partHidden(page);
    if (unseen.length > 0) hidden.push({ page: index + 1, text: unseen });
    return { ...page, glyphs: seen };
  });
  let arabic = 0;
  let latin = 0;
  for (const page of pages) {
    for (const glyph of page.glyphs) {
      arabic += countArabic(glyph.text);
      latin += countLatin(glyph.text);
    }
  }
  const isRtl = arabic > latin * 0.6;
  const rowsOfPages = pages.map((page) => rowsOf(page.glyphs));
  dropRunningHeads(rowsOfPages, pages, isRtl);
  const blocks: Block[] = [];
  rowsOfPages.forEach((rows, index) => {
    const page = pages[index]!;
    for (const region of splitColumns(rows, isRtl)) {
      const lines = linesOf(region.rows, index + 1, region.column, isRtl, page.links);
      if (lines.length === 0) continue;
      const x = Math.min(...lines.map((line) => line.x));
      const right = Math.max(...lines.map((line) => line.x + line.width));
      blocks.push({ page: index + 1, column: region.column, x, width: right - x, lines });
    }
  });
  return { blocks, isRtl, hidden };
}

/** Fewer hidden letters than this are a stray mark, not a text. */
const LEAST_HIDDEN = 12;

/**
 * Parts what a reader of the page sees from what is set without ink beside visible text, in type of two points or
 * less, or off the page. A page that is all without ink is the layer of letters under a scan, and is read.
 */
function partHidden(page: PdfPage): { seen: Glyph[]; unseen: string } {
  const inked = page.glyphs.filter((glyph) => !glyph.isSpace && !glyph.isInvisible).length;
  const without = page.glyphs.filter((glyph) => !glyph.isSpace && glyph.isInvisible).length;
  const isLayer = without >= inked;
  const white = page.glyphs.filter((glyph) => !glyph.isSpace && glyph.isWhiteOnWhite).length;
  // Where most is white, there is a ground that the reader does not know of.
  const isPaper = 2 * white < inked;
  const isHidden = (glyph: Glyph): boolean =>
    (glyph.isInvisible && !isLayer) ||
    (glyph.isWhiteOnWhite && isPaper) ||
    glyph.size <= 2 ||
    glyph.x + glyph.width < -2 ||
    glyph.x > page.width + 2 ||
    glyph.y < -2 ||
    glyph.y - glyph.size > page.height + 2;
  const unseen = page.glyphs.filter(isHidden);
  if (unseen.length === 0) return { seen: page.glyphs, unseen: '' };
  const text = normaliseText(unseen.map((glyph) => (glyph.isSpace ? ' ' : glyph.text)).join(''))
    .replace(/\s+/g, ' ')
    .trim();
  return {
    seen: page.glyphs.filter((glyph) => !isHidden(glyph)),
    unseen: text.replace(/[^\p{L}\p{N}]/gu, '').length >= LEAST_HIDDEN ? text : '',
  };
}

/** Rows of words of a page, top to bottom. */
function rowsOf(all: Glyph[]): Row[] {
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

function dropRunningHeads(rowsOfPages: Row[][], pages: PdfPage[], isRtl: boolean): void {
  const pageNumber = /^(?:page|صفحة|p\.?)?\s*\d{1,2}\s*(?:(?:of|\/|من|-)\s*\d{1,2})?$/i;
  const keyOf = (row: Row): string => rowText(row, isRtl).replace(/\d+/g, '#').trim();
  const seen = new Map<string, number>();
  rowsOfPages.forEach((rows, index) => {
    const height = pages[index]!.height;
    const isEdge = (row: Row): boolean => row.y < 0.09 * height || row.y > 0.92 * height;
    rowsOfPages[index] = rows.filter((row) => {
      if (!isEdge(row)) return true;
      const text = rowText(row, isRtl).trim();
      if (row.y > 0.92 * height && pageNumber.test(text)) return false;
      if (pages.length < 2) return true;
      const key = `${row.y < 0.5 * height ? 'top' : 'foot'} ${keyOf(row)}`;
      const first = seen.get(key);
      if (first === undefined) {
        seen.set(key, index);
        return true;
      }
      return first === index;
    });
  });
}

function rowText(row: Row, isRtl: boolean): string {
  return normaliseText(readWords(row.words, isRtl));
}

function readWords(words: Word[], isRtl: boolean): string {
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

interface Region {
  rows: Row[];
  column: number;
}

/**
 * Cuts a page into regions in reading order: bands above and below a gutter span the page (column 0), the sides of a
 * gutter are columns of their own. Cuts again inside what is left over.
 */
function splitColumns(rows: Row[], isRtl: boolean, depth = 0): Region[] {
  if (rows.length < 4 || depth > 4) return rows.length > 0 ? [{ rows, column: 0 }] : [];
  const cut = bestGutter(rows, isRtl);
  if (!cut) return [{ rows, column: 0 }];
  const above = rows.slice(0, cut.from);
  const within = rows.slice(cut.from, cut.to);
  const below = rows.slice(cut.to);
  const left: Row[] = [];
  const right: Row[] = [];
  for (const row of within) {
    const l = row.words.filter((word) => (word.x + word.right) / 2 < cut.x);
    const r = row.words.filter((word) => (word.x + word.right) / 2 >= cut.x);
    if (l.length > 0) left.push({ ...row, y: baselineOf(l), size: sizeOf(l), words: l });
    if (r.length > 0) right.push({ ...row, y: baselineOf(r), size: sizeOf(r), words: r });
  }
  const sides: Region[] = [
    { rows: left, column: 1 },
    { rows: right, column: 2 },
  ];
  if (isRtl) sides.reverse();
  const inner = sides.flatMap((side) =>
    splitColumns(side.rows, isRtl, depth + 2).map((region) => ({
      rows: region.rows,
      column: region.column === 0 ? side.column : side.column * 10 + region.column,
    })),
  );
  return [...splitColumns(above, isRtl, depth + 1), ...inner, ...splitColumns(below, isRtl, depth + 1)];
}

function baselineOf(words: Word[]): number {
  return words.reduce((sum, word) => sum + word.y, 0) / words.length;
}

function sizeOf(words: Word[]): number {
  return Math.max(...words.map((word) => word.size));
}

interface Gutter {
  x: number;
  from: number;
  to: number;
  score: number;
}

/** The gutter with the best evidence of two columns, or none. */
function bestGutter(rows: Row[], isRtl: boolean): Gutter | null {
  const left = Math.min(...rows.map((row) => row.words[0]!.x));
  const right = Math.max(...rows.map((row) => row.words.at(-1)!.right));
  const span = right - left;
  if (span < 150) return null;
  const candidates = gutterCandidates(rows, left, right);
  let best: Gutter | null = null;
  for (const x of candidates) {
    let from = 0;
    while (from < rows.length) {
      while (from < rows.length && crosses(rows[from]!, x)) from++;
      let to = from;
      while (to < rows.length && !crosses(rows[to]!, x)) to++;
      if (to - from >= 4) {
        const gutter = judgeGutter(rows, x, from, to, isRtl);
        if (gutter && (!best || gutter.score > best.score)) best = gutter;
      }
      from = Math.max(to, from + 1);
    }
  }
  return best;
}

/** Whether ink, or the gap between two words of one phrase, lies on the gutter. */
function crosses(row: Row, x: number): boolean {
  for (let i = 0; i < row.words.length; i++) {
    const word = row.words[i]!;
    if (word.x < x + 1 && word.right > x - 1) return true;
    const next = row.words[i + 1];
    if (next && word.right <= x && next.x >= x) return next.x - word.right < Math.max(5, 0.62 * row.size);
  }
  return false;
}

/** Left edges that many rows share after a gap, and right edges that many rows share before one. */
function gutterCandidates(rows: Row[], left: number, right: number): number[] {
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  for (const row of rows) {
    row.words.forEach((word, i) => {
      const before = row.words[i - 1];
      const after = row.words[i + 1];
      if (!before || word.x - before.right > 0.62 * row.size) bump(starts, Math.round(word.x / 2));
      if (!after || after.x - word.right > 0.62 * row.size) bump(ends, Math.round(word.right / 2));
    });
  }
  const found = new Set<number>();
  for (const [key, count] of starts) {
    const total = count + (starts.get(key + 1) ?? 0);
    const x = key * 2;
    if (total < 3 || x <= left + 50 || x >= right - 50) continue;
    found.add(x - 4);
    // Bullets are set in from their heading: the column begins at the outermost edge nearby.
    for (let near = key - 1; near >= key - 11; near--) if (starts.has(near)) found.add(near * 2 - 4);
  }
  for (const [key, count] of ends) {
    const total = count + (ends.get(key + 1) ?? 0);
    const x = key * 2;
    if (total < 4 || x <= left + 50 || x >= right - 50) continue;
    found.add(x + 5);
    for (let near = key + 1; near <= key + 11; near++) if (ends.has(near)) found.add(near * 2 + 5);
  }
  return [...found];
}

function bump(map: Map<number, number>, key: number): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}

interface Side {
  count: number;
  headings: number;
  dates: number;
  short: number;
  letters: number;
  aligned: number;
  alone: number;
  /** Lines set wholly in bold. */
  bold: number;
  /** Dates that stand beside text on the other side. */
  pairedDates: number;
  /** Labels of a form ("Company", "Position"). */
  labels: number;
}

/** Judges whether the two sides of a gutter are columns of their own, rather than dates, towns or labels beside text. */
function judgeGutter(rows: Row[], x: number, from: number, to: number, isRtl: boolean): Gutter | null {
  const sides: [Side, Side] = [emptySide(), emptySide()];
  const edges: [number[], number[]] = [[], []];
  const centres: [number[], number[]] = [[], []];
  const lines: [SideLine[], SideLine[]] = [[], []];
  let both = 0;
  for (let i = from; i < to; i++) {
    const row = rows[i]!;
    const l = row.words.filter((word) => word.right <= x + 1);
    const r = row.words.filter((word) => word.right > x + 1);
    if (l.length > 0 && r.length > 0) {
      both++;
      if (isTableHead(row, isRtl)) return null;
    }
    [l, r].forEach((words, index) => {
      if (words.length === 0) return;
      const side = sides[index]!;
      const text = normaliseText(readWords(words, isRtl)).trim();
      side.count++;
      side.letters += text.length;
      const look = lookOf(row, text);
      if (look.isHeading) side.headings++;
      else if (look.isDate) {
        side.dates++;
        if (l.length > 0 && r.length > 0) side.pairedDates++;
      } else if (look.isLabel) side.labels++;
      lines[index]!.push({
        y: row.y,
        size: row.size,
        isAside: look.isAside,
        isPaired: l.length > 0 && r.length > 0,
      });
      if (text.length < 18) side.short++;
      if (words.every((word) => tellingGlyph(word).bold)) side.bold++;
      const other = index === 0 ? r : l;
      if (other.length === 0) side.alone++;
      edges[index]!.push(isRtl ? words.at(-1)!.right : words[0]!.x);
      centres[index]!.push((words[0]!.x + words.at(-1)!.right) / 2);
    });
  }
  const [l, r] = sides;
  if (l.count < 3 || r.count < 3) return null;
  // A sidebar may be centred.
  l.aligned = Math.max(alignedShare(edges[0]), alignedShare(centres[0]));
  r.aligned = Math.max(alignedShare(edges[1]), alignedShare(centres[1]));
  for (const side of sides) {
    const other = side === l ? r : l;
    if (
      side.headings > 0 &&
      side.alone <= 0.34 * side.count &&
      side.letters < 0.3 * other.letters &&
      side.bold > 0.75 * side.count &&
      other.bold < 0.6 * other.count &&
      side.short > 0.7 * side.count
    )
      return null;
    if (side.dates / side.count > 0.34) return null;
    if (isCompanion(lines[side === l ? 0 : 1])) return null;
    if (side.labels >= 3 && side.labels > 0.4 * side.count) return null;
    if (side.pairedDates >= 2 && side.pairedDates > 0.5 * both && side.alone <= 0.6 * side.count) return null;
    // Headings in the margin belong to the text beside them.
    if (side.headings >= 2 && side.headings + side.dates > 0.55 * side.count) return null;
  }
  const rowsTotal = to - from;
  const aloneShare = (l.alone + r.alone) / rowsTotal;
  // Columns are set flush at the start edge; a column of right-aligned towns or dates is not.
  if (Math.min(l.aligned, r.aligned) < 0.3) return null;
  let score = 0;
  const headed = Math.min(l.headings, r.headings);
  const anyHeading = l.headings + r.headings;
  if (headed >= 1) score = 3 + Math.min(3, headed) + anyHeading * 0.2;
  else if (anyHeading >= 1) {
    const bare = l.headings === 0 ? l : r;
    const isText = bare.count >= 5 && bare.short / bare.count < 0.7 && bare.dates / bare.count < 0.2;
    if (isText && aloneShare > 0.3) score = 1.5;
    else if (bare.count >= 5 && rowsTotal >= 9 && bare.alone / bare.count > 0.55 && bare.dates === 0)
      score = 1.2;
  } else if (l.count >= 6 && r.count >= 6 && aloneShare > 0.35 && l.letters > 120 && r.letters > 120) {
    const isList = Math.max(l.short / l.count, r.short / r.count) > 0.85;
    if (!isList) score = 1;
  }
  if (score === 0) return null;
  // Longer gutters and cleaner edges win among neighbours.
  score += rowsTotal / 40 + Math.min(l.aligned, r.aligned) + aloneShare * 0.5 - (both === 0 ? 1.5 : 0);
  score -= 2 * Math.max(l.dates / l.count, r.dates / r.count);
  if (score <= 0.5) return null;
  const kept = trimmed(rows, x, from, to, isRtl);
  // What is left after the cut must stand on its own.
  return kept.from === from && kept.to === to
    ? { x, from, to, score }
    : judgeGutter(rows, x, kept.from, kept.to, isRtl);
}

/**
 * Cuts rows off a columned stretch that belong to the page above or below it: lines before two headings that stand
 * side by side, and a last section whose only company is its dates.
 */
function trimmed(
  rows: Row[],
  x: number,
  from: number,
  to: number,
  isRtl: boolean,
): { from: number; to: number } {
  const sidesOf = (row: Row): [string, string] => {
    const text = (words: Word[]): string =>
      words.length > 0 ? normaliseText(readWords(words, isRtl)).trim() : '';
    return [
      text(row.words.filter((word) => word.right <= x + 1)),
      text(row.words.filter((word) => word.right > x + 1)),
    ];
  };
  const texts = rows.slice(from, to).map(sidesOf);
  const look = (index: number, side: number): SideLook => lookOf(rows[from + index]!, texts[index]![side]!);
  let start = 0;
  // A heading may break over two lines.
  const isHeading = (index: number, side: 0 | 1): boolean => {
    const own = texts[index]![side];
    const below = texts[index + 1]?.[side] ?? '';
    return (
      own !== '' &&
      (sectionOfHeading(own) ?? (below === '' ? null : sectionOfHeading(`${own} ${below}`))) !== null
    );
  };
  const paired = texts.findIndex((_, index) => isHeading(index, 0) && isHeading(index, 1));
  const over = texts.slice(0, Math.max(0, paired));
  // Where both sides hold text of their own above, they are columns already.
  // One side of what stands above only accompanies the other: dates and towns, or whatever shares its lines.
  const isOneSided = [0, 1].some(
    (side) =>
      over.every((pair, index) => pair[side] === '' || look(index, side).isAside) ||
      (over.length >= 4 &&
        over.every(
          (pair, index) => pair[side] === '' || (pair[1 - side] !== '' && !look(index, side).isHeading),
        )),
  );
  if (
    paired > 0 &&
    isOneSided &&
    over.every(
      ([l, r], index) =>
        (l === '' || !look(index, 1).isHeading) &&
        (r === '' || look(index, 1).isAside || !look(index, 0).isHeading),
    )
  )
    start = paired;
  let end = texts.length;
  const near = isRtl ? 1 : 0;
  for (let i = texts.length - 1; i > start + 3; i--) {
    const pair = texts[i]!;
    const own = pair[near];
    const other = pair[1 - near]!;
    if (other !== '' && !look(i, 1 - near).isAside) break;
    const goesOnBelow = to < rows.length && rows[to]!.y - rows[to - 1]!.y < 3 * rows[to]!.size;
    if (
      own &&
      other === '' &&
      look(i, near).isHeading &&
      (goesOnBelow || texts.slice(i).some((later) => later[1 - near] !== ''))
    )
      end = i;
  }
  return { from: from + start, to: from + end };
}

/** "Qualification | Institution | Year" heads a table, whose rows belong together. */
function isTableHead(row: Row, isRtl: boolean): boolean {
  const cells = segmentGroups(row).map((words) => normaliseText(readWords(words, isRtl)).trim());
  return (
    cells.length > 2 &&
    cells.every((cell) => rolesOfLabel(cell).length > 0) &&
    !cells.every((cell) => sectionOfHeading(cell))
  );
}

/** What the text of one side of a row is taken for. */
interface SideLook {
  isHeading: boolean;
  isDate: boolean;
  isLabel: boolean;
  isAside: boolean;
}

/** Kept with the row, as many gutters are tried and most of them cut a row at the same place. */
const looksOfRow = new WeakMap<Row, Map<string, SideLook>>();

function lookOf(row: Row, text: string): SideLook {
  const looks = looksOfRow.get(row) ?? new Map<string, SideLook>();
  looksOfRow.set(row, looks);
  let look = looks.get(text);
  if (!look) {
    const isDate = isMostlyDate(text);
    look = {
      isHeading: sectionOfHeading(text) !== null,
      isDate,
      isLabel: rolesOfLabel(text).length > 0,
      // What stands at the far end of a line beside its text: a date or a place.
      isAside: isDate || isPlace(taxonomy(), text),
    };
    looks.set(text, look);
  }
  return look;
}

interface SideLine {
  y: number;
  size: number;
  isAside: boolean;
  isPaired: boolean;
}

/**
 * Whether the dates and towns of a side belong to the lines beside them: each shares its line with text, and none has
 * text of its own side near, as the dates of a sidebar's own entries have.
 */
function isCompanion(lines: SideLine[]): boolean {
  const asides = lines.filter((line) => line.isAside);
  if (asides.length < 2) return false;
  const lonely = asides.filter(
    (line) =>
      line.isPaired && !lines.some((other) => !other.isAside && Math.abs(other.y - line.y) < 1.9 * line.size),
  );
  // The first stands right under its heading.
  return lonely.length + 1 >= 0.75 * asides.length && lonely.length >= 2;
}

function emptySide(): Side {
  return {
    count: 0,
    headings: 0,
    dates: 0,
    short: 0,
    letters: 0,
    aligned: 0,
    alone: 0,
    bold: 0,
    pairedDates: 0,
    labels: 0,
  };
}

function isMostlyDate(text: string): boolean {
  const spans = findDates(text);
  if (spans.length === 0) return false;
  const covered = spans.reduce((sum, span) => sum + span.to - span.from, 0);
  return covered >= 0.7 * text.replace(/[()]/g, '').trim().length;
}

function alignedShare(edges: number[]): number {
  const counts = new Map<number, number>();
  for (const edge of edges) bump(counts, Math.round(edge / 3));
  let best = 0;
  for (const [key, count] of counts) {
    const near = count + (counts.get(key + 1) ?? 0);
    if (near > best) best = near;
  }
  return best / Math.max(1, edges.length);
}

function linesOf(rows: Row[], page: number, column: number, isRtl: boolean, links: LinkArea[]): Line[] {
  const lines: Line[] = [];
  let previousY: number | null = null;
  const starts = isRtl ? new Set<number>() : commonStarts(rows);
  for (const row of mergeWrappedGutter(rows, isRtl, starts)) {
    const groups = segmentGroups(row, starts, isRtl);
    if (isRtl) groups.reverse();
    const segments = groups
      .map((words) => segmentOf(words, isRtl, links))
      .filter((segment) => segment.text !== '');
    if (segments.length === 0) continue;
    joinBulletSegment(segments);
    const text = lineText(segments);
    const runs = segments.flatMap((segment) => segment.runs);
    const letters = runs.reduce((sum, run) => sum + run.text.length, 0);
    const boldLetters = runs.reduce((sum, run) => sum + (run.bold ? run.text.length : 0), 0);
    const size = dominantSize(runs);
    const x = Math.min(...segments.map((segment) => segment.x));
    const right = Math.max(...segments.map((segment) => segment.x + segment.width));
    const gap = previousY === null ? 0 : (row.y - previousY) / Math.max(1, size);
    previousY = row.y;
    lines.push({
      page,
      column,
      x,
      y: row.y - size,
      width: right - x,
      height: size * 1.2,
      size,
      bold: boldLetters > 0.8 * letters,
      isBullet: BULLET.test(text),
      isRtl,
      gap,
      text,
      segments,
      isHeadingStyle: false,
      room: 0,
    });
  }
  const left = Math.min(...lines.map((line) => line.x));
  const right = Math.max(...lines.map((line) => line.x + line.width));
  for (const line of lines) line.room = line.isRtl ? line.x - left : right - line.x - line.width;
  return lines;
}

/**
 * Dates in a narrow gutter may wrap beneath themselves; their second line then stands beside other text. Such a
 * piece moves up to the line where its date begins.
 */
function mergeWrappedGutter(rows: Row[], isRtl: boolean, starts: Set<number>): Row[] {
  const result: Row[] = rows.map((row) => ({ ...row, words: [...row.words] }));
  const textOf = (words: Word[]): string => normaliseText(readWords(words, isRtl)).trim();
  for (let i = 0; i + 1 < result.length; i++) {
    const row = result[i]!;
    for (const group of segmentGroups(row, starts, isRtl)) {
      let text = textOf(group);
      const isStart = opensDate(text) || DATE_FRAGMENT.test(text);
      if (
        !isStart ||
        text.length > 34 ||
        (!/\d-$/.test(text) &&
          findDates(text).some(
            (span) => span.isRange && (span.end || (/\p{L}{3}/u.test(text.slice(-4)) && span.isOpen)),
          ))
      )
        continue;
      const taken: { row: Row; words: Word[] }[] = [];
      let best = 0;
      for (let j = i + 1; j < result.length && j <= i + 3; j++) {
        const next = result[j]!;
        const above = result[j - 1]!;
        if (next.y - above.y > 2.2 * row.size) break;
        const below = segmentGroups(next, starts, isRtl).find(
          (other) =>
            Math.abs(other[0]!.x - group[0]!.x) < 3 ||
            Math.abs(other.at(-1)!.right - group.at(-1)!.right) < 3,
        );
        if (!below) break;
        const belowText = textOf(below);
        if (
          belowText.length > 32 ||
          (!opensDate(belowText) && !DATE_FRAGMENT.test(belowText) && !/^['’]?\d{2}$/.test(belowText))
        )
          break;
        text = /\d-$/.test(text) && /^\d/.test(belowText) ? text + belowText : `${text} ${belowText}`;
        taken.push({ row: next, words: below });
        const [span, second, third] = findDates(text);
        if (span?.isRange && (span.end || span.isOpen) && span.from <= 2 && span.to >= text.length - 2)
          best = taken.length;
        // A dash that was drawn and not set leaves two dates under each other.
        else if (
          taken.length === 1 &&
          span?.start &&
          second?.start &&
          !third &&
          !span.isRange &&
          !second.isRange &&
          span.start.length === second.start.length &&
          span.start < second.start &&
          next.y - above.y < 1.6 * row.size
        )
          best = 1;
      }
      let edge = isRtl ? group[0]!.x : group.at(-1)!.right;
      let at = isRtl ? row.words.indexOf(group[0]!) : row.words.indexOf(group.at(-1)!) + 1;
      const isMoved = new Set<unknown>();
      for (const { row: from, words } of taken.slice(0, best)) {
        const shift = isRtl
          ? edge - 0.3 * row.size - words.at(-1)!.right
          : edge + 0.3 * row.size - words[0]!.x;
        const moved: Word[] = words.map((word) => ({
          ...word,
          x: word.x + shift,
          right: word.right + shift,
          y: row.y,
          startsSegment: undefined,
          endsSegment: undefined,
          glyphs: word.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + shift })),
        }));
        edge = isRtl ? moved[0]!.x : moved.at(-1)!.right;
        from.words = from.words.filter((word) => !words.includes(word));
        if (isRtl) moved[0]!.startsSegment = true;
        else moved.at(-1)!.endsSegment = true;
        for (const word of group) word.startsSegment = word.endsSegment = undefined;
        for (const { words: earlier } of taken) for (const word of earlier) word.endsSegment = undefined;
        for (const word of row.words)
          if (!moved.includes(word) && word.y === row.y && isMoved.has(word))
            word.startsSegment = word.endsSegment = undefined;
        row.words.splice(Math.max(0, at), 0, ...moved);
        if (!isRtl) at += moved.length;
        for (const word of moved) isMoved.add(word);
      }
    }
  }
  return result.filter((row) => row.words.length > 0);
}

const MONTH = monthNamesByLength.map((name) => name.replace(/ /g, '\\s+')).join('|');
/** A month, a joining word or a word for the present, alone on a line of a narrow column. */
const DATE_FRAGMENT = new RegExp(
  `^(?:[-–—→]\\s*)?(?:(?:to|until|till|thru|إلى|الى|حتى|من)\\s*)?(?:present|current|currently|now|today|date|الآن|تاريخه|اليوم|الحاضر|حاليا|الوقت\\s+الحالي|(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(?:${MONTH})\\.?,?(?:\\s*(?:(?:19|20)\\d\\d|['’]\\d\\d))?|(?:19|20)\\d\\d|\\d{1,2}(?:st|nd|rd|th)|['’]\\d\\d)?\\s*(?:[-–—→]|to|until|till|إلى|حتى)?$`,
  'iu',
);

/** Where text begins on several rows of a block, besides its own edge. */
function commonStarts(rows: Row[]): Set<number> {
  const counts = new Map<number, number>();
  const edge = Math.min(...rows.map((row) => row.words[0]!.x));
  for (const row of rows) {
    const seen = new Set<number>();
    for (const group of segmentGroups(row)) {
      const key = Math.round(group[0]!.x);
      if (key > edge + 30 && !seen.has(key)) bump(counts, key);
      seen.add(key);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= 3).map(([key]) => key));
}

function segmentGroups(row: Row, starts: Set<number> = new Set(), isRtl = false): Word[][] {
  const groups: Word[][] = [];
  const gaps = row.words
    .slice(1)
    .map((word, i) => word.x - row.words[i]!.right)
    .sort((a, b) => a - b);
  const usual = gaps[gaps.length >> 1] ?? 0;
  for (const word of row.words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const size = Math.max(word.size, last?.size ?? 0);
    const gap = last ? word.x - last.right : 0;
    // A painted space may be stretched by justification; an unpainted gap this wide is a new piece.
    const painted = Math.min(1.35 * size, Math.max(0.8 * size, 2.2 * usual));
    const limit = word.afterSpace
      ? painted
      : (last && differs(last, word)) || row.paintsSpaces
        ? 0.5 * size
        : 0.95 * size;
    // A date that fills its gutter leaves less than a gap before the text beside it.
    const isColumn =
      group !== undefined &&
      gap > 0.2 * size &&
      (starts.has(Math.round(word.x)) ||
        starts.has(Math.round(word.x) + 1) ||
        starts.has(Math.round(word.x) - 1)) &&
      opensDate(normaliseText(readWords(group, isRtl)).trim()) &&
      !isOpenBefore(group, word, isRtl);
    // Justified text pulls the words of a narrow column apart.
    const isStretched =
      group !== undefined &&
      !isColumn &&
      starts.size > 0 &&
      gap < 4 * size &&
      word.afterSpace &&
      !starts.has(Math.round(word.x)) &&
      word.right < Math.min(...starts) + 1 &&
      DATE_FRAGMENT.test(normaliseText(readWords([word], isRtl)).trim()) &&
      wordsBesideDates(normaliseText(readWords(group, isRtl))).every((part) => DATE_FRAGMENT.test(part));
    if (group && (gap < limit || isStretched) && !last?.endsSegment && !word.startsSegment && !isColumn)
      group.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** A range whose second date begins on the same row, and breaks. */
function isOpenBefore(group: Word[], word: Word, isRtl: boolean): boolean {
  return (
    /[-–—]$/.test(normaliseText(readWords(group, isRtl)).trim()) &&
    DATE_FRAGMENT.test(normaliseText(readWords([word], isRtl)).trim())
  );
}

/** Nothing but a date, or the beginning of a range. */
function opensDate(text: string): boolean {
  return (
    text.length < 44 &&
    findDates(text).length > 0 &&
    /^[\s\p{P}\p{L}\d]*$/u.test(text) &&
    wordsBesideDates(text).every((word) => DATE_FRAGMENT.test(word))
  );
}

function wordsBesideDates(text: string): string[] {
  return withoutDates(text)
    .split(/[\s\ue001]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function differs(a: Word, b: Word): boolean {
  const g = tellingGlyph(a);
  const h = tellingGlyph(b);
  return g.bold !== h.bold || g.color !== h.color || Math.abs(g.size - h.size) > 0.4;
}

/** A bullet set apart from its text by a tab is one piece with it. */
function joinBulletSegment(segments: Segment[]): void {
  const first = segments[0];
  const second = segments[1];
  if (!first || !second || first.text.length > 2 || !BULLET.test(`${first.text} x`)) return;
  second.text = `${first.text} ${second.text}`;
  second.runs = [...first.runs, ...second.runs];
  segments.shift();
}

function segmentOf(words: Word[], isRtl: boolean, links: LinkArea[]): Segment {
  const x = words[0]!.x;
  const right = Math.max(...words.map((word) => word.right));
  const text = normaliseText(readWords(words, isRtl)).replace(/\s+/g, ' ').trim();
  const groups: Word[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    if (group && isSameStyle(group[0]!, word, links)) group.push(word);
    else groups.push([word]);
  }
  if (isRtl && hasArabic(text)) groups.reverse();
  const runs = groups.map((group): Run => {
    const glyph = tellingGlyph(group[0]!);
    return {
      text: normaliseText(readWords(group, isRtl)).replace(/\s+/g, ' ').trim(),
      x: group[0]!.x,
      width: group.at(-1)!.right - group[0]!.x,
      size: glyph.size,
      bold: glyph.bold,
      italic: glyph.italic,
      font: glyph.font,
      color: glyph.color,
      link: linkAt(group[0]!, links),
    };
  });
  return { text, x, width: right - x, runs };
}

/** The glyph whose style is the word's: a letter, not the comma that follows it in another weight. */
function tellingGlyph(word: Word): Glyph {
  const letters = word.glyphs.filter((glyph) => /[\p{L}\p{N}]/u.test(glyph.text));
  return letters[letters.length >> 1] ?? word.glyphs[0]!;
}

function isSameStyle(a: Word, b: Word, links: LinkArea[]): boolean {
  const g = tellingGlyph(a);
  const h = tellingGlyph(b);
  return (
    Math.abs(g.size - h.size) < 0.3 &&
    g.bold === h.bold &&
    g.italic === h.italic &&
    (g.font === h.font ||
      hasArabic(g.text) !== hasArabic(h.text) ||
      !/\p{L}/u.test(g.text) ||
      !/\p{L}/u.test(h.text)) &&
    g.color === h.color &&
    linkAt(a, links) === linkAt(b, links)
  );
}

function linkAt(word: Word, links: LinkArea[]): string | null {
  const x = (word.x + word.right) / 2;
  const y = word.y - word.size * 0.35;
  for (const link of links) {
    if (x >= link.x && x <= link.x + link.width && y >= link.y && y <= link.y + link.height) return link.url;
  }
  return null;
}

function dominantSize(runs: Run[]): number {
  let best = runs[0]!;
  for (const run of runs) if (run.text.length > best.text.length) best = run;
  return best.size;
}
