import * as contract from '#contract/features/job-lists.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { countSkillOpenings } from './job-lists.openings.ts';
import { countJobFacets, listCompanyJobs, listMatchingJobs, searchJobs } from './job-lists.service.ts';
import { listSimilarJobs, listSimilarPublicJobs } from './job-lists.similar.ts';
import { noteJobVisit } from './job-lists.visits.ts';

export const jobListRoutes = [
  bind(
    contract.listMatchingJobs,
    (ctx: SignedInCtx & Uses<'aliases' | 'config' | 'models' | 'ranking' | 'taxonomy'>, { query }) =>
      listMatchingJobs(ctx, query),
  ),
  bind(
    contract.searchJobs,
    (ctx: SignedInCtx & Uses<'aliases' | 'config' | 'models' | 'ranking' | 'taxonomy'>, { body }) =>
      searchJobs(ctx, body),
  ),
  bind(contract.countJobFacets, (ctx: SignedInCtx & Uses<'config' | 'taxonomy'>, { body }) =>
    countJobFacets(ctx, body),
  ),
  bind(
    contract.listCompanyJobs,
    (ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>, { params, query }) =>
      listCompanyJobs(ctx, params.id, query),
  ),
  bind(contract.noteJobVisit, (ctx) => noteJobVisit(ctx)),
  bind(
    contract.listSimilarJobs,
    (ctx: SignedInCtx & Uses<'models' | 'ranking' | 'taxonomy'>, { params, query }) =>
      listSimilarJobs(ctx, params.id, query.limit),
  ),
  bind(
    contract.listSimilarPublicJobs,
    (ctx: SignedInCtx & Uses<'models' | 'ranking' | 'taxonomy'>, { params, query }) =>
      listSimilarPublicJobs(ctx, params.key, query.limit),
  ),
  bind(contract.countSkillOpenings, (ctx: SignedInCtx & Uses<'models' | 'ranking' | 'taxonomy'>, { body }) =>
    countSkillOpenings(ctx, body),
  ),
];
