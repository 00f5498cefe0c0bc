import * as contract from '#contract/features/equality-answers.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { getAnswers, getFairness, giveAnswers, withdrawAnswers } from './equality-answers.service.ts';

export const equalityAnswerRoutes = [
  bind(contract.getEqualityAnswers, (ctx) => getAnswers(ctx)),
  bind(contract.giveEqualityAnswers, (ctx, { body }) => giveAnswers(ctx, body)),
  bind(contract.withdrawEqualityAnswers, (ctx) => withdrawAnswers(ctx)),
  bind(contract.getFairness, (ctx, { query }) => getFairness(ctx, query.period)),
];
