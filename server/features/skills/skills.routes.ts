import {
  decidePortalSkill,
  groupSkills,
  listPortalSkills,
  listSkillGroups,
  listSkills,
} from '#contract/features/skills.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { decideOnPortalSkill, pageOfPortalSkills } from './skills.portal.ts';
import { groupByName, listGroups, listSkillPage } from './skills.service.ts';

export const skillRoutes = [
  bind(listSkillGroups, async () => listGroups()),
  bind(groupSkills, async (_ctx, { body }) => groupByName(body.skills)),
  bind(listSkills, async (_ctx, { query }) => listSkillPage(query)),
  bind(listPortalSkills, (ctx, { query }) => pageOfPortalSkills(ctx, query)),
  bind(decidePortalSkill, (ctx, { params, body }) => decideOnPortalSkill(ctx, params.id, body)),
];
