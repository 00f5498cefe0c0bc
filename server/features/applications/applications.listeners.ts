import type { ApplicationStage } from '#contract/features/applications.contract.ts';
import type { StageKind } from '#contract/features/hiring-stages.contract.ts';
import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import { tellOfStep } from './applications.jobs.ts';
import { type ApplicationAction, isUndecided, stageAfter, stagesBefore } from './applications.policy.ts';
import { step } from './applications.service.ts';
import {
  type ApplicationRow,
  deleteStep,
  listSteps,
  lockApplicationOf,
  lockApplicationsIn,
  updateApplication,
} from './applications.store.ts';
import { tellApplicant } from './applications.telling.ts';

/** A step that is taken back within it was a slip: the applicant never hears of it. */
const SLIP_SECONDS = 60;

const ACTION_OF_KIND: Record<StageKind, ApplicationAction | null> = {
  new: 'take-back',
  shortlisted: 'shortlist',
  interview: 'interview',
  offered: 'offer',
  hired: 'hire',
  rejected: 'reject',
  // By the person alone, and by the application itself.
  withdrawn: null,
};

export const applicationListeners = [
  on('candidates.decided', async (ctx: Ctx, { userId, jobId, to, reason }) => {
    const row = await lockApplicationOf(ctx.db, jobId, userId);
    const deed = ACTION_OF_KIND[to];
    if (row && deed) await decide(ctx, row, deed, reason);
  }),
  on('jobs.unlisted', async (ctx: Ctx, { jobId }) => {
    for (const row of await lockApplicationsIn(ctx.db, jobId, stagesBefore('close-job'))) {
      await step(ctx, row, 'JOB_CLOSED', ctx.actor?.id ?? null, null);
      await tellApplicant(ctx, row, 'job_closed');
    }
  }),
];

async function decide(
  ctx: Ctx,
  row: ApplicationRow,
  deed: ApplicationAction,
  reason: string | null,
): Promise<void> {
  const stage = stageAfter(row.stage, deed);
  if (!stage || (await unmakeSlip(ctx, row, stage))) return;
  const { id } = await step(ctx, row, stage, ctx.actor?.id ?? null, reason);
  // That they are shortlisted is told to everyone who is, whether they applied or not.
  if (deed === 'shortlist') return;
  await ctx.enqueue(tellOfStep, { applicationId: row.id, stepId: id }, { startAfterSeconds: SLIP_SECONDS });
}

/** Back to the stage before, as if the step had never been taken; false where it led elsewhere or stood for longer. */
async function unmakeSlip(ctx: Ctx, row: ApplicationRow, stage: ApplicationStage): Promise<boolean> {
  const [latest, before] = await listSteps(ctx.db, row.id, 2);
  if (!latest || !before || latest.stage !== row.stage) return false;
  // Whoever was undecided is so again, whatever it was called.
  if (before.stage !== stage && !(isUndecided(before.stage) && isUndecided(stage))) return false;
  if (ctx.now.getTime() - latest.createdAt.getTime() > SLIP_SECONDS * 1_000) return false;
  await deleteStep(ctx.db, latest.id);
  await updateApplication(ctx.db, row.id, { stage: before.stage, updatedAt: before.createdAt });
  return true;
}
