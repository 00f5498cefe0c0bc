import { auditEntries } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';

export type AuditAction =
  | 'account.registered'
  | 'account.email_confirmed'
  | 'account.onboarded'
  | 'session.opened'
  | 'session.token_reused'
  | 'job.published'
  | 'job.closed'
  | 'job.deleted'
  | 'candidate.shortlisted'
  | 'candidate.rejected'
  | 'candidate.returned_to_pending'
  | 'match_calibration.refitted'
  | 'match_calibration.activated'
  | 'portal_skill.linked'
  | 'portal_skill.accepted'
  | 'portal_skill.ignored'
  | 'portal_skill.returned_to_new';

/** Writes down who did what, in the transaction that did it. Work of the queue says for which portal it is. */
export async function record(
  ctx: Ctx,
  action: AuditAction,
  entry: { portal?: string; subjectId?: string; actorId?: string; details?: Record<string, unknown> } = {},
): Promise<void> {
  await ctx.db.insert(auditEntries).values({
    portal: entry.portal ?? ctx.portal.key,
    actorId: entry.actorId ?? ctx.actor?.id ?? null,
    subjectId: entry.subjectId ?? null,
    action,
    address: ctx.address,
    details: entry.details ?? {},
    createdAt: ctx.now,
  });
}
