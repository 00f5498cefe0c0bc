import crypto from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import {
  deleteSession,
  endOtherSessions,
  getCurrentUser,
  listSessions,
  loginUser,
  logoutUser,
  refreshToken,
} from '#contract/features/sessions.contract.ts';
import { auditEntries, refreshTokens, sessions, signInFailures, users } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Ports } from '#server/platform/ports.ts';
import { createTokens, hashToken } from '#server/platform/tokens.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aPerson, contextOf, PASSWORD } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { doJob } from '#server/testing/work.ts';
import { forgetOldSessions } from './sessions.jobs.ts';
import { login } from './sessions.service.ts';
import { guessed, networkOf, takeTry } from './sessions.tries.ts';

// The limit of requests a minute would come before the back-off.
const test = testApp({ env: { MASAR_RATE_FACTOR: '20', MASAR_PROXIES: 'loopback' } });

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const WRONG = 'Wrong0ne!';
const signIn = (email: string, password: string) => test.call(loginUser, { body: { email, password } });

/** Lets time pass for what a table remembers. */
async function later(table: typeof refreshTokens | typeof signInFailures, column: PgColumn, seconds: number) {
  await test.program.parts.db.execute(
    sql`update ${table} set ${sql.identifier(snake(column.name))} = ${column} - make_interval(secs => ${seconds})`,
  );
}
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The same program as a caller from another network sees it. */
const from = async (address: string): Promise<Ctx & Ports> => {
  const ctx = await contextOf(test);
  return { ...ctx, request: { ...ctx.request, address } };
};

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

  it('gives two tabs that refresh at the same moment the same next token', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const body = { refresh_token: person.refreshToken };
    const both = await Promise.all([test.call(refreshToken, { body }), test.call(refreshToken, { body })]);
    expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    const [first, second] = both.map((answer) => String(answer.headers['refresh-token']));
    expect(first).toBe(second);
    const next = await test.call(refreshToken, { body: { refresh_token: first! } });
    expect(next.status).toBe(200);
    expect((await test.call(getCurrentUser, { token: both[1].data })).status).toBe(200);
  });

  it('ends the whole session when a token is used again after the grace', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const first = await test.call(refreshToken, { body: { refresh_token: person.refreshToken } });
    await later(refreshTokens, refreshTokens.usedAt, 11);
    const again = await test.call(refreshToken, { body: { refresh_token: person.refreshToken } });
    expect([again.status, again.problem.code]).toEqual([401, 'sessions.ended']);
    const next = await test.call(refreshToken, {
      body: { refresh_token: String(first.headers['refresh-token']) },
    });
    expect(next.status).toBe(401);
    expect((await test.call(getCurrentUser, { token: first.data })).status).toBe(401);
  });

  it('takes no token that ran out, within the grace neither', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await test.program.parts.db
      .update(refreshTokens)
      .set({ expiresAt: new Date(0) })
      .where(eq(refreshTokens.hash, hashToken(person.refreshToken)));
    for (let times = 0; times < 2; times++) {
      const answer = await test.call(refreshToken, { body: { refresh_token: person.refreshToken } });
      expect([answer.status, answer.problem.code]).toEqual([401, 'sessions.ended']);
    }
  });

  it('cannot tell the next token from the present one without the secret', async () => {
    const { tokens } = test.program.parts;
    expect(tokens.successorOf('a')).toBe(tokens.successorOf('a'));
    expect(createTokens(crypto.randomBytes(48)).successorOf('a')).not.toBe(tokens.successorOf('a'));
  });
});

describe('guessing a password', () => {
  it('is free five times, then costs ever longer waits, and the right password must wait too', async () => {
    const { email } = await aPerson(test, 'CANDIDATE');
    for (let tries = 0; tries < 5; tries++)
      expect((await signIn(email, WRONG)).problem.code).toBe('sessions.wrong_credentials');
    const refused = await signIn(email, PASSWORD);
    expect([refused.status, refused.problem.code]).toEqual([429, 'sessions.too_many_tries']);
    expect(refused.problem.retry_after_seconds).toBe(2);
    expect(refused.headers['retry-after']).toBe('2');

    await later(signInFailures, signInFailures.lastAt, 2);
    expect((await signIn(email, WRONG)).problem.code).toBe('sessions.wrong_credentials');
    expect((await signIn(email, PASSWORD)).problem.retry_after_seconds).toBe(4);
    await later(signInFailures, signInFailures.lastAt, 4);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    // It was right: the count begins anew.
    for (let tries = 0; tries < 5; tries++) expect((await signIn(email, WRONG)).status).toBe(401);
  });

  it('counts guesses that are sent all at once', async () => {
    const { email } = await aPerson(test, 'CANDIDATE');
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, WRONG)));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7);
  });

  it('is refused in the same way where there is no such account', async () => {
    const email = `nobody-${crypto.randomUUID()}@people.test`;
    for (let tries = 0; tries < 5; tries++) await signIn(email, WRONG);
    const refused = await signIn(email, WRONG);
    expect([refused.status, refused.problem.retry_after_seconds]).toEqual([429, 2]);
  });

  it('from elsewhere does not lock the owner out', async () => {
    const { email } = await aPerson(test, 'CANDIDATE');
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    for (let host = 1; host <= 30; host++) {
      const attacker = await from(`203.0.113.${host}`);
      await login(attacker, { email, password: WRONG }, '').catch(() => {});
    }
    const stranger = login(await from('198.51.100.7'), { email, password: PASSWORD }, '');
    await expect(stranger).rejects.toMatchObject({ code: 'sessions.too_many_tries' });
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('in many accounts from one network is slowed down as well', async () => {
    const attacker = await from('203.0.113.200');
    // They count as wrong passwords do, of which each takes its time to be compared.
    const guesses = guessed(50, 'sign-in from', networkOf('203.0.113.200'));
    for (let account = 0; account < 49; account++)
      await takeTry(attacker, [guesses], 'sessions.too_many_tries');
    const codes: string[] = [];
    for (let account = 0; account < 2; account++) {
      const guess = { email: `victim${account}@people.test`, password: WRONG };
      await login(attacker, guess, '').catch((error: unknown) =>
        codes.push((error as { code: string }).code),
      );
    }
    expect(codes).toEqual(['sessions.wrong_credentials', 'sessions.too_many_tries']);
  });
});

describe('a disabled account', () => {
  it('says so only to who knows the password, and its open sessions are shut', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await test.program.parts.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, person.id));
    expect((await signIn(person.email, WRONG)).problem.code).toBe('sessions.wrong_credentials');
    const right = await signIn(person.email, PASSWORD);
    expect([right.status, right.problem.code]).toEqual([403, 'sessions.account_disabled']);
    expect((await test.call(getCurrentUser, { token: person.token })).status).toBe(401);
    const refreshed = await test.call(refreshToken, { body: { refresh_token: person.refreshToken } });
    expect(refreshed.status).toBe(401);
  });
});

describe('one’s sessions', () => {
  const PHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

  it('are listed with device and place, the present one first', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const phone = await test.send('POST', '/api/login-user', {
      payload: { email: person.email, password: PASSWORD },
      headers: { 'user-agent': PHONE },
    });
    const { token } = phone.data as { token: string };
    const { data } = await test.call(listSessions, { token });
    expect(data.total).toBe(2);
    expect(data.results[0]).toMatchObject({
      browser: 'Safari',
      system: 'iOS',
      kind: 'phone',
      address: '127.0.0.1',
      is_current: true,
    });
    expect(data.results[1]).toMatchObject({ browser: null, system: null, is_current: false });
  });

  it('show the address that our own proxy saw, not one that a caller claims', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const opened = await test.send('POST', '/api/login-user', {
      payload: { email: person.email, password: PASSWORD },
      headers: { 'x-forwarded-for': '198.51.100.66, 203.0.113.5' },
    });
    const { token } = opened.data as { token: string };
    const { data } = await test.call(listSessions, { token });
    expect(firstOf(data.results).address).toBe('203.0.113.5');
  });

  it('end one by one, and nobody ends another’s', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const stranger = await aPerson(test, 'CANDIDATE');
    const other = await signIn(person.email, PASSWORD);
    const { data } = await test.call(listSessions, { token: person.token });
    const id = theOne(data.results, (session) => !session.is_current).id;
    const refused = await test.call(deleteSession, { token: stranger.token, params: { id } });
    expect([refused.status, refused.problem.code]).toEqual([404, 'sessions.not_found']);
    expect((await test.call(deleteSession, { token: person.token, params: { id } })).status).toBe(200);
    expect((await test.call(getCurrentUser, { token: other.data.token })).status).toBe(401);
    expect((await test.call(deleteSession, { token: person.token, params: { id } })).status).toBe(404);
    expect((await test.call(listSessions, { token: person.token })).data.total).toBe(1);
  });

  it('end all but this one', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const others = [await signIn(person.email, PASSWORD), await signIn(person.email, PASSWORD)];
    const answer = await test.call(endOtherSessions, { token: person.token });
    expect(answer.data.ended).toBe(2);
    for (const { data } of others) {
      const refreshed = await test.call(refreshToken, { body: { refresh_token: data.user.refresh_token } });
      expect(refreshed.status).toBe(401);
    }
    expect((await test.call(getCurrentUser, { token: person.token })).status).toBe(200);
  });

  it('leave a trace where any ended, be it a single one, and none where there was no other', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await signIn(person.email, PASSWORD);
    const ended: number[] = [];
    for (let times = 0; times < 2; times++)
      ended.push((await test.call(endOtherSessions, { token: person.token })).data.ended);
    expect(ended).toEqual([1, 0]);
    const entries = await test.program.parts.db
      .select({ details: auditEntries.details })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, person.id), eq(auditEntries.action, 'session.others_ended')));
    expect(entries).toEqual([{ details: { count: 1 } }]);
  });

  it('are seen last when they were refreshed', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const seen = async () =>
      firstOf((await test.call(listSessions, { token: person.token })).data.results).last_seen_at;
    await test.program.parts.db
      .update(sessions)
      .set({ lastSeenAt: new Date(0) })
      .where(eq(sessions.userId, person.id));
    expect(await seen()).toBe(new Date(0).toISOString());
    await test.call(refreshToken, { body: { refresh_token: person.refreshToken } });
    expect(Date.parse(await seen())).toBeGreaterThan(0);
  });

  it('tell of one that was opened with another browser or from another network', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const told = async () =>
      (await test.call(listNotifications, { token: person.token })).data.results.map((it) => it.kind);
    const come = async (address: string, device: string) =>
      login(await from(address), { email: person.email, password: PASSWORD }, device);
    // Their account was opened from here: the very first sign-in is no news.
    expect(await told()).toEqual([]);
    await signIn(person.email, PASSWORD);
    expect(await told()).toEqual(['new_sign_in']);
    await signIn(person.email, PASSWORD);
    expect(await told()).toEqual(['new_sign_in']);
    await come('198.51.100.7', 'light-my-request');
    expect(await told()).toHaveLength(2);
    await come('198.51.100.7', 'light-my-request');
    expect(await told()).toHaveLength(2);
    await come('198.51.100.7', FIREFOX);
    expect(await told()).toHaveLength(3);
  });
});

describe('what is old', () => {
  it('is forgotten by night: failures, ended sessions, tokens that ran out', async () => {
    const { db } = test.program.parts;
    const person = await aPerson(test, 'CANDIDATE');
    const gone = await aPerson(test, 'CANDIDATE');
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date(0) })
      .where(eq(sessions.userId, gone.id));
    await db.insert(signInFailures).values({ key: 'old', count: 9, lastAt: new Date(0) });
    for (let times = 0; times < 2; times++) await doJob(test, forgetOldSessions, {});
    expect(await db.select().from(signInFailures).where(eq(signInFailures.key, 'old'))).toEqual([]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, gone.id))).toEqual([]);
    expect((await test.call(getCurrentUser, { token: person.token })).status).toBe(200);
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
