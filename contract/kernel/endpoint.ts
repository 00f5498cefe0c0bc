import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Bilingual } from './fields.ts';
import { ACCOUNT_STATES, type AccountState } from './user-states.ts';

/**
 * Who may call an endpoint. There is no default: an endpoint that everyone may call says `public` aloud,
 * one for any signed-in account, whatever its state, says `signed-in`.
 */
export type Access = 'public' | 'signed-in' | readonly AccountState[];

/** Who hires for a company. */
export const RECRUITERS = ['RECRUITER', 'RECRUITER_ADMIN'] as const satisfies readonly AccountState[];
/** Who looks for work. */
export const CANDIDATES = ['CANDIDATE'] as const satisfies readonly AccountState[];
/** Who holds degree programmes against jobs and against each other. */
export const PROGRAMME_READERS = [
  'RECRUITER',
  'RECRUITER_ADMIN',
  'INSTITUTE',
] as const satisfies readonly AccountState[];
/** Accounts whose onboarding and approval lie behind them. */
export const MEMBERS = [
  'CANDIDATE',
  'RECRUITER',
  'RECRUITER_ADMIN',
  'TALENT_MANAGER',
  'INSTITUTE',
] as const satisfies readonly AccountState[];

/** Accounts whose address of mail is known to be theirs: nobody else leaves anything that takes room. */
export const VERIFIED = ACCOUNT_STATES.filter((state) => state !== 'EMAIL_VERIFICATION_PENDING');

/**
 * Whose turn comes when more is asked than the server can do at once: what tells whether it lives (`vital`) never waits;
 * `first` comes what a person did, signing in above all, then what they read (`usual`), then what computes or searches
 * (`heavy`). What takes as long as somebody's line or another server does (`lasting`) stands in no line.
 */
export type Weight = 'vital' | 'first' | 'usual' | 'heavy' | 'lasting';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type AnyObject = z.ZodObject;

interface Common {
  method: Method;
  /** Under `/api`, parameters as `{name}`. */
  path: string;
  access: Access;
  /** One sentence for the printed API. */
  summary: string;
  /** Feature codes this endpoint can answer with, beside the kernel's. */
  errors?: readonly ErrorCode[];
  /** What is said where it fails for a reason that nobody foresaw; left out, that something went wrong. */
  failure?: ErrorCode;
  /** Key of the sentence that tells the person it worked. */
  message?: string;
  /** Requests per minute and address; the default is the server's. */
  ratePerMinute?: number;
  /** Left out, it follows from the kind and the method (`weightOf`). */
  weight?: Weight;
  /** Another program signs its body: the handler is handed the text as it came. */
  signed?: true;
}

/** A call with JSON in and JSON out: one declaration that the server binds, the web calls and the API prints. */
export interface Endpoint<
  P extends AnyObject = AnyObject,
  Q extends AnyObject = AnyObject,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> extends Common {
  kind: 'json';
  params: P;
  query: Q;
  body: B;
  response: R;
}

/** A call that takes one file as multipart form data, beside plain text fields. */
export interface Upload<F extends AnyObject = AnyObject, R extends z.ZodType = z.ZodType> extends Common {
  kind: 'upload';
  method: 'POST';
  /** Text fields that come before the file. */
  fields: F;
  /** Largest file taken, in bytes. */
  maxBytes: number;
  response: R;
}

/** A call that answers with bytes: a file, a PDF, an export. */
export interface Download<P extends AnyObject = AnyObject, Q extends AnyObject = AnyObject> extends Common {
  kind: 'download';
  method: 'GET';
  params: P;
  query: Q;
}

/** A call with JSON in and events out, each sent the moment it is there (Server-Sent Events, of the HTML standard). */
export interface Stream<B extends z.ZodType = z.ZodType, E extends z.ZodType = z.ZodType> extends Common {
  kind: 'stream';
  method: 'POST';
  body: B;
  /** What each event may be. */
  event: E;
}

/** An address that a browser opens and that sends it on to another. */
export interface Redirect<P extends AnyObject = AnyObject, Q extends AnyObject = AnyObject> extends Common {
  kind: 'redirect';
  method: 'GET';
  params: P;
  query: Q;
}

// biome-ignore-start lint/suspicious/noExplicitAny: lists of endpoints hold every schema; each keeps its own types.
/** An endpoint of any kind and any schemas. */
export type AnyEndpoint =
  | Endpoint<any, any, any, any>
  | Upload<any, any>
  | Download<any, any>
  | Stream<any, any>
  | Redirect<any, any>;
// biome-ignore-end lint/suspicious/noExplicitAny: lists of endpoints hold every schema.

/** The weight of an endpoint; unless it says another, uploads and streams last, downloads are made, `GET` is read, the rest is done. */
export function weightOf({ weight, kind, method }: AnyEndpoint): Weight {
  if (weight) return weight;
  if (kind === 'upload' || kind === 'stream') return 'lasting';
  if (kind === 'download') return 'heavy';
  return kind === 'json' && method === 'GET' ? 'usual' : 'first';
}

const Nothing = z.object({});
type Nothing = typeof Nothing;

/** Declares a JSON endpoint. What is left out (params, query, body) is taken as empty. */
export function endpoint<
  P extends AnyObject = Nothing,
  Q extends AnyObject = Nothing,
  B extends z.ZodType = Nothing,
  R extends z.ZodType = z.ZodType,
>(spec: Common & { params?: P; query?: Q; body?: B; response: R }): Endpoint<P, Q, B, R> {
  return {
    kind: 'json',
    ...spec,
    params: spec.params ?? (Nothing as unknown as P),
    query: spec.query ?? (Nothing as unknown as Q),
    body: spec.body ?? (Nothing as unknown as B),
  };
}

/** Declares an endpoint that takes a file. */
export function upload<F extends AnyObject, R extends z.ZodType>(
  spec: Omit<Common, 'method'> & { fields: F; maxBytes: number; response: R },
): Upload<F, R> {
  return { kind: 'upload', method: 'POST', ...spec };
}

/** Declares an endpoint that answers with a file. */
export function download<P extends AnyObject = Nothing, Q extends AnyObject = Nothing>(
  spec: Omit<Common, 'method'> & { params?: P; query?: Q },
): Download<P, Q> {
  return {
    kind: 'download',
    method: 'GET',
    ...spec,
    params: spec.params ?? (Nothing as unknown as P),
    query: spec.query ?? (Nothing as unknown as Q),
  };
}

/** Declares an endpoint that answers with events. */
export function stream<B extends z.ZodType, E extends z.ZodType>(
  spec: Omit<Common, 'method'> & { body: B; event: E },
): Stream<B, E> {
  return { kind: 'stream', method: 'POST', ...spec };
}

/** Declares an address that sends a browser on. */
export function redirect<P extends AnyObject = Nothing, Q extends AnyObject = Nothing>(
  spec: Omit<Common, 'method'> & { params?: P; query?: Q },
): Redirect<P, Q> {
  return {
    kind: 'redirect',
    method: 'GET',
    ...spec,
    params: spec.params ?? (Nothing as unknown as P),
    query: spec.query ?? (Nothing as unknown as Q),
  };
}

/** What a caller sends. */
export type Params<E> = E extends { params: infer P extends AnyObject } ? z.input<P> : Record<string, never>;
/** What a caller sends behind the `?`. */
export type Query<E> = E extends { query: infer Q extends AnyObject } ? z.input<Q> : Record<string, never>;
/** What a caller sends as JSON. */
export type Body<E> = E extends { body: infer B extends z.ZodType } ? z.input<B> : Record<string, never>;
/** What a stream sends, one by one. */
export type EventOf<E> = E extends { event: infer V extends z.ZodType } ? z.output<V> : never;
/** What a caller receives as `data`. */
export type Reply<E> = E extends { response: infer R extends z.ZodType } ? z.output<R> : never;

/** The envelope of every JSON success. */
export interface Envelope<T> {
  data: T;
  message: string;
  /** Places and skills that `data` names and the taxonomy knows, by the text in it: their names in both languages. */
  names?: Readonly<Record<string, Bilingual>> | undefined;
}
