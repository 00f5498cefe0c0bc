export * from './features.ts';
export { MatchSet } from './match-set.ts';
export { type Calibration, defaultModel, firstCalibration, type MatchModel, trainModel } from './model.ts';
export { withoutPersonalLines } from './personal-lines.ts';
export type { Importance } from './postings.ts';
export { type PreparedJob, type PreparedProfile, prepareJob, prepareProfile } from './prepare.ts';
export { type RankedMatch, type RankOptions, rankJobs, rankProfiles } from './rank.ts';
export { createRetrieval, type Retrieval } from './retrieval.ts';
export {
  type Explanation,
  explainMatch,
  type Gate,
  type MatchedSkill,
  type MissingSkill,
  type Part,
  type PartialSkill,
  scoreFromParts,
  scorePair,
} from './score.ts';
export type { TextModel, TextVector, TrainingDocument } from './text-model.ts';
