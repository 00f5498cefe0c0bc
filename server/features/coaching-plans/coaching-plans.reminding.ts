import { notify } from '#server/features/notifications/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { plansToRemind } from './coaching-plans.reads.ts';
import { asOf, todayOf } from './coaching-plans.standing.ts';
import { checkInsOf, claimReminder, type PlanRow } from './coaching-plans.store.ts';

const BATCH = 200;
/** After so many weeks without a word there is none from us either. */
const SILENT_WEEKS = 3;
const NOBODY = { has: new Set<string>(), finished: new Set<string>() };

/**
 * Reminds people of the week that has just ended, where they have not looked back on it: once, and not at all where they
 * have been silent for long. That it was done is written in the transaction of the telling.
 */
export async function remindAll(ctx: Ctx): Promise<void> {
  for (let after: string | null = null; ; ) {
    const rows = await plansToRemind(ctx.db, after, BATCH);
    for (const { plan, portal } of rows) {
      const week = await weekToRemindOf(ctx, plan);
      if (week === null) continue;
      const inPortal = await ctx.inPortal(portal);
      await ctx.transaction(async (tx) => {
        if (await claimReminder(tx.db, plan.userId, week))
          await notify({ ...tx, portal: inPortal.portal }, plan.userId, 'coaching_week', {
            week: String(week),
          });
      });
    }
    after = rows.at(-1)?.plan.userId ?? after;
    if (rows.length < BATCH) return;
  }
}

/** The week that has ended and is still to be looked back on; null where there is none, or silence is kinder. */
async function weekToRemindOf(ctx: Ctx, plan: PlanRow): Promise<number | null> {
  const { due, today, missed, ahead } = asOf(
    plan,
    await checkInsOf(ctx.db, plan.userId),
    NOBODY,
    todayOf(ctx),
  );
  if (due === null || due >= today || due <= plan.remindedOf || !ahead.isPossible) return null;
  const lately = missed.filter((number) => number >= due - SILENT_WEEKS);
  return lately.length < SILENT_WEEKS ? due : null;
}
