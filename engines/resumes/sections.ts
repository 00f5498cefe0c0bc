/** Lines to sections: which lines are headings, and which lines stand under each, column by column. */

import {
  type Block,
  BULLET,
  type Line,
  lineText,
  type Reading,
  type Segment,
} from '#engines/documents/index.ts';
import {
  DOCUMENT_TITLE,
  isKnownHeading,
  rolesOfLabel,
  type SectionKind,
  sectionOfHeading,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { findDates, foldName } from '#engines/text/index.ts';
import { isDetailLabel } from './entries.ts';
import { findDegree, organisationScore, titleScore } from './words.ts';
import { joinWraps } from './wraps.ts';

const WORDS = wordingsIn('resumes/sections');

export interface Section {
  kind: SectionKind | 'top';
  heading: Line | null;
  lines: Line[];
  /** The heading is one by its looks alone: what stands under it tells what it is. */
  isUnknown?: boolean;
}

/** Labels that may stand before a colon on a line of their own content. */
const INLINE_KINDS = new Set<SectionKind>([
  'skills',
  'languages',
  'summary',
  'certifications',
  'education',
  'awards',
]);

/** The sections of a document, each with its heading and lines, column by column. */
export function findSections(taxonomy: Taxonomy, reading: Reading): Section[] {
  const styles = headingStyles(reading);
  const sections: Section[] = [];
  const open = (kind: Section['kind'], heading: Line | null): Section => {
    const section: Section = { kind, heading, lines: [] };
    sections.push(section);
    return section;
  };
  const memory = new Map<number, Section>();
  let previousPage = 0;
  let widest: { column: number; width: number } | null = null;
  let last: Section | null = null;
  // What stood open over a list in columns goes on in each of them.
  let over: Section | null = null;
  for (const block of reading.blocks) {
    if (block.page !== previousPage) {
      previousPage = block.page;
      widest = widestColumn(reading.blocks, block.page - 1);
    }
    let current: Section | null = null;
    if (block.column === 0) {
      const main: Section | undefined =
        widest && block === firstBlock(reading.blocks, block.page) ? memory.get(widest.column) : undefined;
      current = (block.page > 1 && main) || last;
    } else current = block.page > 1 ? (memory.get(block.column) ?? last) : over;
    let previous: Line | null = null;
    let isHeaded = false;
    for (const line of joinHeadings(block.lines)) {
      const isWrapped = previous !== null && isGoneOn(previous, line);
      const match = isWrapped ? null : headingOf(taxonomy, line, styles, current?.kind ?? 'top', sections);
      if (match) {
        current = open(match.kind, line);
        if (match.isUnknown) current.isUnknown = true;
        isHeaded = true;
        if (match.rest) current.lines.push(match.rest);
      } else {
        current ??= open('top', null);
        current.lines.push(line);
      }
      last = current;
      previous = line;
    }
    if (block.column === 0) over = current && current.kind !== 'top' && current.heading ? current : null;
    else if (isHeaded) over = null;
    if (current) memory.set(block.column, current);
  }
  nameUnknown(taxonomy, sections);
  for (const section of sections) {
    // Short skills stand one a line; only bullets tell there where one goes on.
    if (
      (section.kind !== 'skills' && section.kind !== 'languages') ||
      section.lines.some((line) => line.isBullet)
    )
      section.lines = joinWraps(taxonomy, section.lines);
  }
  return sections;
}

/** A name that breaks after "and" or "of" goes on below, even where its last word could be a heading. */
function isGoneOn(previous: Line, line: Line): boolean {
  return (
    line.width > 0 &&
    line.gap < 1.7 &&
    styleOf(previous) === styleOf(line) &&
    previous.segments.length === 1 &&
    /(?:\b(?:of|and|in|for|the|with|de)|&|[,،(–-]|\sفي|\sو)$/i.test(previous.text) &&
    sectionOfHeading(previous.text.replace(/\s*(?:&|\band)$/i, '')) === null
  );
}

/** Headings that wrap in a narrow column ("TRAINING &" / "CERTIFICATIONS") become one line. */
function joinHeadings(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const next = lines[i + 1];
    const first = line.segments[0]!;
    const below = next?.segments[0];
    const isPair =
      next &&
      below &&
      !line.isBullet &&
      !next.isBullet &&
      next.gap < 1.9 &&
      Math.abs(first.x - below.x) < 3 + (line.isRtl ? Math.abs(first.width - below.width) : 0) &&
      styleOf(line) === styleOf(next) &&
      first.text.split(/\s+/).length <= 4 &&
      below.text.split(/\s+/).length <= 3 &&
      (line.segments.length > 1 || next.segments.length === 1) &&
      line.width > 0 &&
      isHeadingOfTwo(first.text, below.text);
    if (!isPair) {
      out.push(line);
      continue;
    }
    const text = `${first.text} ${below.text}`;
    const segments = [{ ...first, text, runs: [...first.runs, ...below.runs] }, ...line.segments.slice(1)];
    out.push({ ...line, segments, text: lineText(segments) });
    const rest = next.segments.slice(1);
    if (rest.length > 0) out.push({ ...next, segments: rest, text: lineText(rest), x: rest[0]!.x });
    i++;
  }
  return out;
}

/** Below a whole heading stands what it is about ("Languages" / "English"), unless it plainly goes on. */
function isHeadingOfTwo(text: string, below: string): boolean {
  const joined = `${text} ${below}`;
  if (sectionOfHeading(joined) === null) return false;
  if (isKnownHeading(joined) || /(?:[&,،/–-]|\sand|\sو)$/i.test(text)) return true;
  return sectionOfHeading(text) === null && (sectionOfHeading(below) === null || isKnownHeading(below));
}

function firstBlock(blocks: Block[], page: number): Block | undefined {
  return blocks.find((block) => block.page === page);
}

function widestColumn(blocks: Block[], page: number): { column: number; width: number } | null {
  const own = blocks.filter((block) => block.page === page);
  const end = own.at(-1);
  if (!end) return null;
  if (end.column === 0) return { column: 0, width: end.width };
  let best = end;
  for (const block of own) if (block.column !== 0 && block.width > best.width) best = block;
  return { column: best.column, width: best.width };
}

interface HeadingStyles {
  /** Style keys under which two different known headings stand, or the most frequent one. */
  trusted: Set<string>;
  /** Keys that hardly anything but headings uses. */
  exclusive: Set<string>;
  bodySize: number;
  known: number;
  /** How often each short line comes. */
  repeats: Map<string, number>;
  hasWeight: boolean;
}

function styleOf(line: Line): string {
  const first = line.segments[0]!;
  const run = first.runs[0];
  const isCaps = isUpper(first.text);
  return `${(run?.size ?? line.size).toFixed(0)}|${run?.bold ? 'b' : ''}|${isCaps ? 'c' : ''}`;
}

function isUpper(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

function headingStyles(reading: Reading): HeadingStyles {
  const kinds = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  const totals = new Map<string, number>();
  const lettersOf = new Map<string, number>();
  const sizes = new Map<number, number>();
  const repeats = new Map<string, number>();
  let hasWeight = false;
  for (const block of reading.blocks) {
    for (const line of block.lines) {
      if (line.text.length < 40)
        repeats.set(foldName(line.text), (repeats.get(foldName(line.text)) ?? 0) + 1);
      const key = styleOf(line);
      totals.set(key, (totals.get(key) ?? 0) + 1);
      lettersOf.set(key, (lettersOf.get(key) ?? 0) + line.text.length);
      const size = Math.round(line.size * 2) / 2;
      sizes.set(size, (sizes.get(size) ?? 0) + line.text.length);
      if (line.bold) hasWeight = true;
      if (line.isBullet || line.segments.length > 3) continue;
      const kind = sectionOfHeading(line.segments[0]!.text);
      if (!kind) continue;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (!kinds.has(key)) kinds.set(key, new Set());
      kinds.get(key)!.add(kind);
    }
  }
  let bodySize = 10;
  let most = 0;
  for (const [size, letters] of sizes) {
    if (letters > most) {
      most = letters;
      bodySize = size;
    }
  }
  let bodyStyle = '';
  for (const [key, letters] of lettersOf) if (letters > (lettersOf.get(bodyStyle) ?? 0)) bodyStyle = key;
  const trusted = new Set<string>();
  const exclusive = new Set<string>();
  let known = 0;
  let top: string | null = null;
  for (const [key, count] of counts) {
    known += count;
    if (!top || count > counts.get(top)!) top = key;
    if (kinds.get(key)!.size >= 2 && key !== bodyStyle) trusted.add(key);
  }
  if (top) trusted.add(top);
  for (const key of trusted) {
    const count = counts.get(key)!;
    if (count >= 2 && count >= 0.6 * totals.get(key)!) exclusive.add(key);
  }
  return { trusted, exclusive, bodySize, known, repeats, hasWeight };
}

interface HeadingMatch {
  kind: SectionKind;
  rest: Line | null;
  isUnknown?: boolean;
}

function headingOf(
  taxonomy: Taxonomy,
  line: Line,
  styles: HeadingStyles,
  current: Section['kind'],
  sections: Section[],
): HeadingMatch | null {
  const first = line.segments[0]!;
  const kind = sectionOfHeading(first.text);
  const key = styleOf(line);
  const size = first.runs[0]?.size ?? line.size;
  // What comes again under each job is a part of the job.
  if (
    kind &&
    (current === 'work' || current === 'projects') &&
    isDetailLabel(first.text) &&
    (/responsibilit|duties|المهام|المسؤوليات/iu.test(first.text) ||
      (styles.repeats.get(foldName(first.text)) ?? 0) > 1)
  )
    return null;
  if (kind && line.segments.length === 1) {
    if (SUBHEADING.test(first.text) && isWeakerThanHeading(line, sections.at(-1)?.heading ?? null))
      return null;
    if (line.isHeadingStyle || styles.trusted.has(key) || styles.known < 3) return { kind, rest: null };
    if (size >= styles.bodySize * 1.12 && !line.isBullet) return { kind, rest: null };
    // A label inside a section ("Languages:" among skills) is weaker than the headings around it.
    const isStrong = line.bold || isUpper(first.text);
    if (isStrong && !line.isBullet && current === 'top') return { kind, rest: null };
    if (isStrong && !line.isBullet && line.gap > 1.8 && !first.text.endsWith(':'))
      return { kind, rest: null };
    if (!styles.hasWeight && !line.isBullet) return { kind, rest: null };
    return null;
  }
  if (
    kind &&
    line.segments.length > 1 &&
    (kind !== 'personal' ||
      styles.exclusive.has(key) ||
      sharesEdge(line, sections.at(-1)?.heading ?? null)) &&
    (styles.trusted.has(key) || line.isHeadingStyle) &&
    !isLabelRow(line, current)
  ) {
    return { kind, rest: restOf(line, line.segments.slice(1)) };
  }
  const inline = /^([^:\t]{3,42}?)\s*[:：]\s*(\S.*)$/.exec(line.text);
  if (
    inline &&
    !line.isBullet &&
    current !== 'skills' &&
    current !== 'work' &&
    current !== 'projects' &&
    current !== 'certifications'
  ) {
    const label = sectionOfHeading(inline[1]!);
    if (
      label &&
      INLINE_KINDS.has(label) &&
      (current === 'top' || current === 'personal' || !sections.some((section) => section.kind === label))
    ) {
      if (current !== 'education' || label !== 'awards')
        return { kind: label, rest: withoutLabel(line, inline[1]!) };
    }
  }
  // An unknown heading in the headings' own style still ends the section before it.
  if (
    !kind &&
    current !== 'top' &&
    line.segments.length === 1 &&
    !line.isBullet &&
    styles.exclusive.has(key) &&
    styles.known >= 3 &&
    (size >= styles.bodySize * 1.1 || isUpper(first.text)) &&
    first.text.split(/\s+/).length <= 5 &&
    !/[\d@,|:،]/.test(first.text) &&
    findDates(first.text).length === 0 &&
    !DOCUMENT_TITLE.test(first.text) &&
    !findDegree(first.text) &&
    titleScore(taxonomy, first.text) <= 0.5 &&
    organisationScore(taxonomy, first.text) <= 0.5 &&
    line.gap > 1.5
  ) {
    return { kind: 'other', rest: null, isUnknown: true };
  }
  return null;
}

/** Names what a heading of unknown words leaves open: dated posts are work, dated degrees are education. */
function nameUnknown(taxonomy: Taxonomy, sections: Section[]): void {
  for (const section of sections) {
    if (!section.isUnknown) continue;
    const ranges = section.lines.filter((line) => findDates(line.text).some((span) => span.isRange));
    if (ranges.length === 0 || ranges.length < section.lines.length * 0.06) continue;
    const near = section.lines.filter((line, index) =>
      [line, section.lines[index - 1], section.lines[index + 1]].some(
        (other) => other && ranges.includes(other),
      ),
    );
    const degrees = near.filter((line) => findDegree(line.text)).length;
    const titles = near.filter((line) =>
      line.segments.some((segment) => titleScore(taxonomy, segment.text) > 0.7),
    ).length;
    if (degrees >= ranges.length * 0.6 && !sections.some((other) => other.kind === 'education'))
      section.kind = 'education';
    else if (titles >= ranges.length * 0.5 && !sections.some((other) => other.kind === 'work'))
      section.kind = 'work';
  }
}

/** Words that open a part of an entry as often as a section. */
const SUBHEADING = new RegExp(
  `^[\\s\\p{P}]*(?:key\\s+|main\\s+|selected\\s+|major\\s+)?${WORDS.source('subheadings', { edges: 'anywhere' })}[\\s\\p{P}]*$`,
  'iu',
);

function isWeakerThanHeading(line: Line, heading: Line | null): boolean {
  if (!heading || line.isHeadingStyle || heading.column !== line.column) return false;
  const a = heading.segments[0]!.runs[0];
  const b = line.segments[0]!.runs[0];
  if (!a || !b) return false;
  return (
    b.size < a.size * 0.91 ||
    (a.bold && !b.bold) ||
    (isUpper(heading.segments[0]!.text) && /\p{Ll}/u.test(line.segments[0]!.text) && b.size <= a.size + 0.3)
  );
}

/** Stands where the heading before it stands, in the margin. */
function sharesEdge(line: Line, heading: Line | null): boolean {
  if (!heading || heading.segments.length < 2 || line.width === 0) return false;
  const edge = (segment: Segment): number => (line.isRtl ? segment.x + segment.width : segment.x);
  return Math.abs(edge(line.segments[0]!) - edge(heading.segments[0]!)) < 3;
}

/** The head of a table ("Qualification | Institution | Year") is no section heading. */
function isLabelRow(line: Line, current: Section['kind']): boolean {
  return current !== 'top' && line.segments.every((segment) => rolesOfLabel(segment.text).length > 0);
}

function restOf(line: Line, segments: Segment[]): Line {
  const runs = segments.flatMap((segment) => segment.runs);
  const letters = runs.reduce((sum, run) => sum + run.text.length, 0);
  const bold = runs.reduce((sum, run) => sum + (run.bold ? run.text.length : 0), 0);
  const x = Math.min(...segments.map((segment) => segment.x));
  const right = Math.max(...segments.map((segment) => segment.x + segment.width));
  return {
    ...line,
    segments,
    text: lineText(segments),
    x,
    width: line.width === 0 ? 0 : right - x,
    bold: bold > 0.8 * letters,
    isBullet: BULLET.test(lineText(segments)),
    gap: 0,
  };
}

function withoutLabel(line: Line, label: string): Line {
  const segments = line.segments.map((segment) => ({
    ...segment,
    runs: segment.runs.map((run) => ({ ...run })),
  }));
  const first = segments[0]!;
  first.text = first.text.slice(Math.min(first.text.length, label.length)).replace(/^\s*[:：]\s*/, '');
  let left = label.length;
  for (const run of first.runs) {
    const cut = Math.min(left, run.text.length);
    run.text = run.text.slice(cut).replace(/^\s*[:：]\s*/, '');
    left -= cut;
  }
  first.runs = first.runs.filter((run) => run.text !== '');
  const kept = first.text === '' ? segments.slice(1) : segments;
  return restOf(line, kept.length > 0 ? kept : [first]);
}
