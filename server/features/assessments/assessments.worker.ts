import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { handle } from '#server/platform/queue.ts';
import { finishAllOverdue, finishById } from './assessments.finishing.ts';
import { computeStatistics, finishExpired } from './assessments.jobs.ts';
import { computeAll } from './assessments.statistics.ts';

type WorkCtx = Ctx & Uses<'instruments'>;

export const assessmentHandlers = [
  handle(finishExpired, (ctx: WorkCtx, { attemptId }) => finishById(ctx, attemptId)),
  handle(
    computeStatistics,
    async (ctx: WorkCtx) => {
      await finishAllOverdue(ctx);
      await computeAll(ctx);
    },
    1,
  ),
];
