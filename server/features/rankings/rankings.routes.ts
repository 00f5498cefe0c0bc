import * as contract from '#contract/features/rankings.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind, bindDownload } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { exportMatchingCandidates } from './rankings.csv.ts';
import { previewCandidates } from './rankings.preview.ts';
import {
  getCandidateOrder,
  getMatchingCandidates,
  listMatchingCandidates,
  matchingCandidatesExist,
  recompute,
} from './rankings.service.ts';
import { listSimilarCandidates } from './rankings.similar.ts';
import { saveSkillWeights } from './rankings.weights.ts';

export const rankingRoutes = [
  bind(
    contract.listSimilarCandidates,
    (ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>, { params, query }) =>
      listSimilarCandidates(ctx, params.id, query),
  ),
  bind(
    contract.listMatchingCandidates,
    (ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>, { params, query }) =>
      listMatchingCandidates(ctx, params.id, query),
  ),
  bind(contract.getCandidateOrder, (ctx: SignedInCtx & Uses<'aliases' | 'taxonomy'>, { params, query }) =>
    getCandidateOrder(ctx, params.id, query),
  ),
  bind(
    contract.getMatchingCandidates,
    (ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>, { body }) =>
      getMatchingCandidates(ctx, body.job_id, body.candidate_ids),
  ),
  bindDownload(
    contract.exportMatchingCandidates,
    (ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>, { params, query }) =>
      exportMatchingCandidates(ctx, params.id, query),
  ),
  bind(contract.saveSkillWeights, (ctx, { body }) => saveSkillWeights(ctx, body)),
  bind(
    contract.previewCandidates,
    (ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>, { body }) =>
      previewCandidates(ctx, body),
  ),
  bind(contract.matchingCandidatesExist, (ctx, { params }) => matchingCandidatesExist(ctx, params.id)),
  bind(contract.recomputeMatchingCandidates, (ctx, { body }) => recompute(ctx, body.job_id)),
];
