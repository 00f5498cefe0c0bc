import * as contract from '#contract/features/candidates.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { decideDuplicate, listDuplicates } from './candidates.duplicates.ts';
import { listHistory } from './candidates.history.ts';
import {
  actOnCandidate,
  getCandidate,
  getPipeline,
  listCandidateChoices,
  listCandidateJobs,
  listCandidateKeys,
  listCandidates,
  moveCandidate,
  moveCandidates,
} from './candidates.service.ts';

export const candidateRoutes = [
  bind(contract.actOnCandidate, (ctx, { body }) => actOnCandidate(ctx, body)),
  bind(contract.moveCandidate, (ctx, { body }) => moveCandidate(ctx, body)),
  bind(contract.moveCandidates, (ctx, { body }) => moveCandidates(ctx, body)),
  bind(contract.listCandidates, (ctx, { query }) => listCandidates(ctx, query)),
  bind(contract.listCandidateKeys, (ctx, { query }) => listCandidateKeys(ctx, query)),
  bind(contract.getPipeline, (ctx, { query }) => getPipeline(ctx, query)),
  bind(contract.listCandidateChoices, (ctx) => listCandidateChoices(ctx)),
  bind(contract.getCandidate, (ctx, { params, query }) => getCandidate(ctx, params.id, query.job_id)),
  bind(contract.listCandidateJobs, (ctx, { params }) => listCandidateJobs(ctx, params.id)),
  bind(contract.listCandidateHistory, (ctx, { params }) => listHistory(ctx, params.id)),
  bind(contract.listDuplicates, (ctx, { params }) => listDuplicates(ctx, params.id)),
  bind(contract.decideDuplicate, (ctx, { params, body }) =>
    decideDuplicate(ctx, params.id, body.other_id, body.verdict),
  ),
];
