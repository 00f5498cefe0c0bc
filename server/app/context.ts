import type { FastifyRequest } from 'fastify';
import { addressOfPortal, type FindPortal } from '#server/features/portals/index.ts';
import { loadActor } from '#server/features/sessions/index.ts';
import type { Actor, Ctx, CurrentPortal, PortalSettings, RequestFacts } from '#server/platform/context.ts';
import { languageOf } from '#server/platform/http/problem.ts';
import type { Log } from '#server/platform/log.ts';
import type { PortName, Ports } from '#server/platform/ports.ts';
import type { AccessClaims } from '#server/platform/tokens.ts';
import { createMembers, type MemberParts } from './context-members.ts';
import { ALL_PORTS } from './handed-ports.ts';

/** The parts that live as long as the program. */
export interface Parts extends MemberParts {
  log: Log;
  findPortal: FindPortal;
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
  const membersIn = createMembers(parts);

  const withAddress = (portal: PortalSettings): CurrentPortal => ({
    ...portal,
    url: addressOfPortal(portal, parts.publicUrl()),
  });

  function make(caller: Caller, ports: readonly PortName[]): Ctx & Ports {
    return {
      ...caller,
      ...membersIn({ db: parts.db, afterCommit: null, ports }),
      portal: withAddress(caller.portal),
      now: new Date(),
      log: parts.log,
      // What else stands on the context that it is called on is handed on: copies with another caller work alike.
      async inPortal(key) {
        return { ...this, now: new Date(), portal: withAddress(await parts.findPortal(key)) };
      },
    };
  }

  return {
    /** The context of a request; with all ports unless fewer are named. */
    forRequest: async (
      request: FastifyRequest,
      ports: readonly PortName[] = ALL_PORTS,
    ): Promise<Ctx & Ports> => {
      const lang = languageOf(request);
      const actor = await actorOf(parts, request);
      const portal = await parts.findPortal(
        actor?.portal ?? headerOf(request, 'domain') ?? domainInAddress(request),
        request.host,
      );
      return make(
        { actor, portal, lang, request: { address: request.ip, namedByAlias: new Set(), shown: [] } },
        ports,
      );
    },
    /** The context of work that nobody asks for, in the default portal; with all ports unless fewer are named. */
    forJob: async (ports: readonly PortName[] = ALL_PORTS): Promise<Ctx & Ports> =>
      make(
        {
          actor: null,
          portal: await parts.findPortal(undefined),
          lang: 'en',
          request: { address: null, namedByAlias: new Set(), shown: [] },
        },
        ports,
      ),
    callerOfToken: async (token: string): Promise<(AccessClaims & { portal: string }) | null> => {
      const claims = await parts.tokens.verify(token);
      const actor = claims && (await loadActor(parts.db, claims));
      return actor && { ...claims, portal: actor.portal };
    },
  };
}

async function actorOf({ db, tokens }: Parts, request: FastifyRequest): Promise<Actor | null> {
  const bearer = headerOf(request, 'authorization')?.match(/^Bearer\s+(.+)$/i)?.[1];
  const token = headerOf(request, 'token') ?? bearer;
  const claims = token ? await tokens.verify(token) : null;
  return claims && loadActor(db, claims);
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
