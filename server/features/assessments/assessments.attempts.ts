import type { AssessmentProgress, Attempt } from '#contract/features/assessments.fields.ts';
import { type Instrument, mostQuestions } from '#engines/assessments/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { finishOverdue } from './assessments.finishing.ts';
import { findInstrument, instrumentNamed, shortOf } from './assessments.instruments.ts';
import { isTimeOver, secondsLeft } from './assessments.policy.ts';
import { invitersOf } from './assessments.reads.ts';
import { type AttemptRow, answeredIn, attemptsOf, findOpen } from './assessments.store.ts';

/** Attempts of the caller, and how they are shown. */

export type AssessmentCtx = SignedInCtx & Uses<'instruments'>;

/** All attempts of the caller at an instrument, or at all, the latest first; none of them is overdue any more. */
export async function ownAttempts(ctx: AssessmentCtx, instrumentId?: string): Promise<AttemptRow[]> {
  const current: AttemptRow[] = [];
  for (const row of await attemptsOf(ctx.db, ctx.actor.id, instrumentId))
    current.push(await finishOverdue(ctx, row));
  return current;
}

/** The caller's attempt at an instrument that takes answers now. */
export async function underWay(
  ctx: AssessmentCtx,
  assessmentId: string,
): Promise<{ instrument: Instrument; attempt: AttemptRow }> {
  const instrument = instrumentNamed(ctx, assessmentId);
  const attempt = await findOpen(ctx.db, ctx.actor.id, instrument.id);
  if (attempt && isTimeOver(attempt, ctx.now)) throw new Refusal('assessments.time_over');
  if (attempt) return { instrument, attempt };
  const [last] = await attemptsOf(ctx.db, ctx.actor.id, instrument.id);
  if (last?.isExpired) throw new Refusal('assessments.time_over');
  throw new Refusal(last ? 'assessments.over' : 'assessments.attempt_not_found');
}

/** The one that is named, or else the open one, or else the latest that was not given up; null where there is none. */
export function attemptToShow(attempts: readonly AttemptRow[], attemptId?: string): AttemptRow | null {
  if (attemptId !== undefined)
    return found(
      attempts.find(({ id }) => id === attemptId),
      'assessments.attempt_not_found',
    );
  return (
    attempts.find(({ status }) => status === 'IN_PROGRESS') ??
    attempts.find(({ status }) => status !== 'CANCELLED') ??
    null
  );
}

/** Shows attempts, by their ids, with how far they are and who invited to them. */
export async function presentAttempts(
  ctx: AssessmentCtx,
  rows: readonly AttemptRow[],
): Promise<ReadonlyMap<string, Attempt>> {
  const ids = rows.map(({ id }) => id);
  const answered = await answeredIn(ctx.db, ids);
  const inviters = await invitersOf(ctx.db, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        assessment_id: row.instrument,
        version: row.instrumentVersion,
        form: row.form,
        status: row.status,
        lang: row.lang,
        started_at: row.startedAt.toISOString(),
        ends_at: row.endsAt?.toISOString() ?? null,
        seconds_left: secondsLeft(row, ctx.now),
        extra_time_percent: row.extraTimePercent,
        without_listening: row.withoutListening,
        completed_at: row.completedAt?.toISOString() ?? null,
        is_expired: row.isExpired,
        invited_by: inviters
          .filter(({ attemptId }) => attemptId === row.id)
          .map(({ companyId, company }) => ({ id: companyId, company_name: company })),
        progress: progressOf(findInstrument(ctx, row.instrument), row, answered.get(row.id)),
      },
    ]),
  );
}

/** Shows one. */
export async function presentAttempt(ctx: AssessmentCtx, row: AttemptRow): Promise<Attempt> {
  const shown = await presentAttempts(ctx, [row]);
  return found(shown.get(row.id), 'assessments.attempt_not_found');
}

/** How far an attempt is. The short scale is its first questions. */
export function progressOf(
  instrument: Instrument | null,
  { questions, form }: Pick<AttemptRow, 'questions' | 'form'>,
  answered: ReadonlySet<string> = new Set(),
): AssessmentProgress {
  const given = questions.filter(({ id }) => answered.has(id)).length;
  const short = questions.slice(0, (instrument && shortOf(instrument)?.questions) ?? questions.length);
  const total = instrument ? mostQuestions(instrument, questions, given) : questions.length;
  return {
    answered: given,
    total,
    shortscaleComplete: short.every(({ id }) => answered.has(id)),
    assessmentComplete: form === 'full' && given === total,
    fractionComplete: total === 0 ? 0 : given / total,
  };
}
