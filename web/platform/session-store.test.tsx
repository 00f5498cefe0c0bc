// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aUser } from '#web/testing/people.ts';
import {
  currentSession,
  endSession,
  followSessionOfOtherTabs,
  forgetSession,
  leaveReset,
  setUser,
  setUserState,
} from './session-store.ts';

const tokenOf = (id: string) => `h.${btoa(JSON.stringify({ sub: id }))}.s`;
const SOMEBODY_ELSE = '0b8f1f0e-1111-4222-8333-444455556666';

beforeEach(() => {
  endSession();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the change of a password by mail', () => {
  test.each(['RESET_PASSWORD', 'RESET_PASSWORD_COMPLETED'] as const)(
    'is in %s after a reload as before it',
    async (state) => {
      setUserState(state);
      vi.resetModules();
      const reloaded = await import('./session-store.ts');
      expect(reloaded.currentSession()).toEqual({ state, user: null, isLoaded: false });
    },
  );

  test('is left for nobody where nobody was signed in, and is not taken up again by a reload', async () => {
    setUserState('RESET_PASSWORD');
    leaveReset();
    expect(currentSession().state).toBe('UNAUTHENTICATED');
    vi.resetModules();
    const reloaded = await import('./session-store.ts');
    expect(reloaded.currentSession().state).toBe('UNAUTHENTICATED');
  });

  test('is left for the person of the session, who is loaded anew', () => {
    setUser(aUser());
    setUserState('RESET_PASSWORD');
    leaveReset();
    expect(currentSession()).toMatchObject({ state: 'UNAUTHENTICATED', isLoaded: false });
  });

  test('leaving changes no other state', () => {
    setUser(aUser());
    leaveReset();
    expect(currentSession().state).toBe('CANDIDATE');
  });

  test('ends with every token of this browser gone', () => {
    localStorage.setItem('token', 't');
    setUser(aUser());
    forgetSession('RESET_PASSWORD_COMPLETED');
    expect(currentSession()).toEqual({ state: 'RESET_PASSWORD_COMPLETED', user: null, isLoaded: false });
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('a tab beside others', () => {
  const onLogin = vi.fn();
  const onOtherPerson = vi.fn();
  let stop = () => {};
  beforeEach(() => {
    vi.clearAllMocks();
    stop = followSessionOfOtherTabs({ onLogin, onOtherPerson });
  });
  afterEach(() => stop());

  const neighbourChanges = (token: string | null) => {
    if (token) localStorage.setItem('token', token);
    else localStorage.removeItem('token');
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  };

  test('logs out with its neighbour, and forgets what was typed here', () => {
    neighbourChanges(tokenOf(aUser().id));
    setUser(aUser());
    sessionStorage.setItem('draft:profile', '{}');
    neighbourChanges(null);
    expect(currentSession().user).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  test('joins a neighbour who logged in', () => {
    neighbourChanges(tokenOf(aUser().id));
    expect(onLogin).toHaveBeenCalledOnce();
  });

  test('goes on when a neighbour renewed the token of the same person', () => {
    setUser(aUser());
    neighbourChanges(tokenOf(aUser().id));
    expect(onLogin).not.toHaveBeenCalled();
    expect(onOtherPerson).not.toHaveBeenCalled();
  });

  test('starts anew when a neighbour logged in as somebody else, without the drafts of the first', () => {
    setUser(aUser());
    sessionStorage.setItem('draft:profile', '{}');
    neighbourChanges(tokenOf(SOMEBODY_ELSE));
    expect(onOtherPerson).toHaveBeenCalledOnce();
    expect(sessionStorage.length).toBe(0);
  });

  test('that slept meanwhile notices it when it is seen again', () => {
    setUser(aUser());
    localStorage.setItem('token', tokenOf(SOMEBODY_ELSE));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onOtherPerson).toHaveBeenCalledOnce();
  });

  test('in which a password is being reset is dragged nowhere', () => {
    setUserState('RESET_PASSWORD');
    neighbourChanges(tokenOf(aUser().id));
    neighbourChanges(null);
    expect(onLogin).not.toHaveBeenCalled();
    expect(currentSession().state).toBe('RESET_PASSWORD');
  });
});
