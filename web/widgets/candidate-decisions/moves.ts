import type {
  moveCandidates,
  Placed,
  Placement,
  RejectionReason,
} from '#contract/features/candidates.contract.ts';
import type { Body, Reply } from '#contract/kernel/endpoint.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** Why somebody is turned down, for the company, and a word that they read. */
export interface Rejection {
  reason_code: RejectionReason | null;
  reason: string | null;
}

/** One person put somewhere for one job, as the server is asked for it. */
export type Move = Body<typeof moveCandidates>['steps'][number];
/** What became of a move. */
export type MoveOutcome = Reply<typeof moveCandidates>['results'][number];

/** A move that was made: where the person stands now, and where they stood before. */
export interface MadeMove {
  candidate_id: string;
  job_id: string;
  now: Placed;
  before: Placed;
}

export const isMade = (one: MoveOutcome): one is MoveOutcome & MadeMove => one.outcome === 'done';

/** Puts somebody there. Where the reader saw them is sent along: whom a colleague has moved meanwhile stays. */
export const moveTo = (
  { candidate_id, job_id, status, stage_id }: Placement & Pick<Move, 'candidate_id' | 'job_id'>,
  to: Placement,
  rejection?: Rejection,
): Move => ({ candidate_id, job_id, to, ...rejection, expected: { status, stage_id } });

/** Puts somebody back to where they stood before a move, unless they have been moved since. */
export const moveBack = ({ candidate_id, job_id, now, before }: MadeMove): Move => ({
  candidate_id,
  job_id,
  to: { status: before.status, stage_id: before.stage_id },
  reason_code: before.reason_code,
  reason: before.reason,
  expected: { status: now.status, stage_id: now.stage_id },
});

/** Says that moves were taken back, or why one of them could not be. */
export function useTakenBackNotice(): (outcomes: readonly MoveOutcome[]) => void {
  const { t } = useTranslation('candidate-decisions');
  return (outcomes) => {
    const problem = outcomes.find((one) => one.problem)?.problem;
    if (problem) showError(problem.message);
    else showNotice(t('taken_back', { count: outcomes.length }));
  };
}
