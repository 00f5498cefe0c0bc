import type { UserState } from '#contract/kernel/user-states.ts';

/** Groups of states that routes, menus and settings admit, by the people who are in them. */

export const CANDIDATES = ['CANDIDATE'] as const satisfies readonly UserState[];
export const RECRUITERS = ['RECRUITER', 'RECRUITER_ADMIN'] as const satisfies readonly UserState[];
export const ADMINS = ['RECRUITER_ADMIN'] as const satisfies readonly UserState[];
export const TALENT_MANAGERS = ['TALENT_MANAGER'] as const satisfies readonly UserState[];
export const NEWCOMERS = ['ONBOARDING_PENDING'] as const satisfies readonly UserState[];
export const PEOPLE_AT_WORK = [...CANDIDATES, ...RECRUITERS] as const;
export const INSTITUTE_USERS = [...RECRUITERS, 'INSTITUTE'] as const satisfies readonly UserState[];
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
