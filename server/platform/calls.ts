import type { z } from 'zod';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { SignedInCtx } from './context.ts';

/** What a call is given: only what its declaration has. */
interface CallInput<E extends Endpoint> {
  params?: z.input<E['params']>;
  query?: z.input<E['query']>;
  body?: z.input<E['body']>;
}

/**
 * Calls of the product as the person who asks would make them: by the contract, with its access, rights, limits of
 * admission and shape of reply. So whoever answers in words says what the screens show, and never more.
 */
export interface Calls {
  /** @throws Refusal as the call itself would answer. */
  // biome-ignore lint/suspicious/noExplicitAny: an endpoint of any schemas; the call's types come from the one given.
  call<E extends Endpoint<any, any, any, any>>(
    ctx: SignedInCtx,
    endpoint: E,
    input?: CallInput<E>,
  ): Promise<z.output<E['response']>>;
}
