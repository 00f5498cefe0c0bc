/** Which lines between dates are details: bullets with their wrapped lines, sentences, paragraphs. */
import type { Line } from '#engines/documents/index.ts';
import { isPlace, type Taxonomy } from '#engines/taxonomy/index.ts';
import { findDates } from '#engines/text/index.ts';
import { isDetailLabel } from './detail-labels.ts';
import { lineStyle } from './line-style.ts';
import { EMPLOYMENT_TYPE } from './titles-and-employers.ts';
import { wordCount } from './word-count.ts';

/**
 * Whether each line is running text. `anchors` are lines with the dates of entries, which are none; `indentIsDetail`
 * says that what is set in from the headers is.
 */
export function markDetails(
  taxonomy: Taxonomy,
  lines: Line[],
  anchors: Set<number>,
  indentIsDetail: boolean,
): boolean[] {
  const section = sectionOf(taxonomy, lines, anchors, indentIsDetail);
  const marks: boolean[] = [];
  let bullet: Line | null = null;
  for (const [index, line] of lines.entries()) {
    if (anchors.has(index)) {
      marks.push(false);
      bullet = null;
      continue;
    }
    if (line.isBullet) {
      marks.push(true);
      bullet = line;
      continue;
    }
    const previous = marks.at(-1) ? lines[index - 1] : undefined;
    const above = previous && previous.column === line.column ? previous : null;
    const isDetail =
      readsAsDetail(line, section, index === 0, above !== null) ||
      (above !== null && goesOnFrom(above, line, bullet, section));
    if (!isDetail) bullet = null;
    marks.push(isDetail);
  }
  return marks;
}

/** What the lines of a section have in common. */
interface SectionLooks {
  /** Width of the widest line, in points. */
  widest: number;
  /** Where headers begin; null where that tells nothing. */
  edge: Edge | null;
  /** Headers that open in bold tell themselves from running text, however long they are. */
  hasBoldHeaders: boolean;
  hasBullets: boolean;
}

function sectionOf(
  taxonomy: Taxonomy,
  lines: Line[],
  anchors: Set<number>,
  indentIsDetail: boolean,
): SectionLooks {
  const isHeader = (index: number): boolean => anchors.has(index) || anchors.has(index + 1);
  return {
    widest: Math.max(1, ...lines.map((line) => line.width)),
    edge: indentIsDetail ? headerEdge(taxonomy, lines, anchors) : null,
    hasBoldHeaders: lines.some((line, index) => isHeader(index) && startsBold(line)),
    hasBullets: lines.some((line, index) => line.isBullet && !anchors.has(index)),
  };
}

/** Whether a line is a detail by itself: a label of details, set in, long, a sentence, or begun with a small letter. */
function readsAsDetail(line: Line, section: SectionLooks, isFirst: boolean, followsDetail: boolean): boolean {
  const { text } = line;
  const words = wordCount(text);
  if (isDetailLabel(text)) return true;
  if (line.segments.length === 1 && isIndented(line, section.edge)) return true;
  if (
    words > 14 ||
    (words > 6 && /[.;؛]$/.test(text) && !ABBREVIATED.test(text)) ||
    (words >= 4 && isSentence(text))
  )
    return true;
  if (words > 9 && isFullPlainLine(line, section)) return true;
  const startsSmall = /^\p{Ll}/u.test(text) && !/^(?:e|i)[A-Z]/.test(text);
  return startsSmall && !isFirst && line.segments.length === 1 && (words > 2 || followsDetail);
}

/** A line that fills its column and is no header. */
function isFullPlainLine(line: Line, { widest, hasBoldHeaders }: SectionLooks): boolean {
  return (
    line.segments.length === 1 &&
    line.width > 0.72 * widest &&
    !line.bold &&
    !(startsBold(line) && hasBoldHeaders)
  );
}

function isIndented(line: Line, edge: Edge | null): boolean {
  if (edge === null || line.width <= 0) return false;
  const indent = line.isRtl ? edge.right - startOf(line) : startOf(line) - edge.left;
  return indent > 3.5 && indent < 80;
}

/** Whether a line goes on what the detail above began, under its bullet or as its paragraph. */
function goesOnFrom(above: Line, line: Line, bullet: Line | null, section: SectionLooks): boolean {
  if (line.width <= 0 || line.gap >= 1.75 || line.segments.length !== 1) return false;
  if (bullet)
    return line.isRtl
      ? line.x + line.width < bullet.x + bullet.width - 3 && above.text.length > 20
      : line.x > bullet.x + 3;
  return (
    !line.bold &&
    !section.hasBullets &&
    above.width > 0.8 * section.widest &&
    !/[.!؟]$/.test(above.text) &&
    lineStyle(line) === lineStyle(above)
  );
}

function startsBold(line: Line): boolean {
  const run = line.segments[0]?.runs.find((candidate) => /\p{L}/u.test(candidate.text));
  return run?.bold === true && !/[:：]\s*$/.test(run.text);
}

function startOf(line: Line): number {
  return line.isRtl ? line.x + line.width : line.x;
}

/** Both ends of what stands at an edge, in points. */
interface Edge {
  left: number;
  right: number;
}

/** Where headers begin: what is set in from there is a detail. `null` where headers have no common edge. */
function headerEdge(taxonomy: Taxonomy, lines: Line[], anchors: Set<number>): Edge | null {
  const starts: Edge[] = [];
  for (const index of anchors) {
    const start = headerStart(taxonomy, lines, index);
    if (!start) return null;
    starts.push(start);
  }
  if (starts.length === 0) return null;
  const left = Math.max(...starts.map((start) => start.left));
  const right = Math.min(...starts.map((start) => start.right));
  const isRtl = lines[0]?.isRtl ?? false;
  const spread = starts.map((start) => (isRtl ? start.right - right : left - start.left));
  return Math.max(...spread) > 12 ? null : { left, right };
}

/** Where the text of a line with a date begins and ends, whatever stands in its margin. */
function headerStart(taxonomy: Taxonomy, lines: Line[], index: number): Edge | null {
  const line = lines[index];
  if (!line || line.width === 0) return null;
  const text = line.segments.find((segment) => !isBesideHeader(taxonomy, segment.text));
  if (text) return { left: text.x, right: text.x + text.width };
  // The date stands alone on its line: a header line above or below shares its edge.
  const shares = [lines[index - 1], lines[index + 1]].some(
    (other) => other !== undefined && !other.isBullet && Math.abs(startOf(other) - startOf(line)) < 3.5,
  );
  return shares ? { left: line.x, right: line.x + line.width } : null;
}

/** A date, a duration, a kind of employment or a town. */
function isBesideHeader(taxonomy: Taxonomy, text: string): boolean {
  return (
    isDate(text) ||
    EMPLOYMENT_TYPE.test(text) ||
    /^\(?\d+\+?\s*(?:years?|yrs?|months?|mos?)\b/i.test(text) ||
    isPlace(taxonomy, text)
  );
}

function isDate(text: string): boolean {
  const spans = findDates(text);
  return (
    spans.length > 0 && spans.reduce((sum, span) => sum + span.to - span.from, 0) > 0.7 * text.trim().length
  );
}

/** Ends like a sentence, not like "Co." or "Ltd.". */
function isSentence(text: string): boolean {
  return /[\p{Ll}\u0620-\u064a\d)%]{2,}\.$/u.test(text) && !ABBREVIATED.test(text);
}

/** "Al Noor Piling Co.", "W.L.L.": the dot belongs to the name. */
const ABBREVIATED = /\b(?:ltd|co|inc|est|pvt|bros|corp|llc|dept|govt|st|jr|sr)\.$|(?:\b\p{L}\.){2,}$/iu;
