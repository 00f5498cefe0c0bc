import * as contract from '#contract/features/favourites.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { favouriteCandidate, listFavouriteCandidates } from './favourites.candidates.ts';
import { favourites, listDislikedJobs, react } from './favourites.service.ts';

export const favouriteRoutes = [
  bind(contract.reactToJob, (ctx, { params, body }) => react(ctx, body.job_id, params.action, body)),
  bind(contract.listDislikedJobs, (ctx, { query }) => listDislikedJobs(ctx, query)),
  bind(contract.favouriteJobs, (ctx, { body }) => favourites(ctx, body.job_ids, body.favorite)),
  bind(contract.listFavouriteCandidates, (ctx: SignedInCtx & Uses<'aliases'>, { params }) =>
    listFavouriteCandidates(ctx, params.id),
  ),
  bind(contract.favouriteCandidate, (ctx: SignedInCtx & Uses<'aliases'>, { body }) =>
    favouriteCandidate(ctx, body),
  ),
];
