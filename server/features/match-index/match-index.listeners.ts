import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import { prepareDocuments } from './match-index.jobs.ts';

export const matchIndexListeners = [
  on('match-models.chosen', (ctx: Ctx, { version, isPinned }) =>
    ctx.enqueue(prepareDocuments, { version, isPinned, side: 'job', after: null }),
  ),
];
