/**
 * The door of the assessment engine: instruments as data, in both languages, and the scoring of their answers. A result
 * can be scored again from its answers at any time.
 *
 * `openInstruments()` is the catalogue. Of an attempt the caller keeps what `drawAttempt` gave and the answers by question
 * number; `questionsOf`, `isValidAnswer`, `progressOf` and `scoreAttempt` say the rest.
 */
export {
  type EnglishAnswer,
  type EnglishQuestion,
  type EnglishResult,
  type EnglishStanding,
  MOST_ITEMS as MOST_ENGLISH_ITEMS,
  nextEnglishQuestion,
  type ReviewedEnglish,
  reviewEnglish,
  SURE_ENOUGH,
  scoreEnglish,
  spokenPassage,
} from './adaptive-english.ts';
export type { AnnotationItem, AnnotationKind } from './annotation.ts';
export { clipOf, type DrawnThing, pictureOf } from './annotation-media.ts';
export {
  type Answers,
  type AskedQuestion,
  type AttemptFacts,
  type AttemptProgress,
  drawAttempt,
  drawNext,
  englishAnswers,
  type InstrumentResult,
  isValidAnswer,
  mostQuestions,
  progressOf,
  questionsOf,
  scoreAttempt,
  type WrittenWork,
  writtenWorks,
} from './attempts.ts';
export {
  type CareerFit,
  careersByFit,
  FIT_SHARES,
  type FitBand,
  type FitBar,
  fitBands,
  fitBars,
  type InterestProfile,
  interestCorrelation,
  LEAST_FIT,
} from './career-fit.ts';
export type { DrawnQuestion, ItemExposure, LeftOut } from './draw-questions.ts';
export {
  type EnglishBand,
  type EnglishBank,
  type EnglishLevel,
  type EnglishSkill,
  englishBands,
  englishLevels,
  englishSkills,
  openEnglish,
  type SpokenPassage,
} from './english.ts';
export type { EnglishTask, EnglishTasks } from './english-tasks.ts';
export { MOST_FEATURE_POINTS, type WritingFeature, type WritingResult } from './english-writing.ts';
export {
  type AnnotationInstrument,
  ENGLISH,
  ENGLISH_WITH_TASKS,
  type EnglishInstrument,
  INTERESTS,
  type Instrument,
  type InstrumentForm,
  type InterestsInstrument,
  openInstruments,
  PRINCIPLES,
  type PrinciplesInstrument,
  type SkillTestInstrument,
} from './instruments.ts';
export {
  ACTIVITIES_PER_PAGE,
  type Activity,
  areInterestScores,
  type InterestAreaText,
  type InterestResult,
  type InterestScores,
  type Interests,
  MOST_INTEREST,
  openInterests,
  readInterests,
  scoreInterests,
} from './interests.ts';
export { type Calibration, calibrate } from './item-response.ts';
export {
  type ItemFlag,
  type ItemResponse,
  type ItemStatistics,
  itemFlags,
  itemResponses,
  itemStatistics,
  LEAST_ANSWERS,
} from './item-statistics.ts';
export { type Labels, labelOf, openLabels } from './labels.ts';
export {
  openPersonalityInventory,
  type PersonalityDomain,
  type PersonalityInventory,
  personalityDomains,
  type Sex,
  type Statement,
} from './personality-inventory.ts';
export {
  type Band,
  bands,
  DEFAULT_TRAIT,
  openPrinciples,
  type Principle,
  type PrincipleFacet,
  type PrincipleScale,
  type Principles,
  type PrinciplesForm,
  type PrincipleTrait,
  SHORT_SCALE,
} from './principles.ts';
export {
  type TestKind,
  type TestLevel,
  type Topic,
  testKinds,
  testLevels,
} from './question-banks.ts';
export { cronbachAlpha, isRealDifference } from './reliability.ts';
export {
  type AnnotationPartScore,
  type AnnotationResult,
  type AnnotationScore,
  isValidAnnotation,
  scoreAnnotations,
} from './score-annotation.ts';
export { type DomainScore, type Respondent, type ScaleScore, scorePersonality } from './score-personality.ts';
export {
  type FacetScore,
  facetAlphas,
  type PrincipleScore,
  type PrinciplesRespondent,
  type PrinciplesResult,
  scorePrinciples,
  type TraitScore,
} from './score-principles.ts';
export {
  type ReviewedQuestion,
  reviewSkillTest,
  type ShareScore,
  type SkillTestResult,
  type StrengthCount,
  scoreSkillTest,
  type TopicScore,
} from './skill-tests.ts';
