import { CANDIDATE_STATUSES, RANKING_SORTS } from '#contract/features/rankings.contract.ts';
import { oneOf, text, wholeNumber, words, yesOrNo } from '#web/platform/address-values.ts';
import { FACTS } from '#web/widgets/candidate-filters/candidate-filters.addresses.ts';

/** Beside the tabs of decisions one of those who applied, whatever was decided. */
export const APPLIED = 'APPLIED';
export const TABS = [...CANDIDATE_STATUSES, APPLIED] as const;
export type Tab = (typeof TABS)[number];
/** What lies over the list. */
export const PANELS = ['', 'compare', 'weights'] as const;

/** What of a job's ranking is shown, and how: all of it in the address. */
export const RECRUITER_JOB = {
  status: oneOf(TABS, 'PENDING'),
  /** The page of those who applied. */
  page: wholeNumber(1),
  panel: oneOf(PANELS, ''),
  compare: words(),
  weaker: yesOrNo(false),
  /** In percent. */
  min: wholeNumber(0, 99),
  sort: oneOf(RANKING_SORTS, 'score'),
  ...FACTS,
  applied: yesOrNo(false),
  favorites: yesOrNo(false),
};

export const ONE_BY_ONE = { job: text() };

export const EVERYONE_VIEWS = ['grid', 'table'] as const;
export const EVERYONE = { job: text(), view: oneOf(EVERYONE_VIEWS, 'grid') };
