import { afterEach, vi } from 'vitest';
import type { Endpoint, Reply } from '#contract/kernel/endpoint.ts';
import type { FieldError } from '#contract/kernel/errors.ts';

// biome-ignore lint/suspicious/noExplicitAny: an endpoint of any schemas; the reply's type comes from the one given.
type AnyJson = Endpoint<any, any, any, any>;
/** Downloads as well: of them nothing is typed but their address. */
type Addressed = Pick<AnyJson, 'path'> & { method: string };

interface Received {
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

type Answer = (received: Received) => Response | Promise<Response>;

/**
 * An API that answers in place of the server. What it answers is typed by the contract:
 * `api.on(getJob, job)`, `api.refuse(loginUser, { status: 401, … })`. Calls nobody foresaw answer 404.
 */
export function fakeApi() {
  const answers: { method: string; pattern: RegExp; answer: Answer }[] = [];
  const calls: (Received & { method: string })[] = [];

  const answerWith = (endpoint: Addressed, answer: Answer) => {
    const pattern = new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`);
    // The latest wins, so that a test may change its mind.
    answers.unshift({ method: endpoint.method, pattern, answer });
  };

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const received = {
      path: url.pathname.replace(/^\/api/, ''),
      query: url.searchParams,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : (init.body ?? null),
      headers: new Headers(init.headers),
    };
    const method = init.method ?? 'GET';
    calls.push({ ...received, method });
    const found = answers.find((one) => one.method === method && one.pattern.test(received.path));
    return found ? found.answer(received) : problem({ status: 404, code: 'request.not_found' });
  });

  return {
    /** What was asked, in order. */
    calls,
    on<E extends AnyJson>(endpoint: E, data: Reply<E>, { message = '', headers = {} } = {}) {
      answerWith(endpoint, () => Response.json({ data, message }, { headers }));
    },
    refuse(endpoint: AnyJson, refusal: Refusal) {
      answerWith(endpoint, () => problem(refusal));
    },
    answer(endpoint: Addressed, answer: Answer) {
      answerWith(endpoint, answer);
    },
  };
}

interface Refusal {
  status: number;
  code: string;
  message?: string;
  errors?: FieldError[];
  headers?: Record<string, string>;
}

/** A reply as the server refuses: problem+json. */
export function problem({ status, code, message = '', errors = [], headers = {} }: Refusal): Response {
  const body = { type: 'about:blank', title: code, status, detail: message, message, code, errors };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
}

afterEach(() => vi.unstubAllGlobals());
