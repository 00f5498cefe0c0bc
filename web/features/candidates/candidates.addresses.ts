import { CANDIDATE_SORTS } from '#contract/features/candidates.contract.ts';
import { EDUCATION_LEVELS, LANGUAGE_LEVELS } from '#contract/features/profiles.contract.ts';
import { CANDIDATE_STATUSES, RANKING_SORTS } from '#contract/features/rankings.contract.ts';
import { oneOf, text, wholeNumber, words, yesOrNo } from '#web/platform/address-values.ts';

const LEVELS = ['', ...EDUCATION_LEVELS] as const;
/** `english`, or `english:fluent` with the least level. */
const ASKED_LANGUAGE = new RegExp(`^(?=\\s*[^\\s:])[^:]+(:(${LANGUAGE_LEVELS.join('|')}))?$`);

/** Facts that a list of people is narrowed by. */
const FACTS = {
  skills: words([], { most: 20, longest: 120 }),
  years: wholeNumber(0, 50),
  languages: words([], { most: 10, longest: 80, like: ASKED_LANGUAGE }),
  education: oneOf(LEVELS, ''),
  nationalities: words([], { most: 20, longest: 80 }),
  places: words([], { most: 20, longest: 160 }),
  notice: wholeNumber(0, 365),
  salary_min: wholeNumber(0),
  salary_max: wholeNumber(0),
};

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

/** The job that a person is looked at for. */
export const RECRUITER_CANDIDATE = { job_id: text() };

export const ONE_BY_ONE = { job: text() };

export const EVERYONE_VIEWS = ['grid', 'table'] as const;
export const EVERYONE = { job: text(), view: oneOf(EVERYONE_VIEWS, 'grid') };
