import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { uploadFile } from '#contract/features/files.contract.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { Language } from '#contract/kernel/fields.ts';
import type { RoleName } from '#contract/kernel/user-states.ts';
import { type Running, start } from '#server/app/start.ts';
import { insertUser } from '#server/features/accounts/index.ts';
import { openSession } from '#server/features/sessions/index.ts';
import { readConfig } from '#server/platform/config.ts';
import { startEmbeddedDatabase } from '#server/platform/embedded-database.ts';

/** Somebody with an account, signed in. */
export interface Account {
  id: string;
  token: string;
  /** In which they ask; English where absent. */
  lang?: Language;
}

interface Asking<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  params?: z.input<P>;
  query?: z.input<Q>;
  body?: z.input<B>;
}

/** The whole product on an empty database of its own, asked over HTTP as the screens ask it. */
export interface PanelProduct {
  program: Running;
  ask<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    account: Account,
    asking?: Asking<P, Q, B>,
  ): Promise<z.output<R>>;
  /** Keeps a resume of an account and gives the file's id. */
  upload(account: Account, name: string, text: string): Promise<string>;
  /** Opens an account whose address is confirmed. `companyId` makes it one that hires, without it onboarding is ahead. */
  open(name: string, companyId?: string): Promise<Account>;
  /** Resolves once nothing is left in the queue. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the product without demo data. Nothing of it outlives `stop`. */
export async function startPanelProduct(): Promise<PanelProduct> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-panel-'));
  // PostgreSQL runs as another user where we are root, so others must be able to enter.
  fs.chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedDatabase(path.join(dataDir, 'postgres'));
  const config = readConfig({
    MASAR_DATA: dataDir,
    MASAR_DEMO: 'no',
    MASAR_RATE_FACTOR: '100000',
    LOG_LEVEL: 'error',
  });
  const connection = { host: postgres.host, port: postgres.port, user: 'postgres', database: 'postgres' };
  const listen = { host: '127.0.0.1', port: 0 };
  const program = await start(config, connection, { isAlone: true, listen });
  return {
    program,
    ask: (endpoint, account, asking = {}) => ask(program, endpoint, account, asking),
    upload: (account, name, text) => upload(program, account, name, text),
    open: (name, companyId) => open(program, name, companyId),
    settled: () => settled(program),
    stop: async () => {
      await program.stop();
      await postgres.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ask<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, R extends z.ZodType>(
  { url }: Running,
  endpoint: Endpoint<P, Q, B, R>,
  { token, lang = 'en' }: Account,
  { params, query, body }: Asking<P, Q, B>,
): Promise<z.output<R>> {
  const given = new Map(Object.entries(params ?? {}));
  const place = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given.get(name) ?? '')),
  );
  const asked = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const response = await fetch(`${url}/api${place}${asked.size > 0 ? `?${asked}` : ''}`, {
    method: endpoint.method,
    headers: { token, lang, 'content-type': 'application/json' },
    ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  return endpoint.response.parse(await dataOf(response, place));
}

async function upload({ url }: Running, { token }: Account, name: string, text: string): Promise<string> {
  const form = new FormData();
  form.set('purpose', 'resume');
  form.set('file', new Blob([text], { type: 'text/plain' }), name);
  const response = await fetch(`${url}/api${uploadFile.path}`, {
    method: 'POST',
    headers: { token },
    body: form,
  });
  return uploadFile.response.parse(await dataOf(response, uploadFile.path)).id;
}

async function dataOf(response: Response, place: string): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${place}: ${response.status} ${text}`);
  const reply: { data: unknown } = JSON.parse(text);
  return reply.data;
}

async function open({ contexts }: Running, name: string, companyId?: string): Promise<Account> {
  const ctx = await contexts.forJob();
  const role: RoleName | null = companyId ? 'recruiter' : null;
  const id = await insertUser(ctx.db, {
    portal: ctx.portal.key,
    email: `${name}@panel.test`,
    passwordHash: null,
    firstName: 'Panel',
    lastName: 'Member',
    role,
    companyId: companyId ?? null,
    companyRole: companyId ? 'owner' : null,
    language: 'en',
    isEmailConfirmed: true,
    isOnboardingCompleted: role !== null,
    isAccountConfirmed: role !== null,
  });
  if (!id) throw new Error(`There are two accounts called ${name}.`);
  const { token } = await openSession(ctx, id, 'panel');
  return { id, token };
}

const LOOK_MS = 500;
/** The queue seems idle between two steps of one work: it must be so a few times in a row. */
const IDLE_LOOKS = 4;
const GIVE_UP_MS = 600_000;

async function settled({ parts }: Running): Promise<void> {
  const began = performance.now();
  for (let idle = 0; idle < IDLE_LOOKS; ) {
    if (performance.now() - began > GIVE_UP_MS) throw new Error('The queue did not come to rest.');
    const { rows } = await parts.db.execute(
      sql`select count(*)::int as waiting from pgboss.job where state < 'completed' and start_after <= now()`,
    );
    idle = rows[0]?.waiting === 0 ? idle + 1 : 0;
    await wait(LOOK_MS);
  }
}
