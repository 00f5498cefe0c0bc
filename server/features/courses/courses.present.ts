import type { Course as CourseView } from '#contract/features/courses.contract.ts';
import { type Course, courseLink, shownSkill, type Taxonomy } from '#engines/taxonomy/index.ts';
import { personInMatching } from '#server/features/matches/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { expected } from '#server/platform/expected.ts';
import type { Uses } from '#server/platform/ports.ts';
import { type PlanStatuses, planStatuses } from './courses.reads.ts';

/** What of a reader shows on a course. */
export interface CourseReader {
  /** Skills of their profile; null of readers who have none. */
  known: ReadonlySet<string> | null;
  statuses: PlanStatuses;
}

/** The caller as a reader of courses: a candidate has skills and a plan. */
export async function readerOf(ctx: SignedInCtx & Uses<'taxonomy'>): Promise<CourseReader> {
  if (ctx.actor.state !== 'CANDIDATE') return { known: null, statuses: new Map() };
  const profile = await personInMatching(ctx, ctx.actor.id);
  return {
    known: new Set(profile?.skills.flatMap(({ id }) => id ?? []) ?? []),
    statuses: await planStatuses(ctx.db, ctx.actor.id),
  };
}

/** A course with what its reader knows and plans. */
export function presentCourse(
  taxonomy: Taxonomy,
  course: Course,
  { known, statuses }: CourseReader,
): CourseView {
  return {
    ...courseFacts(taxonomy, course),
    skills: course.skills.map(({ id, level }) => ({
      ...skillNamed(taxonomy, id),
      level,
      is_known: known?.has(id) ?? null,
    })),
    status: statuses.get(course.id) ?? null,
  };
}

/** Who gives courses. Courses, counts and plans hold only ids of the taxonomy. */
export const providerOf = (taxonomy: Taxonomy, id: string) =>
  expected(taxonomy.provider(id), `provider ${id}`);

/** What a course is, whoever reads of it. */
export function courseFacts(taxonomy: Taxonomy, course: Course) {
  const { address, isCertain } = courseLink(taxonomy, course);
  return {
    id: course.id,
    title: course.title,
    about: course.about,
    provider: { id: course.providerId, name: providerOf(taxonomy, course.providerId).name },
    kind: course.kind,
    level: course.level,
    hours: course.hours,
    languages: course.languageIds,
    cost: course.cost,
    link: address,
    link_is_certain: isCertain,
  };
}

export const skillNamed = (taxonomy: Taxonomy, id: string) => ({
  id,
  name: shownSkill(taxonomy, id) ?? { en: id, ar: id },
});
