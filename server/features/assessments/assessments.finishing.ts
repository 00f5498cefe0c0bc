import type { AssessmentForm } from '#contract/features/assessments.fields.ts';
import type { Instrument } from '#engines/assessments/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { findInstrument, linkTo, shortOf } from './assessments.instruments.ts';
import { isTimeOver, mayMove } from './assessments.policy.ts';
import { scored } from './assessments.scoring.ts';
import {
  type AttemptRow,
  answersOf,
  lockAttempt,
  overdueAttempts,
  updateAttempt,
} from './assessments.store.ts';

/** Ends attempts and scores them. */

type FinishCtx = Ctx & Uses<'instruments'>;

interface Ending {
  isExpired: boolean;
  /** Another form than it was begun as: the whole may be handed in as its short scale. */
  form?: AssessmentForm;
}

/**
 * Hands an attempt in and scores it, in the caller's transaction. Its row is held, so that no answer comes in between.
 * One that is over already is left as it is: work that runs twice changes nothing.
 */
export async function finish(
  tx: FinishCtx,
  instrument: Instrument,
  attemptId: string,
  { isExpired, form }: Ending,
): Promise<AttemptRow> {
  const attempt = await lockAttempt(tx.db, attemptId);
  if (!attempt) throw new Refusal('assessments.attempt_not_found');
  if (!mayMove(attempt.status, 'RESULT_PROCESSING')) return attempt;
  const handedIn = await updateAttempt(tx.db, attempt.id, {
    status: 'RESULT_PROCESSING',
    isExpired,
    completedAt: isExpired && attempt.endsAt ? attempt.endsAt : tx.now,
    form: form ?? attempt.form,
    ...(form === 'short' ? { questions: attempt.questions.slice(0, shortOf(instrument)?.questions) } : {}),
  });
  return score(tx, instrument, handedIn);
}

/** What an attempt holds is scored, and whoever it concerns is told. */
async function score(tx: FinishCtx, instrument: Instrument, attempt: AttemptRow): Promise<AttemptRow> {
  const done = await updateAttempt(tx.db, attempt.id, {
    status: 'COMPLETED',
    result: scored(instrument, attempt, await answersOf(tx.db, attempt.id)),
  });
  await tx.emit('assessments.completed', {
    attemptId: done.id,
    userId: done.userId,
    instrument: done.instrument,
  });
  await notify(
    tx,
    done.userId,
    'assessment_ready',
    { assessment: instrument.name },
    { link: linkTo(instrument, done.id) },
  );
  return done;
}

/** The attempt as it is once nothing is overdue: one whose time has run out is handed in first. */
export async function finishOverdue<C extends FinishCtx>(ctx: C, attempt: AttemptRow): Promise<AttemptRow> {
  if (!isTimeOver(attempt, ctx.now)) return attempt;
  const instrument = findInstrument(ctx, attempt.instrument);
  return instrument
    ? ctx.transaction((tx) => finish(tx, instrument, attempt.id, { isExpired: true }))
    : attempt;
}

/** Hands an attempt in that the queue was told to end; not before its time, and not twice. */
export async function finishById(ctx: FinishCtx, attemptId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const attempt = await lockAttempt(tx.db, attemptId);
    if (attempt && isTimeOver(attempt, ctx.now))
      await finishOverdue({ ...(await inPortalOf(tx, attempt)), now: ctx.now }, attempt);
  });
}

const inPortalOf = async (tx: FinishCtx, { portal }: AttemptRow): Promise<FinishCtx> => ({
  ...tx,
  portal: (await tx.inPortal(portal)).portal,
});

/** Hands in what nobody did, also where the work of an attempt was lost. */
export async function finishAllOverdue(ctx: FinishCtx): Promise<void> {
  for (const { id } of await overdueAttempts(ctx.db, ctx.now)) await finishById(ctx, id);
}
