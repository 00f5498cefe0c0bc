import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { AnyEndpoint, Body, Params, Query, Reply } from '#contract/kernel/endpoint.ts';
import type { Problem } from '#contract/kernel/errors.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { type Running, start } from '#server/app/start.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Log } from '#server/platform/log.ts';
import { TEMPLATE } from './global-setup.ts';
import { sharedThreads } from './threads.ts';

export interface Answer<T> {
  status: number;
  /** What came back, whole: the envelope of a success, or the problem. */
  body: unknown;
  headers: Record<string, unknown>;
  data: T;
  message: string;
  problem: Problem;
}

/** Who calls, in which language, where. */
interface Calling {
  token?: string | undefined;
  lang?: Language;
  domain?: string;
}

export interface CallInput<E> extends Calling {
  params?: Params<E>;
  query?: Query<E>;
  body?: Body<E>;
}

/** Input that the contract need not allow. */
interface AnyInput extends Calling {
  params?: Readonly<Record<string, unknown>>;
  query?: object;
  body?: unknown;
}

export interface TestApp {
  program: Running;
  /** Calls an endpoint over HTTP; input and answer have the contract's types. */
  call<E extends AnyEndpoint>(endpoint: E, input?: CallInput<E>): Promise<Answer<Reply<E>>>;
  /** The same with input that the contract need not allow. */
  callAnyhow<E extends AnyEndpoint>(endpoint: E, input: AnyInput): Promise<Answer<Reply<E>>>;
  /** Sends anything at all. */
  send(
    method: string,
    url: string,
    init?: { token?: string | undefined; payload?: unknown; headers?: Record<string, string> },
  ): Promise<Answer<never>>;
  upload(
    url: string,
    fields: Record<string, string>,
    file: { name: string; bytes: Uint8Array | string },
    token?: string,
  ): Promise<Answer<never>>;
  /**
   * Waits until a condition holds, for work that the queue does. A look that throws is a condition that does not hold
   * yet: what is still being prepared may be answered with a problem, which has no data.
   */
  until<T>(look: () => Promise<T | null | undefined | false>): Promise<T>;
}

/**
 * The whole program on a database of this file's own, for the tests of the file. Requests are injected into the real
 * app. With `worker` the queue's work is done too.
 */
export function testApp(
  options: { worker?: boolean; env?: Record<string, string>; log?: Log } = {},
): TestApp {
  let program: Running | undefined;
  let stop = async () => {};
  const running = () => {
    if (!program) throw new Error('the app runs only inside tests');
    return program;
  };

  beforeAll(async () => {
    const at = { ...inject('postgres'), user: 'postgres' };
    const database = `test_${crypto.randomBytes(6).toString('hex')}`;
    await asAdmin(at, `create database ${database} template ${TEMPLATE}`);
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-test-files-'));
    const config = readConfig({
      NODE_ENV: 'test',
      MASAR_DATA: dataDir,
      MASAR_ROLES: options.worker ? 'api,worker' : 'api',
      MASAR_DEMO: 'no',
      LOG_LEVEL: 'silent',
      ...options.env,
    });
    program = await start(
      config,
      { ...at, database },
      // The files that a worker tests one after the other share what is made from the dictionaries.
      {
        isAlone: true,
        taxonomy: releaseTaxonomy,
        threads: sharedThreads,
        ...(options.log && { log: options.log }),
      },
    );
    stop = async () => {
      await program?.stop();
      await asAdmin(at, `drop database ${database} with (force)`);
      fs.rmSync(dataDir, { recursive: true, force: true });
    };
  });
  afterAll(() => stop());

  const send: TestApp['send'] = async (method, url, { token, payload, headers = {} } = {}) => {
    const isText = typeof payload === 'string' || payload instanceof Uint8Array;
    const response = await running().app.inject({
      method: method as 'GET',
      url,
      headers: {
        ...(token ? { token } : {}),
        ...(payload !== undefined && !isText ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(payload === undefined
        ? {}
        : { payload: isText ? Buffer.from(payload as string) : JSON.stringify(payload) }),
    });
    return answerOf(response.statusCode, response.headers, response.rawPayload);
  };

  const callAnyhow: TestApp['callAnyhow'] = async (endpoint, input) => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(input.params?.[name] ?? '')),
    );
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).flatMap(([name, value]) =>
        value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
      ),
    );
    return send(endpoint.method, `/api${path}${query.size > 0 ? `?${query}` : ''}`, {
      token: input.token,
      ...(endpoint.method === 'GET' ? {} : { payload: input.body ?? {} }),
      headers: {
        ...(input.lang ? { lang: input.lang } : {}),
        ...(input.domain ? { domain: input.domain } : {}),
      },
    });
  };

  return {
    get program() {
      return running();
    },
    send,
    callAnyhow,
    call: (endpoint, input = {}) => callAnyhow(endpoint, input),
    upload: async (url, fields, file, token) => {
      const boundary = `----masar${crypto.randomBytes(8).toString('hex')}`;
      const text = Object.entries(fields).map(
        ([name, value]) =>
          `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
      const payload = Buffer.concat([
        Buffer.from(text.join('') + head),
        Buffer.from(file.bytes as Uint8Array),
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
      return send('POST', `/api${url}`, {
        token,
        payload,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      });
    },
    until: async (look) => {
      let cause: unknown;
      for (let tries = 0; tries < 2_800; tries++) {
        try {
          const seen = await look();
          if (seen) return seen;
          cause = undefined;
        } catch (error) {
          cause = error;
        }
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error('it did not happen within seventy seconds', { cause });
    },
  };
}

function answerOf(status: number, headers: Record<string, unknown>, raw: Buffer): Answer<never> {
  let body: unknown = null;
  try {
    body = JSON.parse(raw.toString('utf8'));
  } catch {
    body = raw;
  }
  const { data, message } = (body ?? {}) as { data: never; message: string };
  return { status, headers, body, data, message, problem: body as Problem };
}

async function asAdmin(at: object, statement: string): Promise<void> {
  const client = new pg.Client({ ...at, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
