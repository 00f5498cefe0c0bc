import { COURSE_SORTS } from '#contract/features/courses.contract.ts';
import { oneOf, text, wholeNumber, words, yesOrNo } from '#web/platform/address-values.ts';

export const TABS = ['catalogue', 'plan'] as const;

export const COURSES = {
  tab: oneOf(TABS, 'catalogue'),
  text: text(),
  skills: words(),
  providers: words(),
  languages: words(),
  levels: words(),
  kinds: words(),
  costs: words(),
  hours: text(),
  sort: oneOf(COURSE_SORTS, 'relevance'),
  page: wholeNumber(1),
  /** The course whose details are open. */
  course: text(),
  /** Hours a week that the plan is tried with. */
  week: wholeNumber(5),
};

/** More than all courses take together: any number of hours. */
export const ANY_HOURS = 10_000;

export const UPSKILL = {
  /** Whose gap it is: that of a job, or of an occupation; one's goal where neither is named. */
  job: text(),
  occupation: text(),
  free: yesOrNo(),
  language: text(),
  /** Hours that all courses together may take. */
  hours: wholeNumber(ANY_HOURS),
  /** The course whose details are open. */
  course: text(),
};

export const CANDIDATE_ERROR = {
  /** Where it failed. */
  back: text(),
};
