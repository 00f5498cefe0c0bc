import { getSkillInMap, mapDemand, mapSupply } from '#contract/features/skill-maps.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { type MapCtx, skillBehindNumbers, skillsInDemand, skillsOnOffer } from './skill-maps.service.ts';

export const skillMapRoutes = [
  bind(mapDemand, (ctx: MapCtx, { body }) => skillsInDemand(ctx, body)),
  bind(mapSupply, (ctx: MapCtx, { body }) => skillsOnOffer(ctx, body)),
  bind(getSkillInMap, (ctx: MapCtx, { params, query }) => skillBehindNumbers(ctx, params.id, query)),
];
