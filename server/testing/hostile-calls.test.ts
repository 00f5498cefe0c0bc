import { expect, it } from 'vitest';
import { allEndpoints } from '#contract/index.ts';
import { createChance } from '#server/db/demo/random.ts';
import { admitted } from './admitted.ts';
import { faultOf } from './hostile-answers.ts';
import { hostileCall } from './hostile-calls.ts';
import type { Person } from './people.ts';
import { testApp } from './test-app.ts';

/** One request of each call, of those of `npm run bench -- calls`; the same every time. */

const test = testApp({ env: { MASAR_RATE_FACTOR: '20' } });

it('a hostile request brings no failure, and each refusal is a problem in the caller’s language', async () => {
  const people = new Map<string, Person | null>();
  const faults: string[] = [];
  for (const [seed, { endpoint }] of allEndpoints.entries()) {
    const access = String(endpoint.access);
    const person = people.has(access) ? people.get(access) : await admitted(test, endpoint);
    people.set(access, person ?? null);
    const lang = createChance(seed).one(['en', 'ar'] as const);
    const { method, url, headers, payload } = hostileCall(endpoint, seed, person ? [person.id] : []);
    const answer = await test.send(method, url, {
      token: person?.token,
      // The language is ours, so that it is known which one to expect.
      headers: { ...headers, lang },
      ...(payload === undefined ? {} : { payload }),
    });
    const text = method === 'HEAD' ? null : JSON.stringify(answer.body);
    const type = String(answer.headers['content-type'] ?? '');
    const fault = faultOf({ status: answer.status, type, text }, lang);
    if (fault) faults.push(`${seed}: ${method} ${url.slice(0, 200)}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
