import type { Ctx } from '#server/platform/context.ts';
import { daysBefore } from '#server/platform/days.ts';
import { handle } from '#server/platform/queue.ts';
import { forgetOldSessions } from './sessions.jobs.ts';
import { deleteOld } from './sessions.store.ts';

export const sessionHandlers = [handle(forgetOldSessions, forgetOld, 1)];

/** Longer than a refresh token lives and than an address is remembered as a person's own. */
const KEEP_SESSIONS_DAYS = 90;

async function forgetOld(ctx: Ctx): Promise<void> {
  const daysAgo = (days: number) => daysBefore(ctx.now, days);
  await deleteOld(ctx.db, {
    sessions: daysAgo(KEEP_SESSIONS_DAYS),
    refreshTokens: ctx.now,
    failures: daysAgo(2),
  });
}
