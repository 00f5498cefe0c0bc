import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { getCandidate, listCandidates, moveCandidates } from '#contract/features/candidates.contract.ts';
import { getRecruiterStats, listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import {
  isMade,
  type MadeMove,
  type Move,
  moveBack,
  moveTo,
  type Rejection,
  useTakenBackNotice,
} from '#web/widgets/candidate-decisions/moves.ts';
import { type CandidateStatus, refreshRanking } from './rankings.queries.ts';

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
  const { send, isRunning } = useSending();
  const takeBack = useTakingBack({ send, onTaken });
  const decisionInWords = useDecisionWords();
  const underWay = useRef<Promise<void>>(Promise.resolve());
  // A decision that follows at once must not overtake what is taken back before it.
  const inTurn = (step: () => Promise<void> | undefined) => {
    underWay.current = underWay.current.then(step);
  };
  const undoing = useUndoStack(inTurn);

  const decideAfter = async (
    before: Promise<void>,
    people: readonly MatchingCandidate[],
    status: CandidateStatus,
    rejection?: Rejection,
  ) => {
    const some = people.filter((person) => person.status !== status).slice(0, MOST_TOGETHER);
    if (some.length === 0) return;
    const ids = some.map((person) => person.candidate_id);
    onTaken(ids, true);
    const to = { status, stage_id: null };
    const moves = some.map((person) => moveTo({ ...person, job_id: jobId }, to, rejection));
    await before;
    try {
      const results = await send(moves);
      const refused = ids.filter((_, at) => results[at]?.outcome === 'refused');
      if (refused.length > 0) {
        onTaken(refused, false);
        const at = results.findIndex(({ problem }) => problem);
        const message = results[at]?.problem?.message;
        // Of many it is said who it is about.
        showError(some.length > 1 && message ? `${isolated(some[at]?.name ?? '')}: ${message}` : message);
      }
      const made = results.filter(isMade);
      const decided = some.filter((_, at) => results[at]?.outcome === 'done');
      if (made.length > 0) undoing.offer(decisionInWords(decided, status), () => takeBack(made, ids));
    } catch (error) {
      onTaken(ids, false);
      showError(error);
    } finally {
      void refreshDecisions();
    }
  };

  return {
    /** One after the other: whoever takes back at once what is still being sent takes back that, and nothing before it. */
    decide: (people: readonly MatchingCandidate[], status: CandidateStatus, rejection?: Rejection) => {
      underWay.current = decideAfter(underWay.current, people, status, rejection);
      return underWay.current;
    },
    isRunning,
    undo: () => inTurn(undoing.undoLast),
  };
}

function useSending() {
  const move = useMutation(mutationFor(moveCandidates, { silent: true }));
  return {
    send: async (steps: Move[]) => (await move.mutateAsync({ body: { steps } })).data.results,
    isRunning: move.isPending,
  };
}

/** What can be taken back, by its snackbar or by the key, the latest last; whichever is used, neither does it again. */
function useUndoStack(inTurn: (step: () => Promise<void> | undefined) => void) {
  const stack = useRef<(() => Promise<void>)[]>([]);
  return {
    offer: (notice: string, takeBack: () => Promise<void>) => {
      const undo = () => {
        hide();
        stack.current = stack.current.filter((one) => one !== undo);
        return takeBack();
      };
      stack.current.push(undo);
      const hide = showNotice(notice, { undo: () => inTurn(undo) });
    },
    undoLast: () => stack.current.at(-1)?.(),
  };
}

/** Puts people back to where each stood, unless somebody has moved them since. */
function useTakingBack({
  send,
  onTaken,
}: Pick<ReturnType<typeof useSending>, 'send'> & Pick<Deciding, 'onTaken'>) {
  const tellTakenBack = useTakenBackNotice();
  return async (made: readonly MadeMove[], ids: readonly string[]) => {
    onTaken(ids, false);
    try {
      tellTakenBack(await send(made.map(moveBack)));
    } catch (error) {
      showError(error);
    } finally {
      // Whoever is decided on again must be seen as they stand now.
      await refreshDecisions();
    }
  };
}

/** What was decided, on one by name or on how many. */
function useDecisionWords() {
  const { t } = useTranslation('rankings');
  return (people: readonly MatchingCandidate[], status: CandidateStatus): string => {
    const [first, ...others] = people;
    return first && others.length === 0
      ? t(`decided.${status}`, { name: isolated(first.name) })
      : t(`decided_all.${status}`, { count: people.length });
  };
}

/** After a decision everything that counts or shows decisions is asked again. */
const refreshDecisions = () =>
  Promise.all([
    refreshRanking(),
    refresh(listCandidates, getCandidate, getRecruiterStats, listRecruiterJobs),
  ]);
