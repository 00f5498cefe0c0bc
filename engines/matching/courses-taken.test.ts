import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { careerStart } from './career-start.ts';
import { type CourseTaken, coursesTaken } from './courses-taken.ts';
import { standingTowards } from './learning-standing.ts';
import { releaseModel } from './model.fixtures.ts';
import { occupationGap } from './occupation-gap.ts';
import { profileFeatures } from './read-features.ts';
import { coursesForGap } from './upskilling.ts';

const analyst = profileFeatures(releaseTaxonomy, {
  title: 'Data Analyst',
  years: 3,
  text: 'SQL queries, Power BI dashboards, weekly sales reports in Excel.',
});

function planTowards(occupationId: string, plan: readonly CourseTaken[] = []) {
  const { missing } = occupationGap(releaseModel, careerStart(analyst), occupationId);
  const gap = missing.map(({ id, lift, level }) => ({ skillId: id, lift, level }));
  return coursesForGap(releaseModel, gap, {
    ...standingTowards(occupationId, analyst, releaseModel),
    occupationId,
    isOfOccupation: true,
    taken: coursesTaken(releaseTaxonomy, plan),
  });
}

const GOALS = [
  'senior-data-analyst',
  'data-engineer',
  'data-scientist',
  'project-manager',
  'accountant',
  'hr-officer',
];
const taken = (courseId: string, isDone: boolean, skillIds: readonly string[] = []) => ({
  courseId,
  skillIds,
  isDone,
});
const courseOf = (id: string) => releaseTaxonomy.course(id)!;

describe('a finished course', () => {
  it.each(GOALS)('towards %s is not advised again, nor is what teaches no more of the same', (goal) => {
    const first = planTowards(goal);
    expect(first.courses.length).toBeGreaterThan(0);
    for (const { courseId, closes } of first.courses) {
      const skillIds = closes.map(({ skillId }) => skillId);
      const after = planTowards(goal, [taken(courseId, true, skillIds)]);
      const subject = courseOf(courseId).skills[0]!;
      for (const other of after.courses.map((one) => courseOf(one.courseId))) {
        expect(other.id).not.toBe(courseId);
        const [about] = other.skills;
        if (about!.id === subject.id && other.kind !== 'certificate')
          expect(about!.level, other.id).toBeGreaterThan(subject.level);
      }
    }
  });
});

describe('a course of the own plan', () => {
  it.each(GOALS)(
    'towards %s stays where it closes something, and nothing is advised beside it for the same',
    (goal) => {
      const first = planTowards(goal);
      for (const { courseId, closes, lift } of first.courses) {
        if (lift === 0) continue;
        const after = planTowards(goal, [taken(courseId, false)]);
        expect(after.courses.map((one) => one.courseId)).toContain(courseId);
        for (const { skillId } of closes)
          expect(after.groups.find((group) => group.skillId === skillId)?.items[0]?.courseId).toBeDefined();
      }
    },
  );

  it('takes the place of another that would have been advised for the same', () => {
    const subject = 'python';
    const courses = releaseTaxonomy.courses.filter(
      ({ skills, kind, languageIds }) =>
        skills[0]?.id === subject && kind === 'course' && languageIds.includes('english'),
    );
    expect(courses.length).toBeGreaterThan(1);
    for (const { id } of courses) {
      const plan = coursesForGap(releaseModel, [{ skillId: subject, lift: 1 }], {
        taken: coursesTaken(releaseTaxonomy, [taken(id, false)]),
      });
      expect(plan.courses.map(({ courseId }) => courseId)).toEqual([id]);
    }
  });
});
