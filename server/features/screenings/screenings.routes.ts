import * as contract from '#contract/features/screenings.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { answer, getScreening } from './screenings.service.ts';

export const screeningRoutes = [
  bind(contract.getScreening, (ctx, { query }) => getScreening(ctx, query.job_id)),
  bind(contract.answerScreening, (ctx, { body }) => answer(ctx, body)),
];
