import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import type { Uses } from '#server/platform/ports.ts';
import { recountJob, recountProfile } from './skills.portal.ts';

export const skillListeners = [
  on('jobs.changed', (ctx: Ctx & Uses<'taxonomy'>, { jobId }) => recountJob(ctx, jobId)),
  on('profiles.changed', (ctx: Ctx & Uses<'taxonomy'>, { userId }) => recountProfile(ctx, userId)),
];
