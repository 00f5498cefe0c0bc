import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { handle } from '#server/platform/queue.ts';
import { trainWeekly } from './match-models.jobs.ts';
import { isPinned } from './match-models.store.ts';
import { train } from './match-models.training.ts';

export const matchModelHandlers = [handle(trainWeekly, trainUnlessPinned, 1)];

async function trainUnlessPinned(ctx: Ctx & Uses<'models' | 'taxonomy'>): Promise<void> {
  if (await isPinned(ctx.db)) return;
  const { version, verdict } = await train(ctx, 'week');
  ctx.log.info({ version, verdict }, 'matching trained');
}
