import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { fitting } from './course-advice.ts';
import { type Candidate, type CourseOptions, type Offer, offersFor, subjectInGap } from './course-choice.ts';
import { chooseCourses } from './course-cover.ts';
import type { WeighedGapSkill } from './gap-skill.ts';
import { isGeneral, leadsPeople } from './gap-worth.ts';
import type { MatchModel } from './model.ts';

/**
 * Courses about the musts that a job's page calls missing and none of the advised ones closes: the page names them, so its
 * courses answer it, behind what a counsellor would name first. What leads to the licence alone stands alone.
 */
export function coursesForMissing(
  gap: readonly WeighedGapSkill[],
  advised: readonly Candidate[],
  options: CourseOptions,
  model: MatchModel,
): Candidate[] {
  const { missing = [], studies = [], hours = Number.POSITIVE_INFINITY } = options;
  if (studies.length > 0) return [];
  const closed = closedBy(advised);
  // For what is merely welcome a counsellor names a course where it is worth one, or where all others teach more of what one has.
  const isMore = isMoreOfHad(gap, closed, options);
  const isMissing = new Set(missing.filter(({ must }) => must || isMore).map(({ skillId }) => skillId));
  const isOpen = ({ skillId }: WeighedGapSkill, at: number) =>
    isMissing.has(skillId) && !closed.has(at) && isTaught(model.taxonomy, skillId);
  const open = new Set(gap.filter(isOpen).map(({ skillId }) => skillId));
  if (open.size === 0) return [];
  const isFitting = fitting(options, model.taxonomy);
  // How to talk and write is missing of whoever does not show it, however long they have worked.
  const { learner: _, ...ofAnybody } = options;
  const isOfManners = (offer: Offer) => {
    const subject = subjectInGap(offer, gap) ?? '';
    return isGeneral(model.taxonomy, subject) && !leadsPeople(model.taxonomy, subject);
  };
  const offers = [...offersFor(gap, options, model), ...offersFor(gap, ofAnybody, model).filter(isOfManners)]
    .filter((offer) => open.has(subjectInGap(offer, gap) ?? ''))
    .filter(({ course }) => isFitting({ course, isAsked: false }));
  // What is closed or not missing decides nothing here.
  const sought = gap.map((skill) => (open.has(skill.skillId) ? skill : { ...skill, worth: 0 }));
  return chooseCourses(sought, offers, hours, advised)
    .filter((offer) => !advised.some(({ course }) => course === offer.course))
    .map((offer) => ({ ...offer, worth: 0, isAsked: false, isSure: false, isOnlyMissing: true }));
}

/** Whether all that is advised, by the places in the gap that it closes, teaches more of what somebody has. */
const isMoreOfHad = (
  gap: readonly WeighedGapSkill[],
  closed: ReadonlySet<number>,
  { had = [] }: CourseOptions,
): boolean => closed.size > 0 && [...closed].every((at) => had.includes(gap[at]?.skillId ?? ''));

/** Whether somebody has all that must be there and is only advised more of it: then what the page calls missing is worth a line as well. */
export const isOnlyMore = (
  gap: readonly WeighedGapSkill[],
  advised: readonly Candidate[],
  options: CourseOptions,
): boolean => !options.missing?.some(({ must }) => must) && isMoreOfHad(gap, closedBy(advised), options);

const closedBy = (advised: readonly Candidate[]): ReadonlySet<number> =>
  new Set(advised.flatMap(({ covers }) => [...covers.keys()]));

/** Whether a course can give a skill at all. */
const isTaught = (taxonomy: Taxonomy, skillId: string): boolean =>
  taxonomy.skill(skillId)?.learnedOtherwise === null;
