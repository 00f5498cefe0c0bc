import { useDebouncedCallback } from '@mantine/hooks';
import { useMutation, useQueries } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { getApplicant, listApplicants } from '#contract/features/applications.contract.ts';
import {
  getCandidate,
  listCandidates,
  moveCandidates,
  type Placement,
} from '#contract/features/candidates.contract.ts';
import { favouriteCandidate } from '#contract/features/favourites.contract.ts';
import { getRecruiterStats, listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import {
  getCandidateOrder,
  getMatchingCandidates,
  listMatchingCandidates,
  type MatchingCandidate,
} from '#contract/features/rankings.contract.ts';
import type { Body, Query, Reply } from '#contract/kernel/endpoint.ts';
import { isolated } from '#web/platform/isolated.ts';
import { keyOf, mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Rejection } from '#web/widgets/candidate-decisions/reject-dialog.tsx';
import { partsOf } from './ranking-order.ts';

export type CandidateStatus = MatchingCandidate['status'];
export type Order = Reply<typeof getCandidateOrder>;
export type OrderQuery = Query<typeof getCandidateOrder>;

/** Everyone of a job whom filters leave, by id. */
export const orderQuery = (jobId: string, query: OrderQuery) =>
  queryFor(getCandidateOrder, { params: { id: jobId }, query });

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

/** After a decision everything that counts or shows decisions is asked again. */
const refreshDecisions = () =>
  Promise.all([
    refreshRanking(),
    refresh(listCandidates, getCandidate, getRecruiterStats, listRecruiterJobs),
  ]);

type Step = Body<typeof moveCandidates>['steps'][number];
type Outcome = Reply<typeof moveCandidates>['results'][number];

interface Deciding {
  jobId: string;
  /** Called at once, and once more the other way where it is refused or undone. */
  onTaken: (ids: readonly string[], isGone: boolean) => void;
}

/** Of one call; more are for the list of candidates, which shows how far it is. */
export const MOST_TOGETHER = 100;

/**
 * Decides on candidates of a job: shown at once, taken back where the server refuses, undone by the snackbar or by the
 * key. Where the reader saw them is sent along, so that what a colleague decided meanwhile is never written over.
 */
export function useDeciding({ jobId, onTaken }: Deciding) {
  const { t } = useTranslation(['rankings', 'candidate-decisions']);
  const move = useMutation(mutationFor(moveCandidates, { silent: true }));
  /** What can be taken back by key, the latest last. */
  const taken = useRef<(() => Promise<void>)[]>([]);
  const underWay = useRef<Promise<void>>(Promise.resolve());

  /** One after the other: whoever takes back at once what is still being sent takes back that, and nothing before it. */
  const decide = (people: readonly MatchingCandidate[], status: CandidateStatus, rejection?: Rejection) => {
    underWay.current = send(underWay.current, people, status, rejection);
    return underWay.current;
  };

  const send = async (
    before: Promise<void>,
    people: readonly MatchingCandidate[],
    status: CandidateStatus,
    rejection?: Rejection,
  ) => {
    const some = people.filter((person) => person.status !== status).slice(0, MOST_TOGETHER);
    if (some.length === 0) return;
    const ids = some.map((person) => person.candidate_id);
    onTaken(ids, true);
    const to: Placement = { status, stage_id: null };
    const steps = some.map(
      (person): Step => ({
        candidate_id: person.candidate_id,
        job_id: jobId,
        to,
        ...rejection,
        expected: { status: person.status, stage_id: person.stage_id },
      }),
    );
    await before;
    try {
      const { results } = (await move.mutateAsync({ body: { steps } })).data;
      const refused = results.flatMap((result, at) => (result.outcome === 'refused' ? [ids[at]!] : []));
      if (refused.length > 0) {
        onTaken(refused, false);
        showError(results.find(({ problem }) => problem)?.problem?.message);
      }
      const done = results.filter(isDone);
      if (done.length > 0) {
        const undo = () => {
          hide();
          taken.current = taken.current.filter((one) => one !== undo);
          return takeBack(done, ids);
        };
        taken.current.push(undo);
        const hide = showNotice(
          done.length === 1
            ? t(`decided.${status}`, { name: isolated(some[results.indexOf(done[0]!)]!.name) })
            : t(`decided_all.${status}`, { count: done.length }),
          { undo: () => void undo() },
        );
      }
    } catch (error) {
      onTaken(ids, false);
      showError(error);
    } finally {
      void refreshDecisions();
    }
  };

  /** Back to where each stood, unless somebody has moved them since. */
  const takeBack = async (done: readonly Done[], ids: readonly string[]) => {
    onTaken(ids, false);
    const steps = done.map(
      ({ candidate_id, job_id, now, before }): Step => ({
        candidate_id,
        job_id,
        to: { status: before.status, stage_id: before.stage_id },
        reason_code: before.reason_code,
        reason: before.reason,
        expected: { status: now.status, stage_id: now.stage_id },
      }),
    );
    try {
      const { results } = (await move.mutateAsync({ body: { steps } })).data;
      const refused = results.find(({ problem }) => problem);
      if (refused) showError(refused.problem?.message);
      else showNotice(t('candidate-decisions:taken_back', { count: results.length }));
    } catch (error) {
      showError(error);
    } finally {
      // Whoever is decided on again must be seen as they stand now.
      await refreshDecisions();
    }
  };

  return {
    decide,
    isRunning: move.isPending,
    undo: () => {
      underWay.current = underWay.current.then(() => taken.current.at(-1)?.());
    },
  };
}

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

type Done = Outcome & { now: NonNullable<Outcome['now']>; before: NonNullable<Outcome['before']> };
const isDone = (one: Outcome): one is Done => one.outcome === 'done';
