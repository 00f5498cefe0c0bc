import type { z } from 'zod';
import type {
  countCourses as countCoursesEndpoint,
  listCourses as listCoursesEndpoint,
} from '#contract/features/courses.contract.ts';
import { taxonomy } from '#engines/taxonomy/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { found } from '#server/platform/refusals.ts';
import { countBy, coursesLike, findCourses } from './courses.catalogue.ts';
import { presentCourse, readerOf, skillNamed } from './courses.present.ts';

/** A page of the catalogue. */
export async function listCourses(ctx: SignedInCtx, query: z.output<typeof listCoursesEndpoint.query>) {
  const { page, limit, sort, ...filter } = query;
  const reader = await readerOf(ctx);
  const { courses, isNear } = findCourses(filter, sort);
  return {
    results: courses.slice((page - 1) * limit, page * limit).map((course) => presentCourse(course, reader)),
    total: courses.length,
    page,
    limit,
    is_near: isNear,
  };
}

/** How many courses each choice of each filter would leave. */
export async function countCourses(filter: z.output<typeof countCoursesEndpoint.query>) {
  return {
    providers: countBy(filter, 'providers').map(({ id, count }) => ({
      id,
      count,
      // Counts hold only ids of the taxonomy.
      name: taxonomy().provider(id)!.name,
    })),
    languages: countBy(filter, 'languages'),
    levels: countBy(filter, 'levels'),
    kinds: countBy(filter, 'kinds'),
    costs: countBy(filter, 'costs'),
    skills: filter.skills.filter((id) => taxonomy().skill(id)).map(skillNamed),
  };
}

/** One course, with what it asks for and others like it. */
export async function getCourse(ctx: SignedInCtx, id: string) {
  const course = found(taxonomy().course(id), 'courses.not_found');
  const reader = await readerOf(ctx);
  return {
    ...presentCourse(course, reader),
    needs: course.needs.map((skill) => ({
      ...skillNamed(skill),
      is_known: reader.known?.has(skill) ?? null,
    })),
    home: taxonomy().provider(course.providerId)!.home,
    others: coursesLike(course).map((other) => presentCourse(other, reader)),
  };
}
