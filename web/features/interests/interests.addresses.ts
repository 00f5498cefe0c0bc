import { oneOf, text, wholeNumber } from '#web/platform/address-values.ts';

export const STEPS = [
  'START',
  'START_DESCRIPTION',
  'INTERESTS_QUESTIONS',
  'INTERESTS_SCORES',
  'RESULTS',
  'JOB_ZONES',
  'CAREERS',
  'MORE_CAREERS',
] as const;
export type Step = (typeof STEPS)[number];

export const ZONES = ['1', '2', '3', '4', '5'] as const;
export const VIEWS = ['picture', 'table'] as const;

/** Where a person stands in their next move: a reload, the way back and a link keep it. */
export const MY_NEXT_MOVE = {
  step: oneOf(STEPS, 'START'),
  /** Of the statements, and of the further careers. */
  page: wholeNumber(1),
  /** Scores that were typed, `30-12-8-25-0-16` in the order of the areas; without them the kept result counts. */
  scores: text('', 20),
  /** A kept result that is not the latest. */
  attempt: text(),
  /** Preparation that the careers ask for; empty for any. */
  zone: oneOf(['', ...ZONES], ''),
  view: oneOf(VIEWS, 'picture'),
};
