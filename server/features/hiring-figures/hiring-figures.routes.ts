import * as contract from '#contract/features/hiring-figures.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { getAnalytics, saveCost } from './hiring-figures.analytics.ts';
import { listCounted } from './hiring-figures.people.ts';
import { getFigures, getToday } from './hiring-figures.service.ts';

export const hiringFigureRoutes = [
  bind(contract.getHiringFigures, (ctx, { query }) => getFigures(ctx, query.period, query.mine === 'true')),
  bind(contract.getToday, (ctx: SignedInCtx & Uses<'aliases'>, { query }) =>
    getToday(ctx, query.mine === 'true'),
  ),
  bind(contract.getHiringAnalytics, (ctx, { query }) =>
    getAnalytics(ctx, query.period, query.mine === 'true'),
  ),
  bind(contract.listCountedPeople, (ctx: SignedInCtx & Uses<'aliases'>, { query }) =>
    listCounted(ctx, query),
  ),
  bind(contract.saveHiringCost, (ctx, { body }) => saveCost(ctx, body)),
];
