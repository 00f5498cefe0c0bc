import { useDebouncedCallback } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getApplicant, listApplicants } from '#contract/features/applications.contract.ts';
import { listCandidateNotes, listCandidateTags } from '#contract/features/candidate-notes.contract.ts';
import {
  actOnCandidate,
  type CandidateRow,
  getCandidate,
  getPipeline,
  listCandidateHistory,
  listCandidateJobs,
  listCandidates,
  listDuplicates,
  MOST_STEPS,
  moveCandidate,
  moveCandidates,
  type Placed,
  type Placement,
} from '#contract/features/candidates.contract.ts';
import {
  type HiringStage,
  listHiringStages,
  type StageKind,
} from '#contract/features/hiring-stages.contract.ts';
import { getRecruiterStats, listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import {
  getCandidateOrder,
  getMatchingCandidates,
  listMatchingCandidates,
} from '#contract/features/rankings.contract.ts';
import type { Body, Reply } from '#contract/kernel/endpoint.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/call.ts';
import { isolated } from '#web/platform/isolated.ts';
import { keyOf, mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Rejection } from '#web/widgets/candidate-decisions/reject-dialog.tsx';
import { useStageName } from '#web/widgets/pipeline-stage/pipeline-stage.tsx';

export type Pipeline = Reply<typeof getPipeline>;
export type Column = Pipeline['columns'][number];

/** Who somebody is for a job, and where they stand. */
export type Standing = Placement & {
  candidate_id: string;
  job_id: string;
  job_title?: string;
  name: string;
  kind: StageKind;
  /** A blind review hides who this is. */
  is_blind?: boolean;
};

/** Where somebody is put: a stage of the company, out, or back to those who are undecided. */
export type Target =
  | { status: 'SHORTLISTED'; stage: HiringStage }
  | { status: 'REJECTED' | 'PENDING'; stage: null };

export const kindOf = (target: Target): StageKind =>
  target.stage?.kind ?? (target.status === 'REJECTED' ? 'rejected' : 'new');

const placementOf = (target: Target): Placement => ({
  status: target.status,
  stage_id: target.stage?.id ?? null,
});

/** The company’s stages; empty until they are known. */
export const useStages = (): readonly HiringStage[] =>
  useQuery({ ...queryFor(listHiringStages, {}), staleTime: 60_000 }).data?.results ?? [];

/** What is asked again after anybody moved, was written about or tagged. */
const refreshPeople = () =>
  refresh(
    getPipeline,
    listCandidates,
    getCandidate,
    listCandidateJobs,
    listCandidateHistory,
    listDuplicates,
    listCandidateNotes,
    listCandidateTags,
    listMatchingCandidates,
    getCandidateOrder,
    getMatchingCandidates,
    listApplicants,
    getApplicant,
    listRecruiterJobs,
    getRecruiterStats,
  );

const TOGETHER_MS = 120;

/** Shows what colleagues change: many changes at once are asked for once. */
export function useColleaguesChanges(): void {
  const follow = useDebouncedCallback(
    () => void Promise.all([refreshPeople(), refresh(listHiringStages)]),
    TOGETHER_MS,
  );
  useServerEvent('candidates:changed', follow);
}

type Step = Body<typeof moveCandidates>['steps'][number];
type Outcome = Reply<typeof moveCandidates>['results'][number];

/** Somebody who could not be moved, and why. */
export interface Failure {
  name: string;
  message: string;
}

/**
 * Puts one candidate, or many, where they should stand: shown at once, taken back where the server refuses, and undone
 * whole by the snackbar. What a colleague changed meanwhile is not written over: where the caller saw them is sent along.
 */
export function usePlacing() {
  const { t } = useTranslation(['candidates', 'candidate-decisions']);
  const stageName = useStageName();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [hired, setHired] = useState<{ jobId: string; name: string } | null>(null);
  const act = useMutation(mutationFor(actOnCandidate, { silent: true }));
  const move = useMutation(mutationFor(moveCandidate, { silent: true }));
  const inWords = (target: Target) => isolated(stageName({ kind: kindOf(target), name: target.stage?.name }));

  const place = async (person: Standing, target: Target, rejection?: Rejection): Promise<boolean> => {
    const before = shownOnBoards();
    showOnBoards(person, target);
    const { candidate_id, job_id } = person;
    const expected = { status: person.status, stage_id: person.stage_id };
    try {
      const { data } = target.stage
        ? await move.mutateAsync({ body: { candidate_id, job_id, stage_id: target.stage.id, expected } })
        : await act.mutateAsync({
            body: {
              candidate_id,
              job_id,
              action: target.status === 'REJECTED' ? 'REJECTED' : 'UNSELECTED',
              ...rejection,
              expected,
            },
          });
      showNotice(t('pipeline.placed', { name: isolated(person.name), stage: inWords(target) }), {
        undo: () => void takeBack([{ candidate_id, job_id, now: data.now, before: data.before }]),
      });
      if (data.now.kind === 'hired' && data.may_close_job) setHired({ jobId: job_id, name: person.name });
      return true;
    } catch (error) {
      for (const [key, pipeline] of before) queryCache.setQueryData(key, pipeline);
      showError(error);
      return false;
    } finally {
      void refreshPeople();
    }
  };

  /** Those of them who now stand there. */
  const placeMany = async (
    people: readonly Standing[],
    target: Target,
    rejection?: Rejection,
  ): Promise<Standing[]> => {
    const to = placementOf(target);
    const steps = people.map(
      ({ candidate_id, job_id, status, stage_id }): Step => ({
        candidate_id,
        job_id,
        to,
        ...rejection,
        expected: { status, stage_id },
      }),
    );
    setFailures([]);
    const results = await send(steps, (done) => setProgress({ done, of: steps.length })).finally(() =>
      setProgress(null),
    );
    const done = results.filter(isDone);
    setFailures(failuresOf(people, results));
    if (done.length > 0)
      showNotice(t('pipeline.placed_all', { count: done.length, stage: inWords(target) }), {
        undo: () => void takeBack(done),
      });
    await refreshPeople();
    return people.filter((_, at) => results[at]?.outcome === 'done');
  };

  /** Back to where each of them stood, unless somebody has moved them since. */
  const takeBack = async (taken: readonly Taken[]) => {
    const steps = taken.map(
      ({ candidate_id, job_id, now, before }): Step => ({
        candidate_id,
        job_id,
        to: { status: before.status, stage_id: before.stage_id },
        reason_code: before.reason_code,
        reason: before.reason,
        expected: { status: now.status, stage_id: now.stage_id },
      }),
    );
    const results = await send(steps, () => {});
    const refused = results.find(({ problem }) => problem);
    if (refused) showError(refused.problem!.message);
    else showNotice(t('candidate-decisions:taken_back', { count: results.length }));
    await refreshPeople();
  };

  return {
    place,
    placeMany,
    progress,
    failures,
    forgetFailures: () => setFailures([]),
    /** Somebody was hired for a job that still takes applications. */
    hired,
    forgetHired: () => setHired(null),
  };
}

interface Taken {
  candidate_id: string;
  job_id: string;
  now: Placed;
  before: Placed;
}

const isDone = (one: Outcome): one is Outcome & Taken => one.outcome === 'done';

/** In calls of as many as one takes. What fails as a whole counts as refused for each. */
async function send(steps: readonly Step[], onProgress: (done: number) => void): Promise<Outcome[]> {
  const results: Outcome[] = [];
  onProgress(0);
  for (let from = 0; from < steps.length; from += MOST_STEPS) {
    const some = steps.slice(from, from + MOST_STEPS);
    try {
      results.push(...(await call(moveCandidates, { body: { steps: some } })).results);
    } catch (error) {
      const message = error instanceof ApiError ? error.message : '';
      results.push(
        ...some.map(({ candidate_id, job_id }) => ({
          candidate_id,
          job_id,
          outcome: 'refused' as const,
          problem: { code: 'request.failed', message },
          now: null,
          before: null,
        })),
      );
    }
    onProgress(results.length);
  }
  return results;
}

/** In the order in which they were sent, which is the order of the answers. */
const failuresOf = (people: readonly Standing[], results: readonly Outcome[]): Failure[] =>
  results.flatMap(({ problem }, at) =>
    problem ? [{ name: people[at]?.name ?? '', message: problem.message }] : [],
  );

const BOARDS = { queryKey: keyOf(getPipeline) };
const shownOnBoards = () => queryCache.getQueriesData<Pipeline>(BOARDS);

function showOnBoards(person: Standing, target: Target): void {
  void queryCache.cancelQueries(BOARDS);
  for (const [key, pipeline] of shownOnBoards())
    if (pipeline) queryCache.setQueryData(key, movedOnBoard(pipeline, person, target, new Date()));
}

/** A board after somebody was put elsewhere: first in the other column, and counted there. */
export function movedOnBoard(pipeline: Pipeline, person: Standing, target: Target, now: Date): Pipeline {
  const isThem = (row: CandidateRow) =>
    row.candidate_id === person.candidate_id && row.job_id === person.job_id;
  const row = pipeline.columns.flatMap(({ results }) => results).find(isThem);
  if (!row) return pipeline;
  const moved: CandidateRow = {
    ...row,
    ...placementOf(target),
    kind: kindOf(target),
    acted_at: now.toISOString(),
  };
  return {
    ...pipeline,
    columns: pipeline.columns.map((column) => {
      const without = column.results.filter((one) => !isThem(one));
      const total = column.total - (column.results.length - without.length);
      return isColumnOf(column, target)
        ? { ...column, results: [moved, ...without], total: total + 1 }
        : { ...column, results: without, total };
    }),
  };
}

export const isColumnOf = (column: Column, target: Target): boolean =>
  target.stage ? column.stage?.id === target.stage.id : !column.stage && column.kind === kindOf(target);

/** Where a column of the board puts whoever is dropped on it; null where only the person can go. */
export function targetOf(column: Column): Target | null {
  if (column.stage) return { status: 'SHORTLISTED', stage: column.stage };
  if (column.kind === 'rejected') return { status: 'REJECTED', stage: null };
  return column.kind === 'new' ? { status: 'PENDING', stage: null } : null;
}
