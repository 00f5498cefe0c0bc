import fs from 'node:fs';
import path from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import serveStatic from '@fastify/static';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { serveOutbox } from '#server/features/emails/index.ts';
import { ROOT } from '#server/platform/config.ts';
import { openApi } from '#server/platform/http/openapi.ts';
import { sendProblem } from '#server/platform/http/problem.ts';
import { serveBindings } from '#server/platform/http/serve.ts';
import { Refusal } from '#server/platform/refusals.ts';
import type { Parts } from './context.ts';
import { createContexts } from './context.ts';
import { bindings } from './features.ts';

export const WEB_BUILD = path.join(ROOT, 'web/dist');

/** Builds the HTTP application. It does not listen: tests inject into the very same one. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config } = parts;
  const app = fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 2 * 1024 * 1024,
    trustProxy: config.isProduction,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    genReqId: () => crypto.randomUUID(),
  });
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) => sendProblem(new Refusal('request.not_found'), request, reply));

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
        connectSrc: ["'self'", 'ws:', 'wss:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: config.isProduction ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
  });
  await app.register(compress, { threshold: 1_024 });
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(rateLimit, { global: false, keyGenerator: (request) => request.ip });

  const contexts = createContexts(parts);
  serveBindings(app, bindings(parts.queue.isRunning), {
    contextFor: contexts.forRequest,
    strictReplies: config.isTest,
    usualRatePerMinute: config.isTest ? 100_000 : 300,
    rateFactor: config.rateFactor,
  });
  app.get('/api/openapi.json', async () => openApi());
  if (!config.smtpUrl && !config.isProduction) serveOutbox(app, parts.db);
  await serveWeb(app);
  return app;
}

/** The web app's files; every address that is no file and no call is one of its screens. */
async function serveWeb(app: FastifyInstance): Promise<void> {
  if (!fs.existsSync(path.join(WEB_BUILD, 'index.html'))) return;
  await app.register(serveStatic, {
    root: WEB_BUILD,
    wildcard: false,
    index: false,
    setHeaders: (response, file) => {
      const isNamedByContent = file.includes(`${path.sep}assets${path.sep}`);
      void response.header(
        'cache-control',
        isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const page = fs.readFileSync(path.join(WEB_BUILD, 'index.html'), 'utf8');
  app.get('/*', async (request, reply) => {
    if (/^\/(api|assets|dev)(\/|$)/.test(request.url)) throw new Refusal('request.not_found');
    return reply.type('text/html').header('cache-control', 'no-cache').send(page);
  });
}
