import { LONGEST_TRIED } from '#contract/features/institutes.tried.ts';
import { text, words, yesOrNo } from '#web/platform/address-values.ts';

/** A programme of one's own stands among the institutes under this word. */
export const OWN = 'own';

/** A national programme beside a global one. */
export const NATIONAL_GLOBAL = {
  /** Institute and programme, as they are chosen. */
  institute: text(),
  program: text(),
  there: text(),
  other: text(),
  /** Places of courses that are tried without. */
  drop: words(),
  /** Courses that are tried, as the contract writes them in a text. */
  add: text('', LONGEST_TRIED),
  /** Only what can be followed without paying, among courses that teach what is missing. */
  free: yesOrNo(),
};

/** A programme beside jobs. */
export const NATIONAL_JOB = {
  institute: text(),
  program: text(),
  occupation: text(),
  job: text(),
  drop: words(),
  add: text('', LONGEST_TRIED),
  free: yesOrNo(),
};

export const INSTITUTE_ERROR = {
  /** Where it failed, and what the server said. */
  back: text(),
  said: text('', 300),
};
