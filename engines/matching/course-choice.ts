import { type Course, derived, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { GapSkill } from './gap-skill.ts';
import { isGeneral } from './gap-worth.ts';
import type { MatchModel } from './model.ts';
import { levelFactor } from './skill-credits.ts';

/** What courses may be. */
export interface CourseOptions {
  /** Hours that all courses together may take; any number where absent. */
  hours?: number;
  /** Ids of human languages of which a course must be given in one; any where absent or empty. */
  languages?: readonly string[];
  /** Ids of human languages that the learner reads, the best first: of courses alike, one in these comes first. */
  prefers?: readonly string[];
  /** Only what can be followed without paying (a certificate may still cost). */
  free?: boolean;
  /** What the learner wants to be: its own skills come before what any work asks for. */
  occupationId?: string | null;
  /** Skills that the learner has; what a course asks for beyond them is told. */
  has?: readonly string[];
}

/** A course and how far it covers each skill of the gap, by position. */
export interface Offer {
  course: Course;
  /** 0 to 1: how well it suits the learner besides, by what it asks for, its level and its languages. */
  suitability: number;
  covers: Map<number, { share: number; through: string | null }>;
}

/** Less is not worth enrolling for. */
const leastShare = 0.25;
/** A course about something related must come nearer, or its title has nothing to do with what was asked. */
const leastShareThrough = 0.35;

/** The courses that cover enough of any skill of the gap and suit the options. */
export function offersFor(gap: readonly GapSkill[], options: CourseOptions, model: MatchModel): Offer[] {
  const offers = new Map<string, Offer>();
  const teaching = coursesBySkill(model.taxonomy);
  gap.forEach(({ skillId, level: need = 0, have = 0 }, position) => {
    const own = model.skillIndex.get(skillId);
    const { skills, credits } = own === undefined ? noNeighbours : model.neighboursOf(own);
    const credit = new Map([[skillId, 1]]);
    skills.forEach((skill, at) => {
      credit.set(model.skillIds[skill] ?? '', credits[at] ?? 0);
    });
    for (const [taught, value] of credit) {
      for (const { course, level } of teaching.get(taught) ?? []) {
        if (!suits(course, options) || level <= have) continue;
        const share = value * levelFactor(level, need);
        const offer = offers.get(course.id) ?? newOffer(course, options);
        const known = offer.covers.get(position);
        const least = taught === skillId ? leastShare : leastShareThrough;
        if (share < least || (known && known.share >= share)) continue;
        offer.covers.set(position, { share, through: taught === skillId ? null : taught });
        offers.set(course.id, offer);
      }
    }
  });
  const trade = tradeOf(gap, options, model.taxonomy);
  return [...offers.values()].filter(isInProportion).flatMap((offer) => {
    // What a course is about comes first among its skills: whoever lacks that is well served, whatever else it teaches.
    if (isAboutGap(offer, gap)) return [offer];
    const share = trade(offer.course);
    const suitability = offer.suitability * shareBesideSubject * Math.sqrt(share);
    return share < leastOfTrade ? [] : [{ ...offer, suitability }];
  });
}

/** What a course teaches besides its subject is learned in passing, and often taken for granted. */
const shareBesideSubject = 0.4;

const isAboutGap = ({ course, covers }: Offer, gap: readonly GapSkill[]): boolean =>
  [...covers].some(([at, { through }]) => through === null && gap[at]?.skillId === course.skills[0]?.id);

/** Of what a course teaches, so much must belong to the learner's work: one for baristas teaches care too, but not hairdressers. */
const leastOfTrade = 0.3;

/** For a course the share of its own subject that is of the kinds of what the learner lacks and has. */
function tradeOf(
  gap: readonly GapSkill[],
  { has = [], occupationId }: CourseOptions,
  taxonomy: Taxonomy,
): (course: Course) => number {
  const asked = taxonomy.occupation(occupationId ?? '')?.skills ?? [];
  const own = new Set([...gap.map(({ skillId }) => skillId), ...has, ...asked.map(({ id }) => id)]);
  const kinds = new Set([...own].map((id) => taxonomy.skill(id)?.category.en));
  return ({ skills }) => {
    const subject = skills
      .flatMap(({ id }) => taxonomy.skill(id) ?? [])
      .filter(({ id }) => !isGeneral(taxonomy, id));
    const ofTrade = subject.filter(({ id, category }) => own.has(id) || kinds.has(category.en));
    return subject.length === 0 || own.size < fewToTell ? 1 : ofTrade.length / subject.length;
  };
}

/** So few skills tell no trade. */
const fewToTell = 5;

function newOffer(course: Course, { prefers = [], has = [] }: CourseOptions): Offer {
  const known = new Set([...has, ...course.skills.map(({ id }) => id)]);
  const lacking = course.needs.filter((id) => !known.has(id)).length;
  return {
    course,
    suitability: shareForEachLack ** lacking * easeOfLanguage(course, prefers),
    covers: new Map(),
  };
}

// What the learner would have to learn before, and a language that they read with effort, cost more than hours.
const shareForEachLack = 0.6;

function easeOfLanguage({ languageIds }: Course, [first, ...others]: readonly string[]): number {
  if (first === undefined || languageIds.includes(first)) return 1;
  return languageIds.some((id) => others.includes(id)) ? 0.8 : 0.4;
}

/** A course may take so many hours for the first skill of the gap that it truly teaches, and so many for each further one. */
const hoursForFirst = 80;
const hoursForFurther = 40;
const trulyTaught = 0.4;

/** Nobody studies for months to close one line of a posting. */
function isInProportion({ course, covers }: Offer): boolean {
  const taught = [...covers.values()].filter(({ share }) => share >= trulyTaught).length;
  return course.hours <= hoursForFirst + hoursForFurther * Math.max(0, taught - 1);
}

const noNeighbours = { skills: new Int32Array(), credits: new Float64Array() };

function suits(course: Course, { hours, languages, free }: CourseOptions): boolean {
  if (hours !== undefined && course.hours > hours) return false;
  if (free && course.cost !== 'free' && course.cost !== 'audit') return false;
  return !languages?.length || course.languageIds.some((id) => languages.includes(id));
}

/** The courses that teach each skill, with the level at which one arrives. */
const coursesBySkill = derived((taxonomy) => {
  const bySkill = new Map<string, { course: Course; level: number }[]>();
  for (const course of taxonomy.courses) {
    for (const { id, level } of course.skills) {
      const courses = bySkill.get(id);
      if (courses) courses.push({ course, level });
      else bySkill.set(id, [{ course, level }]);
    }
  }
  return bySkill;
});
