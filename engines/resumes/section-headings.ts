/** Which lines open a section, and what they hold besides the heading. */
import { firstSegment, type Line, type Segment } from '#engines/documents/index.ts';
import {
  DOCUMENT_TITLE,
  rolesOfLabel,
  type SectionKind,
  sectionOfHeading,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { findDates, foldName } from '#engines/text/index.ts';
import { isDetailLabel } from './detail-labels.ts';
import { type HeadingStyles, headingStyle, isUpper } from './heading-styles.ts';
import { restOf, withoutLabel } from './line-rest.ts';
import type { Section } from './section.ts';
import { findDegree } from './study-words.ts';
import { organisationScore, titleScore } from './titles-and-employers.ts';

const WORDS = wordingsIn('resumes/section-headings');

/** A line as a heading. */
interface HeadingMatch {
  kind: SectionKind;
  /** What stands behind the heading on its line. */
  rest: Line | null;
  /** Its words are known to open nothing; it only looks like the headings. */
  isUnknown?: boolean;
}

/** What stands before a line. */
export interface Before {
  /** The kind of the section that is open. */
  current: Section['kind'];
  sections: readonly Section[];
}

/** The line as a heading among lines of these styles; null where it is none. */
export function headingOf(
  taxonomy: Taxonomy,
  line: Line,
  styles: HeadingStyles,
  before: Before,
): HeadingMatch | null {
  const kind = sectionOfHeading(firstSegment(line).text);
  if (kind && (isPartOfEntry(line, styles, before) || isLabelOfStudy(line, kind, before))) return null;
  if (kind && line.segments.length === 1)
    return isHeadingAlone(line, styles, before) ? { kind, rest: null } : null;
  if (kind && isHeadingInMargin(line, kind, styles, before))
    return { kind, rest: restOf(line, line.segments.slice(1)) };
  const inline = inlineHeading(line, styles, before);
  if (inline) return inline;
  // An unknown heading in the headings' own style still ends the section before it.
  return !kind &&
    before.current !== 'top' &&
    !isFirstBelow(line, before) &&
    looksLikeHeading(taxonomy, line, styles)
    ? { kind: 'other', rest: null, isUnknown: true }
    : null;
}

/** What stands right under a heading, or is set smaller than it, is the first of its section: an employer over its posts. */
function isFirstBelow(line: Line, { current, sections }: Before): boolean {
  const last = sections.at(-1);
  if (!last?.heading) return false;
  const holdsEntries = current === 'work' || current === 'education';
  return last.lines.length === 0 || (holdsEntries && sizeOf(line) < 0.97 * sizeOf(last.heading));
}

/** "Degree: Higher Diploma" within education is a row of a study's form. */
function isLabelOfStudy(line: Line, kind: SectionKind, { current }: Before): boolean {
  return (
    kind === 'education' &&
    current === 'education' &&
    line.segments.length > 1 &&
    rolesOfLabel(firstSegment(line).text).includes('degree')
  );
}

/** What comes again under each job is a part of the job. */
function isPartOfEntry(line: Line, styles: HeadingStyles, { current }: Before): boolean {
  if (current !== 'work' && current !== 'projects') return false;
  const { text } = firstSegment(line);
  return (
    isDetailLabel(text) &&
    (/responsibilit|duties|المهام|المسؤوليات/iu.test(text) || (styles.repeats.get(foldName(text)) ?? 0) > 1)
  );
}

/** Whether known words alone on their line are a heading, and no label within a section. */
function isHeadingAlone(line: Line, styles: HeadingStyles, { current, sections }: Before): boolean {
  const { text } = firstSegment(line);
  if (isItemOfList(line, sections.at(-1))) return false;
  // Contacts and the person's data have no parts.
  const hasParts = current !== 'top' && current !== 'contact' && current !== 'personal';
  const isLarge = sizeOf(line) >= styles.bodySize * 1.12;
  if (
    hasParts &&
    SUBHEADING.test(text) &&
    isWeakerThanHeading(line, sections.at(-1)?.heading ?? null, isLarge)
  )
    return false;
  if (line.isHeadingStyle || styles.trusted.has(headingStyle(line)) || styles.known < 3) return true;
  if (line.isBullet) return false;
  if (isLarge || !styles.hasWeight) return true;
  // A label inside a section ("Languages:" among skills) is weaker than the headings around it.
  const isStrong = line.bold || isUpper(text);
  return isStrong && (current === 'top' || (line.gap > 1.8 && !text.endsWith(':')));
}

/** An item under a heading that has no bullet of its own: "Social media" among skills. */
function isItemOfList(line: Line, section: Section | undefined): boolean {
  if (!line.isBullet || line.isHeadingStyle || !section?.heading || section.heading.isBullet) return false;
  const last = section.lines.at(-1);
  return !last || (last.isBullet && last.text.trim().charAt(0) === line.text.trim().charAt(0));
}

/** Whether known words at the edge of a line are a heading beside its text. */
function isHeadingInMargin(
  line: Line,
  kind: SectionKind,
  styles: HeadingStyles,
  { current, sections }: Before,
): boolean {
  const style = headingStyle(line);
  // "Languages known : English, Urdu" is a row of a form.
  if (/^[:：]/.test(line.segments[1]?.text ?? '')) return false;
  return (
    (kind !== 'personal' ||
      styles.exclusive.has(style) ||
      sharesEdge(line, sections.at(-1)?.heading ?? null)) &&
    (styles.trusted.has(style) || line.isHeadingStyle) &&
    !isLabelRow(line, current)
  );
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

/** In these a label before a colon is one of their own. */
const SECTIONS_WITH_LABELS = new Set<Section['kind']>(['skills', 'work', 'projects', 'certifications']);

/** "Languages: English, Arabic" as a section on one line. */
function inlineHeading(line: Line, styles: HeadingStyles, before: Before): HeadingMatch | null {
  const { current, sections } = before;
  const [, label] = /^([^:\t]{3,42}?)\s*[:：]\s*(?:\S.*)$/.exec(line.text) ?? [];
  if (label === undefined || line.isBullet) return null;
  const kind = sectionOfHeading(label);
  if (!kind || !INLINE_KINDS.has(kind)) return null;
  // Among certificates a label of their own ("Courses: …") is one of them, and one of languages or skills is none.
  const isApart =
    current === 'certifications' && (kind === 'languages' || kind === 'skills' || kind === 'education');
  const isNew = !styles.kinds.has(kind) && !sections.some((section) => section.kind === kind);
  if (isApart && isNew) return { kind, rest: withoutLabel(line, label) };
  if (SECTIONS_WITH_LABELS.has(current))
    return opensSection(line, label, kind, styles, before) ? { kind, rest: withoutLabel(line, label) } : null;
  const isFree = current === 'top' || current === 'personal';
  if (!isFree && sections.some((section) => section.kind === kind)) return null;
  if (current === 'education' && kind === 'awards') return null;
  return { kind, rest: withoutLabel(line, label) };
}

/** Whether a label within a section of labels ends it: it comes once, is set apart, and no heading opens its section. */
function opensSection(
  line: Line,
  label: string,
  kind: SectionKind,
  styles: HeadingStyles,
  { current, sections }: Before,
): boolean {
  if (kind === current || styles.kinds.has(kind) || sections.some((section) => section.kind === kind))
    return false;
  if ((styles.repeats.get(foldName(label)) ?? 0) > 1) return false;
  const [first] = firstSegment(line).runs;
  return line.gap > 1.6 || Boolean(first?.bold && !line.bold);
}

/** Whether a line of unknown words stands alone in a style that only headings have, and is none of an entry's parts. */
function looksLikeHeading(taxonomy: Taxonomy, line: Line, styles: HeadingStyles): boolean {
  const { text } = firstSegment(line);
  return (
    line.segments.length === 1 &&
    !line.isBullet &&
    line.gap > 1.5 &&
    styles.known >= 3 &&
    styles.exclusive.has(headingStyle(line)) &&
    (sizeOf(line) >= styles.bodySize * 1.1 || isUpper(text)) &&
    text.split(/\s+/).length <= 5 &&
    !/[\d@,|:،]/.test(text) &&
    findDates(text).length === 0 &&
    !DOCUMENT_TITLE.test(text) &&
    !findDegree(text) &&
    titleScore(taxonomy, text) <= 0.5 &&
    organisationScore(taxonomy, text) <= 0.5
  );
}

function sizeOf(line: Line): number {
  return firstSegment(line).runs[0]?.size ?? line.size;
}

/** Words that open a part of an entry as often as a section. */
const SUBHEADING = new RegExp(
  `^[\\s\\p{P}]*(?:key\\s+|main\\s+|selected\\s+|major\\s+)?${WORDS.source('subheadings', { edges: 'anywhere' })}[\\s\\p{P}]*$`,
  'iu',
);

/** In a scan some of the headings seem bold, and some not: one that is as large as the others is as strong. */
function isWeakerThanHeading(line: Line, heading: Line | null, isLarge: boolean): boolean {
  if (!heading || line.isHeadingStyle || heading.column !== line.column) return false;
  const a = firstSegment(heading);
  const b = firstSegment(line);
  const [runA] = a.runs;
  const [runB] = b.runs;
  if (!runA || !runB) return false;
  return (
    runB.size < runA.size * 0.91 ||
    (runA.bold && !runB.bold && !isLarge) ||
    (isUpper(a.text) && /\p{Ll}/u.test(b.text) && runB.size <= runA.size + 0.3)
  );
}

/** Stands where the heading before it stands, in the margin. */
function sharesEdge(line: Line, heading: Line | null): boolean {
  if (!heading || heading.segments.length < 2 || line.width === 0) return false;
  const edge = (segment: Segment): number => (line.isRtl ? segment.x + segment.width : segment.x);
  return Math.abs(edge(firstSegment(line)) - edge(firstSegment(heading))) < 3;
}

/** The head of a table ("Qualification | Institution | Year") is no section heading. */
function isLabelRow(line: Line, current: Section['kind']): boolean {
  return current !== 'top' && line.segments.every((segment) => rolesOfLabel(segment.text).length > 0);
}
