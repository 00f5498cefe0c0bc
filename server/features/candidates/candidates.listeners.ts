import type { SignedInCtx } from '#server/platform/context.ts';
import { on } from '#server/platform/domain-events.ts';
import { moveAll } from './candidates.placing.ts';
import { decisionsInStage } from './candidates.reads.ts';

export const candidateListeners = [
  // Stages are removed by people alone, so somebody is there who does it.
  on('hiring-stages.removing', async (ctx: SignedInCtx, { companyId, stageId, moveToId }) => {
    const pairs = await decisionsInStage(ctx.db, companyId, stageId);
    await moveAll(ctx, companyId, { stageId, moveToId, pairs });
  }),
];
