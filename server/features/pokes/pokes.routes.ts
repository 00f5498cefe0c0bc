import * as contract from '#contract/features/pokes.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { answer, listOwn, poke } from './pokes.service.ts';

export const pokeRoutes = [
  bind(contract.pokeCandidates, (ctx, { body }) => poke(ctx, body.job_id, body.candidate_ids)),
  bind(contract.listPokes, (ctx, { query }) => listOwn(ctx, query)),
  bind(contract.answerPoke, (ctx, { params, body }) => answer(ctx, params.job_id, body.answer)),
];
