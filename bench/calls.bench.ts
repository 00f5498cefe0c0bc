import http from 'node:http';
import { allEndpoints } from '#contract/index.ts';
import type { AnyEndpoint } from '#contract/kernel/endpoint.ts';
import { demoAccounts } from '#server/db/demo/people.ts';
import { createChance } from '#server/db/demo/random.ts';
import { type Answered, faultOf } from '#server/testing/hostile-answers.ts';
import { type HostileCall, hostileCall } from '#server/testing/hostile-calls.ts';
import type { Benchmark, Measurement } from './measurement.ts';
import { callApi, initialisedFolder, type Product, signIn, startProduct } from './product.ts';

/** Other requests: `CALLS_SEED=7 npm run bench -- calls`; one of them again: `CALLS_ONLY=12345`. */
const SEED = Number(process.env.CALLS_SEED ?? 1);
const COUNT = Number(process.env.CALLS_COUNT ?? 30_000);
const ONLY = process.env.CALLS_ONLY ? Number(process.env.CALLS_ONLY) : null;
const AT_ONCE = 12;
const MOST_MS = 20 * 60_000;
/** A machine that others load as well is slow, and no fault of a call. */
const ANSWERED_WITHIN_MS = 180_000;

/**
 * Hostile requests to every call of the contract, by people of every role and by nobody, to a program on this machine:
 * none may be answered with a failure, and each refusal is a problem document in the caller's language.
 */
export const callsBenchmark: Benchmark = {
  name: 'calls',
  isOnlyWhenNamed: true,
  async run(say) {
    const { dataDir } = await initialisedFolder();
    const product = await startProduct(dataDir);
    const people = await everyone(product);
    const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const faults: string[] = [];
    const byStatus = new Map<number, number>();
    const began = performance.now();
    let next = ONLY ?? 0;
    const end = ONLY === null ? COUNT : ONLY + 1;

    const worker = async () => {
      while (next < end && performance.now() - began < MOST_MS) {
        const at = next++;
        const { endpoint, person, call, lang } = requestOf(at, people);
        const answer = await send(product, agent, call);
        byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1);
        const fault = faultOf(answer, lang);
        if (fault) faults.push(`${at}: ${endpoint.method} ${endpoint.path}: ${fault}`);
        if (fault || ONLY !== null)
          say(`${at}: ${call.method} ${call.url.slice(0, 300)} ${answer.status} ${fault ?? ''}`);
        if (ONLY !== null)
          say(JSON.stringify({ ...call, payload: String(call.payload).slice(0, 2_000), answer }));
        if (answer.status === 401 && person) await person.signInAgain();
        if ((at + 1) % 2_000 === 0) say(`${at + 1} requests, ${faults.length} faults`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    agent.destroy();
    const sent = next - (ONLY ?? 0);
    say(
      [...byStatus]
        .toSorted(([a], [b]) => a - b)
        .map(([status, times]) => `${status}: ${times}`)
        .join(', '),
    );
    const failures = product.said().match(/a request failed/g)?.length ?? 0;
    for (const line of new Set(product.said().match(/"message":"(?:[^"\\]|\\.){0,600}/g))) say(line);
    await product.stop();
    return measurementsOf(sent, faults.length, failures);
  },
};

const measurementsOf = (sent: number, faults: number, failures: number): Measurement[] => [
  { what: `hostile calls: faults in ${sent} requests`, budget: 0, measured: faults, unit: '' },
  { what: 'hostile calls: failures in the log', budget: 0, measured: failures, unit: '' },
];

interface Caller {
  token: string;
  ids: readonly string[];
  signInAgain(): Promise<void>;
}

/** A person of every role, signed in, with the ids of what they see; accounts may be lost on the way. */
async function everyone(product: Product): Promise<Caller[]> {
  return Promise.all(
    demoAccounts.map(async ({ email }) => {
      const caller: Caller = {
        token: await signIn(product, email),
        ids: [],
        signInAgain: async () => {
          caller.token = await signIn(product, email).catch(() => caller.token);
        },
      };
      return Object.assign(caller, { ids: await idsSeenBy(product, caller.token) });
    }),
  );
}

/** Ids in what the calls without parameters tell a person. */
async function idsSeenBy(product: Product, token: string): Promise<string[]> {
  const ids = new Set<string>();
  for (const { endpoint } of allEndpoints) {
    if (endpoint.kind !== 'json' || endpoint.method !== 'GET' || endpoint.path.includes('{')) continue;
    const data = await callApi<unknown>(product, token, endpoint.path).catch(() => null);
    for (const id of JSON.stringify(data ?? '').match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [])
      if (ids.size < 200) ids.add(id);
  }
  return [...ids];
}

interface Request {
  endpoint: AnyEndpoint;
  person: Caller | null;
  call: HostileCall;
  lang: 'en' | 'ar';
}

/** Each call of the contract in turn; whose it is, and in which language, by chance. */
function requestOf(at: number, people: readonly Caller[]): Request {
  const { endpoint } = allEndpoints[at % allEndpoints.length]!;
  const chance = createChance(SEED * 1_000_003 + at);
  const person = chance.happens(0.1) ? null : chance.one(people);
  const lang = chance.one(['en', 'ar'] as const);
  const call = hostileCall(endpoint, SEED * 1_000_003 + at, person?.ids);
  return {
    endpoint,
    person,
    // Whoever names a language that there is none of is answered in English.
    lang: 'lang' in call.headers ? 'en' : lang,
    call: { ...call, headers: { lang, ...(person ? { token: person.token } : {}), ...call.headers } },
  };
}

function send(product: Product, agent: http.Agent, call: HostileCall): Promise<Answered> {
  return new Promise((resolve) => {
    const broken = (error: Error) => resolve({ status: 0, type: '', text: error.message });
    const request = http.request(
      `${product.url}`,
      {
        agent,
        method: call.method,
        path: call.url,
        timeout: ANSWERED_WITHIN_MS,
        headers: {
          ...call.headers,
          ...(call.payload === undefined ? {} : { 'content-length': Buffer.byteLength(call.payload) }),
        },
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.once('error', broken);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: String(response.headers['content-type'] ?? ''),
            text: call.method === 'HEAD' ? null : Buffer.concat(pieces).toString('utf8'),
          }),
        );
      },
    );
    request.once('timeout', () => request.destroy(new Error('no answer came in time')));
    request.once('error', broken);
    request.end(call.payload);
  });
}
