import * as contract from '#contract/features/courses.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { countCourses, getCourse, listCourses } from './courses.service.ts';
import { suggestCourses } from './courses.suggesting.ts';

export const courseRoutes = [
  bind(contract.listCourses, (ctx, { query }) => listCourses(ctx, query)),
  bind(contract.countCourses, (_, { query }) => countCourses(query)),
  bind(contract.getCourse, (ctx, { params }) => getCourse(ctx, params.id)),
  bind(contract.suggestCourses, (ctx, { body }) => suggestCourses(ctx, body)),
];
