import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  actOnCandidate,
  getPipeline,
  MOST_STEPS,
  moveCandidate,
  moveCandidates,
} from '#contract/features/candidates.contract.ts';
import { call } from '#web/platform/call.ts';
import { sendInParts } from '#web/platform/in-parts.ts';
import { isolated } from '#web/platform/isolated.ts';
import { keyOf as cacheKeyOf, mutationFor } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import {
  isMade,
  type MadeMove,
  type Move,
  type MoveOutcome,
  moveBack,
  moveTo,
  type Rejection,
  useTakenBackNotice,
} from '#web/widgets/candidate-decisions/moves.ts';
import { useStageName } from '#web/widgets/pipeline-stage/pipeline-stage.tsx';
import { refreshPeople } from './pipeline.queries.ts';
import {
  keyOf,
  kindOf,
  movedOnBoard,
  type Pipeline,
  placementOf,
  type Standing,
  type Target,
} from './placements.ts';

/**
 * Puts one candidate, or many, where they should stand: shown at once, taken back where the server refuses, and undone
 * whole by the snackbar. What a colleague changed meanwhile is not written over: where the caller saw them is sent along.
 */
export const usePlacing = () => ({ ...usePlacingOne(), ...usePlacingMany() });
export type Placing = ReturnType<typeof usePlacing>;

function usePlacingOne() {
  const placedWords = usePlacedWords();
  const takeBack = useTakingBack();
  const [hired, setHired] = useState<{ jobId: string; name: string } | null>(null);
  const act = useMutation(mutationFor(actOnCandidate, { silent: true }));
  const move = useMutation(mutationFor(moveCandidate, { silent: true }));

  const send = async (person: Standing, target: Target, rejection?: Rejection) => {
    const { candidate_id, job_id, status, stage_id } = person;
    const expected = { status, stage_id };
    if (target.stage)
      return move.mutateAsync({ body: { candidate_id, job_id, stage_id: target.stage.id, expected } });
    const action = target.status === 'REJECTED' ? 'REJECTED' : 'UNSELECTED';
    return act.mutateAsync({ body: { candidate_id, job_id, action, ...rejection, expected } });
  };
  const place = async (person: Standing, target: Target, rejection?: Rejection): Promise<boolean> => {
    const before = shownOnBoards();
    showOnBoards(person, target);
    try {
      const { data } = await send(person, target, rejection);
      const { candidate_id, job_id } = person;
      offerUndo(
        placedWords(person, target),
        [{ candidate_id, job_id, now: data.now, before: data.before }],
        takeBack,
      );
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
  return {
    place,
    /** Somebody was hired for a job that still takes applications. */
    hired,
    forgetHired: () => setHired(null),
  };
}

/** Somebody who could not be moved, and why. */
export interface Failure {
  name: string;
  message: string;
}

function usePlacingMany() {
  const { t } = useTranslation('candidates');
  const targetName = useTargetName();
  const takeBack = useTakingBack();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  /** Those of them who now stand there. */
  const placeMany = async (
    people: readonly Standing[],
    target: Target,
    rejection?: Rejection,
  ): Promise<Standing[]> => {
    const moves = people.map((person) => moveTo(person, placementOf(target), rejection));
    setFailures([]);
    const outcomes = await sendMoves(moves, (done) => setProgress({ done, of: moves.length })).finally(() =>
      setProgress(null),
    );
    const made = outcomes.filter(isMade);
    setFailures(failuresOf(people, outcomes));
    if (made.length > 0)
      offerUndo(t('pipeline.placed_all', { count: made.length, stage: targetName(target) }), made, takeBack);
    await refreshPeople();
    return people.filter((_, at) => outcomes[at]?.outcome === 'done');
  };
  return { placeMany, progress, failures, forgetFailures: () => setFailures([]) };
}

/** The moves that can still be taken back, each with what takes its snackbar away. */
const offered = new Set<{ keys: readonly string[]; hide: () => void }>();

/** Only the last move of somebody can be taken back: what undoes an earlier one of theirs goes. */
function offerUndo(
  notice: string,
  made: readonly MadeMove[],
  takeBack: (made: readonly MadeMove[]) => Promise<void>,
): void {
  const keys = made.map(keyOf);
  for (const earlier of offered) if (earlier.keys.some((key) => keys.includes(key))) earlier.hide();
  const hide = showNotice(notice, { undo: () => void takeBack(made), onGone: () => offered.delete(offer) });
  const offer = { keys, hide };
  offered.add(offer);
}

/** How a target is named: a stage of the company by its own name. */
function useTargetName(): (target: Target) => string {
  const stageName = useStageName();
  return (target) => isolated(stageName({ kind: kindOf(target), name: target.stage?.name }));
}

/** What is said of somebody who was moved: being hired is news, not a place. */
export function usePlacedWords(): (person: Pick<Standing, 'name'>, target: Target) => string {
  const { t } = useTranslation('candidates');
  const targetName = useTargetName();
  return (person, target) =>
    kindOf(target) === 'hired'
      ? t('pipeline.hired', { name: isolated(person.name) })
      : t('pipeline.placed', { name: isolated(person.name), stage: targetName(target) });
}

/** Puts people back to where each of them stood, unless somebody has moved them since. */
function useTakingBack() {
  const tellTakenBack = useTakenBackNotice();
  return async (made: readonly MadeMove[]) => {
    tellTakenBack(await sendMoves(made.map(moveBack), () => {}));
    await refreshPeople();
  };
}

/** A call that fails as a whole counts as refused for each. */
const sendMoves = (moves: readonly Move[], onProgress: (done: number) => void): Promise<MoveOutcome[]> =>
  sendInParts<Move, MoveOutcome>(moves, MOST_STEPS, {
    send: async (steps) => (await call(moveCandidates, { body: { steps } })).results,
    refused: ({ candidate_id, job_id }, problem) => ({
      candidate_id,
      job_id,
      outcome: 'refused',
      problem,
      now: null,
      before: null,
    }),
    onProgress: ({ length }) => onProgress(length),
  });

/** In the order in which they were sent, which is the order of the answers. */
const failuresOf = (people: readonly Standing[], outcomes: readonly MoveOutcome[]): Failure[] =>
  outcomes.flatMap(({ problem }, at) =>
    problem ? [{ name: people[at]?.name ?? '', message: problem.message }] : [],
  );

const BOARDS = { queryKey: cacheKeyOf(getPipeline) };
const shownOnBoards = () => queryCache.getQueriesData<Pipeline>(BOARDS);

function showOnBoards(person: Standing, target: Target): void {
  void queryCache.cancelQueries(BOARDS);
  for (const [key, pipeline] of shownOnBoards())
    if (pipeline) queryCache.setQueryData(key, movedOnBoard(pipeline, person, target, new Date()));
}
