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
  free: yesOrNo(),
};

export const INSTITUTE_ERROR = {
  /** Where it failed, and what the server said. */
  back: text(),
  said: text('', 300),
};
