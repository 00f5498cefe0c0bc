import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { mayRemind } from './assessment-invitations.policy.ts';
import { endingUnreminded, lockInvitation, updateInvitation } from './assessment-invitations.store.ts';
import { tellReminded } from './assessment-invitations.telling.ts';

const SOON_MS = 2 * 86_400_000;

/**
 * Reminds of invitations that end soon. That it was done is written in the transaction of the telling: a second run finds
 * nobody left to remind.
 */
export async function remindAll(ctx: Ctx & Uses<'instruments'>): Promise<void> {
  const { now } = ctx;
  for (const { id, companyId, portal: key } of await endingUnreminded(
    ctx.db,
    now,
    new Date(now.getTime() + SOON_MS),
  )) {
    const { portal } = await ctx.inPortal(key);
    await ctx.transaction(async (tx) => {
      const row = await lockInvitation(tx.db, id, { companyId });
      if (!row || row.remindedAt || !mayRemind(row, now)) return;
      await updateInvitation(tx.db, id, { remindedAt: now });
      await tellReminded({ ...tx, portal }, row);
    });
  }
}
