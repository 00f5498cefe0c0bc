import type { Ctx } from '#server/platform/context.ts';
import { daysAfter } from '#server/platform/days.ts';
import type { Uses } from '#server/platform/ports.ts';
import { mayRemind } from './assessment-invitations.policy.ts';
import { endingUnreminded, lockInvitation, updateInvitation } from './assessment-invitations.store.ts';
import { tellReminded } from './assessment-invitations.telling.ts';

const SOON_DAYS = 2;

/**
 * Reminds of invitations that end soon. That it was done is written in the transaction of the telling: a second run finds
 * nobody left to remind.
 */
export async function remindAll(ctx: Ctx & Uses<'instruments'>): Promise<void> {
  const { now } = ctx;
  for (const { id, companyId, portal: key } of await endingUnreminded(
    ctx.db,
    now,
    daysAfter(now, SOON_DAYS),
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
