import * as contract from '#contract/features/matches.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { getSkillGap } from './matches.service.ts';
import { seeWhatIf } from './matches.what-if.ts';

export const matchRoutes = [
  bind(contract.getSkillGap, (ctx, { body }) => getSkillGap(ctx, body)),
  bind(contract.seeWhatIf, (ctx, { body }) => seeWhatIf(ctx, body)),
];
