import * as contract from '#contract/features/job-lists.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { countSkillOpenings } from './job-lists.openings.ts';
import { countJobFacets, listCompanyJobs, listMatchingJobs, searchJobs } from './job-lists.service.ts';
import { listSimilarJobs, listSimilarPublicJobs } from './job-lists.similar.ts';
import { noteJobVisit } from './job-lists.visits.ts';

export const jobListRoutes = [
  bind(contract.listMatchingJobs, (ctx, { query }) => listMatchingJobs(ctx, query)),
  bind(contract.searchJobs, (ctx, { body }) => searchJobs(ctx, body)),
  bind(contract.countJobFacets, (ctx, { body }) => countJobFacets(ctx, body)),
  bind(contract.listCompanyJobs, (ctx, { params, query }) => listCompanyJobs(ctx, params.id, query)),
  bind(contract.noteJobVisit, (ctx) => noteJobVisit(ctx)),
  bind(contract.listSimilarJobs, (ctx, { params, query }) => listSimilarJobs(ctx, params.id, query.limit)),
  bind(contract.listSimilarPublicJobs, (ctx, { params, query }) =>
    listSimilarPublicJobs(ctx, params.key, query.limit),
  ),
  bind(contract.countSkillOpenings, (ctx, { body }) => countSkillOpenings(ctx, body)),
];
