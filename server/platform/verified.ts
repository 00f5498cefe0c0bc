import type { ErrorCode } from '#contract/kernel/errors.ts';
import type { SignedInCtx } from './context.ts';
import { Refusal } from './refusals.ts';

/** Refuses what waits until the caller’s company is verified. */
export function needsVerifiedCompany(
  ctx: SignedInCtx,
  code: Extract<ErrorCode, `company_checks.verify_${string}`>,
): void {
  if (!ctx.actor.isCompanyVerified) throw new Refusal(code);
}
