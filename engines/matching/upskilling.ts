import { type Course, courseLevels, derived, type Taxonomy } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { type CourseOptions, chooseCourses, type GapSkill, type Offer, offersFor } from './course-choice.ts';
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
  /** What must be known first, then the highest score. */
  groups: CourseGroup[];
  /** Skills of the gap for which no course was found or none fits the options; the weightiest first. */
  open: string[];
  hours: number;
}

/**
 * Courses that close a gap: set cover over the weighted skills, each time the course that brings most lift an hour
 * (Chvátal's greedy choice, 1979: within ln n of the best cover), without those that later choices made superfluous.
 * What must be known counts double and comes first, and no course takes more hours than what it closes is worth. The
 * name of a sector is no skill that one could learn, and is passed over.
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
  const groups = groupsOf(courses, skills);
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
  for (const { skillId, lift, level, have, must } of gap) {
    const skill = taxonomy.skill(skillId);
    if (!skill || !(lift > 0) || namesSector(taxonomy, skill.name.en)) continue;
    const known = merged.get(skill.id);
    const need = Math.max(known?.level ?? 0, level ?? 0);
    merged.set(skill.id, {
      skillId: skill.id,
      lift: Math.max(known?.lift ?? 0, lift),
      ...(need > 0 ? { level: need } : {}),
      ...(have ? { have } : {}),
      ...(must || known?.must ? { must: true } : {}),
    });
  }
  return [...merged.values()].sort(
    (a, b) =>
      Number(b.must ?? false) - Number(a.must ?? false) ||
      b.lift - a.lift ||
      (a.skillId < b.skillId ? -1 : 1),
  );
}

/** Whether a name is that of a whole sector ("Information technology"), which nobody can learn. */
export function namesSector(taxonomy: Taxonomy, name: string): boolean {
  return sectorNames(taxonomy).has(fold(name).trim());
}

const sectorNames = derived(
  ({ sectors }) => new Set(sectors.flatMap(({ name }) => [fold(name.en).trim(), fold(name.ar).trim()])),
);

/** First what others of the plan ask for, then by level, then by hours. */
function inOrderOfLearning(chosen: readonly Offer[]): Offer[] {
  const waiting = [...chosen].sort(({ course: a }, { course: b }) => {
    return rankOf(a) - rankOf(b) || a.hours - b.hours || (a.id < b.id ? -1 : 1);
  });
  const ordered: Offer[] = [];
  while (waiting.length > 0) {
    // Two courses may ask for each other's skills; then the easier one comes first.
    const ready = waiting.find(({ course }) => !waiting.some((other) => prepares(other.course, course)));
    ordered.push(...waiting.splice(ready ? waiting.indexOf(ready) : 0, 1));
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

function groupsOf(courses: readonly PlannedCourse[], gap: readonly GapSkill[]): CourseGroup[] {
  const musts = new Set(gap.flatMap(({ skillId, must }) => (must ? [skillId] : [])));
  const mustFirst = (a: CourseGroup, b: CourseGroup) =>
    Number(musts.has(b.skillId)) - Number(musts.has(a.skillId));
  const groups = new Map<string, CourseGroup>();
  for (const { courseId, closes } of courses) {
    for (const { skillId, lift } of closes) {
      const group = groups.get(skillId) ?? { skillId, score: 0, items: [] };
      group.items.push({ courseId, score: lift });
      group.score += lift;
      groups.set(skillId, group);
    }
  }
  return [...groups.values()].sort(
    (a, b) => mustFirst(a, b) || b.score - a.score || (a.skillId < b.skillId ? -1 : 1),
  );
}
