import { useDebouncedCallback } from '@mantine/hooks';
import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getApplicant, listApplicants } from '#contract/features/applications.contract.ts';
import { favouriteCandidate } from '#contract/features/favourites.contract.ts';
import {
  getCandidateOrder,
  getMatchingCandidates,
  listMatchingCandidates,
  type MatchingCandidate,
} from '#contract/features/rankings.contract.ts';
import type { Query, Reply } from '#contract/kernel/endpoint.ts';
import { keyOf, mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { partsOf } from './ranking-order.ts';

export type CandidateStatus = MatchingCandidate['status'];
export type Order = Reply<typeof getCandidateOrder>;
export type OrderQuery = Query<typeof getCandidateOrder>;

const COMPUTING_POLL_MS = 2_000;

/**
 * Everyone of a job whom filters leave, by id. What is under way is asked for until it is there, whether the socket says so
 * or not.
 */
export const useOrder = (jobId: string, query: OrderQuery) =>
  useQuery({
    ...queryFor(getCandidateOrder, { params: { id: jobId }, query }),
    refetchInterval: ({ state }) => (state.data?.computing ? COMPUTING_POLL_MS : false),
  });

/** Counts alone: how many of a job's candidates stand where, above a score. */
export const countsQuery = (jobId: string, query: OrderQuery) =>
  queryFor(listMatchingCandidates, { params: { id: jobId }, query: { ...query, page: 1, limit: 1 } });

export const rowsQuery = (jobId: string, ids: readonly string[]) =>
  queryFor(getMatchingCandidates, { body: { job_id: jobId, candidate_ids: [...ids] } });

/** The rows of those places of an order that are on screen; a row that is not there yet, or no longer, is absent. */
export function useRows(jobId: string, order: readonly string[], places: readonly number[]) {
  const parts = partsOf(order, places);
  const queries = useQueries({
    queries: parts.map((ids) => ({ ...rowsQuery(jobId, ids), staleTime: 60_000 })),
  });
  // Rows that were there stay until those of a new order have come.
  const [known] = useState(() => new Map<string, MatchingCandidate>());
  const isKnown = new Set<string>();
  for (const [at, { data }] of queries.entries()) {
    if (!data) continue;
    const ids = parts[at]!;
    const isWhole = data.results.length === ids.length;
    for (const id of ids) {
      isKnown.add(id);
      known.delete(id);
    }
    for (const [place, row] of data.results.entries()) {
      // Whoever has been named since, in a blind review, stands in the place of their alias.
      const isNamedSince = isWhole && !ids.includes(row.candidate_id);
      known.set(isNamedSince ? ids[place]! : row.candidate_id, row);
    }
  }
  return {
    rows: known as ReadonlyMap<string, MatchingCandidate>,
    isWaiting: queries.some(({ isPending }) => isPending),
    failed: queries.find(({ isError }) => isError) ?? null,
    isKnown: (id: string) => isKnown.has(id),
  };
}

const TOGETHER_MS = 250;

/** Asks again for what is on screen as soon as anything of the job's ranking changes; many changes at once, once. */
export function useLiveRanking(jobId: string): void {
  const follow = useDebouncedCallback(() => void refreshRanking(), TOGETHER_MS);
  const concerns = ({ job_id }: { job_id: string | null }) => {
    if (job_id === null || job_id === jobId) follow();
  };
  useServerEvent('matches:changed', concerns);
  useServerEvent('candidates:changed', concerns);
}

export const refreshRanking = () =>
  refresh(getCandidateOrder, getMatchingCandidates, listMatchingCandidates, listApplicants, getApplicant);

/** Keeps people in sight for a job, or no longer; seen by the whole company. Shown at once. */
export function useFavourite(jobId: string) {
  const mutation = mutationFor(favouriteCandidate);
  const keep = useMutation({
    ...mutation,
    onMutate: ({ body }) => {
      const rows = { queryKey: keyOf(getMatchingCandidates) };
      const before = queryCache.getQueriesData<Rows>(rows);
      for (const [key, data] of before) {
        if (!data) continue;
        const results = data.results.map((row) =>
          row.candidate_id === body.candidate_id ? { ...row, is_favorite: body.favorite } : row,
        );
        queryCache.setQueryData(key, { results });
      }
      return before;
    },
    onError: (error, input, before, context) => {
      for (const [key, data] of before ?? []) queryCache.setQueryData(key, data);
      mutation.onError?.(error, input, undefined, context);
    },
    onSettled: () => refresh(getMatchingCandidates),
  });
  return (person: MatchingCandidate) =>
    keep.mutate({
      body: { job_id: jobId, candidate_id: person.candidate_id, favorite: !person.is_favorite },
    });
}

type Rows = Reply<typeof getMatchingCandidates>;
