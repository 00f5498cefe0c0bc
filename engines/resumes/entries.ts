/** Sections of dated entries (jobs, studies) to entries: each date with the header lines around it and its details. */
import type { Line } from '#engines/documents/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { DateSpan } from '#engines/text/index.ts';
import { markDetails } from './detail-lines.ts';
import { findAnchors } from './entry-anchors.ts';
import { lineStyle } from './line-style.ts';

/** A job, a study or the like, as its lines. */
export interface Entry {
  /** Header lines in order; `anchor` is the index of the line with the date, -1 when the entry has none. */
  header: Line[];
  anchor: number;
  span: DateSpan | null;
  details: Line[];
}

/** How the entries of a section are told apart. */
interface EntryOptions {
  /** Single dates, such as a year of graduation, count as anchors. */
  acceptSingle: boolean;
  /** Lines that open an entry on their own when nothing is dated. */
  opens?: (line: Line) => boolean;
  maxHeader?: number;
  /** Text set in from the headers is detail; not so where headers themselves step in. */
  indentIsDetail?: boolean;
}

/** The dated entries of a section. */
export function splitEntries(taxonomy: Taxonomy, lines: Line[], options: EntryOptions): Entry[] {
  const anchors = findAnchors(lines, options.acceptSingle);
  const [first] = anchors;
  if (!first) return options.opens ? splitByOpeners(lines, options.opens) : [];
  const anchored = new Set(anchors.map(({ index }) => index));
  const marks = markDetails(taxonomy, lines, anchored, options.indentIsDetail ?? true);
  const marked = lines.map((line, index): MarkedLine => ({ line, isDetail: marks[index] ?? false }));
  const maxHeader = options.maxHeader ?? 3;
  const above = marked.slice(Math.max(0, first.index - maxHeader), first.index);
  const leading = above.slice(above.findLastIndex(({ isDetail }) => isDetail) + 1).map(({ line }) => line);
  const headerLines = [...leading, ...lines.filter((_, index) => anchored.has(index))];
  const looks: HeaderLooks = {
    leading: leading.length,
    maxHeader,
    styles: new Set(headerLines.map(lineStyle)),
  };
  let before = leading;
  return anchors.map(({ index, span }, position): Entry => {
    const next = anchors[position + 1]?.index;
    const zone = splitZone(marked.slice(index + 1, next), next === undefined, looks);
    const header = [...before, ...lines.slice(index, index + 1), ...zone.after];
    const entry = { header, anchor: before.length, span, details: zone.details };
    before = zone.nextBefore;
    return entry;
  });
}

interface MarkedLine {
  line: Line;
  isDetail: boolean;
}

/** What the headers of a section are like. */
interface HeaderLooks {
  /** How many lines stand over the first date. */
  leading: number;
  maxHeader: number;
  styles: ReadonlySet<string>;
}

/** Shares the lines between two dates among the entry above (its header's rest, its details) and the header below. */
function splitZone(
  zone: MarkedLine[],
  isLast: boolean,
  looks: HeaderLooks,
): { after: Line[]; details: Line[]; nextBefore: Line[] } {
  const beforeFrom = isLast ? zone.length : nextHeaderFrom(zone, looks);
  const firstDetail = zone.slice(0, beforeFrom).findIndex(({ isDetail }) => isDetail);
  const afterEnd = Math.min(firstDetail < 0 ? beforeFrom : firstDetail, looks.maxHeader);
  const lines = zone.map(({ line }) => line);
  return {
    after: lines.slice(0, afterEnd),
    details: lines.slice(afterEnd, beforeFrom),
    nextBefore: lines.slice(beforeFrom),
  };
}

/** Where in a zone the lines begin that belong to the header below. */
function nextHeaderFrom(zone: MarkedLine[], { leading, maxHeader, styles }: HeaderLooks): number {
  const belowDetails = zone.findLastIndex(({ isDetail }) => isDetail) + 1;
  if (belowDetails === 0) return widestGap(zone, leading, maxHeader);
  let from = belowDetails;
  if (leading === 0) {
    // Dates stand on the first line: what precedes is an employer's own line only when it looks like a header.
    const styled = zone.findIndex(
      ({ line }, index) =>
        index >= belowDetails && (styles.has(lineStyle(line)) || line.bold || line.gap > 1.9),
    );
    from = styled < 0 ? zone.length : styled;
  }
  return Math.max(from, zone.length - Math.max(leading + 1, 2));
}

/** A wide gap inside a zone without details is where the next entry begins. */
function widestGap(zone: MarkedLine[], leading: number, maxHeader: number): number {
  if (leading === 0) return zone.length;
  let widest = -1;
  let width = 1.75;
  for (const [index, { line }] of zone.entries()) {
    if (line.gap <= width) continue;
    width = line.gap;
    widest = index;
  }
  return widest >= 0 && zone.length - widest <= maxHeader ? widest : Math.max(0, zone.length - leading);
}

function splitByOpeners(lines: Line[], opens: (line: Line) => boolean): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (!last || opens(line)) entries.push({ header: [line], anchor: -1, span: null, details: [] });
    else if (last.header.length < 3 && !line.isBullet) last.header.push(line);
    else last.details.push(line);
  }
  return entries;
}
