import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from './product.ts';

/** One request of somebody who is signed in. */
export interface Asked {
  /** As the report calls it. */
  name: string;
  token: string;
  method?: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: unknown;
}

/** What became of a request. */
export interface Outcome {
  name: string;
  /** 0 where the connection broke. */
  status: number;
  /** From when it was due to the last byte of its reply, in milliseconds. */
  ms: number;
  /** A refusal that says when to come again. */
  saysWhen: boolean;
}

/**
 * Sends requests when they are due, whatever has become of those before: waiting in line counts as waiting. `requestAt`
 * says which is the next.
 */
export async function atSteadyRate(
  product: Product,
  perSecond: number,
  seconds: number,
  requestAt: (at: number) => Asked,
): Promise<Outcome[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 128 });
  const total = perSecond * seconds;
  const began = performance.now();
  const pending: Promise<Outcome>[] = [];
  for (let at = 0; at < total; at++) {
    const due = began + (at * 1_000) / perSecond;
    const ahead = due - performance.now();
    if (ahead > 1) await wait(ahead);
    const asked = requestAt(at);
    pending.push(
      send(product, agent, asked).then(({ status, saysWhen }) => ({
        name: asked.name,
        status,
        saysWhen,
        ms: performance.now() - due,
      })),
    );
  }
  const outcomes = await Promise.all(pending);
  agent.destroy();
  return outcomes;
}

/** The status of the reply once it is whole. */
function send(
  product: Product,
  agent: http.Agent,
  { path, token, body, method = body === undefined ? 'GET' : 'POST' }: Asked,
): Promise<{ status: number; saysWhen: boolean }> {
  const payload = body === undefined ? null : JSON.stringify(body);
  return new Promise((resolve) => {
    const broken = () => resolve({ status: 0, saysWhen: false });
    const request = http.request(
      `${product.url}/api${path}`,
      {
        agent,
        method,
        headers: {
          token,
          'accept-encoding': 'gzip',
          ...(payload === null
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            saysWhen: Number(response.headers['retry-after']) > 0,
          }),
        );
        response.once('error', broken);
      },
    );
    request.once('error', broken);
    request.end(payload);
  });
}

/** Asks until the ranking that the first asking began is there. */
export async function ranked<T extends { computing: boolean }>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await ask();
    if (!answer.computing) return answer;
    await wait(100);
  }
  throw new Error('A ranking did not come within a minute.');
}
