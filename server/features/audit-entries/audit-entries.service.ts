import { eq, sql } from 'drizzle-orm';
import { auditEntries } from '#server/db/tables/index.ts';
import { type AuditAction, factsOfAction } from '#server/platform/audit-actions.ts';
import type { Ctx } from '#server/platform/context.ts';

/** Somebody's account goes: their deeds stay, without the network addresses they came from. */
export async function forgetAddresses(ctx: Ctx, actorId: string): Promise<void> {
  await ctx.db.update(auditEntries).set({ address: null }).where(eq(auditEntries.actorId, actorId));
}

/** And what was done to others says no longer that it had to do with them. */
export async function forgetInDetails(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .update(auditEntries)
    .set({ details: sql`replace(${auditEntries.details}::text, ${userId}, '')::jsonb` })
    .where(sql`strpos(${auditEntries.details}::text, ${userId}) > 0`);
}

/**
 * Writes down who did what, in the transaction that did it. Work of the queue says for which portal it is.
 * @throws where no manifest announces the action: the log would have no words for it.
 */
export async function record(
  ctx: Ctx,
  action: AuditAction,
  entry: { portal?: string; subjectId?: string; actorId?: string; details?: Record<string, unknown> } = {},
): Promise<void> {
  if (!factsOfAction(action)) throw new Error(`${action}: no feature announces this audit action`);
  await ctx.db.insert(auditEntries).values({
    portal: entry.portal ?? ctx.portal.key,
    actorId: entry.actorId ?? ctx.actor?.id ?? null,
    subjectId: entry.subjectId ?? null,
    action,
    address: ctx.request.address,
    // Whoever did it in a blind review reads it without the name.
    details: {
      ...entry.details,
      ...(ctx.request.namedByAlias.has(entry.subjectId ?? '') ? { isBlind: true } : {}),
    },
    createdAt: ctx.now,
  });
}
