import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import { recountJob, recountProfile } from './skills.portal.ts';

export const skillListeners = [
  on('jobs.changed', (ctx: Ctx, { jobId }) => recountJob(ctx, jobId)),
  on('profiles.changed', (ctx: Ctx, { userId }) => recountProfile(ctx, userId)),
];
