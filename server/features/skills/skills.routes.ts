import {
  decidePortalSkill,
  groupSkills,
  listPortalSkills,
  listSkillGroups,
  listSkills,
} from '#contract/features/skills.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { decideOnPortalSkill, pageOfPortalSkills } from './skills.portal.ts';
import { groupByName, listGroups, listSkillPage } from './skills.service.ts';

export const skillRoutes = [
  bind(listSkillGroups, async (ctx: SignedInCtx & Uses<'taxonomy'>) => listGroups(ctx.taxonomy)),
  bind(groupSkills, async (ctx: SignedInCtx & Uses<'taxonomy'>, { body }) =>
    groupByName(ctx.taxonomy, body.skills),
  ),
  bind(listSkills, async (ctx: SignedInCtx & Uses<'taxonomy'>, { query }) =>
    listSkillPage(ctx.taxonomy, query),
  ),
  bind(listPortalSkills, (ctx: SignedInCtx & Uses<'taxonomy'>, { query }) => pageOfPortalSkills(ctx, query)),
  bind(decidePortalSkill, (ctx: SignedInCtx & Uses<'taxonomy'>, { params, body }) =>
    decideOnPortalSkill(ctx, params.id, body),
  ),
];
