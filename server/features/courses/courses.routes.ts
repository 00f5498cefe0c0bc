import * as contract from '#contract/features/courses.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { countCourses, getCourse, listCourses } from './courses.service.ts';
import { suggestCourses } from './courses.suggesting.ts';

export const courseRoutes = [
  bind(contract.listCourses, (ctx: SignedInCtx & Uses<'models' | 'taxonomy'>, { query }) =>
    listCourses(ctx, query),
  ),
  bind(contract.countCourses, (ctx: SignedInCtx & Uses<'taxonomy'>, { query }) =>
    countCourses(ctx.taxonomy, query),
  ),
  bind(contract.getCourse, (ctx: SignedInCtx & Uses<'taxonomy'>, { params }) => getCourse(ctx, params.id)),
  bind(
    contract.suggestCourses,
    (ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>, { body }) =>
      suggestCourses(ctx, body),
  ),
];
