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
  | 'candidate.returned_to_pending';

/** Writes down who did what, in the transaction that did it. */
export async function record(
  ctx: Ctx,
  action: AuditAction,
  entry: { subjectId?: string; actorId?: string; details?: Record<string, unknown> } = {},
): Promise<void> {
  await ctx.db.insert(auditEntries).values({
    portal: ctx.portal.key,
    actorId: entry.actorId ?? ctx.actor?.id ?? null,
    subjectId: entry.subjectId ?? null,
    action,
    details: entry.details ?? {},
    createdAt: ctx.now,
  });
}
