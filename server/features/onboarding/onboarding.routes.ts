import { onboardCandidate, onboardRecruiter } from '#contract/features/onboarding.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { onboardAsCandidate, onboardAsRecruiter } from './onboarding.service.ts';

export const onboardingRoutes = [
  bind(onboardRecruiter, (ctx, { body }) => onboardAsRecruiter(ctx, body)),
  bind(onboardCandidate, (ctx, { body }) => onboardAsCandidate(ctx, body)),
];
