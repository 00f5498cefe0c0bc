import { ASSESSMENT_INVITATION_STATES } from '#contract/features/assessment-invitations.contract.ts';
import { oneOf, text, wholeNumber, words } from '#web/platform/address-values.ts';
import { AN_ID } from '#web/platform/ids.ts';
import { RESULT } from '#web/widgets/assessment-result/assessment-result.addresses.ts';

export const TABS = ['results', 'invitations', 'questions'] as const;

/** The trait that a list of personalities shows unless another is asked for. */
export const USUAL_TRAIT = 'Creative';
/** So many stand beside each other on a desk. */
export const MOST_COMPARED = 5;

/** What of the company’s assessments is shown: results, whom it invited, or what its answers say of the questions. */
export const RECRUITER_ASSESSMENTS = {
  tab: oneOf(TABS, 'results'),
  page: wholeNumber(1),
  /** The instrument; empty for all. */
  assessment: text('', 60),
  trait: text(USUAL_TRAIT, 80),
  from: text('', 10),
  to: text('', 10),
  /** Only these people. */
  users: words([], { most: 100, like: AN_ID }),
  /** These side by side, in place of the list. */
  compare: words([], { most: MOST_COMPARED, like: AN_ID }),
  state: oneOf(['', ...ASSESSMENT_INVITATION_STATES], ''),
  job: text(),
  /** Somebody is being invited: `somebody`, or whom by their id. */
  invite: text(),
};

/** Whose report it is, of which attempt, and what of it is shown. */
export const ASSESSMENT_REPORT = { user_id: text(), attempt_id: text(), ...RESULT };
