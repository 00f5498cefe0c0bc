import fs from 'node:fs';
import path from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import serveStatic from '@fastify/static';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { recogniseAliases } from '#server/features/blind-review/index.ts';
import { serveOutbox } from '#server/features/emails/index.ts';
import { createViewKeeper } from '#server/features/profile-views/index.ts';
import { ROOT } from '#server/platform/config.ts';
import { answerBroken } from '#server/platform/http/broken-requests.ts';
import { readJsonBodies } from '#server/platform/http/json-body.ts';
import { knownNames } from '#server/platform/http/known-names.ts';
import { openApi } from '#server/platform/http/openapi.ts';
import { sendProblem } from '#server/platform/http/problem.ts';
import { serveBindings } from '#server/platform/http/serve.ts';
import { answerUnknown, isNoScreen } from '#server/platform/http/unknown-address.ts';
import { Refusal } from '#server/platform/refusals.ts';
import type { Parts } from './context.ts';
import { createContexts } from './context.ts';
import { features } from './features.ts';
import { readFirstScreens } from './first-screens.ts';
import { admitOrigins } from './origins.ts';
import { type ContextFor, serveJobPages, serveSitemap } from './public-pages.ts';
import { describeFile } from './web-files.ts';
import { scriptsWithin, webPage } from './web-page.ts';

/** What pages may use of a device: camera and microphone, for interviews, and nothing else. */
const PERMISSIONS = [
  'camera=(self)',
  'microphone=(self)',
  'autoplay=(self)',
  'fullscreen=(self)',
  ...[
    'accelerometer',
    'browsing-topics',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'midi',
  ].map((name) => `${name}=()`),
  ...['payment', 'serial', 'usb', 'xr-spatial-tracking'].map((name) => `${name}=()`),
].join(', ');

export const WEB_BUILD = path.join(ROOT, 'web/dist');

/** Builds the HTTP application. It does not listen: tests inject into the very same one. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config } = parts;
  const app = fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 2 * 1024 * 1024,
    trustProxy: config.proxies === '' ? false : config.proxies,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    genReqId: () => crypto.randomUUID(),
    // An address that cannot be decoded ("/api/%") comes to no route and to no handler of errors.
    clientErrorHandler: answerBroken,
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  });
  app.setErrorHandler(sendProblem);
  // Plain text is no body of any call.
  app.removeContentTypeParser('text/plain');
  app.setNotFoundHandler(
    answerUnknown([
      ...features.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint)),
      { method: 'GET', path: '/openapi.json' },
    ]),
  );

  await secureHeaders(app, config.isProduction);
  // The address for one click, opened in a browser by a mail program that knows no more, is the page's.
  app.addHook('onRequest', async (request, reply) => {
    const page = /^\/api(\/(?:unsubscribe|no-more-mail)\/.*)$/.exec(request.url)?.[1];
    if (page && request.method === 'GET' && /text\/html/.test(request.headers.accept ?? ''))
      return reply.redirect(page, 303);
  });
  await app.register(compress, { threshold: 1_024 });
  readJsonBodies(app);
  await app.register(multipart, { throwFileSizeLimit: false });
  // Mail programs send the one click of RFC 8058 as a form; nothing else here takes forms.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_024 },
    async (request: FastifyRequest, body: string | Buffer) => {
      if (!/^\/api\/(unsubscribe|no-more-mail)\//.test(request.url)) throw new Refusal('request.malformed');
      return Object.fromEntries(new URLSearchParams(String(body)));
    },
  );
  await app.register(rateLimit, { global: false, keyGenerator: (request) => request.ip });

  admitOrigins(app, parts.findPortal);
  const contexts = createContexts(parts);
  const views = createViewKeeper(parts.db, parts.log, config.isTest ? 0 : undefined);
  app.addHook('onClose', () => views.flush());
  for (const { name, routes, ports } of features)
    serveBindings(app, routes, {
      feature: name,
      admission: parts.admission,
      contextFor: (request) => contexts.forRequest(request, ports),
      recognise: (ctx, input) => recogniseAliases({ ...ctx, aliases: parts.aliases }, input),
      afterReply: (ctx) => views.keep(ctx),
      namesIn: (schema, data) => knownNames(parts.taxonomy, schema, data),
      strictReplies: config.isTest,
      usualRatePerMinute: config.isTest ? 100_000 : 300,
      rateFactor: config.rateFactor,
    });
  app.get('/api/openapi.json', async () => openApi());
  if (!config.smtpUrl && !config.isProduction) serveOutbox(app, parts.db);
  serveSitemap(app, contexts.forRequest);
  await serveWeb(app, parts, contexts.forRequest);
  return app;
}

/** What browsers may do with answers: nothing but what the product itself needs. */
async function secureHeaders(app: FastifyInstance, isProduction: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        // Mantine and floating elements set style attributes; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        // Sockets of one's own address are among these.
        connectSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptsWithin(webTemplate())],
        scriptSrcAttr: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: isProduction ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', PERMISSIONS);
  });
}

/** The page as the web build wrote it; empty where nothing has been built. */
function webTemplate(): string {
  const file = path.join(WEB_BUILD, 'index.html');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/** The web app's files; every address that is no file and no call is one of its screens. */
async function serveWeb(
  app: FastifyInstance,
  { config, findPortal }: Parts,
  contextFor: ContextFor,
): Promise<void> {
  const template = webTemplate();
  if (!template) return;
  // The build has compressed its files.
  const files = { index: false, preCompressed: true, setHeaders: describeFile } as const;
  // One route for all parts: a route for each of 2,500 files takes half a second of every start.
  await app.register(serveStatic, { ...files, root: path.join(WEB_BUILD, 'assets'), prefix: '/assets/' });
  await app.register(serveStatic, {
    ...files,
    root: WEB_BUILD,
    wildcard: false,
    globIgnore: ['assets/**', 'index.html', 'sources.sha256', 'first-screens.json'],
    decorateReply: false,
  });
  // An open page asks whether there is a newer one than it came from.
  const build = /<meta name="build" content="([^"]+)"/.exec(template)?.[1] ?? null;
  app.get('/version.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ build }),
  );
  const firstScreen = readFirstScreens(WEB_BUILD);
  const ofJob = firstScreen('/public/job/$key');
  serveJobPages(app, contextFor, (portal) => webPage(template, portal, config, ofJob));
  app.get('/*', async (request, reply) => {
    if (isNoScreen(request.url)) return reply.callNotFound();
    const portal = await findPortal(undefined, request.host);
    const first = firstScreen(request.url);
    const page = webPage(template, portal, config, first);
    // An address that no screen has is told by the app's own page, and to programs by its status.
    return reply
      .code(first.isKnown ? 200 : 404)
      .type('text/html')
      .header('cache-control', 'no-cache')
      .send(page);
  });
}
