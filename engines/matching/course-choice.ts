import {
  type Course,
  courseLevels,
  derived,
  type Occupation,
  type Rung,
  type Taxonomy,
} from '#engines/taxonomy/index.ts';
import { isOfOtherTrade } from './course-fields.ts';
import type { CoursesTaken } from './courses-taken.ts';
import type { JobFeatures } from './features.ts';
import type { GapSkill } from './gap-skill.ts';
import { isGeneral, leadsPeople } from './gap-worth.ts';
import type { Led } from './leading-asked.ts';
import { isLeading, isNewcomer, isOfEveryDay, isSeasoned, type Learner } from './learners.ts';
import type { MatchModel } from './model.ts';
import type { QualificationToGain } from './qualifications.ts';
import { levelFactor } from './skill-credits.ts';

/** What courses may be. */
export interface CourseOptions {
  /** Hours that all courses together may take; any number where absent. */
  hours?: number;
  /** Ids of human languages of which a course must be given in one; any where absent or empty. */
  languages?: readonly string[];
  /** Ids of human languages that the learner reads, the best first: of courses alike, one in these comes first. */
  prefers?: readonly string[];
  /** Id of the human language of the screens: of two courses that do the same the one in it is shown. */
  shownIn?: string;
  /** Only what can be followed without paying (a certificate may still cost). */
  free?: boolean;
  /** What the learner wants to be: its own skills come before what any work asks for. */
  occupationId?: string | null;
  /** Where the learner stands towards that occupation: what is advised for it on this rung comes first; nothing where absent. */
  rung?: Rung;
  /** Whether the gap is what the occupation itself asks for: what is advised for it answers that, and the gap only fills it up. */
  isOfOccupation?: boolean;
  /** Skills that the learner has; what a course asks for beyond them is told. */
  has?: readonly string[];
  /** Which courses would teach the learner nothing. */
  isHeld?: (course: Course) => boolean;
  /** What the learner has taken up already. */
  taken?: CoursesTaken;
  /** How far the learner has come in their work; not known where absent. */
  learner?: Learner;
  /** The country of the job, by its two letters: what is taught of another's laws is no help; any where absent. */
  country?: string | null;
  /** Programmes of study that lead to the licence without which nobody is taken on: nothing else helps before. */
  studies?: readonly string[];
  /** How far the learner has led people; not known where absent. */
  leads?: Led;
  /** The job's own words: what reads like them is likelier of use. */
  posting?: Pick<JobFeatures, 'title' | 'text'>;
  /** Skills that the job says it does not ask for: nobody learns them for it. */
  denied?: readonly string[];
  /** Courses that lead to what the job asks for by name: nothing else stands for them. */
  qualifying?: readonly QualificationToGain[];
  /** What the job's own page calls missing, whatever it is worth: each must gets a course, be it behind what is advised. */
  missing?: readonly GapSkill[];
  /** Ids of what the job's own page says the learner has. */
  had?: readonly string[];
}

/** A course and how far it covers each skill of the gap, by position. */
export interface Offer {
  course: Course;
  /** 0 to 1: how well it suits the learner besides, by what it asks for, its level and its languages. */
  suitability: number;
  covers: Map<number, { share: number; through: string | null }>;
}

/** An offer with what it is worth beside the others: the best comes first. */
export interface Candidate extends Offer {
  worth: number;
  /** Whether the job asks for what it leads to by name. */
  isAsked: boolean;
  /** Whether it leads to a paper without which nobody is taken on, or to leading people. */
  isDecided?: boolean;
  /** A tool or licence that the job would only welcome. */
  isOnlyWelcome?: boolean;
  /** Whether the job would only welcome what it leads to, whatever that is. */
  isWelcome?: boolean;
  /** Whether it is asked for as a duty and not as a tool, a rule or a paper. */
  isDuty?: boolean;
  /** Whether it is asked for beside the work itself, as leading a few is of a cook. */
  isBeside?: boolean;
  /** What the job asks for by name, where the course leads to that itself. */
  gain?: QualificationToGain;
  /** Whether it goes before an examination that is asked for. */
  isPreparation?: boolean;
  /** Of what is advised the part that it stands in: its courses were chosen to stand beside each other. */
  part?: Rung;
  /** Whether the learner's own plan holds it: it stays, and nothing else is to teach the same. */
  isPlanned?: boolean;
  /** Whether nothing speaks for it but that the job's page calls missing what it is about. */
  isOnlyMissing?: boolean;
  /** Whether its worth for this very gap is sure: asked for by name, or advised or at the heart of the work and lacking by the posting. */
  isSure: boolean;
}

/** Less is not worth enrolling for. */
const leastShare = 0.4;

/**
 * The courses that are about a skill of the gap and suit learner and options. Where nobody's work is known a skill that no
 * course is about is also learned in passing, or from a relative.
 */
export function offersFor(gap: readonly GapSkill[], options: CourseOptions, model: MatchModel): Offer[] {
  const { taxonomy } = model;
  const isOfTrade = tradeOf(gap, options, taxonomy);
  const fitting = offersCovering(gap, options, model).filter(
    (offer) => offer.course.hours <= hoursInProportion(offer) && isOfTrade(offer),
  );
  const about = fitting.filter((offer) => subjectInGap(offer, gap) !== null);
  if (options.rung) return about;
  const covered = new Set(about.flatMap(({ covers }) => [...covers.keys()]));
  const besides = fitting.filter(({ course, covers }) =>
    [...covers.keys()].some((at) => {
      const { skillId = '', must } = gap[at] ?? {};
      return !covered.has(at) && !isGeneral(taxonomy, skillId) && (must || course.hours <= hoursInPassing);
    }),
  );
  return [...about, ...besides.filter((offer) => !about.includes(offer))];
}

function offersCovering(gap: readonly GapSkill[], options: CourseOptions, model: MatchModel): Offer[] {
  const offers = new Map<string, Offer>();
  const teaching = coursesBySkill(model.taxonomy);
  const offerOf = offering(options, model);
  gap.forEach(({ skillId, level: need = 0, have = 0 }, position) => {
    const credit = new Map([[skillId, 1]]);
    if (!options.rung && isLearnedThroughOthers(model.taxonomy, skillId))
      for (const [relative, value] of relativesOf(skillId, model)) credit.set(relative, value);
    for (const [taught, value] of credit) {
      for (const { course, level } of teaching.get(taught) ?? []) {
        if (level <= have || !suits(course, options) || !isOfLevel(course, options, model.taxonomy)) continue;
        const share = value * levelFactor(level, need);
        const offer = offers.get(course.id) ?? offerOf(course);
        const known = offer.covers.get(position);
        if (share < leastShare || (known && known.share >= share)) continue;
        offer.covers.set(position, { share, through: taught === skillId ? null : taught });
        offers.set(course.id, offer);
      }
    }
  });
  return [...offers.values()];
}

/** A given course with what it covers of the gap itself, whatever its length and trade. */
export function offerOf(
  course: Course,
  gap: readonly GapSkill[],
  options: CourseOptions,
  model: MatchModel,
): Offer {
  const offer = offering(options, model)(course);
  gap.forEach(({ skillId, level: need = 0, have = 0 }, position) => {
    const taught = course.skills.find(({ id }) => id === skillId);
    if (!taught || taught.level <= have) return;
    if (isGeneral(model.taxonomy, skillId) && course.skills[0] !== taught) return;
    const share = levelFactor(taught.level, need);
    if (share >= leastShare) offer.covers.set(position, { share, through: null });
  });
  return offer;
}

/**
 * Whether a course is for people as far as the learner: nobody sits through the first steps of what they do every day,
 * those who lead through first steps of leading, nor beginners through what is for experts; nor anybody through what they
 * show already.
 */
export function isOfLevel(
  course: Course,
  { learner, isHeld, taken }: CourseOptions,
  taxonomy: Taxonomy,
): boolean {
  if (isHeld?.(course) || taken?.isFinished(course)) return false;
  const [first] = course.skills;
  if (!learner || !first) return true;
  if (course.level === 'advanced') return !isNewcomer(learner);
  if (course.level !== 'beginner' || !isSeasoned(learner)) return true;
  if (isGeneral(taxonomy, first.id)) return leadsPeople(taxonomy, first.id) && !isLeading(learner);
  return !isOfEveryDay(taxonomy, first.id, learner);
}

/** Whether a relative's course may stand for a skill: where courses of its own are known, or none can give it, it is no help. */
function isLearnedThroughOthers(taxonomy: Taxonomy, skillId: string): boolean {
  return !coursesBySkill(taxonomy).has(skillId) && taxonomy.skill(skillId)?.learnedOtherwise === null;
}

/** The relatives of a skill, with what each is worth in its place. */
function relativesOf(skillId: string, model: MatchModel): [string, number][] {
  const own = model.skillIndex.get(skillId);
  if (own === undefined) return [];
  const { skills, credits } = model.neighboursOf(own);
  return Array.from(skills, (skill, at) => [model.skillIds[skill] ?? '', credits[at] ?? 0]);
}

/** For one skill that a course teaches in passing nobody sits through more hours, unless it must be known. */
const hoursInPassing = 24;

/** What a course is about, where the learner lacks that. */
export function subjectInGap({ course, covers }: Offer, gap: readonly GapSkill[]): string | null {
  const id = course.skills[0]?.id;
  const isLacking = [...covers].some(([at, { through }]) => through === null && gap[at]?.skillId === id);
  return id !== undefined && isLacking ? id : null;
}

/** Of what a course teaches besides what is sought, so much must belong to the work that is meant. */
const leastOfTrade = 0.5;

/**
 * Whether what a course teaches besides is of the kinds of what the work is made of: tasting coffee is a control of quality,
 * and its course is still none for nurses. Tools, and how people lead and talk, are the same in all trades.
 */
function tradeOf(
  gap: readonly GapSkill[],
  { has = [], occupationId }: CourseOptions,
  taxonomy: Taxonomy,
): (offer: Offer) => boolean {
  const asked = taxonomy.occupation(occupationId ?? '')?.skills ?? [];
  const own = new Set([...gap.map(({ skillId }) => skillId), ...has, ...asked.map(({ id }) => id)]);
  const kindOf = (id: string) => taxonomy.skill(id)?.category.en;
  const told = asked.length < fewToTell ? [...own] : [...has, ...asked.map(({ id }) => id)];
  const byKind = Map.groupBy(new Set(told), kindOf);
  return (offer) => {
    const subject = subjectInGap(offer, gap);
    const isSameInAll = (id: string) => taxonomy.skill(id)?.kind === 'tool' || isGeneral(taxonomy, id);
    if (own.size < fewToTell) return true;
    if (subject && (!occupationId || isSameInAll(subject))) return true;
    const sought = new Set(
      [...offer.covers].flatMap(([at, { through }]) => [gap[at]?.skillId, through ?? undefined]),
    );
    const rest = offer.course.skills.filter(({ id }) => !sought.has(id) && !isGeneral(taxonomy, id));
    // The skill that is sought brings its kind along: only others tell whether that kind is of the trade.
    const isOfKind = (id: string) => byKind.get(kindOf(id))?.some((other) => !sought.has(other)) ?? false;
    if (rest.length === 0) return subject !== null || [...sought].every((id) => id && isOfKind(id));
    return rest.filter(({ id }) => own.has(id) || isOfKind(id)).length / rest.length >= leastOfTrade;
  };
}

/** So few skills tell no trade. */
const fewToTell = 5;

function offering(
  { has = [], prefers = [], occupationId = null }: CourseOptions,
  model: MatchModel,
): (course: Course) => Offer {
  const knows = knowledgeOf(has, model);
  return (course) => {
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
        (isOfOtherTrade(course, occupationId, model.taxonomy) ? shareForOtherTrade : 1) *
        easeOfLanguage(course, prefers),
      covers: new Map(),
    };
  };
}

/** Of two courses alike somebody new to a subject takes the one for beginners. */
const shareForNewcomers = 0.9;
/** And not the one that goes on with what it teaches from where another course ended. */
const shareForGoingOn = 0.8;

/** What another trade does with a tool is half of what it is good for. */
const shareForOtherTrade = 0.5;

/** What somebody knows, by itself or by a near relative: who welds with electrodes knows welding. */
export function knowledgeOf(has: readonly string[], model: MatchModel): (skillId: string) => boolean {
  const near = has.flatMap((id) => relativesOf(id, model).filter(([, credit]) => credit >= leastOfRelative));
  const known = new Set([...has, ...near.map(([id]) => id)]);
  return (id) => known.has(id);
}
const leastOfRelative = 0.3;

// What the learner would have to learn before, a course for those who know the field already, and a language that they
// read with effort cost more than hours.
const shareForEachLack = 0.6;

/** 0 to 1: how easily a course is read by somebody of these languages, the best first. */
export function easeOfLanguage({ languageIds }: Course, [first, ...others]: readonly string[]): number {
  if (first === undefined || languageIds.includes(first)) return 1;
  return languageIds.some((id) => others.includes(id)) ? 0.8 : 0.4;
}

/** A course may take so many hours to be worth it, and so many for each skill of the gap that it teaches: months are for a work, not for one line of a posting. */
const hoursToBegin = 40;
const hoursForEach = 20;
const hoursInProportion = ({ covers }: Offer): number => hoursToBegin + hoursForEach * covers.size;

/**
 * Whether a course is given in a language that the learner reads. Much is taught in English alone, and read for a profession
 * by many who do not name it; a trade is learned in one's own language.
 */
export function isReadable(
  { languageIds }: Course,
  { prefers = [], occupationId }: CourseOptions,
  taxonomy: Taxonomy,
): boolean {
  if (prefers.length === 0 || languageIds.some((id) => prefers.includes(id))) return true;
  const work = taxonomy.occupation(occupationId ?? '');
  return languageIds.includes('english') && (work === null || isOfDesk(work));
}

/** Whether a work is one of managers, professionals or their assistants, by its group in ISCO-08. */
export const isOfDesk = ({ isco }: Occupation): boolean => /^[1-3]/u.test(isco ?? '');

/** Whether a course is within the hours, the languages and the purse of the learner. */
export function suits(course: Course, { hours, languages, free }: CourseOptions): boolean {
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

/** The courses that are about a skill: it is the first that they teach. */
export const coursesAbout = (taxonomy: Taxonomy, skillId: string): Course[] =>
  (coursesBySkill(taxonomy).get(skillId) ?? []).flatMap(({ course }) =>
    course.skills[0]?.id === skillId ? [course] : [],
  );

/** The place of a course's level among all levels, from 0 for beginners. */
export const rankOf = (course: Course): number => courseLevels.indexOf(course.level);
