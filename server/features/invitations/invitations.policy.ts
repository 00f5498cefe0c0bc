import type { RoleName } from '#contract/kernel/user-states.ts';

/** How long an invitation may be taken up. */
export const INVITATION_DAYS = 14;

const HIRING: readonly RoleName[] = ['recruiter', 'recruiter admin'];

/**
 * Whether an account of one role may take up an invitation to another. An account without a role takes any; those who
 * hire stay among themselves; nobody else changes sides, since their profile or data would be left behind.
 */
export const mayTakeRole = (present: RoleName | null, invited: RoleName): boolean =>
  present === null || present === invited || (HIRING.includes(present) && HIRING.includes(invited));
