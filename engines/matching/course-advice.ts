import {
  type Course,
  courseLevels,
  derived,
  type Occupation,
  type Rung,
  rungs,
  type Taxonomy,
} from '#engines/taxonomy/index.ts';
import { best } from './best.ts';
import { isLicensed } from './career-steps.ts';
import {
  type CourseOptions,
  coursesAbout,
  easeOfLanguage,
  isOfLevel,
  isReadable,
  type Offer,
  offerOf,
  offersFor,
  subjectInGap,
  suits,
} from './course-choice.ts';
import { chooseCourses } from './course-cover.ts';
import { fitsPlace, isOfPlace } from './course-places.ts';
import type { WeighedGapSkill } from './gap-skill.ts';
import { isGeneral, isInPassing, isOfTrade } from './gap-worth.ts';
import { isFirstOfLeading } from './leading-asked.ts';
import { isNewcomer, isOfEveryDay, isSeasoned } from './learners.ts';
import type { MatchModel } from './model.ts';
import type { QualificationToGain } from './qualifications.ts';

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
  /** Whether its worth for this very gap is sure: asked for by name, or advised or at the heart of the work and lacking by the posting. */
  isSure: boolean;
}

/**
 * What somebody might learn, the best first: what the job asks for by name, what those who know the occupation advise on the
 * learner's rung, and what is about skills that the gap holds besides.
 */
export function candidatesFor(
  gap: readonly WeighedGapSkill[],
  options: CourseOptions,
  model: MatchModel,
): Candidate[] {
  const study = studyFor(gap, options, model);
  if (study) return [study];
  const own = ownCourses(options, model.taxonomy);
  const asked = askedFor(gap, own, options, model);
  const advised = advisedFor(gap, options, model);
  const examined = new Set(asked.flatMap(({ course }) => course.skills.map(({ id }) => id)));
  // Nobody begins anew with what an examination that is asked for covers.
  const stated = statedIn(gap, options, model).filter(
    ({ course }) => course.level !== 'beginner' || !examined.has(course.skills[0]?.id ?? ''),
  );
  const all = new Map<Course, Candidate>();
  for (const one of [...asked, ...advised, ...stated]) {
    const known = all.get(one.course);
    all.set(one.course, known ? { ...known, worth: Math.max(known.worth, one.worth) } : one);
  }
  const isInPlace = fitsPlace(options, model.taxonomy);
  const isFitting = (course: Course) =>
    isInPlace(course) &&
    !course.skills.slice(0, 2).some(({ id }) => options.denied?.includes(id)) &&
    (own.has(course.id) || !isOfOneProfession(course, model.taxonomy));
  // A paper that is asked for is taken in the language in which it is given.
  const isRead = ({ course, isAsked }: Candidate) =>
    (isAsked && course.kind === 'certificate') || isReadable(course, options, model.taxonomy);
  const fitting = [...all.values()].filter((one) => isFitting(one.course) && isRead(one));
  return fitting.sort(
    (a, b) => b.worth - a.worth || a.course.hours - b.course.hours || (a.course.id < b.course.id ? -1 : 1),
  );
}

/** The study that leads to the licence that somebody lacks: of several the one that is about the work that is meant. */
function studyFor(
  gap: readonly WeighedGapSkill[],
  options: CourseOptions,
  model: MatchModel,
): Candidate | null {
  const skills = model.taxonomy.occupation(options.occupationId ?? '')?.skills ?? [];
  const courses = (options.studies ?? [])
    .flatMap((id) => model.taxonomy.course(id) ?? [])
    .filter((course) => suits(course, options));
  const isAbout = ({ skills: taught }: Course) =>
    taught.filter(({ id }) => skills.some((skill) => skill.id === id)).length;
  const course = best(courses, isAbout);
  return (
    course && { ...offerOf(course, gap, options, model), worth: worthOfAsked, isAsked: true, isSure: true }
  );
}

/** All that is advised for the occupation that is meant, on any rung. */
function ownCourses({ occupationId }: CourseOptions, taxonomy: Taxonomy): ReadonlySet<string> {
  const learning = taxonomy.occupation(occupationId ?? '')?.learning;
  return new Set(rungs.flatMap((rung) => learning?.[rung] ?? []));
}

/** Whether a course prepares for the licence of one profession among those that have one of the same name. */
const isOfOneProfession = ({ id }: Course, taxonomy: Taxonomy): boolean =>
  coursesOfProfessions(taxonomy).has(id);

const coursesOfProfessions = derived(
  ({ qualifications }) =>
    new Set(
      qualifications.flatMap(({ kind, courseIds }) =>
        kind === 'licence' && courseIds.length > fewProfessions ? courseIds : [],
      ),
    ),
);

/** What decides an application comes before all else; what is only welcome behind what is advised first. */
const worthOfAsked = 2;
/** A tool or duty that is asked for by name weighs by what it brings: the heart of the work goes before what it also needs. */
const worthOfTool = 0.9;
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
const costOfPlace = 0.1;
const costOfTurn = 0.02;

function askedFor(
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
  const examinations = asked.filter(({ course }) => course.kind === 'certificate');
  return [...examinations.flatMap((one) => preparationFor(one, gap, options, model)), ...asked];
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

const isPaper = (kind: QualificationToGain['kind']): boolean => kind === 'licence' || kind === 'certificate';

const shareInPassing = 0.5;

/** What closing the weightiest skill that an offer covers lifts, beside what lifts most; what it teaches in passing half as much. */
function ofLift({ course, covers }: Offer, gap: readonly WeighedGapSkill[]): number {
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
  { courseIds, kind }: QualificationToGain,
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
    easeOfLanguage(course, options.prefers ?? []) +
    (isOwn(course) ? worthOfOwn : 0) +
    (isOfPlace(course, options, taxonomy) ? worthOfPlace : 0);
  // Courses of a language stand in the order of their use: the first that is read at all will do.
  const isRead = ({ languageIds }: Course) => languageIds.some((id) => options.prefers?.includes(id));
  const first = kind === 'language' ? fitting.find(isRead) : undefined;
  return first ?? best(fitting, ease) ?? undefined;
}
const fewProfessions = 3;
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
  const needs = asked.course.needs.filter((id) => !options.has?.includes(id));
  return needs.flatMap((need): Candidate[] => {
    const lower = coursesAbout(model.taxonomy, need)
      .filter((course) => rankOf(course) < rankOf(asked.course))
      .filter((course) => suits(course, options) && isOfLevel(course, options, model.taxonomy))
      .filter(({ kind, hours }) => kind !== 'certificate' && hours <= asked.course.hours / 2)
      .map((course) => offerOf(course, gap, options, model));
    const isOfSame = ({ course }: Offer) => (course.providerId === asked.course.providerId ? 1 : 0);
    const first = best(lower, (offer) => offer.suitability + isOfSame(offer));
    // Whoever knows the work is prepared by the examination's own provider or not at all.
    if (!first || (options.rung !== 'new' && options.rung !== undefined && !isOfSame(first))) return [];
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

/** Where the part for a rung is short, others fill it up, in this order. */
const filling: Record<Rung, readonly Rung[]> = {
  new: ['new', 'step'],
  step: ['step', 'new', 'deeper'],
  deeper: ['deeper', 'step'],
};
/** Whoever steps up in a licensed profession has the licence, for which others prepare. */
const fillingOfLicensed: typeof filling = { ...filling, step: ['step', 'deeper'] };

/** The parts of what is advised for the occupation, the learner's own first. */
function partsOf(
  { rung, occupationId, learner }: CourseOptions,
  taxonomy: Taxonomy,
): { part: Rung; ids: string[] }[] {
  const occupation = taxonomy.occupation(occupationId ?? '');
  const learning = occupation?.learning;
  if (!rung || !occupation || !learning) return [];
  const order = isLicensed(occupation) ? fillingOfLicensed : filling;
  const isBeginning = learning.new.length === 0 && (!learner || isNewcomer(learner));
  const below = rung === 'new' && isBeginning ? beginningOf(occupation, taxonomy) : null;
  if (below) return [{ part: 'new', ids: below }];
  return order[rung].map((part) => ({ part, ids: learning[part] })).filter(({ ids }) => ids.length > 0);
}

/** Nobody begins as a manager: whoever is new to all work begins with the work of the trade that leads there. */
function beginningOf({ id, sectorId }: Occupation, taxonomy: Taxonomy): string[] | null {
  const leading = (worksBelow(taxonomy).get(id) ?? []).filter((below) => below.sectorId === sectorId);
  const beginnings = leading.flatMap(({ learning }) => (learning?.new.length ? [learning.new] : []));
  return beginnings[0] ?? null;
}

const worksBelow = derived(({ occupations }) => {
  const below = new Map<string, Occupation[]>();
  for (const occupation of occupations)
    for (const { id } of occupation.ways?.steps ?? []) below.set(id, [...(below.get(id) ?? []), occupation]);
  return below;
});

/** What the first course of the own part, of the first that fills it up, and of the second is worth. */
const worthOfPart = [1, 0.55, 0.4];
/** What is advised and closes what the posting says as well goes before what is advised alone. */
const worthOfClosing = { must: 0.5, stated: 0.3, besides: 0.1 };
const mostBesides = 2;
/** A course in the language that is read best goes a place and a half ahead; one in none that is read, behind. */
const worthOfLanguage = 0.15;

function advisedFor(gap: readonly WeighedGapSkill[], options: CourseOptions, model: MatchModel): Candidate[] {
  const isEveryday = ({ skills: [subject] }: Course) =>
    subject !== undefined &&
    options.learner !== undefined &&
    isSeasoned(options.learner) &&
    isOfEveryDay(model.taxonomy, subject.id, options.learner);
  // Where a posting says nothing beyond its title, whoever is new begins with the tools that are usual for it.
  const standsAlone = options.isOfOccupation || (options.rung === 'new' && gap.length === 0);
  const isPaperAsked = options.qualifying?.some((gain) => !gain.isWelcome && isPaper(gain.kind)) ?? false;
  // Whoever has long worked and lacks the paper needs no first steps beside it, but for what must be known.
  const isBelow = ({ level }: Course) =>
    level === 'beginner' && isPaperAsked && !!options.learner && isSeasoned(options.learner);
  const isOnFirstStep = options.rung === 'new' && !!options.learner?.workIds.length && !isPaperAsked;
  return partsOf(options, model.taxonomy).flatMap(({ part, ids }, rank) =>
    ids
      .flatMap((id) => fittingOf(model.taxonomy.course(id), options, model.taxonomy))
      // What is at the heart of the work for those who are new to it is often what its neighbours do every day.
      .filter((course) => rank === 0 || !isEveryday(course))
      .filter((course) => options.isOfOccupation || !isPractised(course, options, model.taxonomy))
      .map((course, at): Candidate => {
        const offer = offerOf(course, gap, options, model);
        const place = (worthOfPart[rank] ?? 0) - costOfPlace * at;
        const closing = options.isOfOccupation ? 0 : worthOfClosed(offer, gap);
        const worth = place + closing + ofLanguage(course, options) - costOfManners(course, model.taxonomy);
        // Whoever is new to a work needs its first step, unless the posting names the paper that decides.
        const isFirstStep = isOnFirstStep && part === 'new' && rank === 0 && at === 0;
        const least = isBelow(course) ? worthOfClosing.must : worthOfClosing.stated;
        const isSure = (isFirstStep || closing >= least) && !isUnaskedPaper(course, options);
        return { ...offer, worth, isAsked: false, part, isSure };
      })
      .filter(({ isSure, course }) => standsAlone || isSure || !isAboutTool(course, model.taxonomy)),
  );
}

/** Weeks for a paper that a job does not name are no sure help towards it. */
const isUnaskedPaper = (course: Course, { isOfOccupation, qualifying }: CourseOptions): boolean =>
  isLongPaper(course) && !isOfOccupation && qualifying !== undefined;

/** Whether a course leads to a paper of more than a week. */
export const isLongPaper = ({ kind, hours }: Course): boolean =>
  kind === 'certificate' && hours > mostHoursOfPaper;
const mostHoursOfPaper = 40;

/** How to treat customers or talk stands behind what the work itself is made of. */
const costOfManners = ({ skills: [subject] }: Course, taxonomy: Taxonomy): number =>
  taxonomy.skill(subject?.id ?? '')?.group === 'communication' ? worthOfManner : 0;
const worthOfManner = 0.15;

/** A tool that a posting does not name is not what it lacks. */
export const isAboutTool = ({ skills: [subject] }: Course, taxonomy: Taxonomy): boolean =>
  taxonomy.skill(subject?.id ?? '')?.kind === 'tool';

/**
 * Whether somebody has long practised what a course is about: a certificate of what they do every day is no step for who
 * goes on doing the same, unless it is asked for by name; nor is a course about what they lead people in already.
 */
function isPractised(
  course: Course,
  { learner, has = [], rung, leads }: CourseOptions,
  taxonomy: Taxonomy,
): boolean {
  const [subject] = course.skills;
  if (!subject || !learner) return false;
  if (leads !== undefined && leads !== 'nobody' && isFirstOfLeading(course))
    return leads === 'team' || course.level === 'beginner';
  if (!isSeasoned(learner) || rung !== 'deeper') return false;
  return has.includes(subject.id) || isOfEveryDay(taxonomy, subject.id, learner);
}

function worthOfClosed(offer: Offer, gap: readonly WeighedGapSkill[]): number {
  const subject = gap.find(({ skillId }) => skillId === subjectInGap(offer, gap));
  const besides = [...offer.covers.keys()].filter((at) => gap[at] !== subject && !gap[at]?.isUsual).length;
  const own = !subject || subject.isUsual ? 0 : subject.must ? worthOfClosing.must : worthOfClosing.stated;
  return own + worthOfClosing.besides * Math.min(besides, mostBesides);
}

function ofLanguage(course: Course, { prefers = [] }: CourseOptions): number {
  const [first] = prefers;
  if (first === undefined || course.languageIds.includes(first)) return 0;
  return course.languageIds.some((id) => prefers.includes(id)) ? -worthOfLanguage : -2 * worthOfLanguage;
}

/** A course that is advised, or the one nearest to it about the same where it does not suit the learner's wishes; none that is held. */
function fittingOf(course: Course | null, options: CourseOptions, taxonomy: Taxonomy): Course[] {
  if (!course || options.isHeld?.(course)) return [];
  const isInPlace = fitsPlace(options, taxonomy);
  const isRead = ({ languageIds }: Course) =>
    !options.prefers?.length || languageIds.some((id) => options.prefers?.includes(id));
  if (suits(course, options) && isRead(course) && isInPlace(course)) return [course];
  const others = coursesAbout(taxonomy, course.skills[0]?.id ?? '').filter(
    (other) =>
      suits(other, options) &&
      isInPlace(other) &&
      isRead(other) &&
      other.level === course.level &&
      other.hours <= 2 * course.hours &&
      (other.kind === course.kind || !suits(course, options)) &&
      !options.isHeld?.(other),
  );
  const ease = (other: Course) => easeOfLanguage(other, options.prefers ?? []) - other.hours / 10_000;
  // Much is taught in English alone, and read by many who do not name it.
  const isOpen = suits(course, options) && course.languageIds.includes('english');
  const other = best(others, ease) ?? (isOpen ? course : null);
  return other ? [other] : [];
}

/** What a skill that the gap holds is worth to be learned, beside what is advised. */
const worthOfSkill = { stated: 0.4, must: 0.3, essential: 0.2, useful: 0.15, ofTrade: 0.1, ofOther: -0.2 };
/** How people lead and talk is said of every work, and tells little. */
const worthOfManners = -0.3;
/** What an occupation asks for besides what is advised for it fills up, and no more. */
const worthOfFilling = -0.4;
/** From this on a skill is at the heart of the work and must be known. */
const worthOfHeart = 0.85;
/** What is worth less is shown where nothing else is. */
const leastWorth = 0.4;
const leastOfAll = 0.1;

/** The courses about skills of the gap, without what the work that is meant is not made of, and what the learner does every day. */
function statedIn(gap: readonly WeighedGapSkill[], options: CourseOptions, model: MatchModel): Candidate[] {
  const { taxonomy } = model;
  const isAdvised = partsOf(options, taxonomy).length > 0;
  const fill = isAdvised && options.isOfOccupation ? worthOfFilling : 0;
  const offers = offersFor(gap, options, model);
  const chosen = chooseCourses(gap, offers, options.hours ?? Number.POSITIVE_INFINITY).map((offer) => {
    const closed = [...offer.covers.keys()].map((at) => gap[at]);
    const worths = closed.map((skill) => worthOf(skill, options, taxonomy));
    // A tool that must be known is lacking in whatever work.
    const isTool = closed.some((skill) => skill?.must && taxonomy.skill(skill.skillId)?.kind === 'tool');
    const other = isTool || isOfSector(offer.course, options, taxonomy) ? 0 : costOfOtherTrade;
    return { offer, most: Math.max(...worths) + fill - other, further: worths.length - 1, isTool };
  });
  const least = chosen.some(({ most }) => most >= leastWorth) || isAdvised ? leastWorth : leastOfAll;
  return chosen
    .filter(({ most }) => most >= least)
    .map(({ offer, most, further, isTool }) => {
      const heart = isTool || most >= worthOfHeart ? ofLift(offer, gap) : 0;
      const worth =
        Math.max(most, isTool ? worthOfTool : 0) + heart + tie * (further + offer.suitability - 1);
      const isSure = (isTool || most >= worthOfHeart) && !isUnaskedPaper(offer.course, options);
      return { ...offer, worth, isAsked: false, isSure };
    });
}

/** What is advised in other sectors alone teaches its subject as they have it. */
const costOfOtherTrade = 0.25;

/** Whether a course is advised for some work of the sector that is meant, or for none at all; tools are the same in all. */
function isOfSector(course: Course, { occupationId }: CourseOptions, taxonomy: Taxonomy): boolean {
  const meant = taxonomy.occupation(occupationId ?? '');
  const sectors = sectorsAdvising(taxonomy).get(course.id);
  return (
    !meant ||
    isAboutTool(course, taxonomy) ||
    !sectors ||
    sectors.size > fewSectors ||
    sectors.has(meant.sectorId)
  );
}
const fewSectors = 3;

/** The sectors in which each course is advised. */
const sectorsAdvising = derived(({ occupations }) => {
  const sectors = new Map<string, Set<string>>();
  for (const { sectorId, learning } of occupations)
    for (const id of rungs.flatMap((rung) => learning?.[rung] ?? []))
      sectors.set(id, (sectors.get(id) ?? new Set()).add(sectorId));
  return sectors;
});

/** Decides between what is worth the same. */
const tie = 0.05;

function worthOf(
  skill: WeighedGapSkill | undefined,
  { occupationId = null }: CourseOptions,
  taxonomy: Taxonomy,
): number {
  if (!skill || (skill.isLikelyHad && !skill.must)) return 0;
  const { skillId, must } = skill;
  const base = worthOfSkill.stated + (must ? worthOfSkill.must : 0);
  if (occupationId === null) return base;
  const own = taxonomy.occupation(occupationId)?.skills.find(({ id }) => id === skillId);
  if (isGeneral(taxonomy, skillId) && own?.importance !== 'essential') return base + worthOfManners;
  if (own) return base + worthOfSkill[own.importance];
  if (isInPassing(taxonomy, skillId, occupationId)) return base + worthOfSkill.ofOther;
  return base + (isOfTrade(taxonomy, skillId, occupationId) ? worthOfSkill.ofTrade : 0);
}

/** The place of a course's level among all levels, from 0 for beginners. */
export const rankOf = (course: Course): number => courseLevels.indexOf(course.level);
