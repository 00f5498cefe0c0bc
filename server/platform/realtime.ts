import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import { Server } from 'socket.io';
import type { ServerEvents } from '#contract/realtime.ts';
import type { Log } from './log.ts';

export interface Realtime {
  tell<K extends keyof ServerEvents>(userId: string, event: K, ...args: Parameters<ServerEvents[K]>): void;
  close(): Promise<void>;
}

/**
 * Sockets to open screens. Every node holds some of them; the database carries an event to the node that holds the
 * person's. A node without HTTP (a worker) can still tell.
 */
export async function startRealtime(
  http: HttpServer | null,
  connection: pg.PoolConfig,
  authenticate: (token: string) => Promise<string | null>,
  log: Log,
): Promise<Realtime> {
  const io = new Server<Record<string, never>, ServerEvents>({
    serveClient: false,
    maxHttpBufferSize: 10_000,
  });
  const pool = listeningPool(connection);
  await pool.query(`create table if not exists socket_io_attachments (
    id bigserial unique, created_at timestamptz default now(), payload bytea)`);
  io.adapter(createAdapter(pool, { errorHandler: (error) => log.warn({ err: error }, 'realtime') }));

  io.use(async (socket, next) => {
    const userId = await authenticate(String(socket.handshake.auth.token ?? ''));
    if (!userId) return next(new Error('session.required'));
    await socket.join(room(userId));
    next();
  });
  if (http) io.attach(http);

  return {
    tell: (userId, event, ...args) => void io.to(room(userId)).emit(event, ...args),
    close: async () => {
      io.disconnectSockets(true);
      // Without HTTP there is nothing to close but the way to the other nodes.
      if (http) await new Promise<void>((resolve) => void io.close(() => resolve()));
      else await io.of('/').adapter.close();
      await pool.end();
    },
  };
}

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
        (client as pg.PoolClient).release(true);
      } catch {
        // It was idle, and the pool let go of it by itself.
      }
    });
  });
  return pool;
}

const room = (userId: string) => `user:${userId}`;
