import type { FastifyRequest } from 'fastify';
import { addressOfPortal, type FindPortal } from '#server/features/portals/index.ts';
import { loadActor } from '#server/features/sessions/index.ts';
import type { Actor, Ctx, CurrentPortal, PortalSettings, RequestFacts } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import type { DomainEvents } from '#server/platform/domain-events.ts';
import { languageOf } from '#server/platform/http/problem.ts';
import type { Listener } from '#server/platform/listeners.ts';
import type { Log } from '#server/platform/log.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Queue } from '#server/platform/queue.ts';
import type { Realtime } from '#server/platform/realtime.ts';
import type { AccessClaims } from '#server/platform/tokens.ts';

/** The parts that live as long as the program. */
export interface Parts extends Omit<Ports, 'sockets' | 'queue'> {
  log: Log;
  db: Database;
  queue: Queue;
  realtime: () => Realtime | null;
  findPortal: FindPortal;
  listeners: readonly Listener[];
  /** Where the program can be reached, known once it listens. */
  publicUrl: () => string;
}

/** Who a context is made for. */
interface Caller extends Pick<Ctx, 'actor' | 'lang'> {
  portal: PortalSettings;
  request: RequestFacts;
}

/** Makes contexts: one for each request and each job. */
export function createContexts(parts: Parts) {
  function make(caller: Caller): Ctx & Ports {
    return {
      ...caller,
      ...inDatabase(parts.db, null),
      portal: withAddress(caller.portal),
      now: new Date(),
      log: parts.log,
      config: parts.config,
      tokens: parts.tokens,
      aliases: parts.aliases,
      storage: parts.storage,
      reader: parts.reader,
      typesetter: parts.typesetter,
      ranking: parts.ranking,
      queue: parts.queue,
      // Whatever else the context has on which they are called, they hand on: copies with another caller work alike.
      async emit<K extends keyof DomainEvents>(this: Ctx & Ports, event: K, payload: DomainEvents[K]) {
        for (const listener of parts.listeners) {
          if (listener.event === event) await run(listener, this, payload);
        }
      },
      async inPortal(key) {
        return { ...this, now: new Date(), portal: withAddress(await parts.findPortal(key)) };
      },
    };
  }

  /** The members that know whether a transaction is open, and what waits for its end. */
  function inDatabase(
    db: Database,
    afterCommit: (() => void)[] | null,
  ): Pick<Ctx & Ports, 'db' | 'enqueue' | 'tell' | 'transaction' | 'sockets'> {
    const toScreens = (send: (realtime: Realtime) => void) => {
      const now = () => {
        const realtime = parts.realtime();
        if (realtime) send(realtime);
      };
      // A screen that asks before the commit would see what was.
      if (afterCommit) afterCommit.push(now);
      else now();
    };
    return {
      db,
      enqueue: (job, data, options) => parts.queue.send(db, job, data, options),
      tell: (userIds, event, ...args) => toScreens((realtime) => realtime.tell(userIds, event, ...args)),
      sockets: { cutOff: (sessionIds) => toScreens((realtime) => realtime.cutOff(sessionIds)) },
      async transaction<T>(this: Ctx & Ports, work: (ctx: Ctx & Ports) => Promise<T>): Promise<T> {
        // One that is already open is joined: a use case is one transaction, whoever calls it.
        if (afterCommit) return work(this);
        const later: (() => void)[] = [];
        const result = await parts.db.transaction((tx) =>
          work({ ...this, now: new Date(), ...inDatabase(tx as Database, later) }),
        );
        for (const tell of later) tell();
        return result;
      },
    };
  }

  const withAddress = (portal: PortalSettings): CurrentPortal => ({
    ...portal,
    url: addressOfPortal(portal, parts.publicUrl()),
  });

  return {
    forRequest: async (request: FastifyRequest): Promise<Ctx & Ports> => {
      const lang = languageOf(request);
      const actor = await actorOf(request);
      const portal = await parts.findPortal(
        actor?.portal ?? headerOf(request, 'domain') ?? domainInAddress(request),
        request.host,
      );
      return make({ actor, portal, lang, request: { address: request.ip, namedByAlias: new Set() } });
    },
    forJob: async (): Promise<Ctx & Ports> =>
      make({
        actor: null,
        portal: await parts.findPortal(undefined),
        lang: 'en',
        request: { address: null, namedByAlias: new Set() },
      }),
    callerOfToken: async (token: string): Promise<AccessClaims | null> => {
      const claims = await parts.tokens.verify(token);
      return claims && (await loadActor(parts.db, claims)) ? claims : null;
    },
  };

  async function actorOf(request: FastifyRequest): Promise<Actor | null> {
    const bearer = headerOf(request, 'authorization')?.match(/^Bearer\s+(.+)$/i)?.[1];
    const token = headerOf(request, 'token') ?? bearer;
    const claims = token ? await parts.tokens.verify(token) : null;
    return claims && loadActor(parts.db, claims);
  }
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** A browser that opens an address sends no header of ours. */
function domainInAddress({ query }: FastifyRequest): string | undefined {
  const { domain } = (query ?? {}) as { domain?: unknown };
  return typeof domain === 'string' ? domain : undefined;
}

/** `on` tied the listener's payload to its event. */
const run = (listener: Listener, ctx: Ctx & Ports, payload: DomainEvents[keyof DomainEvents]) =>
  listener.run(ctx, payload as never);
