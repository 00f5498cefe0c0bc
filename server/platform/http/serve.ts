import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isSwitchedOff } from '#contract/features/portals.switches.ts';
import {
  type Access,
  type Download,
  type Endpoint,
  type Envelope,
  type Redirect,
  type Stream,
  type Upload,
  weightOf,
} from '#contract/kernel/endpoint.ts';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import { cleanText, withCleanText } from '../clean-text.ts';
import type { Actor, Ctx, SignedInCtx } from '../context.ts';
import type { Ports } from '../ports.ts';
import { Refusal } from '../refusals.ts';
import { say } from '../words.ts';
import type { Admission } from './admission.ts';
import type { Binding, Cookies, Onward, OutgoingFile } from './bind.ts';
import { sendEvents } from './events.ts';
import { fieldErrors } from './field-errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is said where the call fails for a reason that nobody foresaw. */
    failure?: ErrorCode;
  }
}

/** What stands between a request and its handler, and between the answer and the wire. */
interface ServeOptions {
  /** The noun of the feature that the bindings belong to: a portal may have switched it off. */
  feature: string;
  admission: Admission;
  contextFor: (request: FastifyRequest) => Promise<Ctx & Ports>;
  /** Puts ids in place of what stands for them in parsed input. */
  recognise: <I>(ctx: Ctx & Ports, input: I) => Promise<I>;
  /** What is done once a reply has left that was no refusal. */
  afterReply: (ctx: Ctx) => void;
  /** The names in both languages of what a reply names and the taxonomy knows. */
  namesIn: (schema: z.ZodType, data: unknown) => Envelope<unknown>['names'];
  /** Undeclared fields in a reply are an error; otherwise they are dropped. */
  strictReplies: boolean;
  usualRatePerMinute: number;
  /** Multiplies the usual rate and each endpoint's own. */
  rateFactor: number;
}

/** Serves bindings under `/api`: parse, check access, run, parse the reply. */
export function serveBindings(
  app: FastifyInstance,
  bindings: readonly Binding[],
  options: ServeOptions,
): void {
  for (const binding of bindings) {
    const { endpoint } = binding;
    const url = `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
    const weight = weightOf(endpoint);
    const rate = Math.ceil((endpoint.ratePerMinute ?? options.usualRatePerMinute) * options.rateFactor);
    app.route({
      method: endpoint.method,
      url,
      config: {
        rateLimit: { max: rate, timeWindow: 60_000 },
        ...(endpoint.failure && { failure: endpoint.failure }),
        ...(endpoint.signed && { signed: endpoint.signed }),
      },
      handler: async (request, reply) => {
        const leave = await options.admission.enter(weight);
        try {
          return await answer(binding, request, reply, options);
        } finally {
          leave();
        }
      },
    });
  }
}

async function answer(binding: Binding, request: FastifyRequest, reply: FastifyReply, options: ServeOptions) {
  const { endpoint } = binding;
  // Whom the endpoint admits is signed in; the handler of a public one counts on nobody.
  const ctx = (await options.contextFor(request)) as SignedInCtx & Ports;
  admit(endpoint.access, ctx.actor);
  if (isSwitchedOff(ctx.portal.featuresOff, options.feature)) throw new Refusal('access.switched_off');
  reply.raw.once('finish', () => {
    if (reply.statusCode < 400) options.afterReply(ctx);
  });
  switch (endpoint.kind) {
    case 'json':
      return answerJson(endpoint, binding, ctx, request, reply, options);
    case 'upload':
      return answerUpload(endpoint, binding, ctx, request, reply, options);
    case 'download':
      return answerDownload(endpoint, binding, ctx, request, reply, options);
    case 'stream':
      return answerStream(endpoint, binding, ctx, request, reply, options);
    case 'redirect':
      return answerRedirect(endpoint, binding, ctx, request, reply);
  }
}

/** Throws where the caller's state is not among those that an endpoint admits. */
export function admit(access: Access, actor: Actor | null): void {
  if (access === 'public') return;
  if (!actor) throw new Refusal('session.required');
  if (access === 'signed-in') return;
  if (!access.includes(actor.state)) throw new Refusal('access.denied');
}

async function answerJson(
  endpoint: Endpoint,
  { handler }: Binding,
  ctx: SignedInCtx & Ports,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServeOptions,
) {
  // Forms with files are no bodies of these calls: unread, they would pass for an empty one.
  if (request.isMultipart()) throw new Refusal('request.malformed');
  const parsed = await options.recognise(ctx, {
    params: parse(endpoint.params, request.params, ctx),
    query: parse(endpoint.query, request.query, ctx),
    body: parse(endpoint.body, request.body ?? {}, ctx),
  });
  const input = {
    ...parsed,
    setHeader: (name: string, value: string) => void reply.header(name, value),
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    cookies: cookiesOf(request),
    signed: { text: request.signedText ?? '', header: (name: string) => String(request.headers[name] ?? '') },
  };
  const data = await handler(ctx, input, reply);
  return envelope(endpoint, data, ctx, reply, options);
}

async function answerUpload(
  endpoint: Upload,
  { handler }: Binding,
  ctx: SignedInCtx & Ports,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServeOptions,
) {
  if (!request.isMultipart()) throw new Refusal('request.malformed');
  const limits = { fileSize: endpoint.maxBytes, files: 1, fields: 20 };
  const part = await request.file({ limits }).catch(refuseBrokenForm);
  if (!part) throw new Refusal('request.invalid', {}, [{ path: 'file', code: 'required' }]);
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(part.fields)) {
    if (value && 'value' in value) fields[name] = value.value;
  }
  try {
    const input = {
      fields: parse(endpoint.fields, fields, ctx),
      file: { name: cleanText(part.filename), stream: part.file },
    };
    const data = await handler(ctx, input, reply).catch(refuseBrokenForm);
    return envelope(endpoint, data, ctx, reply, options);
  } finally {
    // What is left unread would keep the connection from ever ending.
    part.file.resume();
  }
}

/** A form that ends in the middle, or has no boundary that could be looked for, is told by plain errors of its reader. */
function refuseBrokenForm(error: unknown): never {
  const isBroken = error instanceof Error && BROKEN_FORM.test(error.message);
  throw isBroken ? new Refusal('request.malformed') : error;
}

const BROKEN_FORM = /^Multipart: Boundary not found|^The needle |unexpected end of multipart data$/i;

async function answerDownload(
  endpoint: Download,
  { handler }: Binding,
  ctx: SignedInCtx & Ports,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServeOptions,
) {
  const input = await options.recognise(ctx, {
    params: parse(endpoint.params, request.params, ctx),
    query: parse(endpoint.query, request.query, ctx),
  });
  const file = (await handler(ctx, input, reply)) as OutgoingFile;
  reply
    .header('content-type', file.mediaType)
    .header('content-disposition', dispositionOf(file))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff');
  if (file.etag !== undefined) {
    const etag = `"${file.etag}"`;
    reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=300')
      .header('cross-origin-resource-policy', 'cross-origin');
    const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
    if (known.some((one) => one === etag || one === `W/${etag}`)) return reply.code(304).send();
    return reply.send(await file.open());
  }
  // Made while it is sent: nobody knows its length, and no part of it can be asked for.
  if (file.bytes === null) return reply.header('cache-control', 'no-store').send(await file.open());
  reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', file.isPublic ? 'public, max-age=31536000, immutable' : 'private, max-age=300');
  if (file.isPublic) reply.header('cross-origin-resource-policy', 'cross-origin');
  const range = rangeOf(request.headers.range, file.bytes);
  if (range === 'outside') {
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  }
  if (!range) return reply.header('content-length', file.bytes).send(await file.open());
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(await file.open(range));
}

async function answerStream(
  endpoint: Stream,
  { handler }: Binding,
  ctx: SignedInCtx & Ports,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServeOptions,
) {
  if (request.isMultipart()) throw new Refusal('request.malformed');
  const input = await options.recognise(ctx, { body: parse(endpoint.body, request.body ?? {}, ctx) });
  const events = (await handler(ctx, input, reply)) as AsyncIterable<unknown>;
  return sendEvents(endpoint, events, ctx, reply);
}

async function answerRedirect(
  endpoint: Redirect,
  { handler }: Binding,
  ctx: SignedInCtx & Ports,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const input = {
    params: parse(endpoint.params, request.params, ctx),
    query: parse(endpoint.query, request.query, ctx),
    cookies: cookiesOf(request),
  };
  const { location, setCookie } = (await handler(ctx, input, reply)) as Onward;
  if (setCookie) void reply.header('set-cookie', setCookie);
  return reply.header('cache-control', 'no-store').redirect(location, 302);
}

/** Cookies by name, as they were sent: ours hold letters and digits only. */
function cookiesOf(request: FastifyRequest): Cookies {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const;
  });
  return Object.assign(Object.create(null), Object.fromEntries(pairs.filter(([name]) => name !== '')));
}

function parse<S extends z.ZodType>(schema: S, value: unknown, ctx: Ctx): z.output<S> {
  const parsed = schema.safeParse(withCleanText(value), { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new InvalidRequest(fieldErrors(parsed.error, ctx.lang));
}

/** A refusal whose fields already have their words. */
export class InvalidRequest extends Refusal {
  readonly worded: ReturnType<typeof fieldErrors>;
  constructor(worded: ReturnType<typeof fieldErrors>) {
    super('request.invalid');
    this.worded = worded;
  }
}

function envelope(
  endpoint: { response: z.ZodType; message?: string; path: string },
  data: unknown,
  ctx: Ctx,
  reply: FastifyReply,
  options: ServeOptions,
): Envelope<unknown> {
  const parsed = endpoint.response.safeParse(data);
  if (!parsed.success) {
    throw new Error(`${endpoint.path} answered what it does not declare: ${parsed.error.message}`);
  }
  if (options.strictReplies) {
    const extra = undeclared(data, parsed.data, '');
    if (extra) throw new Error(`${endpoint.path} answered an undeclared field: ${extra}`);
  }
  void reply.header('cache-control', 'no-store');
  const names = options.namesIn(endpoint.response, parsed.data);
  return { data: parsed.data, message: say(ctx.lang, endpoint.message ?? 'ok'), ...(names && { names }) };
}

/** The first key of `given` that parsing dropped. */
function undeclared(given: unknown, kept: unknown, at: string): string | null {
  if (typeof given !== 'object' || given === null || typeof kept !== 'object' || kept === null) return null;
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (!(key in kept)) return `${at}${key}`;
    const deeper = undeclared(value, (kept as Record<string, unknown>)[key], `${at}${key}.`);
    if (deeper) return deeper;
  }
  return null;
}

/** Pictures are shown, everything else is saved: nothing a person uploaded is ever rendered as a page of ours. */
function dispositionOf({ name, mediaType }: OutgoingFile): string {
  const how = /^(image\/(png|jpeg)|application\/pdf)$/.test(mediaType) ? 'inline' : 'attachment';
  const plain = name.replace(/[^\w.-]+/g, '_');
  return `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

function rangeOf(
  header: string | undefined,
  bytes: number,
): { start: number; end: number } | 'outside' | null {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/);
  if (!match || (!match[1] && !match[2])) return null;
  const start = match[1] ? Number(match[1]) : Math.max(0, bytes - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), bytes - 1) : bytes - 1;
  return start > end || start >= bytes ? 'outside' : { start, end };
}
