import type { Course, Taxonomy } from '#engines/taxonomy/index.ts';
import type { GapSkill } from './gap-skill.ts';

/** A course of somebody's plan, and the skills for whose sake they took it up. */
export interface CourseTaken {
  courseId: string;
  skillIds: readonly string[];
  isDone: boolean;
}

/** What somebody learns already, and has learned: a plan says so before a profile does. */
export interface CoursesTaken {
  /** Still to be done, in the order of the plan: what they bring is learned there, and by no other course. */
  ahead: readonly Course[];
  /** The level at which finished courses left, by id of the skill. */
  learned: ReadonlyMap<string, number>;
  /** Whether a course is finished, or teaches no more of its subject than a finished one did. */
  isFinished: (course: Course) => boolean;
}

/** The courses of a plan, as far as the catalogue knows them. */
export function coursesTaken(taxonomy: Taxonomy, plan: readonly CourseTaken[]): CoursesTaken {
  const known = plan.flatMap((item) => {
    const course = taxonomy.course(item.courseId);
    return course ? [{ ...item, course }] : [];
  });
  const done = known.filter(({ isDone }) => isDone);
  const finished = new Set(done.map(({ course }) => course.id));
  const learned = new Map<string, number>();
  for (const { course, skillIds } of done)
    for (const { id, level } of course.skills)
      if (isLearnedBy(course, skillIds, id)) learned.set(id, Math.max(level, learned.get(id) ?? 0));
  return {
    ahead: known.filter(({ isDone }) => !isDone).map(({ course }) => course),
    learned,
    isFinished: ({ id, kind, skills: [subject] }) =>
      finished.has(id) ||
      // A certificate is more than a course about the same.
      (kind !== 'certificate' && subject !== undefined && (learned.get(subject.id) ?? 0) >= subject.level),
  };
}

/** What a course is about, and what it was taken up for, one has learned with it; the rest it only touches. */
export const isLearnedBy = (course: Course, skillIds: readonly string[], skillId: string): boolean =>
  course.skills[0]?.id === skillId || skillIds.includes(skillId);

/** What of a gap is still to be learned: nothing that a finished course taught as far as it is needed. */
export const leftOfGap = (gap: readonly GapSkill[], { learned }: CoursesTaken): GapSkill[] =>
  gap.flatMap((skill) => {
    const level = learned.get(skill.skillId);
    if (level === undefined) return [skill];
    if (level >= (skill.level ?? 0)) return [];
    return [{ ...skill, have: Math.max(level, skill.have ?? 0) }];
  });
