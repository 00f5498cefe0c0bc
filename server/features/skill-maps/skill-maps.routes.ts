import * as contract from '#contract/features/skill-maps.contract.ts';
import { bind, bindDownload } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { exportSkillMap } from './skill-maps.files.ts';
import { skillGaps } from './skill-maps.gap.ts';
import type { MapCtx } from './skill-maps.market.ts';
import { readQuestion } from './skill-maps.question.ts';
import { skillBehindNumbers, skillsInDemand, skillsOnOffer } from './skill-maps.service.ts';
import { skillTrend } from './skill-maps.trend.ts';

export const skillMapRoutes = [
  bind(contract.mapDemand, (ctx: MapCtx, { body }) => skillsInDemand(ctx, body)),
  bind(contract.mapSupply, (ctx: MapCtx, { body }) => skillsOnOffer(ctx, body)),
  bind(contract.mapGap, (ctx: MapCtx, { body }) => skillGaps(ctx, body)),
  bind(contract.askSkillMaps, async (ctx: MapCtx, { body }) => readQuestion(ctx, body.question)),
  bind(contract.getSkillInMap, (ctx: MapCtx, { params, query }) => skillBehindNumbers(ctx, params.id, query)),
  bind(contract.getSkillTrend, (ctx: MapCtx, { params, query }) => skillTrend(ctx, params.id, query)),
  bindDownload(contract.getSkillMapFile, (ctx: MapCtx & Uses<'reader' | 'typesetter'>, { query }) =>
    exportSkillMap(ctx, query),
  ),
];
