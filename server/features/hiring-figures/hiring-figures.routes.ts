import * as contract from '#contract/features/hiring-figures.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { getFigures, getToday } from './hiring-figures.service.ts';

export const hiringFigureRoutes = [
  bind(contract.getHiringFigures, (ctx, { query }) => getFigures(ctx, query.period, query.mine === 'true')),
  bind(contract.getToday, (ctx, { query }) => getToday(ctx, query.mine === 'true')),
];
