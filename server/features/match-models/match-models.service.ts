import {
  buildModel,
  type Calibration,
  calibrated,
  defaultModel,
  firstCalibration,
  learnedVersion,
  type MatchModel,
  openLearned,
  useModel,
} from '#engines/matching/index.ts';
import { taxonomy } from '#engines/taxonomy/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import type { MatchRanking } from '#server/platform/match-ranking.ts';
import { isGettingReady } from '#server/platform/match-ranking.ts';
import { inPieces } from '#server/platform/pieces.ts';
import type { Uses } from '#server/platform/ports.ts';
import { findActiveCalibration } from './match-models.reads.ts';
import { activeVersion, learnedOf } from './match-models.store.ts';

/** The last model of each portal in this process. Only `a` and `b` differ from the product's own, so each is light. */
const remembered = new Map<string, MatchModel>();

/**
 * The model that a portal's matches are ranked and explained with. The active calibration is read each time, by its
 * index: a change holds from the next call on, on every node, and nothing needs to be told or started again. Where
 * another model was trained this node begins to follow it, and goes on with the one it has until it is ready.
 */
export async function modelFor(ctx: Ctx & Uses<'ranking'>, portal: string): Promise<MatchModel> {
  const active = await activeVersion(ctx.db);
  if (active !== learnedVersion()) {
    void follow(ctx.ranking, active).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'model not followed'),
    );
  }
  return modelInForce(ctx.db, portal);
}

/** The same once this node ranks with the active model: for what is stored. */
export async function modelToRankWith(ctx: Ctx & Uses<'ranking'>, portal: string): Promise<MatchModel> {
  const active = await activeVersion(ctx.db);
  if (active !== learnedVersion()) await follow(ctx.ranking, active);
  return modelInForce(ctx.db, portal);
}

async function modelInForce(db: Database, portal: string): Promise<MatchModel> {
  const calibration = await activeCalibration(db, portal);
  const model = modelOf(calibration);
  const known = remembered.get(portal);
  if (known?.version === model.version) return known;
  remembered.set(portal, model);
  return model;
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

export const modelOf = (calibration: Calibration, base: MatchModel = defaultModel()): MatchModel =>
  calibration.version === base.calibration.version ? base : calibrated(base, calibration);

/** Before the first use: what every node is to rank with. */
export async function openActiveModel(db: Database): Promise<void> {
  openLearned(await learnedOf(db, await activeVersion(db)));
}

/** Pause before a ranking thread that still reads is asked again. */
const AGAIN_MS = 1_000;
let following: { version: string; done: Promise<void> } | null = null;

/**
 * Goes over to another model, once for all who ask. The ranking thread reads what is prepared with it beside what it
 * has and is asked about either until this process has changed; then it lets go of the former.
 */
function follow(ranking: MatchRanking, version: string): Promise<void> {
  if (following?.version === version) return following.done;
  const before = following?.done ?? Promise.resolve();
  const done = before
    .catch(() => {})
    .then(async () => {
      const learned = await preparedIn(ranking, version);
      useModel(await inPieces(buildModel(taxonomy(), learned)));
      await ranking.keepOnly(version);
    })
    .finally(() => {
      if (following?.version === version) following = null;
    });
  following = { version, done };
  return done;
}

async function preparedIn(ranking: MatchRanking, version: string) {
  for (;;) {
    try {
      return await ranking.prepare(version);
    } catch (error) {
      if (!isGettingReady(error)) throw error;
      await new Promise((resolve) => void setTimeout(resolve, AGAIN_MS).unref());
    }
  }
}
