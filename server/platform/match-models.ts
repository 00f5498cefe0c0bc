import type { Calibration, Learned, MatchModel, ModelInForce } from '#engines/matching/index.ts';
import type { MatchRanking } from './match-ranking.ts';

/** The matching models of this process: the one in force, and those that are made and tried beside it. */
export interface MatchModels extends ModelInForce {
  /** The model in force with a portal's calibration. */
  calibratedFor(portal: string, calibration: Calibration): MatchModel;
  /** The model of what was learned under a version: the one in force, or one that is made without holding up others. */
  named(version: string, learnedOf: (version: string) => Promise<Learned>): Promise<MatchModel>;
  /**
   * Goes over to another model, once for all who ask. The ranking thread reads what is prepared with it beside what it
   * has and is asked about either until this process has changed; then it lets go of the former.
   */
  follow(ranking: MatchRanking, version: string): Promise<void>;
}
