import { type Course, courseLevels, derived, type Taxonomy } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { best } from './best.ts';
import { type CourseOptions, isQualifying, type Offer, offersFor } from './course-choice.ts';
import { chooseCourses } from './course-cover.ts';
import type { GapSkill, WeighedGapSkill } from './gap-skill.ts';
import { isIdle, isInPassing, isWholeSubject, leadsPeople, worthOfSkill } from './gap-worth.ts';
import { isOfEveryDay } from './learners.ts';
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
  /** In the order of learning; a course that closes several skills stands in each of their groups. */
  items: { courseId: string; score: number }[];
}

/** Courses that close a gap, with as few hours for it as can be. */
export interface CoursePlan {
  /** In the order of learning. */
  courses: PlannedCourse[];
  /** What is worth most first. */
  groups: CourseGroup[];
  /** Skills of the gap for which no course was found or none fits the options; the weightiest first. */
  open: string[];
  hours: number;
}

/**
 * Courses that close a gap: set cover over the weighed skills, each time the course that brings most of what is worth
 * learning an hour (Chvátal's greedy choice, 1979: within ln n of the best cover), without those that later choices made
 * superfluous. What must be known and what the work itself is made of counts most (`worthOfSkill`) and comes first, after
 * what prepares for it; no course takes more hours than what it closes is worth. The name of a sector is no skill that
 * one could learn, and is passed over.
 * A course that teaches a related skill covers in part, with the credit that matching gives. Ties go to more worth, then
 * to fewer hours, then by id.
 */
export function coursesForGap(
  model: MatchModel,
  gap: readonly GapSkill[],
  options: CourseOptions = {},
): CoursePlan {
  const skills = weighedGap(model.taxonomy, gap, options.occupationId ?? null);
  const { chosen, asked } = firstChoice(skills, options, model);
  const courses = planned(inOrderOfLearning(chosen, asked, skills), skills, options.has ?? []);
  const groups = groupsOf(courses, skills);
  const closed = new Set(groups.map(({ skillId }) => skillId));
  return {
    courses,
    groups,
    open: skills.filter(({ skillId }) => !closed.has(skillId)).map(({ skillId }) => skillId),
    hours: courses.reduce((sum, { hours }) => sum + hours, 0),
  };
}

/**
 * For somebody who is known a long way is better than none, and first steps are better than nothing where they have not
 * shown what people of their kind of work usually know; never in what they do every day.
 */
function firstChoice(skills: readonly WeighedGapSkill[], options: CourseOptions, model: MatchModel): Choice {
  const choose = (offers: readonly Offer[]) => choiceOf(skills, offers, options, model);
  const short = choose(offersFor(skills, options, model));
  const { learner, ...ofAnybody } = options;
  if (short.chosen.length > 0 || !learner) return short;
  const long = choose(offersFor(skills, options, model, true));
  if (long.chosen.length > 0) return long;
  const isNew = ({ course }: Offer) => !isOfEveryDay(model.taxonomy, course.skills[0]?.id ?? '', learner);
  return choose(offersFor(skills, ofAnybody, model).filter(isNew));
}

interface Choice {
  chosen: Offer[];
  asked: Offer[];
}

/** What is chosen of the offers, with what of them the job asks for by name. */
function choiceOf(
  skills: readonly WeighedGapSkill[],
  offers: readonly Offer[],
  options: CourseOptions,
  { taxonomy }: MatchModel,
): Choice {
  const asked = offers.filter((offer) => isQualifying(offer, options));
  // Nobody begins anew with what an examination that is asked for covers.
  const examined = new Set(asked.flatMap(({ course }) => course.skills.map(({ id }) => id)));
  const open = offers.filter((offer) => {
    const [first] = offer.course.skills;
    return asked.includes(offer) || offer.course.level !== 'beginner' || !examined.has(first?.id ?? '');
  });
  const chosen = withoutIdleBeside(
    chooseCourses(skills, open, options.hours ?? Number.POSITIVE_INFINITY, asked),
    asked,
    skills,
    (skillId) =>
      isInPassing(taxonomy, skillId, options.occupationId ?? null) ||
      (isIdle(taxonomy, skillId, options.occupationId ?? null) &&
        !(options.isStepToLead && leadsPeople(taxonomy, skillId))),
  );
  return { chosen: withPreparation(chosen, asked, offers, options), asked };
}

/**
 * Before an examination that is asked for comes the course that teaches what it takes for granted, of the same provider
 * if there is one. It goes half of the way that the examination completes.
 */
function withPreparation(
  chosen: readonly Offer[],
  asked: readonly Offer[],
  offers: readonly Offer[],
  { has = [] }: CourseOptions,
): Offer[] {
  const all = [...chosen];
  for (const { course } of asked) {
    for (const need of course.needs.filter((id) => !has.includes(id))) {
      const first = (offer: Offer) => offer.course.skills[0]?.id === need;
      if (all.some((offer) => offer.course !== course && first(offer))) continue;
      const lower = offers.filter((offer) => first(offer) && rankOf(offer.course) < rankOf(course));
      const prepared = best(lower, (offer) => {
        return offer.suitability + (offer.course.providerId === course.providerId ? 1 : 0);
      });
      if (prepared) all.push({ ...prepared, covers: halved(prepared.covers) });
    }
  }
  return all;
}

const halved = (covers: Offer['covers']): Offer['covers'] =>
  new Map([...covers].map(([at, { share, through }]) => [at, { share: share / 2, through }]));

/**
 * Courses without those about what the learner does every day, and without those about leading and talking alone where
 * others are about the work itself: beside these they are what everybody could be told. What a job says must be known
 * stays; of what is likely had, the certificate that proves it.
 */
function withoutIdleBeside(
  chosen: readonly Offer[],
  asked: readonly Offer[],
  gap: readonly WeighedGapSkill[],
  isIdle: (skillId: string) => boolean,
): Offer[] {
  const isOfHabit = (offer: Offer) => !asked.includes(offer) && isAllHad(offer);
  const isAllHad = ({ course, covers }: Offer) =>
    [...covers.keys()].every((at) => {
      const { skillId = '', must, isLikelyHad } = gap[at] ?? {};
      return isLikelyHad && !(must && course.kind === 'certificate' && course.skills[0]?.id === skillId);
    });
  const isOfWork = (offer: Offer) =>
    asked.includes(offer) ||
    [...offer.covers.keys()].some((at) => {
      const { skillId = '', must, isLikelyHad } = gap[at] ?? {};
      return must || (!isLikelyHad && !isIdle(skillId));
    });
  const lacking = chosen.filter((offer) => !isOfHabit(offer));
  const ofWork = lacking.filter(isOfWork);
  return ofWork.length > 0 ? ofWork : lacking;
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

/** First what is asked for by name, then what brings most of what is worth learning; before either what it asks for. */
function inOrderOfLearning(
  chosen: readonly Offer[],
  asked: readonly Offer[],
  gap: readonly WeighedGapSkill[],
): Offer[] {
  const priority = new Map(
    chosen.map((offer) => [offer, priorityOf(offer, gap) + (asked.includes(offer) ? beforeAll : 0)]),
  );
  const waiting = [...chosen].sort(
    (a, b) =>
      (priority.get(b) ?? 0) - (priority.get(a) ?? 0) ||
      a.course.hours - b.course.hours ||
      (a.course.id < b.course.id ? -1 : 1),
  );
  const ordered: Offer[] = [];
  const take = (offer: Offer) => {
    waiting.splice(waiting.indexOf(offer), 1);
    // Two courses may ask for each other's skills: what is taken already is not asked for again.
    for (let first = preparing(offer); first; first = preparing(offer)) take(first);
    ordered.push(offer);
  };
  const preparing = (offer: Offer) =>
    waiting.find(
      (other) => prepares(other.course, offer.course) && rankOf(other.course) <= rankOf(offer.course),
    );
  for (let next = waiting[0]; next; next = waiting[0]) take(next);
  return ordered;
}

/** What a course closes of the worthiest skill, and a little for each further one. */
function priorityOf({ covers, suitability }: Offer, gap: readonly WeighedGapSkill[]): number {
  const worths = [...covers].map(([at, { share }]) => share * (gap[at]?.worth ?? 0));
  const sum = worths.reduce((total, worth) => total + worth, 0);
  return suitability * (Math.max(0, ...worths) + shareOfFurther * sum);
}

const shareOfFurther = 0.5;
const beforeAll = 100;

const rankOf = (course: Course) => courseLevels.indexOf(course.level);

function prepares(first: Course, second: Course): boolean {
  // What both teach is prepared for by the easier one alone.
  const goesFirst = (id: string) =>
    !second.skills.some((skill) => skill.id === id) || rankOf(first) < rankOf(second);
  return first !== second && first.skills.some(({ id }) => second.needs.includes(id) && goesFirst(id));
}

function planned(
  ordered: readonly Offer[],
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

function groupsOf(courses: readonly PlannedCourse[], gap: readonly WeighedGapSkill[]): CourseGroup[] {
  const groups = new Map<string, CourseGroup>();
  for (const { courseId, closes } of courses) {
    for (const { skillId, lift } of closes) {
      const group = groups.get(skillId) ?? { skillId, score: 0, items: [] };
      group.items.push({ courseId, score: lift });
      group.score += lift;
      groups.set(skillId, group);
    }
  }
  return gap.flatMap(({ skillId }) => groups.get(skillId) ?? []);
}
