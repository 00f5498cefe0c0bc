import { describe, expect, test } from 'vitest';
import { USER_STATES, type UserState } from '#contract/kernel/user-states.ts';
import { REDIRECTS, ROUTES } from './features.ts';
import { guard, HOME } from './guard.ts';

/** States that exist only once a user was loaded. */
const LOADED: readonly UserState[] = [
  'EMAIL_VERIFICATION_PENDING',
  'EMAIL_VERIFICATION_COMPLETED',
  'ONBOARDING_PENDING',
  'ONBOARDING_COMPLETED',
  'CANDIDATE_PROFILE_PENDING',
  'RECRUITER',
  'RECRUITER_ADMIN',
  'CANDIDATE',
  'TALENT_MANAGER',
  'INSTITUTE',
];

const leadsTo = (path: string) => REDIRECTS.find((one) => one.path === path)?.to;
const admits = (route: (typeof ROUTES)[number], state: UserState) =>
  route.states === 'ALL' || route.states.includes(state);

describe.each(ROUTES)('$path', (route) => {
  test.each(USER_STATES)('for %s opens, or leads where the state is at home', (state) => {
    const isUserLoaded = LOADED.includes(state);
    const href = route.path.replace(/\$\w*/g, 'x');
    const verdict = guard({ admits: route.states, state, isUserLoaded, hasToken: isUserLoaded, href });

    if (admits(route, state)) expect(verdict).toEqual({ kind: 'proceed' });
    else if (state === 'UNAUTHENTICATED')
      expect(verdict).toEqual(
        href.includes('error') ? { kind: 'cancel' } : { kind: 'redirect', to: '/auth/login', redirect: href },
      );
    else if (isUserLoaded || state === 'ROOT_ERROR')
      expect(verdict).toEqual({ kind: 'redirect', to: HOME[state] });
    else expect(verdict).toEqual({ kind: 'fetch-user' });
  });

  test.each(USER_STATES)(
    'with a token and no user in %s fetches the user first, reset and error apart',
    (state) => {
      const verdict = guard({
        admits: route.states,
        state,
        isUserLoaded: false,
        hasToken: true,
        href: route.path,
      });
      const isApart = ['ROOT_ERROR', 'RESET_PASSWORD', 'RESET_PASSWORD_COMPLETED'].includes(state);
      if (!isApart) expect(verdict).toEqual({ kind: 'fetch-user' });
      else if (admits(route, state)) expect(verdict).toEqual({ kind: 'proceed' });
      else expect(verdict.kind).toBe(state === 'ROOT_ERROR' ? 'redirect' : 'fetch-user');
    },
  );
});

describe('someone without a session', () => {
  const arrive = (href: string) =>
    guard({ admits: ['CANDIDATE'], state: 'UNAUTHENTICATED', isUserLoaded: false, hasToken: false, href });

  test('is sent to the login, which remembers the whole address', () => {
    expect(arrive('/candidate/jobs?page=2')).toEqual({
      kind: 'redirect',
      to: '/auth/login',
      redirect: '/candidate/jobs?page=2',
    });
  });

  test('stays where they are when the address carries a redirect already', () => {
    expect(arrive('/candidate/jobs?redirect=%2Fx')).toEqual({ kind: 'cancel' });
  });

  test('stays where they are when the path is one of an error', () => {
    expect(arrive('/candidate/error')).toEqual({ kind: 'cancel' });
  });

  test('is sent to the login although the query speaks of an error', () => {
    expect(arrive('/candidate/jobs?from=error').kind).toBe('redirect');
  });
});

test('a candidate whose resume is being read waits on the loading screen', () => {
  const verdict = guard({
    admits: ['CANDIDATE'],
    state: 'CANDIDATE_PROFILE_PENDING',
    isUserLoaded: true,
    hasToken: true,
    href: '/candidate/dashboard',
  });
  expect(verdict).toEqual({ kind: 'redirect', to: '/candidate/profile-loading' });
});

test('nobody is led in a circle: every home admits its state, directly or behind its redirects', () => {
  for (const state of USER_STATES) {
    let at: string = HOME[state];
    for (let redirect = leadsTo(at); redirect; redirect = leadsTo(at)) at = redirect;
    const route = ROUTES.find(({ path }) => path === at);
    expect(route && admits(route, state), state).toBe(true);
  }
});
