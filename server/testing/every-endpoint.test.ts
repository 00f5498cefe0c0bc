import { describe, expect, it } from 'vitest';
import { allEndpoints, errorStatuses } from '#contract/index.ts';
import type { AnyEndpoint } from '#contract/kernel/endpoint.ts';
import { ACCOUNT_STATES, type AccountState } from '#contract/kernel/user-states.ts';
import { features } from '#server/app/features.ts';
import { openApi } from '#server/platform/http/openapi.ts';
import { hasWords } from '#server/platform/words.ts';
import { admitted } from './admitted.ts';
import { aPerson } from './people.ts';
import { testApp } from './test-app.ts';

/** Walks the whole contract: a new endpoint is covered the moment it is declared. */

// Each call is made once for every state.
const test = testApp({ env: { MASAR_RATE_FACTOR: '20' } });
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** An address with every parameter filled in. */
const urlOf = ({ path }: AnyEndpoint, value = NOBODY) =>
  `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => SAMPLE_PARAMS[name] ?? value)}`;
const SAMPLE_PARAMS: Record<string, string> = { action: 'like', name: 'skill', token: '123456' };

const send = (endpoint: AnyEndpoint, token?: string) =>
  test.send(endpoint.method, urlOf(endpoint), {
    token,
    ...(endpoint.method === 'GET' ? {} : { payload: {} }),
  });

/** `GET /job/{id}` takes what `POST /job/apply` lies at as well. */
const methodsAt = (url: string) =>
  new Set<string>(
    allEndpoints.flatMap(({ endpoint: { path, method } }) =>
      new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(url) ? [method] : [],
    ),
  );

describe('the contract', () => {
  it('has a handler for every endpoint, and no handler twice', () => {
    const bound = features
      .flatMap(({ routes }) => routes)
      .map((binding) => `${binding.endpoint.method} ${binding.endpoint.path}`);
    const declared = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(bound.toSorted()).toEqual(declared.toSorted());
    expect(new Set(bound).size).toBe(bound.length);
  });

  it('has words in both languages for every error and message', () => {
    const keys = [
      ...Object.keys(errorStatuses),
      ...allEndpoints.flatMap(({ endpoint }) => endpoint.message ?? []),
    ];
    expect(keys.filter((key) => !hasWords('en', key) || !hasWords('ar', key))).toEqual([]);
  });

  it('names only error codes that exist', () => {
    const named = allEndpoints.flatMap(({ endpoint }) => endpoint.errors ?? []);
    expect(named.filter((code) => !(code in errorStatuses))).toEqual([]);
  });

  it('is served as OpenAPI', async () => {
    const answer = await test.send('GET', '/api/openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(JSON.parse(JSON.stringify(openApi())));
  });

  it('answers an unknown address with a problem in the caller’s language', async () => {
    const answer = await test.send('GET', '/api/no-such-call', { headers: { lang: 'ar' } });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.problem.code).toBe('request.not_found');
    expect(answer.problem.message).toMatch(/[\u0600-\u06ff]/);
  });

  it('answers a method that an address does not take with those it takes', async () => {
    const methods = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'];
    for (const { endpoint } of allEndpoints) {
      const url = urlOf(endpoint);
      const taken = methodsAt(url);
      for (const method of methods.filter((one) => !taken.has(one))) {
        const { status, headers, problem } = await test.send(method, url, { headers: { lang: 'ar' } });
        expect([method, url, status, problem.code]).toEqual([method, url, 405, 'request.method_not_allowed']);
        expect(headers['content-type']).toContain('application/problem+json');
        const allowed = String(headers.allow).split(', ');
        expect([...taken].filter((one) => !allowed.includes(one))).toEqual([]);
        expect(allowed).not.toContain(method);
      }
    }
  });
});

const guarded = allEndpoints.filter(({ endpoint }) => endpoint.access !== 'public');

describe.each(guarded)('$endpoint.method $endpoint.path', ({ endpoint }) => {
  it('asks for a session', async () => {
    const answer = await send(endpoint);
    expect([answer.status, answer.problem.code]).toEqual([401, 'session.required']);
  });

  it('does not take a token that is not ours', async () => {
    const answer = await send(endpoint, 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.AAAA');
    expect(answer.status).toBe(401);
  });
});

const restricted = guarded.filter(({ endpoint }) => Array.isArray(endpoint.access));

describe('access by state', () => {
  it.each(ACCOUNT_STATES)('is refused to %s wherever it is not named', async (state) => {
    const person = await aPerson(test, state);
    for (const { endpoint } of restricted) {
      const answer = await send(endpoint, person.token);
      const isNamed = (endpoint.access as readonly AccountState[]).includes(state);
      expect([endpoint.path, answer.status === 403]).toEqual([endpoint.path, !isNamed]);
    }
  });
});

/** For anyone signed in, and then for some of them by what they ask for: tested beside it. */
const CHOOSY = new Set(['sendEmail']);

describe('the door', () => {
  const wide = allEndpoints.filter(
    ({ endpoint, name }) => !Array.isArray(endpoint.access) && !CHOOSY.has(name),
  );

  it.each(ACCOUNT_STATES)('that is open to everyone signed in is open to %s', async (state) => {
    const person = await aPerson(test, state);
    for (const { endpoint } of wide) {
      const { token } = endpoint.access === 'public' ? { token: undefined } : person;
      const { status, problem } = await send(endpoint, token);
      const isShut = status === 403 || problem?.code === 'session.required';
      expect([endpoint.method, endpoint.path, isShut]).toEqual([endpoint.method, endpoint.path, false]);
    }
  });

  it('that is public is open to who is signed in as well, whatever their state', async () => {
    const open = wide.filter(({ endpoint }) => endpoint.access === 'public');
    for (const state of ACCOUNT_STATES) {
      const { token } = await aPerson(test, state);
      for (const { endpoint } of open) {
        const { status } = await send(endpoint, token);
        expect([endpoint.path, state, status === 403]).toEqual([endpoint.path, state, false]);
      }
    }
  });
});

describe('malformed input', () => {
  const withBody = allEndpoints.filter(
    ({ endpoint }) => endpoint.kind === 'json' && endpoint.method !== 'GET',
  );

  it.each(withBody)('$endpoint.path refuses what is not JSON', async ({ endpoint }) => {
    const answer = await test.send(endpoint.method, urlOf(endpoint), {
      token: (await admitted(test, endpoint))?.token,
      payload: '{"half":',
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, answer.problem.code]).toEqual([400, 'request.malformed']);
  });

  it.each(withBody)('$endpoint.path refuses fields of the wrong kind, naming them', async ({ endpoint }) => {
    if (endpoint.kind !== 'json') return;
    const wrong = Object.fromEntries(
      fieldsOf(endpoint.body).map((name) => [name, { no: ['such', 'thing'] }]),
    );
    if (Object.keys(wrong).length === 0) return;
    const answer = await test.send(endpoint.method, urlOf(endpoint), {
      token: (await admitted(test, endpoint))?.token,
      payload: wrong,
    });
    expect([answer.status, answer.problem.code]).toEqual([422, 'request.invalid']);
    expect(answer.problem.errors.length).toBeGreaterThan(0);
    for (const field of answer.problem.errors) expect(field.message).not.toBe('');
  });

  it.each(allEndpoints.filter(({ endpoint }) => /\{(id|user_id)\}/.test(endpoint.path)))(
    '$endpoint.path refuses an id that is none',
    async ({ endpoint }) => {
      const answer = await test.send(endpoint.method, urlOf(endpoint, "1'%20or%201=1"), {
        token: (await admitted(test, endpoint))?.token,
        ...(endpoint.method === 'GET' ? {} : { payload: {} }),
      });
      expect(answer.status).toBe(422);
    },
  );

  it.each(allEndpoints.filter(({ endpoint }) => endpoint.kind === 'upload'))(
    '$endpoint.path refuses what is not a form',
    async ({ endpoint }) => {
      const answer = await test.send('POST', urlOf(endpoint), {
        token: (await admitted(test, endpoint))?.token,
        payload: {},
      });
      expect([answer.status, answer.problem.code]).toEqual([400, 'request.malformed']);
    },
  );

  it.each([
    ['ends before its file', '--x\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nres', 'x'],
    [
      'ends within its file',
      '--x\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nresume\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="cv.txt"\r\n\r\nNora',
      'x',
    ],
    ['has no boundary', '', ''],
    ['has a boundary longer than any', '', 'x'.repeat(300)],
  ])('refuses a form that %s', async (_, payload, boundary) => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const answer = await test.send('POST', '/api/upload-file', {
      token,
      payload,
      headers: { 'content-type': `multipart/form-data${boundary && `; boundary=${boundary}`}` },
    });
    expect([answer.status, answer.problem.code]).toEqual([400, 'request.malformed']);
  });

  it('refuses a body that is too large', async () => {
    const answer = await test.send('POST', '/api/login-user', {
      payload: { email: 'x'.repeat(3_000_000), password: 'x' },
    });
    expect([answer.status, answer.problem.code]).toEqual([413, 'request.too_large']);
  });
});

function fieldsOf(body: unknown): string[] {
  const it = body as { shape?: object; options?: readonly unknown[] };
  if (it.shape) return Object.keys(it.shape);
  return it.options ? it.options.flatMap(fieldsOf) : [];
}
