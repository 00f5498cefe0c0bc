import type { FastifyRequest } from 'fastify';
import { addressOfPortal, type FindPortal } from '#server/features/portals/index.ts';
import { loadActor } from '#server/features/sessions/index.ts';
import type { Config } from '#server/platform/config.ts';
import type { Actor, Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import type { DocumentReader } from '#server/platform/document-reader.ts';
import type { DomainEvents, Listener } from '#server/platform/domain-events.ts';
import { languageOf } from '#server/platform/http/problem.ts';
import type { Log } from '#server/platform/log.ts';
import type { MatchRanking } from '#server/platform/match-ranking.ts';
import type { Queue } from '#server/platform/queue.ts';
import type { Realtime } from '#server/platform/realtime.ts';
import type { Storage } from '#server/platform/storage.ts';
import type { AccessClaims, Tokens } from '#server/platform/tokens.ts';
import type { Typesetter } from '#server/platform/typesetter.ts';

/** The parts that live as long as the program. */
export interface Parts {
  config: Config;
  log: Log;
  db: Database;
  queue: Queue;
  realtime: () => Realtime | null;
  storage: Storage;
  reader: DocumentReader;
  typesetter: Typesetter;
  ranking: MatchRanking;
  tokens: Tokens;
  findPortal: FindPortal;
  listeners: readonly Listener[];
  /** Where the program can be reached, known once it listens. */
  publicUrl: () => string;
}

type Caller = Pick<Ctx, 'actor' | 'portal' | 'lang' | 'address' | 'veiled'>;

/** Makes contexts: one for each request and each job. */
export function createContexts(parts: Parts) {
  function make(caller: Caller, db: Database, afterCommit: (() => void)[] | null): Ctx {
    const ctx: Ctx = {
      ...caller,
      db,
      now: new Date(),
      log: parts.log,
      config: parts.config,
      tokens: parts.tokens,
      storage: parts.storage,
      reader: parts.reader,
      typesetter: parts.typesetter,
      ranking: parts.ranking,
      publicUrl: addressOfPortal(caller.portal, parts.publicUrl()),
      enqueue: (job, data, options) => parts.queue.send(db, job, data, options),
      emit: async (event, payload) => {
        for (const listener of parts.listeners) {
          if (listener.event === event) await run(listener, ctx, payload);
        }
      },
      tell: (userIds, event, ...args) => {
        const now = () => parts.realtime()?.tell(userIds, event, ...args);
        if (afterCommit) afterCommit.push(now);
        else now();
      },
      cutOff: (sessionIds) => {
        const now = () => parts.realtime()?.cutOff(sessionIds);
        if (afterCommit) afterCommit.push(now);
        else now();
      },
      inPortal: async (key) => make({ ...caller, portal: await parts.findPortal(key) }, db, afterCommit),
      transaction: async (work) => {
        // One that is already open is joined: a use case is one transaction, whoever calls it.
        if (afterCommit) return work(ctx);
        const later: (() => void)[] = [];
        const result = await parts.db.transaction((tx) => work(make(caller, tx as Database, later)));
        for (const tell of later) tell();
        return result;
      },
    };
    return ctx;
  }

  return {
    forRequest: async (request: FastifyRequest): Promise<Ctx> => {
      const lang = languageOf(request);
      const actor = await actorOf(request);
      const portal = await parts.findPortal(
        actor?.portal ?? headerOf(request, 'domain') ?? domainInAddress(request),
        request.host,
      );
      return make({ actor, portal, lang, address: request.ip, veiled: new Set() }, parts.db, null);
    },
    forJob: async (): Promise<Ctx> =>
      make(
        {
          actor: null,
          portal: await parts.findPortal(undefined),
          lang: 'en',
          address: null,
          veiled: new Set(),
        },
        parts.db,
        null,
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

const run = (listener: Listener, ctx: Ctx, payload: DomainEvents[keyof DomainEvents]) =>
  listener.run(ctx as never, payload as never);
