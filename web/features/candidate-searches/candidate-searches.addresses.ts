import { PEOPLE_SORTS } from '#contract/features/candidate-searches.contract.ts';
import { oneOf, text, wholeNumber, words, yesOrNo } from '#web/platform/address-values.ts';

/** A whole search is in the address: a reload and a shared link keep it. */
export const CANDIDATE_SEARCH = {
  q: text('', 500),
  /** The conditions as they were changed by hand, as JSON (`search-address.ts`). */
  by: text(),
  /** Kinds of facts that may be unsaid. */
  pass: words(),
  weaker: yesOrNo(false),
  sort: oneOf(PEOPLE_SORTS, 'score'),
  job: text(),
  page: wholeNumber(),
  /** The saved search that is open, and since when people in it are new. */
  saved: text(),
  since: text(),
};
