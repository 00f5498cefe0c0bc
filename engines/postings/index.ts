export { readableText, textOfHtml } from './html.ts';
export {
  looksLikePosting,
  type PageFailure,
  type PageReading,
  postingFromJsonLd,
  postingFromPage,
} from './json-ld.ts';
export { occupationSummary } from './occupation-summary.ts';
export type { Pay, PayPeriod } from './pay.ts';
export { type PromptedPosting, postingFromPrompt } from './prompt.ts';
export { type AskedJob, type PossibleQuestion, type QuestionReason, questionsFor } from './questions.ts';
export {
  languageOf,
  type PossibleOccupation,
  type Posting,
  type PostingLanguage,
  possibleOccupations,
  readPosting,
  TOLD_FIELDS,
  type ToldField,
} from './read-posting.ts';
export { SUMMARY_MAX, SUMMARY_MIN } from './summary.ts';
export { type WordingFinding, wordingHelp, wordingOfList } from './wording.ts';
export { WORDING_KINDS, type WordingKind } from './wording-rule.ts';
export { textOfWork } from './work-text.ts';
