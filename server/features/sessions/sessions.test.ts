import { describe, expect, it } from 'vitest';
import { getCurrentUser, loginUser, logoutUser, refreshToken } from '#contract/features/sessions.contract.ts';
import { aPerson, PASSWORD } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

describe('logging in', () => {
  it('opens a session with the user, the company and both tokens', async () => {
    const { email } = await aPerson(test, 'RECRUITER');
    const answer = await test.call(loginUser, { body: { email: email.toUpperCase(), password: PASSWORD } });
    expect(answer.status).toBe(200);
    expect(answer.data.user.companyDetail?.company_name).toBe('Pearl Bay Contracting');
    const me = await test.call(getCurrentUser, { token: answer.data.token });
    expect(me.data.email).toBe(email);
  });

  it('says the same of a wrong password and of an unknown address', async () => {
    const { email } = await aPerson(test, 'CANDIDATE');
    const wrong = await test.call(loginUser, { body: { email, password: 'Wrong0ne!' } });
    const unknown = await test.call(loginUser, { body: { email: `no-${email}`, password: 'Wrong0ne!' } });
    expect([wrong.status, wrong.problem.code]).toEqual([401, 'sessions.wrong_credentials']);
    expect({ ...unknown.problem, request_id: '' }).toEqual({ ...wrong.problem, request_id: '' });
  });

  it('knows an account only on its own portal', async () => {
    const { email } = await aPerson(test, 'CANDIDATE');
    const elsewhere = await test.call(loginUser, { domain: 'KU', body: { email, password: PASSWORD } });
    expect(elsewhere.status).toBe(401);
  });

  it('takes the token as a bearer too, and accepts a trailing slash', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const answer = await test.send('GET', '/api/current-user/', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
  });
});

describe('refreshing', () => {
  it('gives a new access token as data and a new refresh token in the header', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const answer = await test.call(refreshToken, { body: { refresh_token: person.refreshToken } });
    expect(answer.status).toBe(200);
    expect((await test.call(getCurrentUser, { token: answer.data })).status).toBe(200);
    expect(answer.headers['refresh-token']).not.toBe(person.refreshToken);
  });

  it('ends the whole session when a token is used again', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const first = await test.call(refreshToken, { body: { refresh_token: person.refreshToken } });
    const again = await test.call(refreshToken, { body: { refresh_token: person.refreshToken } });
    expect([again.status, again.problem.code]).toEqual([401, 'sessions.ended']);
    const next = await test.call(refreshToken, {
      body: { refresh_token: String(first.headers['refresh-token']) },
    });
    expect(next.status).toBe(401);
    expect((await test.call(getCurrentUser, { token: first.data })).status).toBe(401);
  });

  it('lets only one of two refreshes at the same moment through', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const body = { refresh_token: person.refreshToken };
    const both = await Promise.all([test.call(refreshToken, { body }), test.call(refreshToken, { body })]);
    expect(both.filter((answer) => answer.status === 200).length).toBeLessThanOrEqual(1);
  });
});

describe('logging out', () => {
  it('ends this session and leaves the person’s others', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const other = await test.call(loginUser, { body: { email: person.email, password: PASSWORD } });
    await test.call(logoutUser, { token: person.token, params: { user_id: person.id } });
    expect((await test.call(getCurrentUser, { token: person.token })).status).toBe(401);
    expect((await test.call(getCurrentUser, { token: other.data.token })).status).toBe(200);
  });
});
