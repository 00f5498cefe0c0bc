export {
  calibrated,
  FEWEST_PAIRS,
  type Floor,
  type LabelledPair,
  type Quality,
  type RefitReport,
  refit,
} from './calibrating.ts';
export { titleAt } from './career-owner.ts';
export {
  type CareerPath,
  type CareerPaths,
  type CareerStep,
  careerPathAlong,
  careerPaths,
} from './career-paths.ts';
export { type CareerStart, careerStart } from './career-start.ts';
export type { CourseOptions } from './course-choice.ts';
export {
  type CoursesTaken,
  type CourseTaken,
  coursesTaken,
  isLearnedBy,
  leftOfGap,
} from './courses-taken.ts';
export {
  type Explanation,
  explainMatch,
  explainPrepared,
  type MatchedSkill,
  type MissingSkill,
  type PartialSkill,
  type Step,
  scoreFromParts,
  stepsOf,
} from './explain.ts';
export * from './features.ts';
export { isNotWorse, type ReadingQuality, readingQuality } from './floor.ts';
export type { GapSkill } from './gap-skill.ts';
export type { Gate } from './gates.ts';
export { type JobGap, jobGap, wellKnown } from './job-gap.ts';
export { createJobSearch, type FoundJobs, type JobSearch } from './job-search.ts';
export type { SearchedJob } from './job-search-facts.ts';
export { languagesReadBy } from './languages-read.ts';
export {
  contentOf,
  createLearning,
  type Learned,
  type LearnedContent,
  learn,
  learnedFrom,
  nothingLearned,
} from './learned.ts';
export { workDone } from './learners.ts';
export { standingTowards } from './learning-standing.ts';
export { levelOfTitle } from './levels.ts';
export { licenceLacking } from './licences.ts';
export { readMarketQuestion } from './market-questions.ts';
export {
  createMatchIndex,
  type IndexedMatch,
  type IndexRankOptions,
  loadMatchIndex,
  type MatchIndex,
  type MatchIndexLoading,
  restoreMatchIndex,
} from './match-index.ts';
export type { EncodedDocuments } from './match-index-encoded-writer.ts';
export type { DocumentFacts, RankFilters } from './match-index-filters.ts';
export type { MatchReasons, ReasonSkill } from './match-index-reasons.ts';
export { roundedText } from './match-index-rounding.ts';
export {
  buildModel,
  type Calibration,
  firstCalibration,
  type MatchModel,
  modelOf,
  trainModel,
} from './model.ts';
export { createModelInForce, type ModelInForce } from './model-in-force.ts';
export { fitTo, type OccupationGap, occupationGap } from './occupation-gap.ts';
export { createPairRetrieval } from './pair-retrieval.ts';
export type { PartKey } from './parts.ts';
export { withoutPersonalLines } from './personal-lines.ts';
export type { Importance } from './postings.ts';
export {
  importanceWeights,
  type PreparedJob,
  type PreparedProfile,
  prepareJob,
  prepareProfile,
} from './prepare.ts';
export { decodeJob, decodeProfile, encodeJob, encodeProfile } from './prepared-bytes.ts';
export { preparedStamp } from './prepared-stamp.ts';
export type { QualificationToGain } from './qualifications.ts';
export { type RankedMatch, type RankOptions, rankJobs, rankProfiles } from './rank.ts';
export {
  jobFeatures,
  jobFeaturesFromText,
  profileFeatures,
  profileFeaturesFromText,
} from './read-features.ts';
export { skillIdOf, skillsNamedBy } from './read-skills.ts';
export { createRelatedLabels } from './related-labels.ts';
export { readLeastPay } from './request-amounts.ts';
export { type Answer, namesWork, toldOf, weighAnswers, wishesMet } from './request-answers.ts';
export { requestAsJob } from './request-as-job.ts';
export { bearsTrade, doesTheWork, type Finding, findingOf, standingOut } from './request-finding.ts';
export {
  asksRank,
  type Judgement,
  judgeByConditions,
  type RequestFacts,
} from './request-judging.ts';
export { isPeople } from './request-nationalities.ts';
export { type PersonalWish, personalWishes } from './request-personal.ts';
export { namesKnownWork, skillMustsAsWishes, titlesAsWords, titlesParted } from './request-said-titles.ts';
export { siftByConditions, TOLD_SILENCES, type ToldSilence } from './request-sifting.ts';
export { skillsLookedAt } from './request-skills.ts';
export { type SoughtWords, soughtWords, wordsOfRequest } from './request-wordings.ts';
export type { Condition, ConditionKind, RequestSpan, Understanding, Wish } from './requests.ts';
export {
  judgeRequirements,
  nationalityKey,
  type PreparedRequirements,
  prepareRequirements,
  type RequirementFacts,
  type Requirements,
  type RequirementVerdict,
  skillIdsIn,
} from './requirements.ts';
export type { Retrieval } from './retrieval.ts';
export { type Part, type PartValues, scorePair } from './score.ts';
export {
  jobAsProfile,
  mostSimilarJobs,
  mostSimilarProfiles,
  profileAsJob,
  type SharedSkill,
} from './similar.ts';
export type { SkillToGain } from './skill-shares.ts';
export type { TextModel, TextVector, TrainingDocument } from './text-model.ts';
export { findOccupations } from './titles.ts';
export { likelyWorks } from './titles-borne-out.ts';
export {
  createTransitions,
  nextOccupations,
  type StepDocument,
  type Transitions,
} from './transitions.ts';
export { LONGEST_REQUEST, understand, unreadWords } from './understand.ts';
export {
  type ClosedSkill,
  type CourseGroup,
  type CoursePlan,
  coursesForGap,
  namesSector,
  type PlannedCourse,
} from './upskilling.ts';
export { type LiftStep, liftOrder, whatIf, withSkill } from './what-if.ts';
export { createWordPostings, type WeighedText } from './word-postings.ts';
export { termsNamed } from './work-terms.ts';
export { yearsTold } from './work-years.ts';
