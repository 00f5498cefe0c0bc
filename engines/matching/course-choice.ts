import { type Course, derived, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { GapSkill } from './gap-skill.ts';
import { isGeneral, isOfTrade, leadsPeople } from './gap-worth.ts';
import { isLeading, isNewcomer, isOfOwnWork, isSeasoned, type Learner } from './learners.ts';
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
  /** How far the learner has come in their work; not known where absent. */
  learner?: Learner;
  /** Ids of courses that lead to what the job asks for by name: they come first, and nothing else stands for them. */
  qualifying?: readonly string[];
  /** Whether the job is to lead people, which the learner has not done: to learn that is no idle thing then. */
  isStepToLead?: boolean;
}

/** A course and how far it covers each skill of the gap, by position. */
export interface Offer {
  course: Course;
  /** 0 to 1: how well it suits the learner besides, by what it asks for, its level and its languages. */
  suitability: number;
  covers: Map<number, { share: number; through: string | null }>;
}

/** Less is not worth enrolling for. */
const leastShare = 0.4;

/**
 * The courses that cover enough of any skill of the gap and suit the options; with `isLongWelcome` also those that take
 * longer than what they close is worth.
 */
export function offersFor(
  gap: readonly GapSkill[],
  options: CourseOptions,
  model: MatchModel,
  isLongWelcome = false,
): Offer[] {
  const offers = new Map<string, Offer>();
  const teaching = coursesBySkill(model.taxonomy);
  const knows = knowledgeOf(options.has ?? [], model);
  gap.forEach(({ skillId, level: need = 0, have = 0 }, position) => {
    const own = model.skillIndex.get(skillId);
    const { skills, credits } = own === undefined ? noNeighbours : model.neighboursOf(own);
    const credit = new Map([[skillId, 1]]);
    if (isLearnedThroughOthers(model.taxonomy, skillId))
      skills.forEach((skill, at) => {
        credit.set(model.skillIds[skill] ?? '', credits[at] ?? 0);
      });
    for (const [taught, value] of credit) {
      for (const { course, level } of teaching.get(taught) ?? []) {
        const isAsked = options.qualifying?.includes(course.id) ?? false;
        if (!suits(course, options) || (level <= have && !isAsked)) continue;
        if (!isAsked && !isOfLevel(course, knows, options, model.taxonomy)) continue;
        const share = value * levelFactor(level, need);
        const offer = offers.get(course.id) ?? newOffer(course, options, knows);
        const known = offer.covers.get(position);
        if (share < leastShare || (known && known.share >= share)) continue;
        offer.covers.set(position, { share, through: taught === skillId ? null : taught });
        offers.set(course.id, offer);
      }
    }
  });
  const { taxonomy } = model;
  const trade = tradeOf(gap, options, taxonomy);
  const isOfGoal = (skillId: string) => isOfTrade(taxonomy, skillId, options.occupationId ?? '');
  // What a course is about, where that is not asked for, must at least be at home in the work that is meant.
  const isNearGoal = (skillId: string) =>
    !options.occupationId || isOfGoal(skillId) || isGeneral(taxonomy, skillId);
  const ownSkills = new Set(taxonomy.occupation(options.occupationId ?? '')?.skills.map(({ id }) => id));
  const isOwnSkill = (skillId: string) => isGeneral(taxonomy, skillId) || ownSkills.has(skillId);
  // Quality is controlled otherwise in each trade; tools, and how people lead and talk, are the same in all of them.
  const isToldBySubject = (skillId: string) =>
    !options.occupationId ||
    taxonomy.skill(skillId)?.kind === 'tool' ||
    isGeneral(taxonomy, skillId) ||
    isOfGoal(skillId);
  return [...offers.values()]
    .filter((offer) => {
      const most = isLongWelcome
        ? mostHoursAlone
        : hoursInProportion(offer, gap) + hoursForHeart(offer, gap, options, taxonomy);
      return isQualifying(offer, options) || offer.course.hours <= most;
    })
    .flatMap((offer) => {
      if (isQualifying(offer, options)) return [offer];
      // What a course is about comes first among its skills: whoever lacks that is well served, whatever else it teaches.
      const [first] = offer.course.skills;
      const subject = subjectInGap(offer, gap);
      // Whoever works with the tool that a course is about learns little from what it touches besides.
      const isOfKnownTool =
        options.has?.includes(first?.id ?? '') && taxonomy.skill(first?.id ?? '')?.kind === 'tool';
      if (subject === null && (isOfKnownTool || isLongForGlimpse(offer, gap))) return [];
      // Manners are learned where they are taught, not in the course for another trade.
      if (subject === null && isOfManners(offer, gap, taxonomy) && !isOwnSkill(first?.id ?? '')) return [];
      if (subject !== null && isToldBySubject(subject)) return [offer];
      if (subject === null && isGlimpse(offer, gap, isOfGoal))
        return [{ ...offer, suitability: offer.suitability * shareBesideSubject }];
      const share = trade(offer);
      // Whoever begins to lead in a trade is best served by a course about leading there, whichever of the two it names first.
      const isToLead = options.isStepToLead && leadsThere(offer, gap, taxonomy) && share >= leastAroundOther;
      const besides = subject === null && !isToLead ? shareBesideSubject : 1;
      const suitability = offer.suitability * besides * Math.sqrt(share);
      const least = subject === null && !isNearGoal(first?.id ?? '') ? leastAroundOther : leastOfTrade;
      return share < least ? [] : [{ ...offer, suitability }];
    });
}

/** Whether a course leads to what the job asks for by name. */
export const isQualifying = ({ course }: Offer, { qualifying = [] }: CourseOptions): boolean =>
  qualifying.includes(course.id);

/**
 * Whether a course is for people as far as the learner: nobody sits through the first steps of the work that they have
 * long done, those who lead through first steps of leading, nor beginners through what is for experts.
 */
function isOfLevel(
  course: Course,
  knows: Knowledge,
  { learner }: CourseOptions,
  taxonomy: Taxonomy,
): boolean {
  const [first] = course.skills;
  if (!learner || !first) return true;
  if (course.level === 'advanced') {
    if (isNewcomer(learner)) return false;
    const isNear = course.skills.some(({ id }) => knows(id) || isOfOwnWork(taxonomy, id, learner));
    return isNear || (isSeasoned(learner) && course.needs.every(knows));
  }
  if (course.level !== 'beginner' || !isSeasoned(learner)) return true;
  if (isGeneral(taxonomy, first.id)) return leadsPeople(taxonomy, first.id) && !isLeading(learner);
  return !isOfOwnWork(taxonomy, first.id, learner);
}

/** Whether a relative's course may stand for a skill: where courses of its own are known, or none can give it, it is no help. */
function isLearnedThroughOthers(taxonomy: Taxonomy, skillId: string): boolean {
  return !isTaught(taxonomy, skillId) && taxonomy.skill(skillId)?.learnedOtherwise === null;
}

/** An hour or two about what the work asks for cost little, whatever else is said in them. */
const hoursOfGlimpse = 4;

const isGlimpse = (
  { course, covers }: Offer,
  gap: readonly GapSkill[],
  isOfGoal: (skillId: string) => boolean,
): boolean =>
  course.hours <= hoursOfGlimpse &&
  [...covers].some(([at, { through }]) => through === null && isOfGoal(gap[at]?.skillId ?? ''));

/** For one skill that a course teaches in passing nobody sits through so many hours, nor half of them for what is only usual. */
const hoursInPassing = 24;

function isLongForGlimpse({ course, covers }: Offer, gap: readonly GapSkill[]): boolean {
  if ([...covers.keys()].some((at) => gap[at]?.must)) return false;
  const isOnlyUsual = [...covers.keys()].every((at) => gap[at]?.isUsual);
  return (
    course.hours > (isOnlyUsual ? hoursInPassing / 2 : hoursInPassing) && (covers.size === 1 || isOnlyUsual)
  );
}

/** What a course teaches besides its subject is learned in passing, and often taken for granted. */
const shareBesideSubject = 0.4;

/** Whether all that a course closes is how people lead and talk. */
const isOfManners = ({ covers }: Offer, gap: readonly GapSkill[], taxonomy: Taxonomy): boolean =>
  [...covers.keys()].every((at) => isGeneral(taxonomy, gap[at]?.skillId ?? ''));

/** Whether a course teaches to lead people, where the learner lacks that. */
const leadsThere = ({ covers }: Offer, gap: readonly GapSkill[], taxonomy: Taxonomy): boolean =>
  [...covers].some(([at, { through }]) => through === null && leadsPeople(taxonomy, gap[at]?.skillId ?? ''));

/** What a course is about, where the learner lacks that. */
function subjectInGap({ course, covers }: Offer, gap: readonly GapSkill[]): string | null {
  const id = course.skills[0]?.id;
  const isLacking = [...covers].some(([at, { through }]) => through === null && gap[at]?.skillId === id);
  return id !== undefined && isLacking ? id : null;
}

/** Of what a course teaches, so much must belong to the learner's work: one for baristas teaches care too, but not hairdressers. */
const leastOfTrade = 0.5;
/** And more of it where the course is about something else: nobody learns to plan staff in a course for nurses. */
const leastAroundOther = 0.66;

/**
 * For an offer the share of what the course teaches besides that is of the kinds of what the work is made of: tasting
 * coffee is a control of quality, and its course is still none for nurses.
 */
function tradeOf(
  gap: readonly GapSkill[],
  { has = [], occupationId }: CourseOptions,
  taxonomy: Taxonomy,
): (offer: Offer) => number {
  const asked = taxonomy.occupation(occupationId ?? '')?.skills ?? [];
  const own = new Set([...gap.map(({ skillId }) => skillId), ...has, ...asked.map(({ id }) => id)]);
  const kindOf = (id: string) => taxonomy.skill(id)?.category.en;
  const told = asked.length < fewToTell ? [...own] : [...has, ...asked.map(({ id }) => id)];
  const byKind = Map.groupBy(new Set(told), kindOf);
  return ({ course, covers }) => {
    const sought = new Set(
      [...covers].flatMap(([at, { through }]) => [gap[at]?.skillId, through ?? undefined]),
    );
    const rest = course.skills.filter(({ id }) => !sought.has(id) && !isGeneral(taxonomy, id));
    // The skill that is sought brings its kind along: only others tell whether that kind is of the trade.
    const isOfKind = (id: string) => byKind.get(kindOf(id))?.some((other) => !sought.has(other)) ?? false;
    if (own.size < fewToTell) return 1;
    const judged = rest.length > 0 ? rest.map(({ id }) => id) : [...sought].filter((id) => id !== undefined);
    return judged.filter((id) => (own.has(id) && rest.length > 0) || isOfKind(id)).length / judged.length;
  };
}

/** So few skills tell no trade. */
const fewToTell = 5;

function newOffer(course: Course, { prefers = [] }: CourseOptions, knows: Knowledge): Offer {
  const isNew = !course.skills.some(({ id }) => knows(id));
  const lacks = course.needs.filter((id) => !knows(id));
  const isGoingOn = lacks.some((id) => course.skills.some((skill) => skill.id === id));
  const lacking = lacks.filter((id) => !course.skills.some((skill) => skill.id === id)).length;
  return {
    course,
    suitability:
      shareForEachLack ** (lacking + (course.level === 'advanced' && isNew ? 1 : 0)) *
      (course.level === 'intermediate' && isNew ? shareForNewcomers : 1) *
      (isGoingOn ? shareForGoingOn : 1) *
      easeOfLanguage(course, prefers),
    covers: new Map(),
  };
}

/** Of two courses alike somebody new to a subject takes the one for beginners. */
const shareForNewcomers = 0.9;
/** And not the one that goes on with what it teaches from where another course ended. */
const shareForGoingOn = 0.8;

type Knowledge = (skillId: string) => boolean;

/** What somebody knows, by itself or by a near relative: who welds with electrodes knows welding. */
function knowledgeOf(has: readonly string[], model: MatchModel): Knowledge {
  const known = new Set(has);
  for (const id of has) {
    const own = model.skillIndex.get(id);
    if (own === undefined) continue;
    const { skills, credits } = model.neighboursOf(own);
    skills.forEach((skill, at) => {
      if ((credits[at] ?? 0) >= leastOfRelative) known.add(model.skillIds[skill] ?? '');
    });
  }
  return (id) => known.has(id);
}
const leastOfRelative = 0.3;

// What the learner would have to learn before, a course for those who know the field already, and a language that they
// read with effort cost more than hours.
const shareForEachLack = 0.6;

function easeOfLanguage({ languageIds }: Course, [first, ...others]: readonly string[]): number {
  if (first === undefined || languageIds.includes(first)) return 1;
  return languageIds.some((id) => others.includes(id)) ? 0.8 : 0.4;
}

/** A course may take so many hours to be worth it, and so many for each skill of the gap that it teaches. */
const hoursToBegin = 40;
const hoursForStated = 40;
const hoursForUsual = 30;

/** Beside work, half a year of evenings. */
const mostHoursAlone = 160;

/** Nobody studies for months to close one line of a posting, or what it does not even name. */
function hoursInProportion({ covers }: Offer, gap: readonly GapSkill[]): number {
  const hours = [...covers.keys()].map((at) => (gap[at]?.isUsual ? hoursForUsual : hoursForStated));
  return hours.reduce<number>((sum, more) => sum + more, hoursToBegin);
}

/** A course about what the post is made of, such as leading a salon, is worth more of a learner's evenings. */
function hoursForHeart(
  offer: Offer,
  gap: readonly GapSkill[],
  { learner, occupationId }: CourseOptions,
  taxonomy: Taxonomy,
): number {
  const subject = subjectInGap(offer, gap);
  const isHeart = taxonomy
    .occupation(occupationId ?? '')
    ?.skills.some(({ id, importance }) => id === subject && importance === 'essential');
  return learner && isHeart ? hoursForStated : 0;
}

const noNeighbours = { skills: new Int32Array(), credits: new Float64Array() };

function suits(course: Course, { hours, languages, free }: CourseOptions): boolean {
  if (hours !== undefined && course.hours > hours) return false;
  if (free && course.cost !== 'free' && course.cost !== 'audit') return false;
  return !languages?.length || course.languageIds.some((id) => languages.includes(id));
}

/** Whether any course teaches a skill itself. */
export const isTaught = (taxonomy: Taxonomy, skillId: string): boolean =>
  coursesBySkill(taxonomy).has(skillId);

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
