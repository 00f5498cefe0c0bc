import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deleteSession, listSessions, loginUser } from '#contract/features/sessions.contract.ts';
import { type Realtime, startRealtime } from '#server/platform/realtime.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aPerson, PASSWORD } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

/** The program takes the requests; the sockets are on another node, as behind a load balancer. */
const test = testApp();
const http = createServer();
let node: Realtime;
/** Another node, which holds no sockets, as a worker. */
let sender: Realtime;
const open: Socket[] = [];
let whoAsks: Parameters<typeof startRealtime>[2];

beforeAll(async () => {
  const { db, log } = test.program.parts;
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  const at = { ...inject('postgres'), user: 'postgres', database: firstOf(rows).name };
  whoAsks = test.program.contexts.callerOfToken;
  node = await startRealtime(http, at, (token) => whoAsks(token), log);
  sender = await startRealtime(null, at, (token) => whoAsks(token), log);
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', () => resolve()));
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await node.close();
  await sender.close();
});

function connect(token: string, heard: unknown[] = [], age?: number): Promise<Socket> {
  const { port } = http.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, {
    auth: { token, ...(age !== undefined && { age }) },
    transports: ['websocket'],
    forceNew: true,
  });
  open.push(socket);
  socket.onAny((...event) => heard.push(event));
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', reject);
  });
}

describe('the socket of a session', () => {
  it('is cut when the session ends, on whichever node it is; the person’s others stay', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const other = await test.call(loginUser, { body: { email: person.email, password: PASSWORD } });
    const mine = await connect(person.token);
    const theirs = await connect(other.data.token);
    const cut = new Promise<string>((resolve) => void theirs.on('disconnect', resolve));
    const { data } = await test.call(listSessions, { token: person.token });
    const id = theOne(data.results, (session) => !session.is_current).id;
    await test.call(deleteSession, { token: person.token, params: { id } });
    expect(await cut).toMatch(/disconnect|close/);
    expect(mine.connected).toBe(true);
    await expect(connect(other.data.token)).rejects.toThrow('session.required');
  });

  it('is refused, and nothing else happens, while nobody can say who it is', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    whoAsks = () => Promise.reject(new Error('the database is away'));
    await expect(connect(token)).rejects.toThrow('the database is away');
    whoAsks = test.program.contexts.callerOfToken;
    expect((await connect(token)).connected).toBe(true);
  });

  it('hears what it has missed since its page began, told on whichever node, and else that nobody knows', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const other = await aPerson(test, 'CANDIDATE');
    const late: unknown[] = [];
    const later: unknown[] = [];
    const unknown: unknown[] = [];
    // Of what came before this node was there it knows nothing.
    await wait(1_100);
    const began = Date.now();
    sender.tell(other.id, 'notifications:changed');
    sender.tell([other.id, person.id], 'matches:changed', { job_id: null });
    await expect
      .poll(
        async () => {
          late.length = 0;
          await connect(person.token, late, Date.now() - began);
          await wait(50);
          return late;
        },
        { timeout: 10_000 },
      )
      .toEqual([['matches:changed', { job_id: null }]]);
    await connect(person.token, later, 3_600_000);
    await connect(person.token, unknown);
    await expect.poll(() => [later, unknown]).toEqual([[['missed']], [['missed']]]);
  });
});
