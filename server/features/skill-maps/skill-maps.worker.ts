import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { handle } from '#server/platform/queue.ts';
import { keepMonths, refreshMaps } from './skill-maps.jobs.ts';
import { keepMonth } from './skill-maps.months.ts';
import { refreshSkillMaps } from './skill-maps.refresh.ts';

/** Where something changed more is likely to: the maps look again before the next minute. */
const AGAIN = 20;

export const skillMapHandlers = [handle(refreshMaps, refresh, 1), handle(keepMonths, keepMonth, 1)];

async function refresh(ctx: Ctx & Uses<'taxonomy'>): Promise<void> {
  if ((await refreshSkillMaps(ctx)) > 0)
    await ctx.enqueue(refreshMaps, {}, { singletonKey: 'again', startAfterSeconds: AGAIN });
}
