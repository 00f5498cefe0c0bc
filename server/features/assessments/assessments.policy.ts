import type { AssessmentForm, AssessmentKind, AttemptStatus } from '#contract/features/assessments.fields.ts';
import { DAY_MS, MINUTE_MS } from '#server/platform/days.ts';

/** The rules of taking an instrument. All of them are pure: what time it is, they are told. */

/** Where an attempt may go from where it stands; from the last two it goes nowhere. */
const TRANSITIONS: Readonly<Record<AttemptStatus, readonly AttemptStatus[]>> = {
  IN_PROGRESS: ['RESULT_PROCESSING', 'CANCELLED'],
  RESULT_PROCESSING: ['COMPLETED'],
  COMPLETED: [],
  CANCELLED: [],
};

export const mayMove = (from: AttemptStatus, to: AttemptStatus): boolean => TRANSITIONS[from].includes(to);

/** Answers that were on their way when the time ended are still taken so long. */
const GRACE_MS = 5_000;

/** What time is kept by. */
interface Clocked {
  status: AttemptStatus;
  endsAt: Date | null;
}

export const endOf = (from: Date, minutes: number, extraTimePercent: number): Date =>
  new Date(from.getTime() + minutes * MINUTE_MS * (1 + extraTimePercent / 100));

export const isTimeOver = ({ status, endsAt }: Clocked, now: Date): boolean =>
  status === 'IN_PROGRESS' && endsAt !== null && now.getTime() > endsAt.getTime() + GRACE_MS;

/** Seconds from now until nothing more is taken. */
export const secondsToEnd = (endsAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((endsAt.getTime() + GRACE_MS - now.getTime()) / 1_000) + 1);

/** What is left by the server's clock; null where no time is kept or the attempt is over. */
export const secondsLeft = ({ status, endsAt }: Clocked, now: Date): number | null =>
  status === 'IN_PROGRESS' && endsAt
    ? Math.max(0, Math.round((endsAt.getTime() - now.getTime()) / 1_000))
    : null;

interface Taken {
  status: AttemptStatus;
  startedAt: Date;
  completedAt: Date | null;
  endsAt: Date | null;
}

/** From when an instrument that asks for so many days between may be taken again; null for now. */
export function nextStart(history: readonly Taken[], retakeAfterDays: number, now: Date): Date | null {
  const counting = history
    .filter(countsAsTaken)
    .map(({ completedAt, startedAt }) => completedAt ?? startedAt);
  const last = Math.max(...counting.map((at) => at.getTime()));
  const next = last + retakeAfterDays * DAY_MS;
  return Number.isFinite(next) && next > now.getTime() ? new Date(next) : null;
}

/**
 * The short scale that the whole may go on from: the latest attempt that was not given up, as long as starting anew has to
 * wait. Later the whole is asked anew, for people change.
 */
export function shortToGoOnFrom<T extends Taken & { form: AssessmentForm; instrumentVersion: string }>(
  history: readonly T[],
  { version, retakeAfterDays }: { version: string; retakeAfterDays: number },
  now: Date,
): T | null {
  const latest = history.find(({ status }) => status !== 'CANCELLED');
  const isShort =
    latest?.status === 'COMPLETED' && latest.form === 'short' && latest.instrumentVersion === version;
  return isShort && nextStart(history, retakeAfterDays, now) ? latest : null;
}

/** Of a timed test that was given up the questions were seen all the same. */
const countsAsTaken = ({ status, endsAt }: Taken): boolean => status !== 'CANCELLED' || endsAt !== null;

/** Of what is answered at one's leisure nearly all must be there; of a timed test whatever there was time for counts. */
export const LEAST_FRACTION = 0.9;

export const mayHandIn = (
  { endsAt }: Pick<Clocked, 'endsAt'>,
  { fraction, acceptsGaps }: { fraction: number; acceptsGaps: boolean },
): boolean => fraction >= 1 || (acceptsGaps && (endsAt !== null || fraction >= LEAST_FRACTION));

/** Nobody is invited to what helps people find work for themselves. */
export const isForHiring = (kind: AssessmentKind): boolean => kind !== 'interests';

/** Its sound can be fetched so long: time enough for a weak line, and too little for a second hearing. */
const PLAY_LASTS_MS = 120_000;

/** Whether the sound of a play that was counted may still be fetched. */
export const mayPlay = ({ playedAt }: { playedAt: Date }, now: Date): boolean =>
  now.getTime() - playedAt.getTime() <= PLAY_LASTS_MS;

/** How the pace of answers compares with the time that is planned for a question. */
export function paceOf(
  medianSeconds: number | null,
  plannedSeconds: number,
): 'fast' | 'usual' | 'slow' | 'unknown' {
  if (medianSeconds === null) return 'unknown';
  if (medianSeconds < plannedSeconds / 4) return 'fast';
  return medianSeconds > plannedSeconds * 3 ? 'slow' : 'usual';
}
