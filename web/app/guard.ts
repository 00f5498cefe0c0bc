import type { UserState } from '#contract/kernel/user-states.ts';

/** What the guard knows before a navigation. */
export interface Arrival {
  /** States that the target admits. */
  admits: 'ALL' | readonly UserState[];
  state: UserState;
  isUserLoaded: boolean;
  hasToken: boolean;
  /** The whole address, with its query. */
  href: string;
}

export type Verdict =
  | { kind: 'proceed' }
  /** Load the user, then ask again. */
  | { kind: 'fetch-user' }
  | { kind: 'redirect'; to: string; redirect?: string }
  /** Stay where one is. */
  | { kind: 'cancel' };

export const LOGIN = '/auth/login';
const NEVER_FETCHED: readonly UserState[] = ['ROOT_ERROR', 'RESET_PASSWORD', 'RESET_PASSWORD_COMPLETED'];

/** Where each state is at home: specification, point 4, “Routing by state”. */
export const HOME: Record<UserState, string> = {
  UNAUTHENTICATED: LOGIN,
  EMAIL_VERIFICATION_PENDING: '/auth/verify-email',
  EMAIL_VERIFICATION_COMPLETED: '/auth/email-verified',
  ONBOARDING_PENDING: '/onboarding',
  ONBOARDING_COMPLETED: '/approval-pending',
  CANDIDATE_PROFILE_PENDING: '/candidate/profile-loading',
  RECRUITER: '/recruiter',
  RECRUITER_ADMIN: '/recruiter',
  CANDIDATE: '/candidate',
  TALENT_MANAGER: '/talent-manager',
  INSTITUTE: '/institute',
  RESET_PASSWORD: '/auth/reset-password/create-new-password',
  RESET_PASSWORD_COMPLETED: '/auth/reset-password/success',
  ROOT_ERROR: '/error',
};

/**
 * Decides about one navigation: specification, point 4, “Route guard”. A pure function: who fetches, follows
 * redirects and asks again is `guard-navigation.ts`.
 */
export function guard({ admits, state, isUserLoaded, hasToken, href }: Arrival): Verdict {
  if (hasToken && !isUserLoaded && !NEVER_FETCHED.includes(state)) return { kind: 'fetch-user' };
  if (admits === 'ALL' || admits.includes(state)) return { kind: 'proceed' };

  if (state === 'UNAUTHENTICATED') {
    const [path = '', query = ''] = href.split('?');
    const hasRedirect = new URLSearchParams(query).has('redirect');
    if (hasRedirect || path.includes('error')) return { kind: 'cancel' };
    return { kind: 'redirect', to: LOGIN, redirect: href };
  }
  if (isUserLoaded || state === 'ROOT_ERROR') return { kind: 'redirect', to: HOME[state] };
  return { kind: 'fetch-user' };
}
