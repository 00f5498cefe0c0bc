import {
  type Calibration,
  calibrated,
  defaultModel,
  firstCalibration,
  type MatchModel,
} from '#engines/matching/index.ts';
import type { Database } from '#server/platform/database.ts';
import { findActiveCalibration } from './matches.calibrations.store.ts';

/** The last model of each portal in this process. Only `a` and `b` differ from the product's own, so each is light. */
const remembered = new Map<string, MatchModel>();

/**
 * The model that a portal's matches are ranked and explained with. The active calibration is read each time, by its
 * index: a change holds from the next call on, on every node, and nothing needs to be told or started again.
 */
export async function modelFor(db: Database, portal: string): Promise<MatchModel> {
  const active = await activeCalibration(db, portal);
  const known = remembered.get(portal);
  if (known?.calibration.version === active.version) return known;
  const model = modelOf(active);
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

export const modelOf = (calibration: Calibration): MatchModel =>
  calibration.version === firstCalibration.version ? defaultModel() : calibrated(defaultModel(), calibration);
