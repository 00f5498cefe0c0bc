import * as contract from '#contract/features/pokes.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { answer, complain, listOwn } from './pokes.answers.ts';
import { poke, preview } from './pokes.asking.ts';
import { takeBack } from './pokes.leaving.ts';

export const pokeRoutes = [
  bind(contract.pokeCandidates, (ctx: SignedInCtx & Uses<'aliases'>, { body }) => poke(ctx, body)),
  bind(contract.previewPoke, (ctx: SignedInCtx & Uses<'aliases'>, { body }) => preview(ctx, body)),
  bind(contract.takePokeBack, (ctx, { params }) => takeBack(ctx, params.id)),
  bind(contract.listPokes, (ctx, { query }) => listOwn(ctx, query)),
  bind(contract.answerPoke, (ctx: SignedInCtx & Uses<'aliases'>, { params, body }) =>
    answer(ctx, params.job_id, body.answer),
  ),
  bind(contract.complainOfPoke, (ctx, { params }) => complain(ctx, params.job_id)),
];
