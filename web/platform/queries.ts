import { mutationOptions, type Query, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Envelope, Reply } from '#contract/kernel/endpoint.ts';
import { callWithMessage } from './call.ts';
import type { Input, JsonEndpoint } from './input.ts';
import { queryCache } from './query-cache.ts';
import { showError } from './snackbars.ts';

/** An endpoint's place in the cache; with its input, the place of one answer. */
export function keyOf<E extends JsonEndpoint>(endpoint: E, input?: Input<E>) {
  const name = `${endpoint.method} ${endpoint.path}`;
  return input === undefined ? ([name] as const) : ([name, input] as const);
}

/**
 * Options for `useQuery`, prefetching and reading the cache, made from a contract endpoint and its input:
 * `useQuery(queryFor(getJob, { params: { id } }))`.
 */
export function queryFor<E extends JsonEndpoint>(endpoint: E, input: Input<E>) {
  return queryOptions<Reply<E>>({
    queryKey: keyOf(endpoint, input),
    queryFn: async ({ signal }) => (await run(endpoint, input, signal)).data,
  });
}

/**
 * Options for `useMutation`; the mutation's value is `{ data, message }`. A failure shows the error
 * snackbar; a screen that shows it in its own place passes `{ silent: true }`.
 */
export function mutationFor<E extends JsonEndpoint>(endpoint: E, { silent = false } = {}) {
  return mutationOptions<Envelope<Reply<E>>, Error, Input<E>>({
    mutationKey: keyOf(endpoint),
    mutationFn: (input) => run(endpoint, input),
    onError: (error) => {
      if (!silent) showError(error);
    },
  });
}

/** What is about to be asked again, by the endpoint's name. */
const due = new Map<string, Promise<void>>();

/**
 * After a change: everything read from these endpoints is asked again where it is on screen. Several who want it for one
 * and the same event ask once.
 */
export async function refresh(...endpoints: readonly JsonEndpoint[]): Promise<void> {
  await Promise.all(endpoints.map(refreshOnce));
}

function refreshOnce(endpoint: JsonEndpoint): Promise<void> {
  const key = keyOf(endpoint);
  const [name] = key;
  const asked =
    due.get(name) ??
    Promise.resolve().then(() => {
      due.delete(name);
      return askAgain(key);
    });
  due.set(name, asked);
  return asked;
}

/**
 * A first answer that is still on its way is waited for by the cache, not asked for again: it may have been read before
 * the change, so what had none yet is asked once more after it.
 */
async function askAgain(queryKey: QueryKey): Promise<void> {
  const hadNone = (query: Query) => query.state.data === undefined && query.state.fetchStatus === 'fetching';
  const onTheirWay = queryCache.getQueryCache().findAll({ queryKey, predicate: hadNone });
  await queryCache.invalidateQueries({ queryKey });
  if (onTheirWay.length === 0) return;
  await queryCache.invalidateQueries({ queryKey, predicate: (query) => onTheirWay.includes(query) });
}

function run<E extends JsonEndpoint>(
  endpoint: E,
  input: Input<E>,
  signal?: AbortSignal,
): Promise<Envelope<Reply<E>>> {
  const untyped = callWithMessage as (
    endpoint: E,
    input: Input<E>,
    options: { signal?: AbortSignal | undefined },
  ) => Promise<Envelope<Reply<E>>>;
  return untyped(endpoint, input, { signal });
}
