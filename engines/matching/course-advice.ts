import {
  type Course,
  derived,
  type Occupation,
  type Rung,
  rungs,
  type Taxonomy,
} from '#engines/taxonomy/index.ts';
import { best } from './best.ts';
import { isLicensed } from './career-steps.ts';
import { askedFor, fewProfessions, isPaper, ofLift, worthOfAsked, worthOfTool } from './course-asked.ts';
import {
  type Candidate,
  type CourseOptions,
  coursesAbout,
  easeOfLanguage,
  isReadable,
  type Offer,
  offerOf,
  offersFor,
  subjectInGap,
  suits,
} from './course-choice.ts';
import { chooseCourses } from './course-cover.ts';
import { sectorsAdvising } from './course-fields.ts';
import { fitsPlace } from './course-places.ts';
import type { WeighedGapSkill } from './gap-skill.ts';
import { isGeneral, isInPassing, isOfTrade } from './gap-worth.ts';
import { isFirstOfLeading } from './leading-asked.ts';
import { isNewcomer, isOfEveryDay, isSeasoned } from './learners.ts';
import type { MatchModel } from './model.ts';

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
  const planned = plannedFor(gap, options, model);
  const stated = statedIn(gap, options, model, planned).filter(
    ({ course }) => course.level !== 'beginner' || !examined.has(course.skills[0]?.id ?? ''),
  );
  const all = new Map<Course, Candidate>();
  for (const one of [...asked, ...advised, ...stated]) {
    const known = all.get(one.course);
    all.set(one.course, known ? { ...known, worth: Math.max(known.worth, one.worth) } : one);
  }
  const isFitting = fitting(options, model.taxonomy, own);
  const open = [...all.values()].filter(isFitting);
  const takenUp = new Set(planned.map(({ course }) => course));
  const joined = [
    ...open.map((one) => (takenUp.has(one.course) ? { ...one, isPlanned: true } : one)),
    ...planned.filter(({ course }) => !open.some((one) => one.course === course)),
  ];
  return joined.sort(
    (a, b) => b.worth - a.worth || a.course.hours - b.course.hours || (a.course.id < b.course.id ? -1 : 1),
  );
}

/** Whether a course is for this learner at all: not finished, of their place, in a language that they read, and not of what the job says it does not need. */
export function fitting(
  options: CourseOptions,
  taxonomy: Taxonomy,
  own: ReadonlySet<string> = ownCourses(options, taxonomy),
): (one: Pick<Candidate, 'course' | 'isAsked' | 'gain'>) => boolean {
  const isInPlace = fitsPlace(options, taxonomy);
  return ({ course, isAsked, gain }) =>
    !options.taken?.isFinished(course) &&
    isInPlace(course) &&
    !course.skills.slice(0, 2).some(({ id }) => options.denied?.includes(id)) &&
    (own.has(course.id) || !isOfOneProfession(course, taxonomy)) &&
    // A paper that is asked for is taken in the language in which it is given, and a tool is learned in that of its maker.
    ((isAsked && (course.kind === 'certificate' || gain?.kind === 'tool')) ||
      isReadable(course, options, taxonomy));
}

/** The courses of the learner's own plan that close something of the gap: what one has decided is not advised anew. */
function plannedFor(gap: readonly WeighedGapSkill[], options: CourseOptions, model: MatchModel): Candidate[] {
  return (options.taken?.ahead ?? [])
    .filter((course) => suits(course, options))
    .map((course) => ({
      ...offerOf(course, gap, options, model),
      worth: worthOfSkill.stated,
      isAsked: false,
      isSure: true,
      isPlanned: true,
    }))
    .filter(({ covers }) => covers.size > 0);
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
    .filter((course) => suits(course, options) && !options.taken?.isFinished(course));
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

/** What each place further down in what is advised takes off. */
const costOfPlace = 0.1;

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
  const isKnown = (one: Course) => options.isHeld?.(one) || options.taken?.isFinished(one);
  if (!course || isKnown(course)) return [];
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
      !isKnown(other),
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
function statedIn(
  gap: readonly WeighedGapSkill[],
  options: CourseOptions,
  model: MatchModel,
  planned: readonly Offer[],
): Candidate[] {
  const { taxonomy } = model;
  const isAdvised = partsOf(options, taxonomy).length > 0;
  const fill = isAdvised && options.isOfOccupation ? worthOfFilling : 0;
  const offers = offersFor(gap, options, model);
  const hours = options.hours ?? Number.POSITIVE_INFINITY;
  const beside = chooseCourses(gap, offers, hours, planned).filter((offer) => !planned.includes(offer));
  const chosen = beside.map((offer) => {
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
