import type { CareerGoal } from '#contract/features/career-paths.contract.ts';
import {
  careerPathAlong,
  careerPaths,
  careerStart,
  type MatchModel,
  type ProfileFeatures,
} from '#engines/matching/index.ts';
import { skillsLearned } from '#server/features/courses/index.ts';
import { personInMatching } from '#server/features/matches/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { expected } from '#server/platform/expected.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { demandByOccupation } from './career-paths.demand.ts';
import { occupationNamed, stepPresenter, yearsOf } from './career-paths.present.ts';
import { type CareerGoalRow, deleteGoal, findGoal, saveGoal } from './career-paths.store.ts';

/** The path that one has chosen, as things stand today. */
export async function getGoal(
  ctx: SignedInCtx & Uses<'models' | 'taxonomy'>,
): Promise<{ goal: CareerGoal | null }> {
  const row = await findGoal(ctx.db, ctx.actor.id);
  return { goal: row && (await presentGoal(ctx, row)) };
}

/** Chooses a line of occupations as one's goal, in place of a former one. */
export async function setGoal(
  ctx: SignedInCtx & Uses<'models' | 'taxonomy'>,
  steps: readonly string[],
): Promise<{ goal: CareerGoal }> {
  found(await personInMatching(ctx, ctx.actor.id), 'profiles.not_found');
  const line = steps.map((id) => ctx.taxonomy.occupation(id)?.id);
  const ids = line.filter((id) => id !== undefined);
  // A line that passes an occupation twice leads nowhere, but whoever was away begins by coming back to it.
  const ahead = ids[0] === ids[1] ? ids.slice(1) : ids;
  const occupationId = ids.at(-1);
  if (occupationId === undefined || ids.length < line.length || new Set(ahead).size < ahead.length)
    throw new Refusal('career_paths.no_such_line');
  const row = { userId: ctx.actor.id, occupationId, steps: ids, createdAt: ctx.now };
  await saveGoal(ctx.db, row);
  return { goal: expected(await presentGoal(ctx, row), 'path along occupations that are known') };
}

export async function dropGoal(ctx: SignedInCtx): Promise<{ goal: null }> {
  await deleteGoal(ctx.db, ctx.actor.id);
  return { goal: null };
}

/** The occupation of one's path that comes next; null where none was chosen, or the last one is reached. */
export async function nextOnPath(ctx: SignedInCtx & Uses<'models' | 'taxonomy'>): Promise<string | null> {
  const row = await findGoal(ctx.db, ctx.actor.id);
  if (!row) return null;
  const profile = (await personInMatching(ctx, ctx.actor.id)) ?? NOBODY;
  const path = careerPathAlong(ctx.models.current(), careerStart(profile), row.steps);
  if (!path) return null;
  return path.steps[stepsReached(ctx.models.current(), path.steps, profile)]?.occupationId ?? null;
}

/** Null where a release no longer knows one of its occupations. */
async function presentGoal(
  ctx: SignedInCtx & Uses<'models' | 'taxonomy'>,
  row: CareerGoalRow,
): Promise<CareerGoal | null> {
  const profile = (await personInMatching(ctx, ctx.actor.id)) ?? NOBODY;
  const path = careerPathAlong(ctx.models.current(), careerStart(profile), row.steps);
  if (!path) return null;
  const reached = stepsReached(ctx.models.current(), path.steps, profile);
  return {
    from: occupationNamed(ctx.taxonomy, expected(row.steps[0], 'step of the goal')),
    steps: path.steps.map(
      stepPresenter(ctx.taxonomy, await demandByOccupation(ctx), await skillsLearned(ctx, ctx.actor.id)),
    ),
    reached,
    years: yearsOf(path.steps.slice(reached)),
    chosen_at: row.createdAt.toISOString(),
  };
}

const NOBODY: ProfileFeatures = { titles: [], skills: [], text: '' };

/** How many steps lie behind, by the work that a person's title says they do; skills alone are no work. */
function stepsReached(
  model: MatchModel,
  steps: readonly { occupationId: string }[],
  profile: ProfileFeatures,
): number {
  const { from } = careerPaths(model, careerStart(profile), 1);
  if (from?.foundBy !== 'title') return 0;
  return steps.findIndex(({ occupationId }) => occupationId === (from.meanwhileId ?? from.occupationId)) + 1;
}
