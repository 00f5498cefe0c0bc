// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getCurrentUser, loginUser, refreshToken } from '#contract/features/sessions.contract.ts';
import { loadWords } from '#web/app/messages.ts';
import { fakeApi, problem } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { call } from './call.ts';
import { startLanguage } from './language.ts';
import { currentSession, onSessionEnd, setUser } from './session-store.ts';

const expired = () => problem({ status: 401, code: 'session.expired' });

beforeEach(async () => {
  localStorage.clear();
  await startLanguage(loadWords, 'en');
});

describe('a call', () => {
  test('carries token, domain and language', async () => {
    localStorage.setItem('token', 'first');
    const api = fakeApi();
    api.on(getCurrentUser, aUser());
    await call(getCurrentUser);
    const { headers } = api.calls[0]!;
    expect(headers.get('token')).toBe('first');
    expect(headers.get('domain')).toBe('HCMS');
    expect(headers.get('lang')).toBe('en');
  });

  test('turns a problem into an error with status, code, message and fields', async () => {
    const api = fakeApi();
    const errors = [{ path: 'email', code: 'invalid_email', message: 'Invalid email' }];
    api.refuse(loginUser, { status: 422, code: 'request.invalid', message: 'Check the form', errors });
    const failure = call(loginUser, { body: { email: 'x', password: 'y' } });
    await expect(failure).rejects.toMatchObject({
      status: 422,
      code: 'request.invalid',
      message: 'Check the form',
      fields: errors,
    });
  });

  test('says the sentence about the firewall when no answer comes', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(getCurrentUser)).rejects.toThrow(
      'Your internet provider firewall has blocked access to our app',
    );
  });
});

describe('after a 401', () => {
  test('the token is refreshed once for all calls, the rotated refresh token is kept, and the calls succeed', async () => {
    localStorage.setItem('token', 'old');
    localStorage.setItem('refresh_token', 'r1');
    const api = fakeApi();
    api.answer(getCurrentUser, ({ headers }) =>
      headers.get('token') === 'new' ? Response.json({ data: aUser(), message: '' }) : expired(),
    );
    api.on(refreshToken, 'new', { headers: { 'refresh-token': 'r2' } });

    const users = await Promise.all([call(getCurrentUser), call(getCurrentUser), call(getCurrentUser)]);

    expect(users).toHaveLength(3);
    const refreshes = api.calls.filter((one) => one.path === '/refresh-token');
    expect(refreshes.map((one) => one.body)).toEqual([{ refresh_token: 'r1' }]);
    expect(localStorage.getItem('token')).toBe('new');
    expect(localStorage.getItem('refresh_token')).toBe('r2');
  });

  test('a refused refresh clears the session, keeps the language, and tells the app', async () => {
    localStorage.setItem('token', 'old');
    localStorage.setItem('refresh_token', 'r1');
    localStorage.setItem('locale', 'ar');
    setUser(aUser());
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    const api = fakeApi();
    api.answer(getCurrentUser, expired);
    api.refuse(refreshToken, { status: 401, code: 'sessions.ended' });

    await expect(call(getCurrentUser)).rejects.toMatchObject({ status: 401 });

    expect(ended).toHaveBeenCalledOnce();
    expect(currentSession().state).toBe('UNAUTHENTICATED');
    expect({ ...localStorage }).toEqual({ locale: 'ar' });
    stop();
  });

  test('a wrong password is not mistaken for an old token', async () => {
    localStorage.setItem('refresh_token', 'r1');
    const api = fakeApi();
    api.refuse(loginUser, {
      status: 401,
      code: 'sessions.wrong_credentials',
      message: 'Wrong email or password',
    });
    const failure = call(loginUser, { body: { email: 'a@b.co', password: 'x' } });
    await expect(failure).rejects.toThrow('Wrong email or password');
    expect(api.calls).toHaveLength(1);
  });

  test('a server that does not answer the refresh ends no session', async () => {
    localStorage.setItem('token', 'old');
    localStorage.setItem('refresh_token', 'r1');
    const api = fakeApi();
    api.answer(getCurrentUser, expired);
    api.refuse(refreshToken, { status: 503, code: 'server.unavailable' });
    await expect(call(getCurrentUser)).rejects.toMatchObject({ status: 503 });
    expect(localStorage.getItem('token')).toBe('old');
  });
});
