import type { FastifyRequest } from 'fastify';
import { addressOfPortal, type FindPortal } from '#server/features/portals/index.ts';
import { loadActor } from '#server/features/sessions/index.ts';
import type { Actor, Ctx, CurrentPortal, PortalSettings, RequestFacts } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import type { DomainEvents } from '#server/platform/domain-events.ts';
import type { Feature } from '#server/platform/feature.ts';
import { languageOf } from '#server/platform/http/problem.ts';
import type { Listener } from '#server/platform/listeners.ts';
import type { Log } from '#server/platform/log.ts';
import type { PortName, Ports } from '#server/platform/ports.ts';
import type { Queue } from '#server/platform/queue.ts';
import type { Realtime } from '#server/platform/realtime.ts';
import type { AccessClaims } from '#server/platform/tokens.ts';

/** Ports that are the same in every context. */
type LastingPorts = Omit<Ports, 'sockets' | 'queue'>;

/** Members of a context that belong to its transaction. */
type Transactional = Pick<Ctx & Ports, 'db' | 'enqueue' | 'tell' | 'emit' | 'transaction'>;

/** The parts that live as long as the program. */
export interface Parts extends LastingPorts {
  log: Log;
  db: Database;
  queue: Queue;
  realtime: () => Realtime | null;
  findPortal: FindPortal;
  features: readonly Feature[];
  /** Where the program can be reached, known once it listens. */
  publicUrl: () => string;
}

/** Who a context is made for. */
interface Caller extends Pick<Ctx, 'actor' | 'lang'> {
  portal: PortalSettings;
  request: RequestFacts;
}

/** Makes contexts: one for each request and each job, each with the ports that it is asked for. */
export function createContexts(parts: Parts) {
  const reactions = reactionsOf(parts.features);

  function make(caller: Caller, ports: readonly PortName[]): Ctx & Ports {
    return {
      ...caller,
      ...inDatabase(parts.db, null, ports),
      portal: withAddress(caller.portal),
      now: new Date(),
      log: parts.log,
      // What else stands on the context that it is called on is handed on: copies with another caller work alike.
      async inPortal(key) {
        return { ...this, now: new Date(), portal: withAddress(await parts.findPortal(key)) };
      },
    };
  }

  /** The ports, and the members that know whether a transaction is open and what waits for its end. */
  function inDatabase(
    db: Database,
    afterCommit: (() => void)[] | null,
    ports: readonly PortName[],
  ): Transactional & Ports {
    const toScreens = (send: (realtime: Realtime) => void) => {
      const now = () => {
        const realtime = parts.realtime();
        if (realtime) send(realtime);
      };
      // A screen that asks before the commit would see what was.
      if (afterCommit) afterCommit.push(now);
      else now();
    };
    const sockets: Ports['sockets'] = {
      cutOff: (sessionIds) => toScreens((realtime) => realtime.cutOff(sessionIds)),
    };
    const members: Transactional = {
      db,
      enqueue: (job, data, options) => parts.queue.send(db, job, data, options),
      tell: (userIds, event, ...args) => toScreens((realtime) => realtime.tell(userIds, event, ...args)),
      async emit<K extends keyof DomainEvents>(this: Ctx & Ports, event: K, payload: DomainEvents[K]) {
        for (const { listener, ports: named } of reactions.get(event) ?? []) {
          const ctx = { ...withoutPorts(this), ...inDatabase(db, afterCommit, named) };
          // `on` tied the listener's payload to its event.
          await listener.run(ctx, payload as never);
        }
      },
      async transaction<T>(this: Ctx & Ports, work: (ctx: Ctx & Ports) => Promise<T>): Promise<T> {
        const later: (() => void)[] = [];
        // One that is already open is joined: a use case is one transaction, whoever calls it.
        if (afterCommit) return work(this);
        const result = await parts.db.transaction((tx) =>
          work({ ...this, now: new Date(), ...inDatabase(tx as Database, later, ports) }),
        );
        for (const tell of later) tell();
        return result;
      },
    };
    return { ...members, ...handed({ ...parts, sockets }, ports) };
  }

  const withAddress = (portal: PortalSettings): CurrentPortal => ({
    ...portal,
    url: addressOfPortal(portal, parts.publicUrl()),
  });

  return {
    /** The context of a request; with all ports unless fewer are named. */
    forRequest: async (
      request: FastifyRequest,
      ports: readonly PortName[] = ALL_PORTS,
    ): Promise<Ctx & Ports> => {
      const lang = languageOf(request);
      const actor = await actorOf(request);
      const portal = await parts.findPortal(
        actor?.portal ?? headerOf(request, 'domain') ?? domainInAddress(request),
        request.host,
      );
      return make({ actor, portal, lang, request: { address: request.ip, namedByAlias: new Set() } }, ports);
    },
    /** The context of work that nobody asks for, in the default portal; with all ports unless fewer are named. */
    forJob: async (ports: readonly PortName[] = ALL_PORTS): Promise<Ctx & Ports> =>
      make(
        {
          actor: null,
          portal: await parts.findPortal(undefined),
          lang: 'en',
          request: { address: null, namedByAlias: new Set() },
        },
        ports,
      ),
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

/** By name whether it is a port, so that none is forgotten here. */
const IS_PORT: Readonly<Record<PortName, true>> = {
  config: true,
  tokens: true,
  aliases: true,
  storage: true,
  reader: true,
  typesetter: true,
  taxonomy: true,
  models: true,
  ranking: true,
  sockets: true,
  queue: true,
};
const ALL_PORTS = Object.keys(IS_PORT) as PortName[];

/** The named ports alone. Types say so where a feature names its ports; here they are told of all. */
const handed = (all: Ports, names: readonly PortName[]): Ports =>
  Object.fromEntries(names.map((name) => [name, all[name]])) as unknown as Ports;

const withoutPorts = (ctx: Ctx & Ports): Ctx & Ports =>
  // A context is made of these names and of ports.
  Object.fromEntries(Object.entries(ctx).filter(([name]) => !(name in IS_PORT))) as unknown as Ctx & Ports;

/** Which listeners hear of an event, in the order of features, each with the ports of its feature. */
function reactionsOf(features: readonly Feature[]) {
  const reactions = new Map<keyof DomainEvents, { listener: Listener; ports: readonly PortName[] }[]>();
  for (const { listeners, ports } of features)
    for (const listener of listeners)
      reactions.set(listener.event, [...(reactions.get(listener.event) ?? []), { listener, ports }]);
  return reactions;
}
