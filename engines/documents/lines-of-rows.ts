/** Rows of painted words to lines of text in reading order. */
import { hasArabic, normaliseText } from '#engines/text/index.ts';
import type { Line, Run, Segment } from './page.ts';
import { BULLET, lineText } from './page.ts';
import { type Row, readWords, spanOf, tellingGlyph, type Word } from './painted-words.ts';
import type { LinkArea } from './pdf-page.ts';
import { commonStarts, segmentGroups } from './segments.ts';
import { mergeWrappedGutter } from './wrapped-dates.ts';

/** The lines of the rows of one column, top to bottom. Lengths are points. */
export function linesOf(
  rows: Row[],
  page: number,
  column: number,
  isRtl: boolean,
  links: LinkArea[],
): Line[] {
  const lines: Line[] = [];
  let previousY: number | null = null;
  const starts = isRtl ? new Set<number>() : commonStarts(rows);
  const merged = mergeWrappedGutter(rows, isRtl, starts);
  for (const [index, row] of merged.entries()) {
    const groups = segmentGroups(row, starts, isRtl);
    const isForm =
      isLatin(row) && [merged[index - 1], merged[index + 1]].some((beside) => beside && isLatin(beside));
    if (isRtl && !isForm) groups.reverse();
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

/** Rows without any Arabic under each other are English on an Arabic page, and read from the left: "Nationality | Egyptian". */
function isLatin({ words }: Row): boolean {
  const text = words.flatMap(({ glyphs }) => glyphs.map((glyph) => glyph.text)).join('');
  return /\p{Script=Latin}/u.test(text) && !hasArabic(text);
}

/** A bullet set apart from its text by a tab is one piece with it; a font of signs may write it as a letter. */
function joinBulletSegment(segments: Segment[]): void {
  const first = segments[0];
  if (first && segments.length > 1 && /^[{}ƒ]$/u.test(first.text)) first.text = '•';
  const second = segments[1];
  if (!first || !second || first.text.length > 2 || !BULLET.test(`${first.text} x`)) return;
  second.text = `${first.text} ${second.text}`;
  second.runs = [...first.runs, ...second.runs];
  segments.shift();
}

function segmentOf(words: Word[], isRtl: boolean, links: LinkArea[]): Segment {
  const x = spanOf(words).left;
  const right = Math.max(...words.map((word) => word.right));
  const text = normaliseText(readWords(words, isRtl)).replace(/\s+/g, ' ').trim();
  const groups: { first: Word; words: Word[] }[] = [];
  for (const word of words) {
    const group = groups.at(-1);
    if (group && isSameStyle(group.first, word, links)) group.words.push(word);
    else groups.push({ first: word, words: [word] });
  }
  if (isRtl && hasArabic(text)) groups.reverse();
  const runs = groups.map(({ first, words: own }): Run => {
    const glyph = tellingGlyph(first);
    return {
      text: normaliseText(readWords(own, isRtl)).replace(/\s+/g, ' ').trim(),
      x: first.x,
      width: spanOf(own).right - first.x,
      size: glyph.size,
      bold: glyph.bold,
      italic: glyph.italic,
      font: glyph.font,
      color: glyph.color,
      link: linkAt(first, links),
    };
  });
  return { text, x, width: right - x, runs };
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
  const longest = runs.reduce((best, run) => (run.text.length > best.text.length ? run : best));
  return longest.size;
}
