import * as contract from '#contract/features/institutes.contract.ts';
import { suggestCourses } from '#server/features/courses/index.ts';
import type { ReadingCtx } from '#server/features/programmes/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind, bindDownload } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { compareJobs, compareProgrammes } from './institutes.comparisons.ts';
import { exportComparison } from './institutes.files.ts';
import { listAll, listOpenings, listProgrammesOf } from './institutes.service.ts';
import { topJobs } from './institutes.top-jobs.ts';

export const instituteRoutes = [
  bind(contract.listInstitutes, (ctx: ReadingCtx, { query }) => listAll(ctx, query.institute_type)),
  bind(contract.listPrograms, (ctx: ReadingCtx, { params }) => listProgrammesOf(ctx, params.id)),
  bind(contract.listOpenings, (ctx, { query }) => listOpenings(ctx, query.q)),
  bind(contract.compareWithJobs, (ctx: ReadingCtx, { body }) => compareJobs(ctx, body)),
  bind(contract.rankTopJobs, (ctx: ReadingCtx, { body }) => topJobs(ctx, body)),
  bind(contract.compareInstitutes, (ctx: ReadingCtx, { body }) => compareProgrammes(ctx, body)),
  bind(
    contract.suggestProgrammeCourses,
    (ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>, { body }) =>
      suggestCourses(ctx, body),
  ),
  bindDownload(contract.getComparisonFile, (ctx: ReadingCtx & Uses<'reader' | 'typesetter'>, { query }) =>
    exportComparison(ctx, query),
  ),
];
