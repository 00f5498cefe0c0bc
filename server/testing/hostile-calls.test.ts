import { expect, it } from 'vitest';
import { allEndpoints } from '#contract/index.ts';
import { createChance } from '#server/db/demo/random.ts';
import { admitted } from './admitted.ts';
import { faultOf } from './hostile-answers.ts';
import { hostileCall } from './hostile-calls.ts';
import { testApp } from './test-app.ts';

/** A few of the requests of `npm run bench -- calls`, the same every time. */
const TIMES = 3;

const test = testApp({ env: { MASAR_RATE_FACTOR: '20' } });

it('a hostile request brings no failure, and each refusal is a problem in the caller’s language', async () => {
  const faults: string[] = [];
  for (const [at, { endpoint }] of allEndpoints.entries()) {
    const person = await admitted(test, endpoint);
    for (let time = 0; time < TIMES; time++) {
      const seed = at * TIMES + time;
      const lang = createChance(seed).one(['en', 'ar'] as const);
      const call = hostileCall(endpoint, seed, person ? [person.id] : []);
      // A language of its own would be judged by that.
      const { lang: _, ...headers } = call.headers;
      const {
        status,
        headers: got,
        body,
      } = await test.send(call.method, call.url, {
        token: person?.token,
        headers: { lang, ...headers },
        ...(call.payload === undefined ? {} : { payload: call.payload }),
      });
      const text = call.method === 'HEAD' ? null : JSON.stringify(body);
      const fault = faultOf({ status, type: String(got['content-type'] ?? ''), text }, lang);
      if (fault) faults.push(`${seed}: ${call.method} ${call.url.slice(0, 200)}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});
