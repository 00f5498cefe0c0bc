import * as contract from '#contract/features/candidates.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { decideDuplicate, listDuplicates } from './candidates.duplicates.ts';
import { listHistory } from './candidates.history.ts';
import { actOnCandidate, moveCandidate, moveCandidates } from './candidates.moves.ts';
import { getCandidate, listCandidateJobs } from './candidates.page.ts';
import {
  getPipeline,
  listCandidateChoices,
  listCandidateKeys,
  listCandidates,
} from './candidates.service.ts';

export const candidateRoutes = [
  bind(contract.actOnCandidate, (ctx: SignedInCtx & Uses<'aliases'>, { body }) => actOnCandidate(ctx, body)),
  bind(contract.moveCandidate, (ctx: SignedInCtx & Uses<'aliases'>, { body }) => moveCandidate(ctx, body)),
  bind(contract.moveCandidates, (ctx: SignedInCtx & Uses<'aliases'>, { body }) => moveCandidates(ctx, body)),
  bind(contract.listCandidates, (ctx: SignedInCtx & Uses<'aliases' | 'taxonomy'>, { query }) =>
    listCandidates(ctx, query),
  ),
  bind(contract.listCandidateKeys, (ctx: SignedInCtx & Uses<'aliases' | 'taxonomy'>, { query }) =>
    listCandidateKeys(ctx, query),
  ),
  bind(contract.getPipeline, (ctx: SignedInCtx & Uses<'aliases' | 'taxonomy'>, { query }) =>
    getPipeline(ctx, query),
  ),
  bind(contract.listCandidateChoices, (ctx: SignedInCtx & Uses<'taxonomy'>) => listCandidateChoices(ctx)),
  bind(
    contract.getCandidate,
    (ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>, { params, query }) =>
      getCandidate(ctx, params.id, query.job_id),
  ),
  bind(contract.listCandidateJobs, (ctx: SignedInCtx & Uses<'aliases'>, { params }) =>
    listCandidateJobs(ctx, params.id),
  ),
  bind(contract.listCandidateHistory, (ctx: SignedInCtx & Uses<'aliases'>, { params }) =>
    listHistory(ctx, params.id),
  ),
  bind(contract.listDuplicates, (ctx: SignedInCtx & Uses<'aliases'>, { params }) =>
    listDuplicates(ctx, params.id),
  ),
  bind(contract.decideDuplicate, (ctx: SignedInCtx & Uses<'aliases'>, { params, body }) =>
    decideDuplicate(ctx, params.id, body.other_id, body.verdict),
  ),
];
