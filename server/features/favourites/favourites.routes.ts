import { favouriteJobs, listDislikedJobs, reactToJob } from '#contract/features/favourites.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { favourites, listDislikedJobs as listDisliked, react } from './favourites.service.ts';

export const favouriteRoutes = [
  bind(reactToJob, (ctx, { params, body }) => react(ctx, body.job_id, params.action, body)),
  bind(listDislikedJobs, (ctx, { query }) => listDisliked(ctx, query)),
  bind(favouriteJobs, (ctx, { body }) => favourites(ctx, body.job_ids, body.favorite)),
];
