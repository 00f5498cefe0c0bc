import { FIGURE_PERIODS } from '#contract/features/hiring-figures.contract.ts';
import { JOB_STATUSES } from '#contract/features/jobs.contract.ts';
import { oneOf, text, wholeNumber, yesOrNo } from '#web/platform/address-values.ts';

export const WHOSE = ['all', 'mine'] as const;
export const RECRUITER_DASHBOARD = {
  whose: oneOf(WHOSE, 'all'),
  period: oneOf(FIGURE_PERIODS, 'quarter'),
};

export const RECRUITER_JOBS = {
  page: wholeNumber(1),
  status: oneOf(['all', ...JOB_STATUSES], 'all'),
  q: text(),
  mine: yesOrNo(),
};

/** How far somebody is on which way to a job; all of them end in the editor. */
const MODES = [
  'DEFAULT',
  'JOB_LISTING',
  'STANDARDISED',
  'STANDARDISED_JOB_POST',
  'LINKEDIN_JOB_POST',
  'FILE_JOB_POST',
  'TEXT_JOB_POST',
  'EDIT_TEXT_JOB_POST',
] as const;
export type PostMode = (typeof MODES)[number];

export const POST_JOB = {
  mode: oneOf(MODES, 'DEFAULT'),
  /** A standardised profile, and the title it was found by. */
  profile: text(),
  title: text(),
  /** The draft that the empty form has become. */
  draft: text(),
  /** The search among earlier jobs. */
  q: text(),
  page: wholeNumber(1),
};

export const POST_JOB_SEARCH = { page: wholeNumber(1) };

export const EDIT_JOB = {
  /** What is missing for publishing is marked from the start. */
  check: yesOrNo(),
};

export const AI_GENERATED_JOB = { prompt: text(), occupation: text() };

export const SCREENING_QUESTIONS = { job_id: text() };

export const RECRUITER_ERROR = {
  /** Where it failed. */
  back: text(),
};
