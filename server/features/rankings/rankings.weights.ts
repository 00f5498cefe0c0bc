import type { z } from 'zod';
import type { saveSkillWeights as saveSkillWeightsEndpoint } from '#contract/features/rankings.contract.ts';
import { changeSkills } from '#server/features/jobs/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { withWeights } from './rankings.preview.ts';

/** Saves what skills of a job count for. A weight that somebody else changed meanwhile stays as they left it. */
export async function saveSkillWeights(
  ctx: SignedInCtx,
  { job_id: jobId, weights }: z.output<typeof saveSkillWeightsEndpoint.body>,
): Promise<{ job_id: string; version: number }> {
  const version = await changeSkills(ctx, jobId, (skills) => {
    for (const { skill, was } of weights) {
      const now = skills.find(({ ref_skill, name }) => (ref_skill ?? name) === skill);
      if (!now || (now.weight ?? null) !== was) throw new Refusal('rankings.weights_changed_elsewhere');
    }
    return withWeights(skills, weights);
  });
  return { job_id: jobId, version };
}
