import {
  autocomplete,
  listDataSources,
  listIndustries,
  listSectors,
} from '#contract/features/occupations.contract.ts';
import { sourcesIn } from '#engines/taxonomy/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { bind, bindPublic } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { suggest } from './occupations.service.ts';

export const occupationRoutes = [
  bindPublic(listSectors, async (ctx: Ctx & Uses<'taxonomy'>) =>
    ctx.taxonomy.sectors.map(({ id, name }) => ({ id, name })),
  ),
  bindPublic(listIndustries, async (ctx: Ctx & Uses<'taxonomy'>) =>
    ctx.taxonomy.industries.map(({ id, sectorId, name }) => ({ id, sector: sectorId, name })),
  ),
  bindPublic(listDataSources, async (ctx: Ctx & Uses<'config'>) => sourcesIn(ctx.config.dataDir)),
  bind(autocomplete, (ctx: SignedInCtx & Uses<'taxonomy'>, { params, query }) =>
    suggest(ctx, params.name, query.input),
  ),
];
