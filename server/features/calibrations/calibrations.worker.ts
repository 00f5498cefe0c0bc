import { FEWEST_PAIRS } from '#engines/matching/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { handle } from '#server/platform/queue.ts';
import { refitAll } from './calibrations.jobs.ts';
import { isPinned, refitPortal } from './calibrations.service.ts';
import { portalsJudged } from './calibrations.store.ts';

export const calibrationHandlers = [handle(refitAll, refitPortals, 1)];

/** Fits the calibration of every portal that has judgements enough, unless an admin has chosen one. */
async function refitPortals(ctx: Ctx & Uses<'models'>): Promise<void> {
  for (const portal of await portalsJudged(ctx.db, FEWEST_PAIRS)) {
    if (await isPinned(ctx, portal)) continue;
    const { report } = await refitPortal(ctx, portal, null);
    ctx.log.info({ portal, verdict: report.verdict, pairs: report.pairs }, 'calibration refitted');
  }
}
