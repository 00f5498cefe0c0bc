import { APPLICATION_SOURCES } from '#contract/features/applications.contract.ts';
import { oneOf, text, wholeNumber, words, yesOrNo } from '#web/platform/address-values.ts';

export const JOB_TABS = ['matching', 'all', 'favourites', 'hidden'] as const;
export type JobTab = (typeof JOB_TABS)[number];
export const JOB_ORDERS = ['usual', 'score', 'newest', 'salary'] as const;

/** The list of jobs as the address has it. */
export const JOBS = {
  tab: oneOf(JOB_TABS, 'matching'),
  page: wholeNumber(1),
  /** `usual`: the best match; of all jobs the best text or, without words, the newest. */
  sort: oneOf(JOB_ORDERS, 'usual'),
  /** Id of the saved search that these filters are of. */
  saved: text(),
  /** Since when jobs in it are new, as an ISO moment. */
  since: text(),
  /** With weaker matches. */
  weaker: yesOrNo(),
  text: text(),
  sectors: words(),
  industries: words(),
  place: text(),
  remote: yesOrNo(),
  work: words(),
  level: words(),
  /** AED a month; 0 for any. */
  pay: wholeNumber(0),
  unsaid: yesOrNo(),
  days: wholeNumber(0),
  /** In percent. */
  match: wholeNumber(0),
};

export const JOB = {
  /** The form is open: a link can lead straight to it. */
  apply: yesOrNo(),
  /** Where the person came to the job from. */
  from: oneOf(['', ...APPLICATION_SOURCES], ''),
  /** Skills that are tried, each written for an address so that a comma in a name does no harm. */
  learn: words(),
};

/** A company, and the page of its jobs. */
export const COMPANY = { company: text(), page: wholeNumber(1) };
