import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import { Server, type Socket } from 'socket.io';
import type { ServerEvents } from '#contract/realtime.ts';
import type { Log } from './log.ts';
import { toldLately } from './told-lately.ts';

/** Tells the open screens of people that something changed. */
export interface Realtime {
  /** Of many people at once a message is sent, not one for each. */
  tell<K extends keyof ServerEvents>(
    userIds: string | readonly string[],
    event: K,
    ...args: Parameters<ServerEvents[K]>
  ): void;
  /** Closes the sockets of sessions that have ended, on whichever node they are. */
  cutOff(sessionIds: readonly string[]): void;
  close(): Promise<void>;
}

/** What nodes say to each other: whom to tell what. Each tells those whose screens it holds. */
interface NodeEvents {
  told: (rooms: readonly string[], event: keyof ServerEvents, args: readonly unknown[]) => void;
}

/** A first look at a screen asks for its data before it listens; answers may be as much older than the page says. */
const SLACK_MS = 1_000;

/** People told by one message. */
const MOST_ROOMS = 1_000;

/**
 * Sockets to open screens. Every node holds some of them; the database carries an event to the node that holds the
 * person's. A node without HTTP (a worker) can still tell.
 */
export async function startRealtime(
  http: HttpServer | null,
  connection: pg.PoolConfig,
  authenticate: (token: string) => Promise<{ userId: string; sessionId: string } | null>,
  log: Log,
): Promise<Realtime> {
  const io = new Server<Record<string, never>, ServerEvents, NodeEvents>({
    serveClient: false,
    maxHttpBufferSize: 10_000,
  });
  const pool = listeningPool(connection);
  await pool.query(`create table if not exists socket_io_attachments (
    id bigserial unique, created_at timestamptz default now(), payload bytea)`);
  const listener = new Promise<pg.PoolClient>((resolve) => pool.once('acquire', resolve));
  io.adapter(createAdapter(pool, { errorHandler: (error) => log.warn({ err: error }, 'realtime') }));

  async function letIn(socket: Socket): Promise<void> {
    const caller = await authenticate(String(socket.handshake.auth.token ?? ''));
    if (!caller) throw new Error('session.required');
    await socket.join([room(caller.userId), sessionRoom(caller.sessionId)]);
  }
  io.use((socket, next) => {
    letIn(socket).then(
      () => next(),
      (error: unknown) => next(error instanceof Error ? error : new Error(String(error))),
    );
  });
  const lately = toldLately();
  const tellOwn: NodeEvents['told'] = (rooms, event, args) => {
    lately.keep(rooms, event, args);
    io.local.to([...rooms]).emit(event, ...(args as []));
  };
  io.on('told', tellOwn);
  io.on('connection', (socket) => {
    // A page says how old it is when it first listens: it is told what it has missed, and asks nothing else again.
    const since = Date.now() - Number(socket.handshake.auth.age) - SLACK_MS;
    const missed = lately.since(since, socket.rooms);
    if (missed) for (const { event, args } of missed) socket.emit(event, ...(args as []));
    else socket.emit('missed');
  });
  if (http) io.attach(http);

  return {
    tell: (userIds, event, ...args) => {
      const rooms = [userIds].flat().map(room);
      // Nobody at all would be everybody.
      for (let from = 0; from < rooms.length; from += MOST_ROOMS) {
        const some = rooms.slice(from, from + MOST_ROOMS);
        tellOwn(some, event, args);
        io.serverSideEmit('told', some, event, args);
      }
    },
    cutOff: (sessionIds) => {
      if (sessionIds.length > 0) io.in(sessionIds.map(sessionRoom)).disconnectSockets(true);
    },
    close: async () => {
      await Promise.race([isListening(listener), patience()]);
      io.disconnectSockets(true);
      // Without HTTP there is nothing to close but the way to the other nodes.
      if (http) await new Promise<void>((resolve) => void io.close(() => resolve()));
      else await io.of('/').adapter.close();
      await pool.end();
    },
  };
}

/**
 * The adapter gives back at its end only a client that listens already: one that is closed sooner, as by a short command,
 * would leave a client with nobody and the pool without end. What is asked of the client now is answered after `listen`.
 */
async function isListening(listener: Promise<pg.PoolClient>): Promise<void> {
  const client = await listener;
  await new Promise(setImmediate);
  await client.query('select 1').catch(() => {});
  await new Promise(setImmediate);
}

/** No longer than this for a database that does not answer. */
const patience = () => new Promise<void>((resolve) => void setTimeout(resolve, 2_000).unref());

/**
 * A pool of the adapter's own. The adapter takes a client to listen with and seeks another when that one breaks, without
 * giving the broken one back: done here, or the pool would run dry cut by cut and never end.
 */
function listeningPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...connection, max: 4, keepAlive: true });
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    client.once('end', () => {
      try {
        client.release(true);
      } catch {
        // It was idle, and the pool let go of it by itself.
      }
    });
  });
  return pool;
}

const room = (userId: string) => `user:${userId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;
