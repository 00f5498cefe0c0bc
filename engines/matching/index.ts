export {
  calibrated,
  FEWEST_PAIRS,
  type Floor,
  type LabelledPair,
  type Quality,
  type RefitReport,
  refit,
} from './calibrating.ts';
export {
  type CareerPath,
  type CareerPaths,
  type CareerStart,
  type CareerStep,
  careerPaths,
  careerStart,
  type SkillToGain,
} from './career-paths.ts';
export * from './features.ts';
export { type Learned, learn, writeLearned } from './learned.ts';
export {
  createMatchIndex,
  type IndexedMatch,
  type IndexRankOptions,
  type MatchIndex,
  restoreMatchIndex,
} from './match-index.ts';
export type { DocumentFacts, RankFilters } from './match-index-filters.ts';
export type { MatchReasons, ReasonSkill } from './match-index-reasons.ts';
export { roundedText } from './match-index-rounding.ts';
export {
  type Calibration,
  defaultModel,
  firstCalibration,
  type MatchModel,
  openMatchModel,
  trainModel,
} from './model.ts';
export { withoutPersonalLines } from './personal-lines.ts';
export type { Importance } from './postings.ts';
export { type PreparedJob, type PreparedProfile, prepareJob, prepareProfile } from './prepare.ts';
export { type RankedMatch, type RankOptions, rankJobs, rankProfiles } from './rank.ts';
export { createRelatedLabels } from './related-labels.ts';
export {
  meetsRequirements,
  type PreparedRequirements,
  prepareRequirements,
  type Requirements,
} from './requirements.ts';
export { createRetrieval, type Retrieval } from './retrieval.ts';
export {
  type Explanation,
  explainMatch,
  explainPrepared,
  type Gate,
  type MatchedSkill,
  type MissingSkill,
  type Part,
  type PartialSkill,
  scoreFromParts,
  scorePair,
} from './score.ts';
export {
  jobAsProfile,
  mostSimilarJobs,
  mostSimilarProfiles,
  profileAsJob,
  type SharedSkill,
} from './similar.ts';
export type { TextModel, TextVector, TrainingDocument } from './text-model.ts';
export { findOccupations } from './titles.ts';
export {
  createTransitions,
  nextOccupations,
  type StepDocument,
  type Transitions,
} from './transitions.ts';
export {
  type ClosedSkill,
  type CourseGroup,
  type CourseOptions,
  type CoursePlan,
  coursesForGap,
  type GapSkill,
  type PlannedCourse,
} from './upskilling.ts';
export { type LiftStep, liftOrder, whatIf } from './what-if.ts';
