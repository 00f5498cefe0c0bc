import * as contract from '#contract/features/screenings.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { answer, getScreening } from './screenings.service.ts';

export const screeningRoutes = [
  bind(contract.getScreening, (ctx: SignedInCtx & Uses<'taxonomy'>, { query }) =>
    getScreening(ctx, query.job_id),
  ),
  bind(contract.answerScreening, (ctx: SignedInCtx & Uses<'taxonomy'>, { body }) => answer(ctx, body)),
];
