import * as contract from '#contract/features/personality-comparisons.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { answer, ask, end, get, getRequest, list } from './personality-comparisons.service.ts';

export const personalityComparisonRoutes = [
  bind(contract.listPersonalityComparisons, (ctx) => list(ctx)),
  bind(contract.askForComparison, (ctx) => ask(ctx)),
  bind(contract.getComparisonRequest, (ctx, { params }) => getRequest(ctx, params.code)),
  bind(contract.answerComparisonRequest, (ctx, { params, body }) => answer(ctx, params.code, body.agrees)),
  bind(contract.getPersonalityComparison, (ctx, { params }) => get(ctx, params.id)),
  bind(contract.endComparison, (ctx, { params }) => end(ctx, params.id)),
];
