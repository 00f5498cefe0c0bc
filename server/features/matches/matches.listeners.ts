import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import { rankJob, rankPortal, rankProfile } from './matches.jobs.ts';
import { recruitersOfMatchedJobs } from './matches.reads.ts';
import { forgetJob, forgetProfile, markSeen } from './matches.store.ts';

export const matchListeners = [
  on('profiles.changed', (ctx: Ctx, { userId }) => ctx.enqueue(rankProfile, { userId })),
  on('profiles.removed', async (ctx: Ctx, { userId }) => {
    const concerned = await recruitersOfMatchedJobs(ctx.db, userId);
    await forgetProfile(ctx.db, userId);
    ctx.tell(concerned, 'matches:changed', { job_id: null });
  }),
  on('jobs.changed', (ctx: Ctx, { jobId }) => ctx.enqueue(rankJob, { jobId })),
  on('jobs.unlisted', (ctx: Ctx, { jobId }) => forgetJob(ctx.db, jobId)),
  on('match-models.in_force', (ctx: Ctx, { portal, version }) =>
    ctx.enqueue(rankPortal, { portal, version, side: 'profiles', after: null }),
  ),
  on('candidates.decided', (ctx: Ctx, { userId, jobId }) => markSeen(ctx.db, 'company', [{ jobId, userId }])),
  on('favourites.reacted', (ctx: Ctx, { userId, jobId }) =>
    markSeen(ctx.db, 'candidate', [{ jobId, userId }]),
  ),
  on('favourites.kept', (ctx: Ctx, { userId, jobIds }) =>
    markSeen(
      ctx.db,
      'candidate',
      jobIds.map((jobId) => ({ jobId, userId })),
    ),
  ),
];
