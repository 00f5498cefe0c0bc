/**
 * The one intermediate form that every input is brought to: pages of lines of segments of runs.
 * A segment is what a reader sees as one piece of a line: it ends at a wide gap, a tab or a table cell.
 */

/** Text of one style. Lengths are points from the page's top-left corner. */
export interface Run {
  text: string;
  x: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
  /** Id of the font where the format has one. */
  font: string;
  color: string;
  link: string | null;
}

/** One piece of a line, in points from the page's left edge. */
export interface Segment {
  text: string;
  x: number;
  width: number;
  runs: Run[];
}

/** One line as a reader sees it, in points from the page's top-left corner. */
export interface Line {
  page: number;
  /** Columns of a page are numbered; 0 spans the page. Used to continue a column on the next page. */
  column: number;
  x: number;
  /** Top of the line. */
  y: number;
  width: number;
  height: number;
  /** Of most of its letters. */
  size: number;
  bold: boolean;
  isBullet: boolean;
  isRtl: boolean;
  /** Vertical distance to the line above in the same column, in multiples of this line's size; 0 when unknown. */
  gap: number;
  /** Text in reading order; segments are joined by a tab. */
  text: string;
  segments: Segment[];
  /** Marked as a heading by the document itself (a heading style). */
  isHeadingStyle: boolean;
  /** Of a heading whose document says it: 1 is the outermost. */
  headingLevel?: number;
  /** Points left between the end of the text and the end of its column; infinite where the format has no geometry. */
  room: number;
}

/** Lines of one column of one page, top to bottom. */
export interface Block {
  page: number;
  column: number;
  x: number;
  width: number;
  lines: Line[];
}

/** A picture of a page is read as a page of a PDF without one. */
export type DocumentFormat = 'pdf' | 'docx' | 'txt' | 'picture';

/** Why a document could not be opened. Each has words of its own on the screen. */
export type OpeningFailure =
  | 'empty'
  | 'encrypted'
  /** Pictures of pages in which no letters could be made out. */
  | 'scanned'
  | 'damaged'
  | 'unsupported'
  | 'too_large'
  /** It wanted more time or memory than any document may take. */
  | 'too_slow';

/** What every format is brought to, and what the rest of the engine reads. */
export interface Reading {
  /** In reading order. */
  blocks: Block[];
  pages: number;
  format: DocumentFormat;
  isRtl: boolean;
  /** Addresses of link annotations and hyperlinks, in document order. */
  links: string[];
  /** Text that is set but cannot be seen: without ink, too small, or beside the page. */
  hidden?: { page: number; text: string }[];
  /** Pages, counted from 1, that nobody could read. */
  unread?: number[];
  /** Pages, counted from 1, whose fonts name other letters than they paint, so that their picture was read. */
  garbled?: number[];
}

/** Bullets, as painted by word processors and icon fonts. */
export const BULLET =
  /^[\s]*(?:(?:-{1,3}>|=>|>{1,3}|--)(?=\s)|[•●○◦▪▫■□◆◇♦❖➢➤►▶▸▹‣⁃∙·✓✔✦★☆→»–—*\-\u2043\u27a4\uf0b7\uf0a7\uf0d8\uf076o](?=\s)|[•●○◦▪▫■□◆◇❖➢➤►▶▸▹‣∙✓✔✅])\s*/u;

/** The text of a line: its segments, joined by tabs. */
export function lineText(segments: Segment[]): string {
  return segments.map((segment) => segment.text).join('\t');
}

/** The first segment of a line. Every line has one: throws where it has not. */
export function firstSegment({ segments: [first] }: Line): Segment {
  if (!first) throw new Error('a line without text');
  return first;
}

/** The last segment of a line. Every line has one: throws where it has not. */
export function lastSegment({ segments }: Line): Segment {
  const last = segments.at(-1);
  if (!last) throw new Error('a line without text');
  return last;
}

/** Text of a reading for people and search: one line per line, pages and columns apart. */
export function plainText(reading: Reading): string {
  return reading.blocks
    .map((block) => block.lines.map((line) => line.text.replace(/\t/g, '  ')).join('\n'))
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}
