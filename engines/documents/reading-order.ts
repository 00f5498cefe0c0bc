import type { Taxonomy } from '#engines/taxonomy/index.ts';
/**
 * Pages of painted characters to blocks of lines in reading order: columns by a conservative search for a gutter,
 * right-to-left lines read from the right, running heads dropped.
 */
import { countArabic, countLatin } from '#engines/text/index.ts';
import { splitColumns } from './columns.ts';
import { partHidden } from './hidden-text.ts';
import { linesOf } from './lines-of-rows.ts';
import type { Block } from './page.ts';
import { type Row, rowsOf } from './painted-words.ts';
import type { PdfPage } from './pdf-page.ts';
import { dropRunningHeads } from './running-heads.ts';

/** Orders all pages. `isRtl` is the base direction of the document. */
export function orderPages(
  taxonomy: Taxonomy,
  all: PdfPage[],
): {
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
  for (const [index, { links }] of pages.entries()) {
    for (const region of splitColumns(taxonomy, rowsOfPages[index] ?? [], isRtl)) {
      const direction = region.column === 0 ? isRtl : isRtlColumn(region.rows, isRtl);
      const lines = linesOf(region.rows, index + 1, region.column, direction, links);
      if (lines.length === 0) continue;
      const x = Math.min(...lines.map((line) => line.x));
      const right = Math.max(...lines.map((line) => line.x + line.width));
      blocks.push({ page: index + 1, column: region.column, x, width: right - x, lines });
    }
  }
  return { blocks, isRtl, hidden };
}

/** So many letters of one script alone are a column of that script. */
const LETTERS_OF_COLUMN = 24;

/** Beside a column in Arabic may stand one in English, which is read from the left, and the other way round. */
function isRtlColumn(rows: readonly Row[], isRtl: boolean): boolean {
  const text = rows
    .flatMap(({ words }) => words.flatMap(({ glyphs }) => glyphs.map((glyph) => glyph.text)))
    .join('');
  const arabic = countArabic(text);
  const latin = countLatin(text);
  if (latin >= LETTERS_OF_COLUMN && latin > 8 * arabic) return false;
  return isRtl || (arabic >= LETTERS_OF_COLUMN && arabic > 4 * latin);
}
