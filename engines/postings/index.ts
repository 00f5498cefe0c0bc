export { deadlineIn } from './deadline.ts';
export { readableText, textOfHtml } from './html.ts';
export { postingFromJsonLd } from './json-ld.ts';
export { occupationSummary } from './occupation-summary.ts';
export { looksLikePosting, type PageFailure, type PageReading, postingFromPage } from './page-posting.ts';
export type { Pay, PayPeriod } from './pay.ts';
export { possibleOccupations } from './possible-occupations.ts';
export {
  languageOf,
  type PossibleOccupation,
  type Posting,
  type PostingLanguage,
  TOLD_FIELDS,
  type ToldField,
} from './posting.ts';
export { type PromptedPosting, postingFromPrompt } from './prompt.ts';
export { type AskedJob, type PossibleQuestion, type QuestionReason, questionsFor } from './questions.ts';
export { readPosting } from './read-posting.ts';
export type { ReadSkill } from './skills.ts';
export { skillsAskedFor } from './skills-asked.ts';
export { SUMMARY_MAX, SUMMARY_MIN } from './summary.ts';
export { type WordingFinding, wordingHelp, wordingOfList } from './wording.ts';
export { WORDING_KINDS, type WordingKind } from './wording-rule.ts';
export { textOfWork, withoutOffers } from './work-text.ts';
