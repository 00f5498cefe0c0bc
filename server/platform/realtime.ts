import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
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
  pool: pg.Pool,
  authenticate: (token: string) => Promise<string | null>,
  log: Log,
): Promise<Realtime> {
  const io = new Server<Record<string, never>, ServerEvents>({
    serveClient: false,
    maxHttpBufferSize: 10_000,
  });
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
    },
  };
}

const room = (userId: string) => `user:${userId}`;
