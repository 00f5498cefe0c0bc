import type { ViewPart } from '#contract/features/profile-views.contract.ts';
import type { Ctx } from './context.ts';

/** Says that the reply shows a person. It is kept once the reply has left, and only where it went to a company. */
export function noteLook(
  ctx: Ctx,
  { userId, jobId, parts }: { userId: string; jobId: string | null; parts: readonly ViewPart[] },
): void {
  if (!looksForCompany(ctx)) return;
  for (const what of parts) ctx.request.shown.push({ userId, jobId, what });
}

/** Says that the reply lists people. */
export function noteListed(ctx: Ctx, userIds: Iterable<string>): void {
  if (!looksForCompany(ctx)) return;
  for (const userId of new Set(userIds)) ctx.request.shown.push({ userId, jobId: null, what: 'list' });
}

const looksForCompany = ({ actor }: Ctx): boolean =>
  actor !== null &&
  actor.companyId !== null &&
  (actor.state === 'RECRUITER' || actor.state === 'RECRUITER_ADMIN');
