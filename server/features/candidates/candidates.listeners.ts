import { type Ctx, isSignedIn } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import { moveAll } from './candidates.placing.ts';
import { decisionsInStage } from './candidates.reads.ts';

export const candidateListeners = [
  on('hiring-stages.removing', async (ctx: Ctx, { companyId, stageId, moveToId }) => {
    if (!isSignedIn(ctx)) throw new Error('a stage is removed by somebody, who then moves its people');
    const pairs = await decisionsInStage(ctx.db, companyId, stageId);
    await moveAll(ctx, companyId, { stageId, moveToId, pairs });
  }),
];
