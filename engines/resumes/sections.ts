/** Lines to sections: which lines stand under each heading, column by column. */
import { firstSegment, type Line, type Reading } from '#engines/documents/index.ts';
import { sectionOfHeading, type Taxonomy } from '#engines/taxonomy/index.ts';
import { headingStyle, headingStyles } from './heading-styles.ts';
import { joinHeadings } from './joined-headings.ts';
import { OpenSections } from './open-sections.ts';
import type { Section } from './section.ts';
import { headingOf } from './section-headings.ts';
import { nameByContent } from './sections-by-content.ts';
import { withoutTranslations } from './translations.ts';
import { joinWraps } from './wraps.ts';

/** The sections of a document, each with its heading and lines, column by column. */
export function findSections(taxonomy: Taxonomy, reading: Reading): Section[] {
  const sections = nameByContent(taxonomy, collectSections(taxonomy, withoutTranslations(reading)));
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

function collectSections(taxonomy: Taxonomy, reading: Reading): Section[] {
  const styles = headingStyles(reading);
  const openSections = new OpenSections(reading.blocks);
  const sections: Section[] = [];
  for (const block of reading.blocks) {
    let current = openSections.enter(block);
    let previous: Line | null = null;
    let isHeaded = false;
    for (const line of joinHeadings(block.lines)) {
      const isWrapped = previous !== null && isGoneOn(previous, line);
      const before = { current: current?.kind ?? 'top', sections } as const;
      const match = isWrapped ? null : headingOf(taxonomy, line, styles, before);
      if (match) {
        const { kind, rest, isUnknown } = match;
        const beside = linesBesideHeading(current, line);
        current = {
          kind,
          heading: line,
          lines: [...beside, ...(rest ? entriesOnLine(kind, rest) : [])],
          ...(isUnknown && { isUnknown }),
        };
        sections.push(current);
        isHeaded = true;
      } else if (current) current.lines.push(line);
      else {
        current = { kind: 'top', heading: null, lines: [line] };
        sections.push(current);
      }
      previous = line;
    }
    if (current) openSections.leave(block, current, isHeaded);
  }
  return sections;
}

/** "Education: BSc Physics, Cairo University, 2012; Thanaweya Amma, 2008" holds an entry between its semicolons. */
function entriesOnLine(kind: Section['kind'], line: Line): Line[] {
  if (kind !== 'education') return [line];
  const entries = line.text.split(/\s*[;؛]\s*/).filter((text) => text !== '');
  if (entries.length < 2) return [line];
  // Without geometry nothing takes them for one line that goes on.
  return entries.map((text) => ({ ...line, text, width: 0, segments: [{ ...firstSegment(line), text }] }));
}

/**
 * A heading in the margin may break over two rows ("Tickets and" over "courses"): what stands beside its first row is
 * taken from the section before.
 */
function linesBesideHeading(section: Section | null, heading: Line): Line[] {
  if (!section) return [];
  const last = section.lines.at(-1);
  if (last && isSetLowerBeside(heading, last)) return section.lines.splice(-1);
  const at = section.lines.findLastIndex(
    (line) => headingStyle(line) === headingStyle(heading) && /(?:\band|&|\bof)$/i.test(line.text),
  );
  const first = section.lines[at];
  if (!first || section.lines.length - at > MOST_BESIDE_HEADING || first.page !== heading.page) return [];
  if (sectionOfHeading(`${first.text} ${firstSegment(heading).text}`) === null) return [];
  return section.lines.splice(at).slice(1);
}

const MOST_BESIDE_HEADING = 4;

/** Whether a heading in the margin is set a little lower than the text beside it, which then seems to come before it. */
function isSetLowerBeside(heading: Line, line: Line): boolean {
  if (heading.page !== line.page || heading.width === 0 || heading.segments.length > 1) return false;
  const overlaps = heading.y > line.y && heading.y - line.y < 0.6 * line.height;
  const isBeside = line.isRtl
    ? line.x + line.width <= heading.x
    : heading.x + firstSegment(heading).width <= line.x;
  return overlaps && isBeside;
}

/** A name that breaks after "and" or "of" goes on below, even where its last word could be a heading. */
function isGoneOn(previous: Line, line: Line): boolean {
  return (
    (line.width > 0 || /^\p{Ll}/u.test(line.text)) &&
    line.gap < 1.7 &&
    headingStyle(previous) === headingStyle(line) &&
    previous.segments.length === 1 &&
    /(?:\b(?:of|and|in|for|the|with|de)|&|[,،(–-]|\sفي|\sو)$/i.test(previous.text) &&
    sectionOfHeading(previous.text.replace(/\s*(?:&|\band)$/i, '')) === null
  );
}
