import * as contract from '#contract/features/courses.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { countCourses, getCourse, listCourses } from './courses.service.ts';
import { suggestCourses } from './courses.suggesting.ts';

export const courseRoutes = [
  bind(contract.listCourses, (ctx, { query }) => listCourses(ctx, query)),
  bind(contract.countCourses, (_, { query }) => countCourses(query)),
  bind(contract.getCourse, (ctx, { params }) => getCourse(ctx, params.id)),
  bind(contract.suggestCourses, (ctx: SignedInCtx & Uses<'aliases' | 'ranking'>, { body }) =>
    suggestCourses(ctx, body),
  ),
];
