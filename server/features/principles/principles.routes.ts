import * as contract from '#contract/features/principles.contract.ts';
import { PRINCIPLES } from '#engines/assessments/index.ts';
import { exportReport, getResult } from '#server/features/assessments/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind, bindDownload } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { answer, exist, listQuestions } from './principles.service.ts';
import { listTraits, listUsers } from './principles.traits.ts';

type TakingCtx = SignedInCtx & Uses<'instruments'>;
type ReadingCtx = SignedInCtx & Uses<'aliases' | 'instruments'>;

export const principlesRoutes = [
  bind(contract.principlesExist, (ctx: TakingCtx) => exist(ctx)),
  bind(contract.listPrinciplesQuestions, (ctx: TakingCtx) => listQuestions(ctx)),
  bind(contract.answerPrinciples, (ctx: TakingCtx, { body }) => answer(ctx, body)),
  bind(contract.getPrinciplesSummary, (ctx: ReadingCtx, { params, query }) =>
    getResult(ctx, PRINCIPLES, { userId: params.user_id, attemptId: query.attempt_id }),
  ),
  bindDownload(contract.getPrinciplesPdf, (ctx: ReadingCtx & Uses<'typesetter'>, { params, query }) =>
    exportReport(ctx, PRINCIPLES, {
      userId: params.user_id,
      attemptId: query.attempt_id,
      language: query.language,
    }),
  ),
  bind(contract.listPrinciplesUsers, (ctx: ReadingCtx, { query }) => listUsers(ctx, query)),
  bind(contract.listPrinciplesTraits, (ctx: ReadingCtx, { query }) => listTraits(ctx, query)),
];
