/**
 * The door of the assessment engine: instruments as data, in both languages, and the scoring of their answers. A result
 * can be scored again from its answers at any time.
 *
 * `openInstruments()` is the catalogue. Of an attempt the caller keeps what `drawAttempt` gave and the answers by question
 * number; `questionsOf`, `isValidAnswer` and `scoreAttempt` say the rest.
 */
export { type EnglishResult, reviewEnglish, spokenPassage } from './adaptive-english.ts';
export type { AnnotationItem } from './annotation.ts';
export { clipOf, pictureOf } from './annotation-media.ts';
export {
  drawAttempt,
  drawNext,
  englishAnswers,
  isValidAnswer,
  mostQuestions,
  questionsOf,
  scoreAttempt,
  writtenWorks,
} from './attempts.ts';
export {
  type CareerFit,
  careersByFit,
  FIT_SHARES,
  type FitBand,
  fitBars,
  interestCorrelation,
} from './career-fit.ts';
export type { DrawnQuestion, ItemExposure, LeftOut } from './draw-questions.ts';
export { englishBands, englishLevels, type SpokenPassage } from './english.ts';
export { MOST_FEATURE_POINTS, type WritingResult } from './english-writing.ts';
export {
  ENGLISH,
  type EnglishInstrument,
  INTERESTS,
  type Instrument,
  openInstruments,
  PRINCIPLES,
} from './instruments.ts';
export {
  type InterestResult,
  type InterestScores,
  type Interests,
  readInterests,
  scoreInterests,
} from './interests.ts';
export {
  type ItemResponse,
  type ItemStatistics,
  itemResponses,
  itemStatistics,
  LEAST_ANSWERS,
} from './item-statistics.ts';
export { openPersonalityInventory } from './personality-inventory.ts';
export { SHORT_SCALE } from './principles.ts';
export { isRealDifference } from './reliability.ts';
export { type AnnotationResult, isValidAnnotation, scoreAnnotations } from './score-annotation.ts';
export { scorePersonality } from './score-personality.ts';
export type { PrincipleScore, PrinciplesResult } from './score-principles.ts';
export { reviewSkillTest, type SkillTestResult } from './skill-tests.ts';
