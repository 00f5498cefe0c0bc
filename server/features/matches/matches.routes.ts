import * as contract from '#contract/features/matches.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import {
  getSkillGap,
  listMatchingCandidates,
  listMatchingJobs,
  matchingCandidatesExist,
  recompute,
} from './matches.service.ts';

export const matchRoutes = [
  bind(contract.listMatchingJobs, (ctx, { query }) => listMatchingJobs(ctx, query)),
  bind(contract.getSkillGap, (ctx, { body }) => getSkillGap(ctx, body)),
  bind(contract.listMatchingCandidates, (ctx, { params, query }) =>
    listMatchingCandidates(ctx, params.id, query),
  ),
  bind(contract.matchingCandidatesExist, (ctx, { params }) => matchingCandidatesExist(ctx, params.id)),
  bind(contract.recomputeMatchingCandidates, (ctx, { body }) => recompute(ctx, body.job_id)),
];
