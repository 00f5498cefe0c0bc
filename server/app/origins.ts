import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FindPortal, isOwnOrigin } from '#server/features/portals/index.ts';

const METHODS = 'GET, POST, PATCH, DELETE';
/** What calls carry, and what a page may read of their replies. */
const SENT = 'authorization, content-type, domain, lang, range, token';
const READ = 'accept-ranges, content-disposition, content-range, retry-after';
const ASK_AGAIN_SECONDS = 600;

/**
 * Which pages of other origins may read replies: those under the called portal's own host names, and no others. A browser's
 * question before a call names no header of ours, so it is answered by the host names of the portal it comes from; the call
 * itself is then judged by the portal that it is for. No cookie opens anything, so none is allowed along.
 */
export function admitOrigins(app: FastifyInstance, findPortal: FindPortal): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    void reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (!origin || !URL.canParse(origin)) return;
    const asksBefore = request.method === 'OPTIONS';
    const domain = asksBefore ? undefined : domainOf(request);
    // Without a header, the portal is that of the page that calls.
    const portal = await findPortal(domain, new URL(origin).host);
    if (!isOwnOrigin(portal, origin)) return;
    void reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', READ);
    if (!asksBefore) return;
    void reply
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', SENT)
      .header('access-control-max-age', ASK_AGAIN_SECONDS);
  });
  app.options('/api/*', async (_request, reply) => reply.code(204).send());
}

const domainOf = (request: FastifyRequest): string | undefined => {
  const { domain } = request.headers;
  return typeof domain === 'string' && domain !== '' ? domain : undefined;
};
