import { CANDIDATE_SORTS } from '#contract/features/candidates.contract.ts';
import { oneOf, text, wholeNumber, words } from '#web/platform/address-values.ts';
import { FACTS } from '#web/widgets/candidate-filters/candidate-filters.addresses.ts';

export const LISTED = ['SHORTLISTED', 'PENDING', 'REJECTED', 'ALL'] as const;
export const VIEWS = ['list', 'board'] as const;

/** What of the company’s candidates is shown, and how: all of it in the address. */
export const RECRUITER_CANDIDATES = {
  view: oneOf(VIEWS, 'list'),
  page: wholeNumber(1),
  status: oneOf(LISTED, 'SHORTLISTED'),
  stage: text(),
  job: text(),
  q: text('', 100),
  sort: oneOf(CANDIDATE_SORTS, 'acted'),
  ...FACTS,
  tags: words([], { most: 20, longest: 40 }),
  reasons: words(),
};

/** The job that a person is looked at for. */
export const RECRUITER_CANDIDATE = { job_id: text() };
