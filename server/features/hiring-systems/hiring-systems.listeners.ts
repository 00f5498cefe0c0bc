import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import { eraseLater, touchRecords } from './hiring-systems.store.ts';
import { workSoon } from './hiring-systems.working.ts';

/** What changes here waits to be told there, in the transaction of the change. */
const tell = async (ctx: Ctx, of: { jobId: string; userId?: string }) =>
  workSoon(ctx, await touchRecords(ctx.db, of));

export const hiringSystemListeners = [
  on('jobs.changed', (ctx: Ctx, { jobId }) => tell(ctx, { jobId })),
  on('jobs.unlisted', (ctx: Ctx, { jobId }) => tell(ctx, { jobId })),
  on('candidates.decided', (ctx: Ctx, { jobId, userId }) => tell(ctx, { jobId, userId })),
  on('applications.changed', (ctx: Ctx, { jobId, userId }) => tell(ctx, { jobId, userId })),
  on('accounts.leaving', async (ctx: Ctx, { userId }) => workSoon(ctx, await eraseLater(ctx.db, userId))),
];
