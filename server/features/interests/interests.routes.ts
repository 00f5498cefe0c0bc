import * as contract from '#contract/features/interests.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { findCareers, listTyped, score } from './interests.service.ts';

export const interestRoutes = [
  bind(contract.scoreInterests, (ctx: SignedInCtx & Uses<'instruments'>, { body }) => score(ctx, body)),
  bind(contract.listTypedInterests, (ctx: SignedInCtx) => listTyped(ctx)),
  bind(contract.findCareers, (ctx: SignedInCtx & Uses<'instruments' | 'taxonomy'>, { body }) =>
    findCareers(ctx, body),
  ),
];
