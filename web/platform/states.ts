import type { UserState } from '#contract/kernel/user-states.ts';

// Groups of states that routes, menus and settings admit, by the people who are in them.

/** Who looks for work. */
export const CANDIDATES = ['CANDIDATE'] as const satisfies readonly UserState[];
/** Whoever hires for a company, its admins among them. */
export const RECRUITERS = ['RECRUITER', 'RECRUITER_ADMIN'] as const satisfies readonly UserState[];
/** Recruiters who also approve and administer. */
export const ADMINS = ['RECRUITER_ADMIN'] as const satisfies readonly UserState[];
/** Who looks after the people of an organisation. */
export const TALENT_MANAGERS = ['TALENT_MANAGER'] as const satisfies readonly UserState[];
/** Who has an account and has not said yet what for. */
export const NEWCOMERS = ['ONBOARDING_PENDING'] as const satisfies readonly UserState[];
/** Both sides of a job. */
export const PEOPLE_AT_WORK = [...CANDIDATES, ...RECRUITERS] as const;
/** Who may use what is made for institutes. */
export const INSTITUTE_USERS = [...RECRUITERS, 'INSTITUTE'] as const satisfies readonly UserState[];
/** Who is not signed in, whoever changes a password by mail included. */
export const SIGNED_OUT = [
  'UNAUTHENTICATED',
  'RESET_PASSWORD',
  'RESET_PASSWORD_COMPLETED',
] as const satisfies readonly UserState[];

/** States whose people have an area of their own, and with it the menu. */
export const AT_HOME: readonly UserState[] = [
  'CANDIDATE',
  'RECRUITER',
  'RECRUITER_ADMIN',
  'TALENT_MANAGER',
  'INSTITUTE',
];
