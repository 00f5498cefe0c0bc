import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { type JWTHeaderParameters, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  changePassword,
  forgotPassword,
  registerUser,
  resetPassword,
  verifyEmail,
  verifyReset,
} from '#contract/features/accounts.contract.ts';
import { bookDemo } from '#contract/features/demo-requests.contract.ts';
import { patchProfile } from '#contract/features/profiles.contract.ts';
import {
  getCurrentUser,
  loginUser,
  logoutUser,
  REFRESH_TOKEN_HEADER,
  refreshToken,
} from '#contract/features/sessions.contract.ts';
import { allEndpoints } from '#contract/index.ts';
import { webPage } from '#server/app/web-page.ts';
import { emails, users } from '#server/db/tables/index.ts';
import { ROOT } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { aPerson, PASSWORD } from './people.ts';
import { testApp } from './test-app.ts';

/** Doors that no single feature guards. What belongs to one is tested beside it; `docs/security.md` says where. */

const written: string[] = [];
const test = testApp({
  worker: true,
  // Each call is made many times over.
  env: { MASAR_RATE_FACTOR: '20' },
  log: createLog('trace', { write: (line) => void written.push(line) }),
});
const production = testApp({ env: { NODE_ENV: 'production', MASAR_RATE_FACTOR: '0.2' } });

const NOBODY = '00000000-0000-4000-8000-000000000000';
const urlOf = (place: string) => `/api${place.replace(/\{\w+\}/g, NOBODY)}`;
const withBody = allEndpoints.filter(({ endpoint }) => endpoint.kind === 'json' && endpoint.method !== 'GET');
const asJson = { 'content-type': 'application/json' };

describe('headers', () => {
  const ALWAYS = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(self\).*geolocation=\(\).*usb=\(\)/),
  };

  it.each([
    ['a reply', '/api/portal', 200],
    ['a refusal', '/api/current-user', 401],
    ['an unknown call', '/api/no-such-call', 404],
    ['the outbox', '/dev/outbox', 200],
  ])('of %s keep a browser from guessing, framing and telling', async (_, url, status) => {
    const answer = await test.send('GET', url);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(ALWAYS);
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('server');
  });

  it('let scripts come from our own build only, and nothing frame or rebase a page', async () => {
    const { headers } = await test.send('GET', '/api/portal');
    const policy = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((part) => part.trim().split(/ (.*)/s) as [string, string]),
    );
    expect(policy.get('default-src')).toBe("'self'");
    // Besides, by its contents, the one that the build put into the page, where there is a build.
    expect(policy.get('script-src')).toMatch(/^'self'(?: 'sha256-[\w+/]{43}=')?$/);
    expect(policy.get('script-src-attr')).toBe("'none'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
  });

  it('ask for encryption for a year in production, and only there', async () => {
    const secure = await production.send('GET', '/api/portal');
    expect(String(secure.headers['strict-transport-security'])).toMatch(
      /max-age=31536000; includeSubDomains/,
    );
    expect((await test.send('GET', '/api/portal')).headers).not.toHaveProperty('strict-transport-security');
  });

  it('keep what is personal out of caches', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const { headers } = await test.call(getCurrentUser, { token });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('the page', () => {
  it('has no script within it, whatever a portal calls itself', async () => {
    const { config, findPortal } = test.program.parts;
    const template = fs.readFileSync(path.join(ROOT, 'web/index.html'), 'utf8');
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const portal = { ...(await findPortal('KU')), name: { en: evil, ar: evil }, contactEmail: evil };
    const page = webPage(template, portal, config);
    const scripts = [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)];
    expect(scripts.length).toBeGreaterThan(1);
    for (const [, attributes = '', content = ''] of scripts) {
      const isData = /type="application\/json"/.test(attributes);
      expect(isData || (/\bsrc="\.?\//.test(attributes) && content.trim() === '')).toBe(true);
      if (isData) expect(JSON.parse(content)).toMatchObject({ name: { en: evil } });
    }
    const outside = page.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/gi, '$1');
    expect(outside).not.toMatch(/<img src=x|<[^<>]*\son\w+\s*=/i);
  });
});

describe('pages of other addresses', () => {
  it.each(['https://evil.test', 'null', 'https://ku.masar.example.evil.test', 'http://localhost:9999'])(
    'such as %s may read no reply of any call',
    async (origin) => {
      for (const { endpoint } of allEndpoints) {
        const before = await test.send('OPTIONS', urlOf(endpoint.path), {
          headers: { origin, 'access-control-request-method': endpoint.method },
        });
        const call = await test.send(endpoint.method, urlOf(endpoint.path), { headers: { origin } });
        for (const { headers } of [before, call])
          expect([
            endpoint.path,
            Object.keys(headers).filter((name) => name.startsWith('access-control')),
          ]).toEqual([endpoint.path, []]);
      }
    },
  );

  it('get no cookie or credential along, the portal’s own neither', async () => {
    await test.program.parts.db.execute(
      sql`update portals set host_names = '{ku.example.test}' where key = 'KU'`,
    );
    await test.until(async () => {
      const { headers } = await test.send('GET', '/api/portal', {
        headers: { origin: 'https://ku.example.test', domain: 'KU' },
      });
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
      return headers['access-control-allow-origin'] === 'https://ku.example.test';
    });
  });
});

describe('a body', () => {
  const deep = (brackets: number) => `{"a":${'['.repeat(brackets)}${']'.repeat(brackets)}}`;

  it.each([
    ['reaches for a prototype', '{"__proto__":{"isAdmin":true},"email":"a@b.test"}'],
    ['reaches for one within', '{"email":{"__proto__":{"isAdmin":true}}}'],
    ['reaches for one by its escapes', '{"\\u005f_proto__":{"isAdmin":true}}'],
    ['reaches for a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['is nested deeply', deep(32)],
    ['is nested very deeply', deep(500_000)],
    ['never ends', `{"a":${'['.repeat(900_000)}`],
    ['is empty', ''],
    ['is half', '{"email":'],
  ])('that %s is refused by every call', async (_, payload) => {
    for (const { endpoint } of withBody) {
      const answer = await test.send(endpoint.method, urlOf(endpoint.path), { payload, headers: asJson });
      expect([endpoint.path, answer.status, answer.problem.code]).toEqual([
        endpoint.path,
        400,
        'request.malformed',
      ]);
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('as deep as any of ours is taken', async () => {
    const answer = await test.send('POST', '/api/login-user', { payload: deep(31), headers: asJson });
    expect(answer.status).toBe(422);
  });

  it('that is too large is refused by every call', async () => {
    const payload = JSON.stringify({ email: 'x'.repeat(2_200_000) });
    for (const { endpoint } of withBody) {
      const answer = await test.send(endpoint.method, urlOf(endpoint.path), { payload, headers: asJson });
      expect([endpoint.path, answer.status]).toEqual([endpoint.path, 413]);
    }
  });

  it.each([
    'text/plain',
    'text/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/x-yaml',
  ])('that is %s is taken by no call that wants JSON', async (type) => {
    for (const { endpoint } of withBody) {
      if (/unsubscribe|no-more-mail/.test(endpoint.path)) continue; // one-click forms of mail programs, RFC 8058
      const answer = await test.send(endpoint.method, urlOf(endpoint.path), {
        payload: 'email=a@b.test&password=x',
        headers: { 'content-type': type },
      });
      expect([endpoint.path, answer.status >= 400 && answer.status < 500]).toEqual([endpoint.path, true]);
    }
  });

  it('cannot set what the contract does not name', async () => {
    const body = {
      first_name: 'Eve',
      last_name: 'Moss',
      email: `eve-${crypto.randomUUID()}@people.test`,
      password: PASSWORD,
      terms: true,
    };
    const extra = {
      role: 'recruiter admin',
      is_account_confirmed: true,
      isEmailConfirmed: true,
      portal: 'KU',
    };
    const { data } = await test.send('POST', '/api/register-user', { payload: { ...body, ...extra } });
    const { user } = data as { user: { id: string } };
    const [row] = await test.program.parts.db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({
      role: null,
      isAccountConfirmed: false,
      isEmailConfirmed: false,
      portal: 'HCMS',
    });
  });
});

describe('a token', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
  const isTaken = async (token: string) => (await test.call(getCurrentUser, { token })).status === 200;

  it('works for its own person', async () => {
    expect(await isTaken((await aPerson(test, 'CANDIDATE')).token)).toBe(true);
  });

  it('without a signature, by another key or of another kind is none', async () => {
    const { token, refreshToken: refresh } = await aPerson(test, 'CANDIDATE');
    const claims = claimsOf(token);
    const [header, payload, signature] = token.split('.') as [string, string, string];
    const signedBy = (key: Uint8Array, header: JWTHeaderParameters) =>
      new SignJWT({ sid: claims.sid })
        .setSubject(claims.sub)
        .setExpirationTime('1h')
        .setProtectedHeader(header)
        .sign(key);
    const forged = [
      `${part({ alg: 'none' })}.${payload}.`,
      `${part({ alg: 'none' })}.${payload}.${signature}`,
      `${part({ alg: 'NONE', typ: 'JWT' })}.${payload}.`,
      `${header}.${payload}.`,
      `${header}.${part({ ...claims, sub: NOBODY })}.${signature}`,
      `${header}.${part({ ...claims, exp: claims.exp + 9_999 })}.${signature}`,
      await signedBy(crypto.randomBytes(48), { alg: 'HS256' }),
      await signedBy(Buffer.alloc(32), { alg: 'HS256', kid: '../../dev/null' }),
      await signedBy(crypto.randomBytes(64), { alg: 'HS512' }),
      refresh,
      'null',
      '.',
      '..',
    ];
    for (const token of forged) expect([token, await isTaken(token)]).toEqual([token, false]);
  });

  it('that has expired, or lacks its session, is none', async () => {
    const { id, token } = await aPerson(test, 'CANDIDATE');
    const { tokens } = test.program.parts;
    const sessionId = claimsOf(token).sid as string;
    const hourAgo = new Date(Date.now() - 3_600_000);
    expect(await isTaken(await tokens.sign({ userId: id, sessionId }, new Date()))).toBe(true);
    expect(await isTaken(await tokens.sign({ userId: id, sessionId }, hourAgo))).toBe(false);
    expect(await isTaken(await tokens.sign({ userId: id, sessionId: NOBODY }, new Date()))).toBe(false);
  });

  it('of one person does not open another’s session', async () => {
    const [one, other] = [await aPerson(test, 'CANDIDATE'), await aPerson(test, 'CANDIDATE')];
    const mixed = { userId: one.id, sessionId: claimsOf(other.token).sid as string };
    expect(await isTaken(await test.program.parts.tokens.sign(mixed, new Date()))).toBe(false);
  });

  it('of a session that has ended is none, and neither is its renewal', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await test.call(logoutUser, { token: person.token, params: { user_id: person.id } });
    expect(await isTaken(person.token)).toBe(false);
    const again = await test.call(refreshToken, { body: { refresh_token: person.refreshToken } });
    expect([again.status, again.problem.code]).toEqual([401, 'sessions.ended']);
  });

  it('of a closed account is none', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await test.program.parts.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, person.id));
    expect(await isTaken(person.token)).toBe(false);
    const again = await test.call(refreshToken, { body: { refresh_token: person.refreshToken } });
    expect(again.status).toBe(401);
  });

  it('is not taken from an address or a cookie, where others would come by it', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const inAddress = await test.send('GET', `/api/current-user?token=${token}`);
    const inCookie = await test.send('GET', '/api/current-user', { headers: { cookie: `token=${token}` } });
    expect([inAddress.status, inCookie.status]).toEqual([401, 401]);
  });
});

describe('whether an address has an account', () => {
  it('is told by none of the calls that anyone may ask', async () => {
    const { email } = await aPerson(test, 'CANDIDATE');
    const missing = `no-${email}`;
    const both = async (ask: (address: string) => Promise<{ status: number; body: unknown }>) => {
      const [there, gone] = [await ask(email), await ask(missing)];
      // The address that was asked about may come back.
      const shown = ({ status, body }: typeof there) =>
        JSON.stringify({ status, ...(body as object), request_id: '' }).replaceAll(missing, email);
      expect(shown(gone)).toBe(shown(there));
    };
    await both((address) => test.call(loginUser, { body: { email: address, password: 'Wrong0ne!' } }));
    await both((address) => test.call(forgotPassword, { body: { email: address } }));
    await both((address) => test.call(verifyReset, { body: { email: address, code: '000000' } }));
    await both((address) =>
      test.call(verifyEmail, { params: { token: '000000' }, body: { email: address } }),
    );
  });
});

describe('limits of requests', () => {
  it('count by where a call really comes from, not by what it claims', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 40; call++) {
      const answer = await production.send('POST', '/api/login-user', {
        payload: {},
        headers: {
          'x-forwarded-for': `198.51.100.${call}`,
          'x-real-ip': `198.51.100.${call}`,
          forwarded: `for=198.51.100.${call}`,
        },
      });
      statuses.push(answer.status);
    }
    expect(statuses[0]).toBe(422);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('what we did not foresee', () => {
  const NAME = 'Confidentia Secretly';

  it('is answered blandly, and its values stay out of the log', async () => {
    const { db } = test.program.parts;
    const email = 'confidentia@private.test';
    await db.execute(sql`alter table demo_requests rename to demo_requests_away`);
    try {
      const body = {
        name: NAME,
        email,
        company: 'Hush Ltd',
        size: '11-50' as const,
        message: 'Tell nobody.',
      };
      const answer = await test.call(bookDemo, { body });
      expect([answer.status, answer.problem.code]).toEqual([500, 'server.failed']);
      expect(JSON.stringify(answer.body)).not.toMatch(/select|insert|demo_requests|relation|at \w+ \(|\.ts/i);
    } finally {
      await db.execute(sql`alter table demo_requests_away rename to demo_requests`);
    }
    const failed = written.filter((line) => line.includes('a request failed')).join('');
    expect(failed).toContain('demo_requests');
    expect(failed).not.toMatch(/Confidentia|private\.test|Hush|Tell nobody/);
  });
});

describe('the log', () => {
  it('holds no password, token, code, address or name of anyone, whatever happens', async () => {
    const email = `walker-${crypto.randomUUID().slice(0, 8)}@people.test`;
    const next = 'N3w-Passw0rd';
    const secrets = new Set([email, PASSWORD, next, 'Walkerina', 'Logfree']);
    const keep = (...values: (string | undefined)[]) => {
      for (const value of values) if (value) secrets.add(value);
    };

    const joined = await test.call(registerUser, {
      body: { first_name: 'Walkerina', last_name: 'Logfree', email, password: PASSWORD, terms: true },
    });
    keep(joined.data.token, joined.data.user.refresh_token);
    await test.call(loginUser, { body: { email, password: 'Wrong0ne!' } });
    const mailed = await latestMail(email);
    keep(mailed.code, mailed.link);
    await test.call(verifyEmail, { params: { token: mailed.code! }, body: { email } });
    const { data } = await test.call(loginUser, { body: { email, password: PASSWORD } });
    keep(data.token, data.user.refresh_token);
    const renewed = await test.call(refreshToken, { body: { refresh_token: data.user.refresh_token } });
    keep(String(renewed.headers[REFRESH_TOKEN_HEADER]), renewed.data);
    await test.call(patchProfile, { token: data.token, body: {} });
    await test.call(changePassword, {
      token: data.token,
      body: { current_password: 'Wrong0ne!', password: next },
    });
    await test.call(forgotPassword, { body: { email } });
    const reset = await test.until(async () => {
      const mail = await latestMail(email, 'reset-password');
      return mail.code ? mail : null;
    });
    keep(reset.code, reset.link);
    const proved = await test.call(verifyReset, { body: { email, code: reset.code! } });
    const token = proved.data.reset_token;
    keep(token);
    const changed = await test.call(resetPassword, { body: { token, password: next } });
    expect(changed.status).toBe(200);
    await test.send('GET', `/api/current-user?token=${data.token}`, {
      token: 'eyJhbGciOiJIUzI1NiJ9.e30.AAAA',
    });
    await test.send('POST', '/api/login-user', { payload: `{"email":"${email}",`, headers: asJson });
    test.program.parts.log.error(
      { err: new Error(`550 <${email}> unknown`) },
      `mail to ${email} with ${data.token}`,
    );

    const all = written.join('');
    expect(all).toContain('a request was turned away');
    expect(all).toContain('sessions.wrong_credentials');
    // Six digits also stand in the middle of times and ids: only by themselves are they a code.
    const isWritten = (secret: string) =>
      /^\d+$/.test(secret) ? new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(all) : all.includes(secret);
    expect([...secrets].filter(isWritten)).toEqual([]);
  });

  async function latestMail(to: string, kind?: string) {
    const rows = await test.program.parts.db.select().from(emails).where(eq(emails.recipient, to));
    const mail = rows
      .filter((row) => !kind || row.kind === kind)
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .at(-1);
    return { code: mail?.text.match(/\b\d{6}\b/)?.[0], link: mail?.text.match(/https?:\/\/\S+/)?.[0] };
  }
});
