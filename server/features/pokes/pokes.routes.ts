import * as contract from '#contract/features/pokes.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { answer, listOwn, poke } from './pokes.service.ts';

export const pokeRoutes = [
  bind(contract.pokeCandidates, (ctx: SignedInCtx & Uses<'aliases'>, { body }) =>
    poke(ctx, body.job_id, body.candidate_ids),
  ),
  bind(contract.listPokes, (ctx, { query }) => listOwn(ctx, query)),
  bind(contract.answerPoke, (ctx: SignedInCtx & Uses<'aliases'>, { params, body }) =>
    answer(ctx, params.job_id, body.answer),
  ),
];
