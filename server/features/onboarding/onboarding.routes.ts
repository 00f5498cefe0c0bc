import * as contract from '#contract/features/onboarding.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import {
  filledBefore,
  onboardAsCandidate,
  onboardAsRecruiter,
  onboardByJoining,
  startOver,
} from './onboarding.service.ts';

export const onboardingRoutes = [
  bind(contract.onboardRecruiter, (ctx, { body }) => onboardAsRecruiter(ctx, body)),
  bind(contract.joinCompany, (ctx, { body }) => onboardByJoining(ctx, body.company_id)),
  bind(contract.onboardCandidate, (ctx, { body }) => onboardAsCandidate(ctx, body)),
  bind(contract.getOnboarding, (ctx: SignedInCtx & Uses<'reader'>) => filledBefore(ctx)),
  bind(contract.startOver, (ctx) => startOver(ctx)),
];
