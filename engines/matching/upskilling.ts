import { type Course, courseLevels, derived, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { MatchModel } from './model.ts';
import { levelFactor } from './skill-credits.ts';

/** A skill to be learned. */
export interface GapSkill {
  skillId: string;
  /** What closing it brings: the score's lift, or any other weight. Above 0; others are passed over. */
  lift: number;
  /** 1 (aware) to 5 (expert); any will do where it is absent. */
  level?: number;
}

/** What the learner can give and wants. */
export interface CourseOptions {
  /** Hours that all courses together may take; any number where absent. */
  hours?: number;
  /** Ids of human languages of which a course must be given in one; any where absent or empty. */
  languages?: readonly string[];
  /** Only what can be followed without paying (a certificate may still cost). */
  free?: boolean;
  /** Skills that the learner has; what a course asks for beyond them is told. */
  has?: readonly string[];
}

/** What one course does for one skill of the gap. */
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
  /** Highest score first. */
  groups: CourseGroup[];
  /** Skills of the gap for which no course was found or none fits the options; the weightiest first. */
  open: string[];
  hours: number;
}

/**
 * Courses that close a gap: set cover over the weighted skills, each time the course that brings most lift an hour
 * (Chvátal's greedy choice, 1979: within ln n of the best cover), without those that later choices made superfluous.
 * A course that teaches a related skill covers in part, with the credit that matching gives. Ties go to more lift, then
 * to fewer hours, then by id.
 */
export function coursesForGap(
  model: MatchModel,
  gap: readonly GapSkill[],
  options: CourseOptions = {},
): CoursePlan {
  const skills = mergedGap(model.taxonomy, gap);
  const offers = offersFor(skills, options, model);
  const chosen = chooseCourses(skills, offers, options.hours ?? Number.POSITIVE_INFINITY);
  const courses = planned(inOrderOfLearning(chosen), skills, options.has ?? []);
  const groups = groupsOf(courses);
  const closed = new Set(groups.map(({ skillId }) => skillId));
  return {
    courses,
    groups,
    open: skills.filter(({ skillId }) => !closed.has(skillId)).map(({ skillId }) => skillId),
    hours: courses.reduce((sum, { hours }) => sum + hours, 0),
  };
}

/** Each skill once, with the larger lift and level; the weightiest first. */
function mergedGap(taxonomy: Taxonomy, gap: readonly GapSkill[]): GapSkill[] {
  const merged = new Map<string, GapSkill>();
  for (const { skillId, lift, level } of gap) {
    const id = taxonomy.skill(skillId)?.id;
    if (!id || !(lift > 0)) continue;
    const known = merged.get(id);
    const need = Math.max(known?.level ?? 0, level ?? 0);
    merged.set(id, {
      skillId: id,
      lift: Math.max(known?.lift ?? 0, lift),
      ...(need > 0 ? { level: need } : {}),
    });
  }
  return [...merged.values()].sort((a, b) => b.lift - a.lift || (a.skillId < b.skillId ? -1 : 1));
}

/** A course and how far it covers each skill of the gap, by position. */
interface Offer {
  course: Course;
  covers: Map<number, { share: number; through: string | null }>;
}

/** Less is not worth enrolling for. */
const leastShare = 0.2;

function offersFor(gap: readonly GapSkill[], options: CourseOptions, model: MatchModel): Offer[] {
  const offers = new Map<string, Offer>();
  const teaching = coursesBySkill(model.taxonomy);
  gap.forEach(({ skillId, level: need = 0 }, position) => {
    const own = model.skillIndex.get(skillId);
    const { skills, credits } = own === undefined ? noNeighbours : model.neighboursOf(own);
    const credit = new Map([[skillId, 1]]);
    skills.forEach((skill, at) => {
      credit.set(model.skillIds[skill]!, credits[at]!);
    });
    for (const [taught, value] of credit) {
      for (const { course, level } of teaching.get(taught) ?? []) {
        if (!suits(course, options)) continue;
        const share = value * levelFactor(level, need);
        const offer = offers.get(course.id) ?? { course, covers: new Map() };
        const known = offer.covers.get(position);
        if (share < leastShare || (known && known.share >= share)) continue;
        offer.covers.set(position, { share, through: taught === skillId ? null : taught });
        offers.set(course.id, offer);
      }
    }
  });
  return [...offers.values()];
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

/** A skill covered this far is left to practice: the last step of a level would call for a qualification of years. */
const enough = 0.6;

function chooseCourses(gap: readonly GapSkill[], offers: readonly Offer[], budget: number): Offer[] {
  let chosen: Offer[] = [];
  for (;;) {
    const more = chooseMore(gap, offers, chosen, budget);
    if (more.length === 0) return chosen;
    // What is given up leaves hours for others, so the choice goes on until nothing more fits.
    chosen = withoutSuperfluous([...chosen, ...more]);
  }
}

function chooseMore(
  gap: readonly GapSkill[],
  offers: readonly Offer[],
  before: readonly Offer[],
  budget: number,
): Offer[] {
  const covered = coverOf(before);
  let left = budget - before.reduce((sum, { course }) => sum + course.hours, 0);
  const more: Offer[] = [];
  for (;;) {
    let best: { offer: Offer; gain: number } | null = null;
    for (const offer of offers) {
      if (offer.course.hours > left) continue;
      const gain = gainOf(offer, covered, gap);
      if (gain > 0 && (!best || isBetter({ offer, gain }, best))) best = { offer, gain };
    }
    if (!best) return more;
    more.push(best.offer);
    left -= best.offer.course.hours;
    for (const [at, { share }] of best.offer.covers) covered.set(at, Math.max(share, covered.get(at) ?? 0));
  }
}

function coverOf(offers: readonly Offer[]): Map<number, number> {
  const covered = new Map<number, number>();
  for (const { covers } of offers)
    for (const [at, { share }] of covers) covered.set(at, Math.max(share, covered.get(at) ?? 0));
  return covered;
}

function gainOf({ covers }: Offer, covered: ReadonlyMap<number, number>, gap: readonly GapSkill[]): number {
  let gain = 0;
  for (const [at, { share }] of covers) {
    const already = covered.get(at) ?? 0;
    if (already < enough && share > already) gain += gap[at]!.lift * (share - already);
  }
  return gain;
}

type Choice = { offer: Offer; gain: number };

function isBetter(a: Choice, b: Choice): boolean {
  const [one, other] = [a.offer.course, b.offer.course];
  return (
    (a.gain / one.hours - b.gain / other.hours ||
      a.gain - b.gain ||
      other.hours - one.hours ||
      (one.id < other.id ? 1 : -1)) > 0
  );
}

/** Without the courses whose every skill another one covers as far; those chosen first are asked first. */
function withoutSuperfluous(chosen: readonly Offer[]): Offer[] {
  const kept = [...chosen];
  for (const offer of chosen) {
    const others = coverOf(kept.filter((other) => other !== offer));
    const isNeeded = [...offer.covers].some(([at, { share }]) => share > (others.get(at) ?? 0));
    if (!isNeeded) kept.splice(kept.indexOf(offer), 1);
  }
  return kept;
}

/** First what others of the plan ask for, then by level, then by hours. */
function inOrderOfLearning(chosen: readonly Offer[]): Offer[] {
  const waiting = [...chosen].sort(({ course: a }, { course: b }) => {
    return rankOf(a) - rankOf(b) || a.hours - b.hours || (a.id < b.id ? -1 : 1);
  });
  const ordered: Offer[] = [];
  while (waiting.length > 0) {
    // Two courses may ask for each other's skills; then the easier one comes first.
    const ready = waiting.find(({ course }) => !waiting.some((other) => prepares(other.course, course)));
    ordered.push(...waiting.splice(waiting.indexOf(ready ?? waiting[0]!), 1));
  }
  return ordered;
}

const rankOf = (course: Course) => courseLevels.indexOf(course.level);

function prepares(first: Course, second: Course): boolean {
  const taughtBoth = (id: string) => second.skills.some((skill) => skill.id === id);
  return first !== second && first.skills.some(({ id }) => second.needs.includes(id) && !taughtBoth(id));
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
      const more = share - (covered.get(at) ?? 0);
      if (more <= 0) return [];
      covered.set(at, share);
      const { skillId, lift } = gap[at]!;
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

function groupsOf(courses: readonly PlannedCourse[]): CourseGroup[] {
  const groups = new Map<string, CourseGroup>();
  for (const { courseId, closes } of courses) {
    for (const { skillId, lift } of closes) {
      const group = groups.get(skillId) ?? { skillId, score: 0, items: [] };
      group.items.push({ courseId, score: lift });
      group.score += lift;
      groups.set(skillId, group);
    }
  }
  return [...groups.values()].sort((a, b) => b.score - a.score || (a.skillId < b.skillId ? -1 : 1));
}
