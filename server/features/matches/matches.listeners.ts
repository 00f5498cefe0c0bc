import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/domain-events.ts';
import { rankJob, rankProfile } from './matches.jobs.ts';
import { forgetJob, forgetProfile } from './matches.store.ts';

export const matchListeners = [
  on('profiles.changed', (ctx: Ctx, { userId }) => ctx.enqueue(rankProfile, { userId })),
  on('profiles.removed', (ctx: Ctx, { userId }) => forgetProfile(ctx.db, userId)),
  on('jobs.changed', (ctx: Ctx, { jobId }) => ctx.enqueue(rankJob, { jobId })),
  on('jobs.unlisted', (ctx: Ctx, { jobId }) => forgetJob(ctx.db, jobId)),
];
