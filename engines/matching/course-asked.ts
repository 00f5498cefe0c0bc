import type { Course, Skill, Taxonomy } from '#engines/taxonomy/index.ts';
import { best } from './best.ts';
import {
  type Candidate,
  type CourseOptions,
  coursesAbout,
  easeOfLanguage,
  isOfLevel,
  isReadable,
  knowledgeOf,
  type Offer,
  offerOf,
  rankOf,
  suits,
} from './course-choice.ts';
import { fitsPlace, isOfPlace } from './course-places.ts';
import type { WeighedGapSkill } from './gap-skill.ts';
import { isGeneral } from './gap-worth.ts';
import type { MatchModel } from './model.ts';
import type { QualificationToGain } from './qualifications.ts';

/** What decides an application comes before all else; what is only welcome behind what is advised first. */
export const worthOfAsked = 2;
/** A tool or duty that is asked for by name weighs by what it brings: the heart of the work goes before what it also needs. */
export const worthOfTool = 0.9;
const worthOfLift = 0.6;
const worthOfWelcome = 0.95;
/** What a posting welcomes that the trade advises as well is what it means in earnest. */
const worthOfBoth = 0.3;
/** Months for what is only welcome come behind all that is asked. */
const worthOfLongWelcome = 0.75;
const mostHoursOfWeeks = 80;
const worthOfFurther = 0.05;
/** What a job calls a must in so many words goes before what it only names. */
const worthOfMust = 0.4;
const costOfTurn = 0.02;

/** What the job asks for by name, each with the course to it and, before an examination, with one that prepares for it. */
export function askedFor(
  gap: readonly WeighedGapSkill[],
  advised: ReadonlySet<string>,
  options: CourseOptions,
  model: MatchModel,
): Candidate[] {
  const offered = (options.qualifying ?? []).map((named) => ({
    named,
    course: courseTo(named, advised, options, model.taxonomy),
  }));
  const mustsLeft = mustsBeside(gap, offered, model.taxonomy);
  const besideDuties = offered.filter(({ named }) => named.kind !== 'duty');
  const mustsOfDuties = mustsBeside(gap, besideDuties, model.taxonomy);
  const asked = offered.flatMap(({ named, course }, at): Candidate[] => {
    if (!course || isBeyondWelcome(named, course)) return [];
    const both = advised.has(course.id) ? worthOfBoth : 0;
    const offer = offerOf(course, gap, options, model);
    // Some days for what is only welcome that teach what must be known besides answer both.
    // A short paper answers the duties that it teaches as well as a course about each would.
    const isShort = named.kind === 'certificate' && course.hours <= mostHoursOfShort;
    const musts = isShort ? mustsOfDuties : mustsLeft;
    const isBoth =
      course.hours <= mostHoursOfBoth && course.skills.some((it) => isTaughtWell(it) && musts.has(it.id));
    const isWelcome = named.isWelcome && !isBoth;
    const gain = { ...named, isWelcome };
    const decides = isDecisive(gain)
      ? worthOfAsked
      : (worthOfEverywhere(gain) ?? worthOfTool + ofLift(offer, gap) + both - costOfDuty(gain));
    const least = (course.hours > mostHoursOfWeeks ? worthOfLongWelcome : worthOfWelcome) + both;
    // Who knows the work begins no tool of it from nothing where another course goes further.
    const isFurther = !isDecisive(gain) && options.rung !== 'new' && course.level === 'intermediate';
    const further = isFurther ? worthOfFurther : 0;
    const asks = decides + (gain.isMust ? worthOfMust : 0) + further;
    // What is promoted from a wish goes behind the papers without which nobody is taken on.
    const most = named.isWelcome ? mostOfPromoted : Number.POSITIVE_INFINITY;
    const worth = gain.isWelcome ? Math.min(decides, least) : Math.min(asks, most);
    const isOnlyWelcome = gain.isWelcome && (gain.kind === 'tool' || gain.kind === 'licence');
    const isDecided = isDecisive(gain);
    return [
      {
        ...offer,
        worth: worth - costOfTurn * at,
        isAsked: true,
        isSure: true,
        isOnlyWelcome,
        isWelcome,
        isDuty: gain.kind === 'duty',
        isBeside: gain.isBeside === true,
        isDecided,
        gain,
      },
    ];
  });
  // A tool that stands on another one, as Civil 3D does on AutoCAD, is prepared for as an examination is.
  const prepared = asked.filter(({ course, gain }) => course.kind === 'certificate' || gain?.kind === 'tool');
  return [...prepared.flatMap((one) => preparationFor(one, gap, options, model)), ...asked];
}

/** What is asked for by name, and the course to it; none where none fits. */
interface OfferedFor {
  named: QualificationToGain;
  course: Course | undefined;
}

/** Ids of what must be known and no course to what is asked in earnest teaches; how people talk is in passing. */
function mustsBeside(
  gap: readonly WeighedGapSkill[],
  offered: readonly OfferedFor[],
  taxonomy: Taxonomy,
): ReadonlySet<string> {
  const earnest = offered.filter(({ named }) => !named.isWelcome);
  const taught = new Set(earnest.flatMap(({ course }) => course?.skills.map(({ id }) => id) ?? []));
  const isLeft = ({ skillId, must, lift }: WeighedGapSkill) =>
    must && lift > noLift && !taught.has(skillId) && !isGeneral(taxonomy, skillId);
  return new Set(gap.filter(isLeft).map(({ skillId }) => skillId));
}
const mostOfPromoted = 1.5;
/** What a gap holds only for the sake of a name brings no more. */
const noLift = 0.002;
const mostHoursOfBoth = 40;
const mostHoursOfShort = 24;
const isTaughtWell = ({ level }: { level: number }): boolean => level >= 3;

/** What is asked in every trade weighs by how far somebody is from it, whatever their score would gain. */
function worthOfEverywhere({ kind, isFar, qualification }: QualificationToGain): number | null {
  if (kind === 'language') return isFar ? 1.75 : 1.25;
  return kind === 'tool' && !qualification ? (isFar ? 1.4 : 1.15) : null;
}

/** A duty is learned at work too. */
const costOfDuty = ({ kind }: QualificationToGain): number => (kind === 'duty' ? 0.1 : 0);

/** Nobody takes a course for experts for a rule or duty that is only welcome. */
const isBeyondWelcome = ({ kind, isWelcome }: QualificationToGain, { level }: Course): boolean =>
  isWelcome && level === 'advanced' && (kind === 'rule' || kind === 'duty');

/** Whether nobody is taken on without it: a paper, or having led people. */
const isDecisive = ({ kind, isBeside }: QualificationToGain): boolean =>
  isPaper(kind) || (kind === 'leading' && !isBeside);

/** Whether it is a paper that is asked for, and no tool, rule or duty. */
export const isPaper = (kind: QualificationToGain['kind']): boolean =>
  kind === 'licence' || kind === 'certificate';

const shareInPassing = 0.5;

/** What closing the weightiest skill that an offer covers lifts, beside what lifts most; what it teaches in passing half as much. */
export function ofLift({ course, covers }: Offer, gap: readonly WeighedGapSkill[]): number {
  const most = Math.max(...gap.map(({ lift }) => lift), 0);
  const share = (skillId?: string) => (skillId === course.skills[0]?.id ? 1 : shareInPassing);
  const own = Math.max(...[...covers.keys()].map((at) => (gap[at]?.lift ?? 0) * share(gap[at]?.skillId)), 0);
  return most > 0 ? worthOfLift * Math.sqrt(own / most) : 0;
}

/**
 * Of the courses that lead to what is asked for the first that is read with ease, of those alike one that those who know
 * the occupation advise.
 */
function courseTo(
  { courseIds, kind, qualification }: QualificationToGain,
  advised: ReadonlySet<string>,
  options: CourseOptions,
  taxonomy: Taxonomy,
): Course | undefined {
  const courses = courseIds
    .flatMap((id) => taxonomy.course(id) ?? [])
    .filter((course) => suits(course, options) && course.hours <= mostHoursOf(kind))
    .filter(fitsPlace(options, taxonomy));
  const isOwn = ({ id }: Course) => advised.has(id);
  // What many professions call by one name ("DHA licence") is examined in each by itself.
  const isOfMany = kind === 'licence' && courseIds.length > fewProfessions;
  const fitting = courses.filter((course) =>
    isOfMany ? isOwn(course) : isForLearner(course, kind, options),
  );
  const ease = (course: Course) =>
    easeOfLanguage(course, options.prefers ?? []) -
    (kind === 'tool' && qualification && isBelowKin(course, options, taxonomy) ? costOfBelow : 0) +
    (isOwn(course) ? worthOfOwn : 0) +
    (isOfPlace(course, options, taxonomy) ? worthOfPlace : 0);
  // Courses of a language stand in the order of their use: the first that is read at all will do.
  const isRead = ({ languageIds }: Course) => languageIds.some((id) => options.prefers?.includes(id));
  const first = kind === 'language' ? fitting.find(isRead) : undefined;
  return first ?? best(fitting, ease) ?? undefined;
}
/** Whoever works with a near relative, as AWS is of Azure, begins no tool with what says what such tools are. */
function isBelowKin({ level, skills }: Course, { has = [] }: CourseOptions, taxonomy: Taxonomy): boolean {
  const subject = taxonomy.skill(skills[0]?.id ?? '');
  if (level !== 'beginner' || subject?.kind !== 'tool') return false;
  const isNear = (from: Skill, to: Skill) =>
    from.related.some(
      ({ id, relation, strength }) => id === to.id && relation === 'family' && strength >= leastOfKin,
    );
  return has.some((id) => {
    const other = taxonomy.skill(id);
    return other?.kind === 'tool' && (isNear(subject, other) || isNear(other, subject));
  });
}
const leastOfKin = 0.8;
const costOfBelow = 0.25;

/** A paper that more courses lead to is called the same in many professions. */
export const fewProfessions = 3;
/** A paper takes the time it takes; for a tool or a duty nobody studies for months. */
const mostHoursOf = (kind: QualificationToGain['kind']): number =>
  isPaper(kind) ? Number.POSITIVE_INFINITY : 80;
/** Less than reading a course with effort costs. */
const worthOfOwn = 0.15;
/** As much as a language that is read with effort: the taxes of one's own country are read in any. */
const worthOfPlace = 0.2;

/** Papers are asked of everybody alike; whoever is new to the work, or to all work, begins no tool with what is for experts. */
const isForLearner = (course: Course, kind: QualificationToGain['kind'], { rung }: CourseOptions): boolean =>
  isPaper(kind) || rung !== 'new' || course.level !== 'advanced';

/**
 * Before an examination that is asked for comes the course about what it takes for granted, of the same provider if there is
 * one. It goes half of the way that the examination completes.
 */
function preparationFor(
  asked: Candidate,
  gap: readonly WeighedGapSkill[],
  options: CourseOptions,
  model: MatchModel,
): Candidate[] {
  const isTool = asked.gain?.kind === 'tool';
  const knows = knowledgeOf(options.has ?? [], model);
  const isOfKind = (id: string) => !isTool || (model.taxonomy.skill(id)?.kind === 'tool' && !knows(id));
  const needs = asked.course.needs.filter((id) => !options.has?.includes(id) && isOfKind(id));
  return needs.flatMap((need): Candidate[] => {
    const lower = coursesAbout(model.taxonomy, need)
      .filter((course) => rankOf(course) < rankOf(asked.course))
      .filter((course) => suits(course, options) && isOfLevel(course, options, model.taxonomy))
      .filter(({ kind, hours }) => kind !== 'certificate' && (isTool || hours <= asked.course.hours / 2))
      .filter((course) => !isTool || isReadable(course, options, model.taxonomy))
      .map((course) => offerOf(course, gap, options, model));
    const isOfSame = ({ course }: Offer) => (course.providerId === asked.course.providerId ? 1 : 0);
    const first = best(lower, (offer) => offer.suitability + (isTool ? 0 : isOfSame(offer)));
    // Whoever knows the work is prepared by the examination's own provider or not at all.
    const isOfOthers = options.rung !== 'new' && options.rung !== undefined && !isTool;
    if (!first || (isOfOthers && !isOfSame(first))) return [];
    const covers = [...first.covers].map(
      ([at, cover]) => [at, { ...cover, share: cover.share / 2 }] as const,
    );
    const { worth, isDecided } = asked;
    return [
      {
        ...first,
        covers: new Map(covers),
        worth,
        isDecided,
        isPreparation: true,
        isAsked: true,
        isSure: true,
      },
    ];
  });
}
