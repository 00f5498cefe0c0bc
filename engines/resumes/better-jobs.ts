/** Which of two readings of the same lines is the better one, by what the words are known to mean. */
import { isPlace, type Taxonomy } from '#engines/taxonomy/index.ts';
import { isDepartment } from './departments.ts';
import type { Found } from './found.ts';
import type { ParsedWork } from './resume.ts';
import { organisationScore, titleScore } from './titles-and-employers.ts';

/** How much better the second reading must be: the first knows the page's looks, which words do not tell. */
const MARGIN = 0.5;
/** A text without headings hardly has looks. */
const MARGIN_UNHEADED = -0.3;

/** The first reading, unless the second makes plainly more sense. */
export function betterJobs(
  taxonomy: Taxonomy,
  first: Found<ParsedWork>[],
  second: Found<ParsedWork>[],
  isHeaded: boolean,
): Found<ParsedWork>[] {
  const sense = (jobs: Found<ParsedWork>[]): number =>
    jobs.reduce((sum, { value }) => sum + senseOf(taxonomy, value), 0);
  return sense(second) > sense(first) + (isHeaded ? MARGIN : MARGIN_UNHEADED) ? second : first;
}

/** About 2 for a job whose title and employer read as such; below 0 where they read as something else. */
function senseOf(taxonomy: Taxonomy, { title, organisation, start }: ParsedWork): number {
  return (
    (title === null ? -0.3 : senseOfTitle(taxonomy, title)) +
    (organisation === null ? -0.2 : senseOfEmployer(taxonomy, organisation)) +
    (start === null ? -0.5 : 0.2)
  );
}

function senseOfTitle(taxonomy: Taxonomy, title: string): number {
  const score = titleScore(taxonomy, title) - Math.max(0, organisationScore(taxonomy, title)) * 0.5;
  return clamp(score, -0.5, 1.2) - tooLong(title) - (isTitleWithMore(taxonomy, title) ? 0 : glued(title));
}

/** "Charge Nurse, Medical Ward", "Captain A320, Type Rating Instructor". */
function isTitleWithMore(taxonomy: Taxonomy, title: string): boolean {
  const parts = title.split(/\s*[,،;]\s*|\s+[-–—]\s+/u);
  return parts.slice(1).every((part) => isDepartment(part) || titleScore(taxonomy, part) > 0.7);
}

function senseOfEmployer(taxonomy: Taxonomy, employer: string): number {
  const score =
    0.4 + organisationScore(taxonomy, employer) - 0.6 * Math.max(0, titleScore(taxonomy, employer));
  return (
    clamp(score, -0.6, 1) - tooLong(employer) - glued(employer) - (isPlace(taxonomy, employer) ? 0.8 : 0)
  );
}

/** Commas and dashes inside a value are most often what should have parted it. */
const glued = (text: string): number => (/[,،;]|\s[-–—]\s/u.test(text) ? 0.35 : 0);
const tooLong = (text: string): number =>
  text.split(/\s+/).length > 8 || /[.!؟]$|^\W*\p{Ll}+\s\p{Ll}+\s\p{Ll}/u.test(text) ? 0.6 : 0;
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
