import type { Body, Endpoint, Params, Query } from '#contract/kernel/endpoint.ts';

/** Any endpoint that answers with JSON. */
// biome-ignore lint/suspicious/noExplicitAny: an endpoint of any schemas; the call's types come from the one given.
export type JsonEndpoint = Endpoint<any, any, any, any>;

/** A part of the input may be left out when everything in it may. */
type Part<Name extends string, T> =
  Record<string, never> extends T
    ? { [K in Name]?: T | undefined }
    : [T] extends [Record<string, never>]
      ? { [K in Name]?: undefined }
      : { [K in Name]: T };

/** What a call of the endpoint is given: `{ params, query, body }`, each only where the contract has it. */
export type Input<E> = Part<'params', Params<E>> & Part<'query', Query<E>> & Part<'body', Body<E>>;
