import type { z } from 'zod';
import type {
  CareerStep as CareerStepView,
  suggestCareerPaths as suggestCareerPathsEndpoint,
} from '#contract/features/career-paths.contract.ts';
import { type CareerStep, careerPaths, careerStart, findOccupations } from '#engines/matching/index.ts';
import { taxonomy } from '#engines/taxonomy/index.ts';
import { personInMatching, personInView } from '#server/features/matches/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { found } from '#server/platform/refusals.ts';
import { publishedTitles } from './career-paths.reads.ts';

/** Lines of occupations that a person may walk, each step with the portal's open jobs. */
export async function suggestCareerPaths(
  ctx: SignedInCtx,
  { uid, n }: z.output<typeof suggestCareerPathsEndpoint.body>,
) {
  const userId = await personInView(ctx, uid);
  const profile = found(await personInMatching(ctx, userId), 'profiles.not_found');
  const { from, paths } = careerPaths(careerStart(profile), n);
  const openJobs = await openJobsByOccupation(ctx);
  return {
    user_id: userId,
    from: from && {
      ...occupationNamed(from.occupationId),
      found_by: from.foundBy === 'skills' ? ('skills' as const) : ('title' as const),
    },
    paths: paths.map(({ steps }) => ({
      steps: steps.map((step) => presentStep(step, openJobs.get(step.occupationId) ?? 0)),
      years: steps.reduce((sum, { years }) => sum + years, 0),
    })),
  };
}

/** How many published jobs of the portal name each occupation in their title. */
async function openJobsByOccupation(ctx: SignedInCtx): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { title, total } of await publishedTitles(ctx.db, ctx.actor.portal)) {
    const [occupation] = findOccupations(title);
    if (occupation) counts.set(occupation, (counts.get(occupation) ?? 0) + total);
  }
  return counts;
}

const presentStep = (step: CareerStep, openJobs: number): CareerStepView => ({
  occupation: occupationNamed(step.occupationId),
  job_zone: step.zone,
  why: step.why,
  shared_skills: step.sharedSkillIds.map(skillNamed),
  years: step.years,
  skills_to_gain: step.toGain.map(({ id, importance, level, credit }) => ({
    ...skillNamed(id),
    importance,
    level,
    credit,
  })),
  fit: step.fit,
  open_jobs: openJobs,
});

// Paths hold only ids of the taxonomy.
const occupationNamed = (id: string) => ({ id, name: taxonomy().occupation(id)!.name });
const skillNamed = (id: string) => ({ id, name: taxonomy().skill(id)!.name });
