import { sql } from 'drizzle-orm';
import { isLive, isReady } from '#contract/features/health.contract.ts';
import type { Ctx } from '#server/platform/context.ts';
import { bindPublic } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';

/** Liveness and readiness. */
export const healthRoutes = [
  bindPublic(isLive, async () => ({ live: true as const })),
  bindPublic(isReady, async (ctx: Ctx & Uses<'queue' | 'storage'>) => {
    const database = await ctx.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    const ready = { database, queue: ctx.queue.isRunning(), storage: await ctx.storage.works() };
    if (!ready.database || !ready.queue || !ready.storage) throw new Refusal('server.unavailable');
    return ready;
  }),
];
