/** What the lines of a document make up: headings, paragraphs and rows, each with its place. */
import { hasArabic } from '#engines/text/index.ts';
import type { Line, Reading } from './page.ts';

/** Where a line of a part stands, in points from the upper left corner of its page. */
export interface PlacedLine {
  /** Offset of the line in the part's text, in UTF-16 units. */
  start: number;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A heading, a paragraph or list, or a run of rows of a table. */
export interface DocumentPart {
  kind: 'heading' | 'paragraph' | 'rows';
  /** Of a heading, 1 the outermost; 0 of the others. */
  level: number;
  /** The headings it stands under, from the outermost in; of a heading, those above it. */
  headings: string[];
  /** Counted from 1: where it begins. Null where the format has no pages. */
  page: number | null;
  /** Lines parted by line feeds; cells of a row by tabs. */
  text: string;
  /** Empty where the format has no places. */
  lines: PlacedLine[];
}

/** A part grows no longer than this, in UTF-16 units: what is quoted must be seen at a glance. */
const LONGEST = 1_400;
const LONGEST_HEADING = 120;
const DEEPEST = 4;

/** The parts of a reading, in reading order. */
export function partsOfReading(reading: Reading): DocumentPart[] {
  const lines = reading.blocks.flatMap((block) => block.lines.filter(saysSomething));
  const levelOf = headingLevels(lines);
  const isPlaced = reading.format === 'pdf' || reading.format === 'picture';
  const parts: DocumentPart[] = [];
  const path: { level: number; text: string }[] = [];
  let open: { kind: DocumentPart['kind']; lines: Line[]; length: number } | null = null;
  const close = () => {
    if (open) parts.push(partOf(open.kind, 0, path, open.lines, isPlaced));
    open = null;
  };
  lines.forEach((line, at) => {
    const level = levelOf(line, lines[at + 1]);
    const above = lines[at - 1];
    if (level > 0 && above && goesOn(above, line) && path.at(-1)?.level === level) {
      lengthenHeading(parts, path, line, isPlaced);
      return;
    }
    if (level > 0) {
      close();
      while ((path.at(-1)?.level ?? 0) >= level) path.pop();
      parts.push(partOf('heading', level, path, [line], isPlaced));
      path.push({ level, text: line.text.replace(/\s+/gu, ' ').trim().slice(0, LONGEST_HEADING) });
      return;
    }
    const kind = isRow(line) ? 'rows' : 'paragraph';
    const last = open?.lines.at(-1);
    if (!open || !last || open.kind !== kind || open.length > LONGEST || !continues(last, line, kind)) {
      close();
      open = { kind, lines: [], length: 0 };
    }
    open.lines.push(line);
    open.length += line.text.length + 1;
  });
  close();
  return parts;
}

/** A heading that takes two lines: the second stands right under the first, in letters of the same size. */
const goesOn = (above: Line, line: Line): boolean =>
  above.size === line.size &&
  above.page === line.page &&
  above.column === line.column &&
  line.headingLevel === undefined &&
  !line.isHeadingStyle &&
  line.gap > 0 &&
  line.gap < 1.5;

function lengthenHeading(
  parts: DocumentPart[],
  path: { level: number; text: string }[],
  line: Line,
  isPlaced: boolean,
): void {
  const heading = parts.at(-1);
  const last = path.at(-1);
  if (heading?.kind !== 'heading' || !last) return;
  const { page, x, y, width, height } = line;
  if (isPlaced) heading.lines.push({ start: heading.text.length + 1, page, x, y, width, height });
  heading.text += `\n${line.text.trim()}`;
  last.text = `${last.text} ${line.text.replace(/\s+/gu, ' ').trim()}`.slice(0, 2 * LONGEST_HEADING);
}

function partOf(
  kind: DocumentPart['kind'],
  level: number,
  path: readonly { text: string }[],
  lines: readonly Line[],
  isPlaced: boolean,
): DocumentPart {
  let text = '';
  const placed: PlacedLine[] = [];
  for (const line of lines) {
    if (text !== '') text += '\n';
    const { page, x, y, width, height } = line;
    placed.push({ start: text.length, page, x, y, width, height });
    text += line.text.trim();
  }
  return {
    kind,
    level,
    headings: path.map((heading) => heading.text),
    page: isPlaced ? (lines[0]?.page ?? null) : null,
    text,
    lines: isPlaced ? placed : [],
  };
}

/** Rules between lines, and between the rows of a table in Markdown, say nothing. */
const saysSomething = ({ text }: Line): boolean => /[^\s|:+=_\-–—─━═]/u.test(text);

const isRow = (line: Line): boolean => line.segments.length > 1 || /\S\s+\|\s+\S/u.test(line.text);

/** Whether a line belongs to what the one before it began. */
function continues(last: Line, line: Line, kind: DocumentPart['kind']): boolean {
  if (kind === 'rows') return last.page === line.page;
  // The items of a list are one part, with the sentence that announces them.
  if (line.isBullet) return last.isBullet || /[:：]\s*$/u.test(last.text) || isItem(last);
  if (last.page !== line.page || last.column !== line.column) return !endsSentence(last) && begins(line);
  return line.gap < 1.75;
}

const isItem = ({ text }: Line): boolean => /^\s*(?:\d{1,2}|[a-z]|[أ-ي])[.)]\s/u.test(text);

const endsSentence = ({ text }: Line): boolean => /[.!?؟:…]["'”’»)\]]*\s*$/u.test(text);

/** Whether a line begins as one does whose sentence began on the page before: without a capital. */
const begins = ({ text }: Line): boolean => hasArabic(text.slice(0, 20)) || /^\s*[\p{Ll}\d(]/u.test(text);

/**
 * How deep a heading a line is, 0 of all others. A document's own mark counts first; else letters that are larger than
 * most or bold, alone on a short line that ends no sentence. Larger letters are further out.
 */
function headingLevels(lines: readonly Line[]): (line: Line, next: Line | undefined) => number {
  const usual = usualSize(lines);
  const boldShare = lines.filter((line) => line.bold).length / Math.max(1, lines.length);
  const isHeading = (line: Line, next: Line | undefined): boolean => {
    const text = line.text.trim();
    if (text.length > LONGEST_HEADING || line.isBullet || !/\p{L}/u.test(text)) return false;
    if (line.isHeadingStyle) return true;
    if (line.segments.length > 1 || /[.!؛;,،]\s*$/u.test(text)) return false;
    if (line.size > usual * 1.12) return true;
    return line.bold && boldShare < 0.3 && text.length <= 90 && Boolean(next && !next.bold);
  };
  const sizes = new Set<number>();
  lines.forEach((line, at) => {
    if (line.headingLevel === undefined && isHeading(line, lines[at + 1])) sizes.add(rounded(line.size));
  });
  const ranks = [...sizes].sort((a, b) => b - a);
  return (line, next) => {
    if (!isHeading(line, next)) return 0;
    return line.headingLevel ?? Math.min(DEEPEST, ranks.indexOf(rounded(line.size)) + 1);
  };
}

const rounded = (size: number): number => Math.round(size * 2) / 2;

/** The size of most letters. */
function usualSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines)
    letters.set(rounded(size), (letters.get(rounded(size)) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 11;
}
