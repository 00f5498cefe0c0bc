import { oneOf, text, wholeNumber } from '#web/platform/address-values.ts';

/** Lists of people, in the order in which the screen offers them; the contract's `PERSON_LISTS`. */
export const LISTS = [
  'invited',
  'unanswered',
  'ending',
  'joined',
  'complete',
  'matched',
  'interviewed',
  'placed',
  'ended',
] as const;

export const PEOPLE = { list: oneOf(LISTS, 'invited'), q: text('', 100), page: wholeNumber() };
export const ADD_PEOPLE = { by: oneOf(['emails', 'resumes'], 'emails') };
/** What came of the rows that are shown. */
export const OUTCOMES = ['all', 'added', 'asked', 'known', 'unreadable', 'waiting'] as const;
export const ADDITION = { outcome: oneOf(OUTCOMES, 'all'), page: wholeNumber() };
export const JOBS = { q: text('', 100), page: wholeNumber() };
export const JOB = { page: wholeNumber() };
export const PROPOSAL_TABS = ['open', 'agreed', 'declined', 'all'] as const;
export const PROPOSALS = { list: oneOf(PROPOSAL_TABS, 'open'), page: wholeNumber() };
