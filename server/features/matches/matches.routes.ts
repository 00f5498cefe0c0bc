import * as contract from '#contract/features/matches.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { getSkillGap } from './matches.service.ts';
import { noteSeenCandidates, noteSeenJobs } from './matches.sightings.ts';
import { seeWhatIf } from './matches.what-if.ts';

export const matchRoutes = [
  bind(
    contract.getSkillGap,
    (ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>, { body }) =>
      getSkillGap(ctx, body),
  ),
  bind(
    contract.seeWhatIf,
    (ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>, { body }) =>
      seeWhatIf(ctx, body),
  ),
  bind(contract.noteSeenJobs, (ctx, { body }) => noteSeenJobs(ctx, body)),
  bind(contract.noteSeenCandidates, (ctx, { body }) => noteSeenCandidates(ctx, body)),
];
