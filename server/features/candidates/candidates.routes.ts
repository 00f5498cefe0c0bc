import * as contract from '#contract/features/candidates.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { actOnCandidate, getCandidate, listCandidates } from './candidates.service.ts';

export const candidateRoutes = [
  bind(contract.actOnCandidate, (ctx, { body }) => actOnCandidate(ctx, body)),
  bind(contract.listCandidates, (ctx, { query }) => listCandidates(ctx, query)),
  bind(contract.getCandidate, (ctx, { params, query }) => getCandidate(ctx, params.id, query.job_id)),
];
