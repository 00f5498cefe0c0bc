import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/domain-events.ts';
import { rankJob, rankProfile } from './matches.jobs.ts';
import { keepOutcome } from './matches.outcomes.ts';
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
  on('candidates.decided', async (ctx: Ctx, { userId, jobId, status }) => {
    const isRelevant = status === 'PENDING' ? null : status === 'SHORTLISTED';
    await keepOutcome(ctx, { jobId, userId, source: 'decision', isRelevant });
    await markSeen(ctx.db, 'company', [{ jobId, userId }]);
  }),
  on('favourites.reacted', async (ctx: Ctx, { userId, jobId, reaction, isAboutFit }) => {
    const isRelevant = reaction === null || !isAboutFit ? null : reaction === 'like';
    await keepOutcome(ctx, { jobId, userId, source: 'reaction', isRelevant });
    await markSeen(ctx.db, 'candidate', [{ jobId, userId }]);
  }),
  on('favourites.kept', async (ctx: Ctx, { userId, jobIds, isFavourite }) => {
    for (const jobId of new Set(jobIds)) {
      await keepOutcome(ctx, { jobId, userId, source: 'favourite', isRelevant: isFavourite || null });
    }
    await markSeen(
      ctx.db,
      'candidate',
      jobIds.map((jobId) => ({ jobId, userId })),
    );
  }),
];
