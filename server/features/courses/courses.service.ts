import type { z } from 'zod';
import type {
  countCourses as countCoursesEndpoint,
  listCourses as listCoursesEndpoint,
} from '#contract/features/courses.contract.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { pageOf } from '#server/platform/paging.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { countBy, coursesLike, findCourses } from './courses.catalogue.ts';
import { interestOf } from './courses.interest.ts';
import { presentCourse, providerOf, readerOf, skillNamed } from './courses.present.ts';

/** A page of the catalogue. */
export async function listCourses(
  ctx: SignedInCtx & Uses<'models' | 'taxonomy'>,
  query: z.output<typeof listCoursesEndpoint.query>,
) {
  const { page, limit, sort, ...filter } = query;
  const reader = await readerOf(ctx);
  const { courses, isNear } = findCourses(ctx.taxonomy, filter, {
    sort,
    interest: sort === 'relevance' ? await interestOf(ctx) : () => 0,
  });
  return {
    results: pageOf(courses, page, limit).map((course) => presentCourse(ctx.taxonomy, course, reader)),
    total: courses.length,
    page,
    limit,
    is_near: isNear,
  };
}

/** How many courses each choice of each filter would leave. */
export async function countCourses(taxonomy: Taxonomy, filter: z.output<typeof countCoursesEndpoint.query>) {
  return {
    providers: countBy(taxonomy, filter, 'providers').map(({ id, count }) => ({
      id,
      count,
      name: providerOf(taxonomy, id).name,
    })),
    languages: countBy(taxonomy, filter, 'languages'),
    levels: countBy(taxonomy, filter, 'levels'),
    kinds: countBy(taxonomy, filter, 'kinds'),
    costs: countBy(taxonomy, filter, 'costs'),
    skills: filter.skills.filter((id) => taxonomy.skill(id)).map((id) => skillNamed(taxonomy, id)),
  };
}

/** One course, with what it asks for and others like it. */
export async function getCourse(ctx: SignedInCtx & Uses<'taxonomy'>, id: string) {
  const course = found(ctx.taxonomy.course(id), 'courses.not_found');
  const reader = await readerOf(ctx);
  return {
    ...presentCourse(ctx.taxonomy, course, reader),
    needs: course.needs.map((skill) => ({
      ...skillNamed(ctx.taxonomy, skill),
      is_known: reader.known?.has(skill) ?? null,
    })),
    home: providerOf(ctx.taxonomy, course.providerId).home,
    others: coursesLike(ctx.taxonomy, course).map((other) => presentCourse(ctx.taxonomy, other, reader)),
  };
}
