import {
  type Calibration,
  firstCalibration,
  type Learned,
  type MatchModel,
} from '#engines/matching/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import type { Uses } from '#server/platform/ports.ts';
import { findActiveCalibration } from './match-models.reads.ts';
import { activeVersion, learnedOf } from './match-models.store.ts';

/**
 * The model that a portal's matches are ranked and explained with. The active calibration is read each time, by its
 * index: a change holds from the next call on, on every node, and nothing needs to be told or started again. Where
 * another model was trained this node begins to follow it, and goes on with the one it has until it is ready.
 */
export async function modelFor(ctx: Ctx & Uses<'models' | 'ranking'>, portal: string): Promise<MatchModel> {
  const active = await activeVersion(ctx.db);
  if (active !== ctx.models.learned()) {
    void ctx.models
      .follow(ctx.ranking, active)
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'model not followed'));
  }
  return modelInForce(ctx, portal);
}

/** The model of a portal once this node ranks with the active one: for what is stored. */
export async function modelToRankWith(
  ctx: Ctx & Uses<'models' | 'ranking'>,
  portal: string,
): Promise<MatchModel> {
  const active = await activeVersion(ctx.db);
  if (active !== ctx.models.learned()) await ctx.models.follow(ctx.ranking, active);
  return modelInForce(ctx, portal);
}

async function modelInForce(ctx: Ctx & Uses<'models'>, portal: string): Promise<MatchModel> {
  return ctx.models.calibratedFor(portal, await activeCalibration(ctx.db, portal));
}

export async function activeCalibration(db: Database, portal: string): Promise<Calibration> {
  const row = await findActiveCalibration(db, portal, firstCalibration.version);
  return row ? calibrationOf(row) : firstCalibration;
}

export const calibrationOf = ({ version, a, b }: Pick<Calibration, 'version' | 'a' | 'b'>): Calibration => ({
  ...firstCalibration,
  version,
  a,
  b,
});

/** What every node is to rank with: the models of this process begin with it. */
export async function activeLearned(db: Database): Promise<Learned> {
  return learnedOf(db, await activeVersion(db));
}
