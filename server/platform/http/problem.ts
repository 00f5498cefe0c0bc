import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatuses } from '#contract/index.ts';
import type { ErrorCode, FieldError, Problem } from '#contract/kernel/errors.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { isDatabaseAway, isDatabaseFull } from '../database.ts';
import { Refusal } from '../refusals.ts';
import { say } from '../words.ts';
import { fieldWords } from './field-errors.ts';
import { InvalidRequest } from './serve.ts';

/** Answers an error as RFC 9457 problem details in the caller's language. What we did not foresee stays bland. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const lang = languageOf(request);
  const refusal = asRefusal(error);
  const url = request.routeOptions.url;
  // Pages are left in the middle of a reply: nothing has failed, and nobody is there to be answered.
  if (!refusal && isCutOff(error, reply)) request.log.info({ url }, 'a client left before its reply');
  else if (!refusal) request.log.error({ err: error, url }, 'a request failed');
  const code: ErrorCode = refusal?.code ?? request.routeOptions.config.failure ?? 'server.failed';
  if (code === 'server.full') request.log.error({ url }, 'the disk of the database is full');
  // Doors that stayed shut, for whoever watches: which door and why, and not who stood before it.
  if (refusal && WATCHED.has(refusal.status))
    request.log.info({ code, method: request.method, url, id: request.id }, 'a request was turned away');
  const errors: FieldError[] =
    refusal instanceof InvalidRequest
      ? refusal.worded
      : (refusal?.fields ?? []).map((field) => ({ ...field, message: fieldWords(lang, field.code) }));
  const message = say(lang, code, refusal?.params);
  const status = errorStatuses[code];
  const unlessSaid = status === 503 ? SECONDS_UNTIL_BACK : 0;
  const wait = status === 429 || status === 503 ? Number(refusal?.params.seconds ?? unlessSaid) : 0;
  if (wait > 0) void reply.header('retry-after', wait);
  const problem: Problem = {
    type: `urn:masar:error:${code}`,
    title: say(lang, code, refusal?.params),
    status,
    detail: message,
    message,
    code,
    errors,
    ...(wait > 0 ? { retry_after_seconds: wait } : {}),
    request_id: request.id,
  };
  return reply.code(problem.status).type('application/problem+json').send(problem);
}

/** A database that went away is back so soon, where it comes back by itself. */
const SECONDS_UNTIL_BACK = 3;

/** A reply that broke off because its connection is gone; one that broke off by itself is a failure. */
const isCutOff = (error: unknown, reply: FastifyReply): boolean =>
  (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE' && reply.raw.destroyed;

/** Not signed in, not allowed, too often. */
const WATCHED = new Set([401, 403, 429]);

/** The language a request is answered in: Arabic where it asks for that first, else English. */
export function languageOf(request: FastifyRequest): Language {
  const wanted = String(request.headers.lang ?? request.headers['accept-language'] ?? '');
  return /^ar\b/i.test(wanted) ? 'ar' : 'en';
}

function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error)) return new Refusal('server.unavailable');
  if (isDatabaseFull(error)) return new Refusal('server.full');
  const { statusCode, code } = error as FastifyError;
  if (code === 'FST_REQ_FILE_TOO_LARGE' || statusCode === 413) return new Refusal('request.too_large');
  if (statusCode === 429) return new Refusal('request.too_many', { seconds: retryAfter(error) });
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Refusal('request.malformed');
  return null;
}

const retryAfter = (error: unknown) =>
  Math.max(1, Math.ceil(Number((error as { ttl?: number }).ttl ?? 60_000) / 1000));
