/** A section is what stands in it: dated posts are work under any heading, and under none. */
import { BULLET, type Line } from '#engines/documents/index.ts';
import { findSkills, type Taxonomy } from '#engines/taxonomy/index.ts';
import { findDates } from '#engines/text/index.ts';
import { type Anchor, findAnchors } from './entry-anchors.ts';
import { labelledValue } from './forms.ts';
import { listParts } from './list-parts.ts';
import type { Section } from './section.ts';
import { findDegree, isSchool } from './study-words.ts';
import { titleScore } from './titles-and-employers.ts';
import { wordCount } from './word-count.ts';

/** The sections, those of unknown or misleading headings named by their lines. */
export function nameByContent(taxonomy: Taxonomy, sections: Section[]): Section[] {
  nameUnknown(taxonomy, sections);
  for (const section of sections)
    if (section.kind === 'summary' && isFormOfPerson(section.lines)) section.kind = 'personal';
  if (sections.some(({ kind, lines }) => kind === 'work' && datedPosts(taxonomy, lines).length > 0))
    return sections;
  return sections.flatMap((section) =>
    MAY_HOLD_JOBS.has(section.kind) ? partedAtJobs(taxonomy, section, sections) : [section],
  );
}

/** "Career Summary", "Highlights", or no heading at all. */
const MAY_HOLD_JOBS: ReadonlySet<Section['kind']> = new Set(['summary', 'other', 'top']);

/** "Personal Profile" over a date of birth and a visa: labels and their values, and no sentence. */
function isFormOfPerson(lines: Line[]): boolean {
  return (
    lines.length > 0 &&
    lines.every(
      (line) => labelledValue(line, ['name', 'email', 'phone', 'location', 'link', 'language']) !== null,
    )
  );
}

/** Names what a heading of unknown words leaves open: dated posts are work, dated degrees are education, a list is skills. */
function nameUnknown(taxonomy: Taxonomy, sections: Section[]): void {
  const has = (kind: Section['kind']): boolean => sections.some((other) => other.kind === kind);
  for (const section of sections) {
    if (!section.isUnknown) continue;
    const ranges = section.lines.filter((line) => findDates(line.text).some((span) => span.isRange));
    if (ranges.length === 0) {
      if (!has('skills') && isListOfSkills(taxonomy, section.lines)) section.kind = 'skills';
      continue;
    }
    if (ranges.length < section.lines.length * 0.06) continue;
    const near = section.lines.filter((line, index) =>
      [line, section.lines[index - 1], section.lines[index + 1]].some(
        (other) => other && ranges.includes(other),
      ),
    );
    const degrees = near.filter((line) => findDegree(line.text)).length;
    if (degrees >= ranges.length * 0.6 && !has('education')) section.kind = 'education';
    else if (countTitled(taxonomy, near) >= ranges.length * 0.5 && !has('work')) section.kind = 'work';
  }
}

function countTitled(taxonomy: Taxonomy, lines: Line[]): number {
  return lines.filter((line) => namesTitle(taxonomy, line)).length;
}

/** What stands between a title and its employer on one line. */
const BEFORE_EMPLOYER = /\s+(?:at|with|for|لدى|في)\s+|\s*[,،|–—]\s*/u;

function namesTitle(taxonomy: Taxonomy, line: Line): boolean {
  return line.segments.some(({ text }) =>
    [text, text.split(BEFORE_EMPLOYER)[0] ?? ''].some((part) => titleScore(taxonomy, part) > 0.7),
  );
}

/** Whether lines hold short items, known skills among them. */
function isListOfSkills(taxonomy: Taxonomy, lines: Line[]): boolean {
  const items = lines.flatMap((line) => listParts(line.text));
  const words = items.reduce((sum, item) => sum + wordCount(item), 0);
  return (
    items.length >= 2 &&
    words <= 3.5 * items.length &&
    lines.every((line) => findDates(line.text).length === 0) &&
    findSkills(taxonomy, items.join(', ')).length > 0
  );
}

/** The ranges of dates that belong to posts: beside at least half of them stands a title, and beside none a degree. */
function datedPosts(taxonomy: Taxonomy, lines: Line[]): Anchor[] {
  const posts = findAnchors(lines, false).filter(({ index, span }) => {
    const own = lines.slice(Math.max(0, index - 1), index + 2);
    return span.isRange && !own.some((line) => findDegree(line.text) && !namesTitle(taxonomy, line));
  });
  const titled = posts.filter(
    ({ index }) => countTitled(taxonomy, lines.slice(Math.max(0, index - 2), index + 3)) > 0,
  );
  return titled.length > 0 && titled.length >= posts.length * 0.5 ? posts : [];
}

/** A section in which jobs stand, as what stands above them, the jobs, and studies below them. */
function partedAtJobs(taxonomy: Taxonomy, section: Section, sections: Section[]): Section[] {
  const { lines } = section;
  const posts = datedPosts(taxonomy, lines);
  const first = posts.at(0);
  const last = posts.at(-1);
  // At the top a single date may be that of the present post under the name.
  if (!first || !last || (section.kind === 'top' && posts.length < 2)) return [section];
  const from = headerFrom(lines, first.index);
  const hasEducation = sections.some(({ kind }) => kind === 'education');
  const studies = hasEducation
    ? -1
    : lines.findIndex((line, index) => index > last.index && opensStudy(line));
  const to = studies < 0 ? lines.length : studies;
  const parts: Section[] = [
    { ...section, lines: lines.slice(0, from) },
    { kind: 'work', heading: from === 0 ? section.heading : null, lines: lines.slice(from, to) },
    { kind: 'education', heading: null, lines: lines.slice(to) },
  ];
  return parts.filter((part) => part.lines.length > 0);
}

function opensStudy(line: Line): boolean {
  const degree = findDegree(line.text.replace(BULLET, ''));
  return degree !== null && (degree.from < 2 || isSchool(line.text)) && wordCount(line.text) <= 18;
}

/** How many lines a header may have above its date: more where nothing but short lines stands there. */
const MOST_ABOVE = 2;
const MOST_SHORT_ABOVE = 4;

/** Where the header of the first job begins: short lines right above its date, no contacts. */
function headerFrom(lines: Line[], anchor: number): number {
  let from = anchor;
  const isAllShort =
    anchor <= MOST_SHORT_ABOVE && lines.slice(0, anchor).every(({ text }) => wordCount(text) <= 8);
  while (from > 0 && anchor - from < (isAllShort ? MOST_SHORT_ABOVE : MOST_ABOVE)) {
    const above = lines[from - 1];
    const own = lines[from];
    if (!above || !own || wordCount(above.text) > 14 || /[.!؟]$|@|https?:|\d{6,}/u.test(above.text)) break;
    if (own.gap > 1.9) break;
    from--;
  }
  return from;
}
