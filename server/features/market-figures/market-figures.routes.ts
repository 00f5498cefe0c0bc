import * as contract from '#contract/features/market-figures.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind, bindUpload } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { importFigures, listAll, remove } from './market-figures.service.ts';

export const marketFigureRoutes = [
  bindUpload(contract.importMarketFigures, (ctx: SignedInCtx & Uses<'taxonomy'>, { file }) =>
    importFigures(ctx, file),
  ),
  bind(contract.listMarketSources, (ctx) => listAll(ctx)),
  bind(contract.deleteMarketSource, (ctx, { body }) => remove(ctx, body)),
];
