import type { z } from 'zod';
import type { suggestCareerPaths as suggestCareerPathsEndpoint } from '#contract/features/career-paths.contract.ts';
import { careerPaths, careerStart } from '#engines/matching/index.ts';
import { disclosureOf } from '#server/features/blind-review/index.ts';
import { skillsLearned } from '#server/features/courses/index.ts';
import { personInMatching, personInView } from '#server/features/matches/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { demandByOccupation } from './career-paths.demand.ts';
import { occupationNamed, stepPresenter, yearsOf } from './career-paths.present.ts';

/** Lines of occupations that a person may walk, each step with the portal's open jobs. */
export async function suggestCareerPaths(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'taxonomy'>,
  { uid, n }: z.output<typeof suggestCareerPathsEndpoint.body>,
) {
  const userId = await personInView(ctx, uid);
  const profile = found(await personInMatching(ctx, userId), 'profiles.not_found');
  const { from, isReturning, paths, end, neighbours } = careerPaths(
    ctx.models.current(),
    careerStart(profile),
    n,
  );
  // A plan is its owner's own.
  const learning = userId === ctx.actor.id ? await skillsLearned(ctx, userId) : new Map();
  const present = stepPresenter(ctx.taxonomy, await demandByOccupation(ctx), learning);
  return {
    user_id: (await disclosureOf(ctx, { jobId: null, userIds: [userId] })).idOf(userId),
    from: from && {
      ...occupationNamed(ctx.taxonomy, from.meanwhileId ?? from.occupationId),
      found_by: from.foundBy === 'given' ? ('title' as const) : from.foundBy,
    },
    is_returning: isReturning,
    paths: paths.map(({ fromId, steps, end }) => ({
      from: occupationNamed(ctx.taxonomy, fromId),
      steps: steps.map(present),
      years: yearsOf(steps),
      end,
    })),
    end,
    neighbours: neighbours.map(present),
  };
}
