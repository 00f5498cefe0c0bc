import { sql } from 'drizzle-orm';
import { isLive, isReady } from '#contract/features/health.contract.ts';
import { bindPublic } from '#server/platform/http/bind.ts';
import { Refusal } from '#server/platform/refusals.ts';

/** Liveness and readiness. `queueIsRunning` comes from the composition: the queue is no part of a use case. */
export const healthRoutes = (queueIsRunning: () => boolean) => [
  bindPublic(isLive, async () => ({ live: true as const })),
  bindPublic(isReady, async (ctx) => {
    const database = await ctx.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    const ready = { database, queue: queueIsRunning(), storage: await ctx.storage.works() };
    if (!ready.database || !ready.queue || !ready.storage) throw new Refusal('server.unavailable');
    return ready;
  }),
];
