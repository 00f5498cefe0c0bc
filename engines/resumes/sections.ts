/** Lines to sections: which lines stand under each heading, column by column. */
import type { Line, Reading } from '#engines/documents/index.ts';
import { sectionOfHeading, type Taxonomy } from '#engines/taxonomy/index.ts';
import { findDates } from '#engines/text/index.ts';
import { headingStyle, headingStyles } from './heading-styles.ts';
import { joinHeadings } from './joined-headings.ts';
import { OpenSections } from './open-sections.ts';
import type { Section } from './section.ts';
import { headingOf } from './section-headings.ts';
import { findDegree } from './study-words.ts';
import { titleScore } from './titles-and-employers.ts';
import { joinWraps } from './wraps.ts';

/** The sections of a document, each with its heading and lines, column by column. */
export function findSections(taxonomy: Taxonomy, reading: Reading): Section[] {
  const sections = collectSections(taxonomy, reading);
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
        current = { kind, heading: line, lines: rest ? [rest] : [], ...(isUnknown && { isUnknown }) };
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

/** A name that breaks after "and" or "of" goes on below, even where its last word could be a heading. */
function isGoneOn(previous: Line, line: Line): boolean {
  return (
    line.width > 0 &&
    line.gap < 1.7 &&
    headingStyle(previous) === headingStyle(line) &&
    previous.segments.length === 1 &&
    /(?:\b(?:of|and|in|for|the|with|de)|&|[,،(–-]|\sفي|\sو)$/i.test(previous.text) &&
    sectionOfHeading(previous.text.replace(/\s*(?:&|\band)$/i, '')) === null
  );
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
