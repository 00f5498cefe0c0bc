import {
  buildModel,
  type Calibration,
  calibrated,
  createModelInForce,
  type Learned,
  type MatchModel,
} from '#engines/matching/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { MatchModels } from '#server/platform/match-models.ts';
import { isGettingReady, type MatchRanking } from '#server/platform/match-ranking.ts';
import { inPieces } from '#server/platform/pieces.ts';

/** Pause before a ranking thread that still reads is asked again. */
const AGAIN_MS = 1_000;

/** The models of one process, of one taxonomy. It begins with what was learned before. */
export function createMatchModels(taxonomy: Taxonomy, learned: Learned): MatchModels {
  const inForce = createModelInForce(taxonomy, learned);
  /** The last model of each portal. Only `a` and `b` differ from the product's own, so each is light. */
  const ofPortals = new Map<string, MatchModel>();
  /** The last model that was asked for by name: the parts of one work come one by one. */
  let last: MatchModel | undefined;
  let following: { version: string; done: Promise<void> } | null = null;

  return {
    ...inForce,
    calibratedFor(portal, calibration) {
      const model = withCalibration(inForce.current(), calibration);
      const known = ofPortals.get(portal);
      if (known?.version === model.version) return known;
      ofPortals.set(portal, model);
      return model;
    },
    async named(version, learnedOf) {
      const own = inForce.current();
      if (own.learned === version) return own;
      if (last?.learned === version) return last;
      last = await inPieces(buildModel(taxonomy, await learnedOf(version)));
      return last;
    },
    follow(ranking, version) {
      if (following?.version === version) return following.done;
      const before = following?.done ?? Promise.resolve();
      const done = before
        .catch(() => {})
        .then(async () => {
          const next = await preparedIn(ranking, version);
          inForce.use(await inPieces(buildModel(taxonomy, next)));
          await ranking.keepOnly(version);
        })
        .finally(() => {
          if (following?.version === version) following = null;
        });
      following = { version, done };
      return done;
    },
  };
}

/** A model with another calibration; the model itself where it has this one. */
export const withCalibration = (model: MatchModel, calibration: Calibration): MatchModel =>
  calibration.version === model.calibration.version ? model : calibrated(model, calibration);

async function preparedIn(ranking: MatchRanking, version: string): Promise<Learned> {
  for (;;) {
    try {
      return await ranking.prepare(version);
    } catch (error) {
      if (!isGettingReady(error)) throw error;
      await new Promise((resolve) => void setTimeout(resolve, AGAIN_MS).unref());
    }
  }
}
