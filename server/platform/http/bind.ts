import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { AnyEndpoint, Download, Endpoint, Redirect, Stream, Upload } from '#contract/kernel/endpoint.ts';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import type { Ctx, SignedInCtx } from '../context.ts';
import type { Ports } from '../ports.ts';
import { Refusal } from '../refusals.ts';

/**
 * Binds declarations to handlers. A binding holds the declaration and the function that answers it; serving them is
 * `serve.ts`'s work. A handler of an endpoint that is not public gets a context whose caller is known. One that needs
 * ports says so in the type of its context (`(ctx: SignedInCtx & Uses<'storage'>, input) => …`).
 */
export interface Binding<C extends SignedInCtx = SignedInCtx & Ports> {
  endpoint: AnyEndpoint;
  // biome-ignore lint/suspicious/noExplicitAny: a list of bindings holds every declaration; `bind` checked each.
  handler: (ctx: C, input: any, reply: FastifyReply) => Promise<unknown>;
}

type ObjectSchema = z.ZodObject;

/** What a handler is given: the parsed parts of a request. */
interface JsonInput<P extends ObjectSchema, Q extends ObjectSchema, B extends z.ZodType> {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  /** Sets a reply header. */
  setHeader: (name: string, value: string) => void;
  userAgent: string;
  cookies: Cookies;
  /** What a signature is over: the text of a body that the contract calls signed, and the headers beside it. */
  signed: SignedBody;
}

/** A body that another program signed: its text as it came, and headers by their names in lower case. */
export interface SignedBody {
  text: string;
  header: (name: string) => string;
}

/** Cookies of the request by name. */
export type Cookies = Readonly<Record<string, string>>;

/** Where a browser goes next. */
export interface Onward {
  location: string;
  /** A whole `Set-Cookie` header. */
  setCookie?: string;
}

/** A file on its way in, under the name that its sender gave it; `truncated` once it went over the limit. */
export interface IncomingFile {
  name: string;
  stream: Readable & { truncated?: boolean };
}

/** All of a file on its way in. @throws Refusal with this code where it is larger than its endpoint allows. */
export async function bytesOf(
  { stream }: IncomingFile,
  tooLarge: ErrorCode = 'request.too_large',
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  if (stream.truncated) throw new Refusal(tooLarge);
  return Buffer.concat(pieces);
}

/** A file on its way out, and the name under which the browser keeps it. */
export interface OutgoingFile {
  name: string;
  mediaType: string;
  /** Null where it is made while it is sent. */
  bytes: number | null;
  /** Everyone may see it for ever, on every page: its address changes with its bytes. */
  isPublic?: true;
  /** Everyone may see it, and asks again whether it is still the same: a word that changes with its bytes. */
  etag?: string;
  open: (range?: { start: number; end: number }) => Promise<Readable>;
}

/** Binds a JSON endpoint. */
export function bind<
  P extends ObjectSchema,
  Q extends ObjectSchema,
  B extends z.ZodType,
  R extends z.ZodType,
  C extends SignedInCtx,
>(
  endpoint: Endpoint<P, Q, B, R>,
  handler: (ctx: C, input: JsonInput<P, Q, B>) => Promise<z.input<R>>,
): Binding<C> {
  return { endpoint, handler };
}

/** Binds an endpoint that everyone may call: its handler cannot count on a caller. */
export function bindPublic<
  P extends ObjectSchema,
  Q extends ObjectSchema,
  B extends z.ZodType,
  R extends z.ZodType,
  C extends Ctx,
>(
  endpoint: Endpoint<P, Q, B, R>,
  handler: (ctx: C, input: JsonInput<P, Q, B>) => Promise<z.input<R>>,
): Binding<C & SignedInCtx> {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public`);
  return { endpoint, handler };
}

/** Ties an endpoint that takes a file to what reads it; the file is a stream that stops at its limit. */
export function bindUpload<F extends ObjectSchema, R extends z.ZodType, C extends SignedInCtx>(
  endpoint: Upload<F, R>,
  handler: (ctx: C, input: { fields: z.output<F>; file: IncomingFile }) => Promise<z.input<R>>,
): Binding<C> {
  return { endpoint, handler };
}

/** Ties an endpoint that gives a file to what makes it. */
export function bindDownload<P extends ObjectSchema, Q extends ObjectSchema, C extends SignedInCtx>(
  endpoint: Download<P, Q>,
  handler: (ctx: C, input: { params: z.output<P>; query: z.output<Q> }) => Promise<OutgoingFile>,
): Binding<C> {
  return { endpoint, handler };
}

/** Binds a download that everyone may ask for: its handler cannot count on a caller. */
export function bindPublicDownload<P extends ObjectSchema, Q extends ObjectSchema, C extends Ctx>(
  endpoint: Download<P, Q>,
  handler: (ctx: C, input: { params: z.output<P>; query: z.output<Q> }) => Promise<OutgoingFile>,
): Binding<C & SignedInCtx> {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public`);
  return { endpoint, handler };
}

/**
 * Ties an endpoint that sends events to what makes them. Refusals before the first event are answered as those of every
 * call; what fails later ends the stream with an event that says so. Once the caller has gone nobody asks for the next.
 */
export function bindStream<B extends z.ZodType, E extends z.ZodType, C extends SignedInCtx>(
  endpoint: Stream<B, E>,
  handler: (ctx: C, input: { body: z.output<B> }) => AsyncIterable<z.input<E>>,
): Binding<C> {
  return { endpoint, handler: async (ctx, input) => handler(ctx, input) };
}

/** Ties an endpoint that sends the browser elsewhere to what decides where. */
export function bindRedirect<P extends ObjectSchema, Q extends ObjectSchema, C extends Ctx>(
  endpoint: Redirect<P, Q>,
  handler: (ctx: C, input: { params: z.output<P>; query: z.output<Q>; cookies: Cookies }) => Promise<Onward>,
): Binding<C & SignedInCtx> {
  return { endpoint, handler };
}
