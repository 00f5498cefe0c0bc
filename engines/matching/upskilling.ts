import { type Course, derived, type Taxonomy } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { best } from './best.ts';
import { candidatesFor, isAboutTool, isLongPaper } from './course-advice.ts';
import {
  type Candidate,
  type CourseOptions,
  coursesAbout,
  type Offer,
  rankOf,
  suits,
} from './course-choice.ts';
import { sectorsAdvising } from './course-fields.ts';
import { coursesForMissing, isOnlyMore } from './course-missing.ts';
import { oddsOf } from './course-odds.ts';
import { fitsPlace } from './course-places.ts';
import { leftOfGap } from './courses-taken.ts';
import type { GapSkill, WeighedGapSkill } from './gap-skill.ts';
import { isGeneral, isWholeSubject, leadsPeople, worthOfSkill } from './gap-worth.ts';
import { isFirstOfLeading } from './leading-asked.ts';
import { isSeasoned } from './learners.ts';
import type { MatchModel } from './model.ts';

/** A skill that a course of the plan closes in part or whole. */
export interface ClosedSkill {
  skillId: string;
  /** 0 to 1: how much of the skill's gap this course closes beyond the courses before it. */
  share: number;
  /** `share` times the skill's lift. */
  lift: number;
  /** The related skill that the course teaches in its place; `null` where it teaches the skill itself. */
  through: string | null;
}

/** A course of the plan with what it brings. */
export interface PlannedCourse {
  courseId: string;
  hours: number;
  /** Sum over `closes`. */
  lift: number;
  /** Largest lift first; never empty. */
  closes: ClosedSkill[];
  /** Skills that it asks for which neither the learner nor an earlier course of the plan brings. */
  bring: string[];
}

/** The courses of a plan that bring one skill. */
export interface CourseGroup {
  skillId: string;
  /** Lift that the items bring to this skill together. */
  score: number;
  /** Usual for the work that is meant, and not of what the gap states. */
  isUsual: boolean;
  /** In the order of learning; a course that closes several skills stands in each of their groups. */
  items: { courseId: string; score: number }[];
}

/** Courses that close a gap, with as few hours for it as can be. */
export interface CoursePlan {
  /** In the order of learning. */
  courses: PlannedCourse[];
  /** What is to be learned first comes first, which need not be the order of its courses. */
  groups: CourseGroup[];
  /** Skills of the gap for which no course was found or none fits the options; the weightiest first. */
  open: string[];
  hours: number;
}

/**
 * Courses for a gap. Where the work that is meant is known and somebody who knows it has said what to learn for it, their
 * advice on the learner's rung leads, behind what the job asks for by name; what else the gap holds joins it. Elsewhere it
 * is set cover over the weighed skills, each time the course that brings most of what is worth learning an hour (Chvátal's
 * greedy choice, 1979: within ln n of the best cover). No two teach much the same, and what prepares for another comes before
 * it. The name of a sector is no skill that one could learn, and is passed over.
 */
export function coursesForGap(
  model: MatchModel,
  gap: readonly GapSkill[],
  options: CourseOptions = {},
): CoursePlan {
  const lacking = (some: readonly GapSkill[]) =>
    weighedGap(
      model.taxonomy,
      (options.taken ? leftOfGap(some, options.taken) : some).filter(
        (skill) => !isLongPractised(skill, options, model.taxonomy),
      ),
      options.occupationId ?? null,
    );
  const skills = lacking(gap);
  const said = { taxonomy: model.taxonomy, gap: skills };
  // What is unlikely takes no place: another about the same may be likelier.
  const chosenBy = (wishes: CourseOptions) =>
    chosenOf(likelyOf(candidatesFor(skills, wishes, model), skills, wishes, model), wishes, said);
  const readable = chosenBy(options);
  // Where nothing is given in a language that is read, English is better than nothing.
  const isAtLoss = readable.length === 0 && options.prefers !== undefined && options.prefers.length > 0;
  const chosen = isAtLoss
    ? chosenBy({ ...options, prefers: [...(options.prefers ?? []), 'english'] }).filter((one) => one.isSure)
    : readable;
  const known = new Set(skills.map(({ skillId }) => skillId));
  const whole = [...skills, ...lacking(options.missing ?? []).filter(({ skillId }) => !known.has(skillId))];
  // A licence for any work leaves the work itself to be learned.
  const isOpen = chosen.every(isForAnyWork);
  const candidates = isOpen ? candidatesFor(skills, options, model).filter((one) => !isForAnyWork(one)) : [];
  const likeliest = aloneOf(candidates, whole, options, model);
  const advised = [...chosen, ...likeliest];
  const ofMissing = coursesForMissing(whole, advised, options, model);
  const isMore = isOnlyMore(whole, advised, options);
  const besides = isMore ? ofMissing : likelyOf(ofMissing, whole, options, model);
  const isAlone = isOpen && besides.length === 0;
  const alone = isMore
    ? likeliest
    : aloneOf(isAlone ? [...candidates, ...ofMissing] : [], whole, options, model);
  const inOrder = [chosen, besides, alone].flatMap((some) => inOrderOfLearning(some, options.has ?? []));
  const courses = planned(inLanguageShown(inOrder, whole, options, model.taxonomy), whole, options.has ?? []);
  const groups = groupsOf(courses, whole);
  const closed = new Set(groups.map(({ skillId }) => skillId));
  return {
    courses,
    groups,
    open: whole.flatMap(({ skillId, isUsual }) => (closed.has(skillId) || isUsual ? [] : [skillId])),
    hours: courses.reduce((sum, { hours }) => sum + hours, 0),
  };
}

/** More than anybody takes up; who only wants to know of skills is told of all. */
const mostCourses = 5;
/**
 * For a job courses are shown whose worth for it is sure. One or two good ones beat three: others fill up to so many, for
 * whoever is new to the work to one more, as they lack it all.
 */
const mostForJob = 4;
const fewest = { new: 2, step: 1, deeper: 1 } as const;
/** A third is worth a week's evenings, not months. */
const mostHoursOfThird = 40;
const mostHoursBelow = 100;
/** So many may stand there without being asked for by name. */
const mostUnasked = 2;
/** By so much what is asked for by name is chosen before what is worth the same. */
const worthOfAsking = 0.25;
/** And by so much it is shown before it. */
const worthOfNamed = 0.5;
/** What fills up is worth as much as the third that is advised on the own rung. */
const leastOfFilling = 0.75;

/** What a job says, beside the names and courses that it is read with. */
interface Said {
  taxonomy: Taxonomy;
  gap: readonly WeighedGapSkill[];
}

/** Whether courses are sought for somebody and one job, which may ask for some of them by name. */
const isForJob = ({ rung, isOfOccupation, qualifying }: CourseOptions): boolean =>
  rung !== undefined && !isOfOccupation && qualifying !== undefined;

/**
 * So likely must a course be named by a counsellor to be shown, and so likely at least where it would stand alone. With sets
 * left out of the fit 82 of 100 above the floor are worth it, 84 on the six latest sets, where without a floor 61 were.
 */
const leastOdds = 0.68;
const leastOddsAlone = 0.2;
/** Who lacks nothing that a job states is told of more only where it is likely. */
const leastOddsOfMore = 0.5;
/** Alone a course that is asked for by name is chosen before one that is so much likelier. */
const oddsOfAskedAlone = 0.1;

/**
 * Those that a counsellor would name: a short list is better than a weak second or third. The gap of
 * nobody, of somebody who has told nothing yet, and of a newcomer where the posting states nothing but manners, is a
 * question about the work alone, which what is advised for it answers.
 */
function likelyOf(
  candidates: readonly Candidate[],
  gap: readonly WeighedGapSkill[],
  options: CourseOptions,
  model: MatchModel,
): readonly Candidate[] {
  if (!isForJob(options)) return candidates;
  const isSkill = ({ skillId, isUsual }: WeighedGapSkill) => !isUsual && !isGeneral(model.taxonomy, skillId);
  const isStated = gap.some(isSkill) || !!options.qualifying?.length;
  const isKnown = options.learner !== undefined && !!options.has?.length;
  if (!isKnown || (options.rung === 'new' && !isStated)) return candidates;
  return candidates.filter((one) => one.isPlanned || oddsOf(one, gap, options, model) >= leastOdds);
}

/** A licence that is asked for beside the work leaves the work itself to be learned. */
const isForAnyWork = ({ gain }: Candidate): boolean => gain?.kind === 'licence' && gain.isBeside === true;

/**
 * One, where nothing is likely enough to stand beside others, so that a job leaves nobody without a first step: the
 * likeliest, and for whoever does such work already what is advised first to go deeper in it, unless they lack nothing that it
 * states. What a posting names in passing and only other trades learn is none.
 */
function aloneOf(
  candidates: readonly Candidate[],
  gap: readonly WeighedGapSkill[],
  options: CourseOptions,
  model: MatchModel,
): readonly Candidate[] {
  if (!isForJob(options)) return [];
  const possible = candidates.filter(
    ({ gain, course }) => gain?.onlyIn !== 'passing' || !isOfOtherSectors(course, options, model.taxonomy),
  );
  const isLacking = gap.some(({ isUsual }) => !isUsual) || !!options.qualifying?.length;
  const least = isLacking ? leastOddsAlone : leastOddsOfMore;
  const first = best(
    possible,
    (one) => oddsOf(one, gap, options, model) + (one.isAsked ? oddsOfAskedAlone : 0),
  );
  if (first && oddsOf(first, gap, options, model) >= least) return [first];
  return candidates
    .filter(({ part }) => isLacking && options.rung === 'deeper' && part === 'deeper')
    .slice(0, 1);
}

/** Whether a course is advised, and in no occupation of the sector that is meant. */
function isOfOtherSectors(course: Course, { occupationId }: CourseOptions, taxonomy: Taxonomy): boolean {
  const sectors = sectorsAdvising(taxonomy).get(course.id);
  const work = taxonomy.occupation(occupationId ?? '');
  return work !== null && sectors !== undefined && !sectors.has(work.sectorId);
}

/** The best that fit into the hours, no two of them alike. */
function chosenOf(candidates: readonly Candidate[], options: CourseOptions, said: Said): Candidate[] {
  const { hours = Number.POSITIVE_INFINITY, rung, occupationId, learner } = options;
  const { taxonomy } = said;
  const isOfJob = rung !== undefined && isForJob(options);
  const most = rung === undefined ? Number.POSITIVE_INFINITY : isOfJob ? mostForJob : mostCourses;
  const chosen: Candidate[] = [];
  let left = hours;
  const isRepeated = (one: Candidate) =>
    rung !== undefined && chosen.some((other) => isAlike(other, one) || (isOfJob && isCovered(one, other)));
  const isWorthIt = (one: Candidate) =>
    !isOfJob ||
    one.isSure ||
    (chosen.length < Math.max(mostUnasked, fewest[rung]) &&
      chosen.filter(isForWork).length < fewest[rung] &&
      isFilling(one));
  const work = taxonomy.occupation(occupationId ?? '');
  const isOfLeaders = work?.skills.some(({ id }) => leadsPeople(taxonomy, id)) ?? true;
  const isFilling = ({ worth, course }: Candidate) => {
    const subject = course.skills[0]?.id ?? '';
    // Nobody is taught to lead for a work that is not one of leaders.
    const isFit = !isFirstOfLeading(course) || isOfLeaders;
    const isSaid = isFit && (chosen.length === 0 || !isGeneral(taxonomy, subject));
    // Who has a degree and does such work begins no diploma of months below it.
    const isBelow = learner?.isGraduate && rung !== 'new' && course.hours > mostHoursBelow;
    return (
      worth >= leastOfFilling &&
      isSaid &&
      !(chosen.length > 0 && isLongPaper(course)) &&
      !(isBelow && course.level !== 'advanced')
    );
  };
  // A tool beside the work leaves the work itself to be learned.
  const isForWork = ({ course, covers }: Candidate) => covers.has(0) || !isAboutTool(course, taxonomy);
  const askedFirst = candidates.toSorted((a, b) => Number(b.isAsked) - Number(a.isAsked));
  // A tool that must be known and is no name of its own goes with what is asked by name.
  const weight = ({ worth, isAsked, isWelcome, isBeside }: Candidate) =>
    worth + (isAsked ? (isOfJob && !isWelcome && !isBeside ? worthOfNamed : worthOfAsking) : 0);
  const bySureness = (a: Candidate, b: Candidate) =>
    Number(b.isSure) - Number(a.isSure) || weight(b) - weight(a);
  const surest = isOfJob ? candidates.toSorted(bySureness) : askedFirst;
  const isTaught = (one: Candidate) =>
    isWithin(
      one,
      chosen.filter(({ isPlanned }) => isPlanned),
    );
  for (const candidate of surest.toSorted((a, b) => Number(!!b.isPlanned) - Number(!!a.isPlanned))) {
    if (!candidate.isPlanned && chosen.length >= most) break;
    if (candidate.course.hours > left || isRepeated(candidate) || isTaught(candidate)) continue;
    if (!candidate.isPlanned && !isWorthIt(candidate)) continue;
    chosen.push(candidate);
    left -= candidate.course.hours;
  }
  // What must be there by its name goes before what is only advised or read out of the text.
  const shown = (one: Candidate) => (isOfJob && one.isAsked && !one.isWelcome ? weight(one) : one.worth);
  const ordered = chosen.sort((a, b) => shown(b) - shown(a));
  return isOfJob ? ordered.filter((one, place) => isWorthPlace(one, place, said)) : ordered;
}

/**
 * One or two good ones beat three: a third is asked for by name, a tool, or closes several skills; and a tool or licence that
 * is only welcome is no help while something else is lacking.
 */
function isWorthPlace(one: Candidate, place: number, { taxonomy, gap }: Said): boolean {
  if (one.isPlanned) return true;
  if (one.isAsked) return !one.isOnlyWelcome || place === 0 || one.course.hours <= mostHoursOfThird;
  const closed = [...one.covers.keys()].filter((at) => !gap[at]?.isUsual).length;
  return (
    place < mostUnasked ||
    (closed > 1 && one.course.hours <= mostHoursOfThird) ||
    isAboutTool(one.course, taxonomy)
  );
}

/** Whether all that a course closes is closed as far by others; what is asked for by name is closed by nothing else. */
const isWithin = (one: Candidate, others: readonly Offer[]): boolean =>
  !one.isAsked &&
  one.covers.size > 0 &&
  [...one.covers].every(([at, { share }]) =>
    others.some(({ covers }) => (covers.get(at)?.share ?? 0) >= share),
  );

/** Whether two courses teach much the same: they are about one thing, or share most of what they teach. */
function isAlike(a: Candidate, b: Candidate): boolean {
  if (a.part && a.part === b.part) return false;
  if (a.isAsked && b.isAsked)
    return (isAboutSame(a, b) && !isPaperBesideCourse(a, b)) || isTaughtIn(a, b) || isTaughtIn(b, a);
  if (isFirstOfLeading(a.course) && isFirstOfLeading(b.course)) return true;
  const [one, other] = [a.course.skills, b.course.skills];
  if (one[0]?.id === other[0]?.id) return true;
  const shared = one.filter(({ id }) => other.some((skill) => skill.id === id)).length;
  return shared > 1 && shared >= shareOfAlike * Math.min(one.length, other.length);
}
const shareOfAlike = 0.7;

/** Whether what nobody asks for by name is about what a course to something asked for teaches already. */
const isCovered = (one: Candidate, { course, isAsked }: Candidate): boolean =>
  !one.isAsked &&
  isAsked &&
  course.skills.some(({ id, level }) => {
    const [subject] = one.course.skills;
    return id === subject?.id && level >= subject.level - 1;
  });

/** Whether a duty is taught as far by another course that is asked for, as grading is by that of the program for it. */
function isTaughtIn(duty: Candidate, other: Candidate): boolean {
  const [subject] = duty.course.skills;
  if (duty.isDuty !== true || other.isDuty === true || !subject) return false;
  return other.course.skills.some(({ id, level }) => id === subject.id && level >= subject.level);
}

/** A paper and a course about its subject stand beside each other, and two papers do; two courses, or two papers of which one is asked as a duty, do not. */
function isPaperBesideCourse(a: Candidate, b: Candidate): boolean {
  if (a.isDecided && b.isDecided) return true;
  const [paper, other] = a.isDecided ? [a, b] : [b, a];
  return paper.isDecided === true && other.course.kind !== 'certificate';
}

const isAboutSame = (a: Candidate, b: Candidate): boolean =>
  a.course.skills[0]?.id === b.course.skills[0]?.id;

/** What the learner's own work is made of is no gap of who has done it for years, though they do not say so; a tool may be. */
function isLongPractised(
  { skillId, isLikelyHad }: GapSkill,
  { learner, rung }: CourseOptions,
  taxonomy: Taxonomy,
): boolean {
  if (!isLikelyHad || taxonomy.skill(skillId)?.kind === 'tool') return false;
  return rung === 'deeper' || (learner !== undefined && isSeasoned(learner));
}

/** Each skill once, with the larger lift and level; what is worth most first. */
function weighedGap(
  taxonomy: Taxonomy,
  gap: readonly GapSkill[],
  occupationId: string | null,
): WeighedGapSkill[] {
  const merged = new Map<string, GapSkill>();
  for (const one of gap) {
    const skill = taxonomy.skill(one.skillId);
    if (!skill || (!(one.lift > 0) && !one.isUsual) || namesSector(taxonomy, skill.name.en)) continue;
    if (isWholeSubject(taxonomy, skill.id, occupationId)) continue;
    merged.set(skill.id, mergedSkill({ ...one, skillId: skill.id }, merged.get(skill.id)));
  }
  const most = Math.max(0, ...[...merged.values()].map(({ lift }) => lift));
  const worth = worthOfSkill(taxonomy, occupationId, most);
  return [...merged.values()]
    .map((skill) => ({ ...skill, worth: worth(skill) }))
    .sort((a, b) => b.worth - a.worth || b.lift - a.lift || (a.skillId < b.skillId ? -1 : 1));
}

function mergedSkill(one: GapSkill, known: GapSkill | undefined): GapSkill {
  if (!known) return one;
  const need = Math.max(known.level ?? 0, one.level ?? 0);
  const have = one.have ?? known.have;
  return {
    skillId: one.skillId,
    lift: Math.max(known.lift, one.lift),
    ...(need > 0 ? { level: need } : {}),
    ...(have ? { have } : {}),
    ...(one.must || known.must ? { must: true } : {}),
    ...(one.isUsual && known.isUsual ? { isUsual: true } : {}),
    ...(one.isLikelyHad || known.isLikelyHad ? { isLikelyHad: true } : {}),
  };
}

/** Whether a name is that of a whole sector ("Information technology"), which nobody can learn. */
export function namesSector(taxonomy: Taxonomy, name: string): boolean {
  return sectorNames(taxonomy).has(fold(name).trim());
}

const sectorNames = derived(
  ({ sectors }) => new Set(sectors.flatMap(({ name }) => [fold(name.en).trim(), fold(name.ar).trim()])),
);

/** The best first; before each what it is that the learner lacks for it. */
function inOrderOfLearning(chosen: readonly Candidate[], has: readonly string[]): Candidate[] {
  const waiting = [...chosen];
  const ordered: Candidate[] = [];
  const take = (one: Candidate) => {
    waiting.splice(waiting.indexOf(one), 1);
    // Two courses may ask for each other's skills: what is taken already is not asked for again.
    for (let first = preparing(one); first; first = preparing(one)) take(first);
    ordered.push(one);
  };
  const preparing = ({ course }: Candidate) =>
    waiting.find(
      (other) =>
        prepares(other.course, course) &&
        rankOf(other.course) <= rankOf(course) &&
        // What is asked for by name stands in its own order, unless one is a step to the other.
        !(other.isAsked && rankOf(other.course) === rankOf(course)),
    );
  const prepares = (first: Course, second: Course) => {
    const id = first.skills[0]?.id ?? '';
    // What both teach is prepared for by the easier one alone.
    const goesFirst = rankOf(first) < rankOf(second) || !second.skills.some((skill) => skill.id === id);
    return first !== second && goesFirst && second.needs.includes(id) && !has.includes(id);
  };
  for (let next = waiting[0]; next; next = waiting[0]) take(next);
  return ordered;
}

/**
 * Of courses that do the same, the one in the language of the screens: about the same, on the same level, of the same kind,
 * no longer, and teaching all that the chosen one closes as far. What is closed, and in what order, stays.
 */
function inLanguageShown(
  chosen: readonly Candidate[],
  gap: readonly GapSkill[],
  { shownIn, isHeld, taken: courses, ...wishes }: CourseOptions,
  taxonomy: Taxonomy,
): Candidate[] {
  if (shownIn === undefined) return [...chosen];
  const taken = new Set(chosen.map(({ course }) => course));
  const isInPlace = fitsPlace(wishes, taxonomy);
  return chosen.map((one) => {
    const { course } = one;
    if (course.languageIds.includes(shownIn) || one.isAsked || one.isPlanned) return one;
    const closing = new Set([...one.covers].map(([at, { through }]) => through ?? gap[at]?.skillId));
    const closed = course.skills.filter(({ id }) => closing.has(id));
    const teaches = (other: Course, id: string) => other.skills.find((skill) => skill.id === id)?.level ?? 0;
    const equal = coursesAbout(taxonomy, course.skills[0]?.id ?? '').find(
      (other) =>
        other.languageIds.includes(shownIn) &&
        !taken.has(other) &&
        other.level === course.level &&
        other.kind === course.kind &&
        other.hours <= course.hours &&
        closed.every(({ id, level }) => teaches(other, id) >= level) &&
        suits(other, wishes) &&
        isInPlace(other) &&
        !isHeld?.(other) &&
        !courses?.isFinished(other),
    );
    if (!equal) return one;
    taken.add(equal);
    return { ...one, course: equal };
  });
}

function planned(
  ordered: readonly Candidate[],
  gap: readonly GapSkill[],
  has: readonly string[],
): PlannedCourse[] {
  const covered = new Map<number, number>();
  const brought = new Set(has);
  return ordered.map(({ course, covers }) => {
    const closes = [...covers].flatMap(([at, { share, through }]): ClosedSkill[] => {
      const skill = gap[at];
      const more = share - (covered.get(at) ?? 0);
      if (!skill || more <= 0) return [];
      covered.set(at, share);
      const { skillId, lift } = skill;
      return [{ skillId, share: more, lift: more * lift, through }];
    });
    // What is advised beyond what the gap holds is for the sake of what it is about.
    const [subject] = course.skills;
    if (closes.length === 0 && subject)
      closes.push({ skillId: subject.id, share: 1, lift: 0, through: null });
    closes.sort((a, b) => b.lift - a.lift || (a.skillId < b.skillId ? -1 : 1));
    const bring = course.needs.filter((id) => !brought.has(id));
    for (const { id } of course.skills) brought.add(id);
    return {
      courseId: course.id,
      hours: course.hours,
      lift: closes.reduce((sum, { lift }) => sum + lift, 0),
      closes,
      bring,
    };
  });
}

/** What is to be learned first comes first, as explanations name what is missing (`mostMissed`): musts, then by lift. */
function groupsOf(courses: readonly PlannedCourse[], gap: readonly WeighedGapSkill[]): CourseGroup[] {
  const missed = new Map(gap.filter(({ isUsual }) => !isUsual).map((skill) => [skill.skillId, skill]));
  const isMust = ({ skillId }: CourseGroup) => Number(missed.get(skillId)?.must ?? false);
  const liftOf = ({ skillId }: CourseGroup) => missed.get(skillId)?.lift ?? 0;
  const stated = new Set(gap.flatMap(({ skillId, isUsual }) => (isUsual ? [] : [skillId])));
  const groups = new Map<string, CourseGroup>();
  for (const { courseId, closes } of courses) {
    for (const { skillId, lift } of closes) {
      const group = groups.get(skillId) ?? { skillId, score: 0, isUsual: !stated.has(skillId), items: [] };
      group.items.push({ courseId, score: lift });
      group.score += lift;
      groups.set(skillId, group);
    }
  }
  return [...groups.values()].toSorted((a, b) => isMust(b) - isMust(a) || liftOf(b) - liftOf(a));
}
