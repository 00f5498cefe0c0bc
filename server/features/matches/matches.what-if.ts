import type { z } from 'zod';
import type { seeWhatIf as seeWhatIfEndpoint } from '#contract/features/matches.contract.ts';
import { explainMatch, liftOrder, whatIf } from '#engines/matching/index.ts';
import { disclosureOf } from '#server/features/blind-review/index.ts';
import { listedJob } from '#server/features/jobs/index.ts';
import { modelFor } from '#server/features/match-models/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { presentExplanation } from './matches.present.ts';
import { jobInMatching, personInMatching, personInView } from './matches.service.ts';

/** The score between a job and a person, taken apart, as if the person had learned some skills. */
export async function seeWhatIf(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  input: z.output<typeof seeWhatIfEndpoint.body>,
) {
  const userId = await personInView(ctx, input.uid);
  const { portal } = await listedJob(ctx, input.job_id);
  const job = found(await jobInMatching(ctx, input.job_id), 'jobs.not_found');
  const profile = found(await personInMatching(ctx, userId), 'profiles.not_found');
  const model = await modelFor(ctx, portal);
  const disclosure = await disclosureOf(ctx, {
    jobId: input.job_id,
    userIds: ctx.actor.id === userId ? [] : [userId],
  });
  const after = whatIf(job, profile, model, input.skills);
  return {
    job_id: input.job_id,
    score_before: explainMatch(job, profile, model).score,
    score: after.score,
    explanation: disclosure.explanationOf(userId, presentExplanation(ctx.taxonomy, after)),
    lift_order: liftOrder(job, profile, model, { learned: input.skills }),
  };
}
