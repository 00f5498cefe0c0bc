import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { search } from '#contract/features/search.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { queryFor } from '#web/platform/queries.ts';

export type SearchResult = Reply<typeof search>['results'][number];

const LEAST_LETTERS = 2;

/** Jobs and candidates that a text finds; the last results stay while the next ones come. */
export function useSearch(text: string) {
  const wanted = text.trim();
  return useQuery({
    ...queryFor(search, { body: { text: wanted } }),
    enabled: wanted.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
  });
}
