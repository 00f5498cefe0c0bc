import type { z } from 'zod';
import type { completeAssessment } from '#contract/features/assessments.contract.ts';
import type { AssessmentResult } from '#contract/features/assessments.fields.ts';
import type { Instrument } from '#engines/assessments/index.ts';
import { disclosureOf } from '#server/features/blind-review/index.ts';
import type { Database } from '#server/platform/database.ts';
import { expected } from '#server/platform/expected.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { noteLook } from '#server/platform/shown.ts';
import { annotationsOf } from './assessments.annotations.ts';
import { type AssessmentCtx, attemptToShow, ownAttempts, progressOf } from './assessments.attempts.ts';
import { changesSince } from './assessments.changes.ts';
import { finish } from './assessments.finishing.ts';
import {
  answersByNumber,
  hasListening,
  instrumentNamed,
  kindOf,
  reviewOf,
  type Scored,
  shortOf,
  wordOf,
} from './assessments.instruments.ts';
import { isHeard } from './assessments.listening.ts';
import { mayHandIn } from './assessments.policy.ts';
import { listShared } from './assessments.reads.ts';
import { scored } from './assessments.scoring.ts';
import { signalsOf } from './assessments.signals.ts';
import {
  type AnswerRow,
  type AttemptRow,
  answersOf,
  attemptsOf,
  findAttempt,
  lockAttempt,
  resultsOf,
  updateAttempt,
} from './assessments.store.ts';
import { inBoth } from './assessments.words.ts';
import { worksOf } from './assessments.works.ts';

/** Results: one's own, and those that somebody shows the caller's company. Everything else is not found. */

export type ResultCtx = AssessmentCtx & Uses<'aliases'>;

interface Asked {
  userId?: string | undefined;
  attemptId?: string | undefined;
}

export function getResult(ctx: ResultCtx, assessmentId: string, asked: Asked): Promise<AssessmentResult> {
  const instrument = instrumentNamed(ctx, assessmentId);
  const isOwn = ctx.actor.state === 'CANDIDATE' && (asked.userId ?? ctx.actor.id) === ctx.actor.id;
  return isOwn ? ownResult(ctx, instrument, asked.attemptId) : sharedResult(ctx, instrument, asked);
}

/** One's own, of the latest completed attempt unless another is named; of one under way its status alone. */
async function ownResult(
  ctx: ResultCtx,
  instrument: Instrument,
  attemptId?: string,
): Promise<AssessmentResult> {
  const all = await ownAttempts(ctx, instrument.id);
  const completed = all.find(({ status }) => status === 'COMPLETED');
  const attempt = found(
    attemptId === undefined && completed ? completed : attemptToShow(all, attemptId),
    'assessments.result_not_found',
  );
  const answers = await answersOf(ctx.db, attempt.id);
  const earlier = all.find(
    (one) => one.status === 'COMPLETED' && one.form === attempt.form && one.startedAt < attempt.startedAt,
  );
  const results = await resultsOf(ctx.db, [attempt.id, ...(earlier ? [earlier.id] : [])]);
  const isDone = attempt.status === 'COMPLETED';
  return {
    ...present(instrument, attempt, answers, results),
    earlier:
      isDone && earlier
        ? changesSince(
            { ...earlier, scored: resultOf(earlier, results) },
            { ...attempt, scored: resultOf(attempt, results) },
          )
        : null,
    ...(instrument.kind === 'principles' && { note: inBoth('assessments.note_principles_own') }),
    annotations: isDone ? annotationsOf(instrument, attempt, answers) : null,
    works: isDone
      ? await worksOf(ctx.db, instrument, attempt, answers, { companyId: null, isBlind: false })
      : null,
    review: isDone
      ? reviewOf(instrument, attempt.questions, answersByNumber(attempt.questions, answers))
      : null,
    signals: await signalsOf(ctx.db, instrument, attempt),
    person: {
      user_id: ctx.actor.id,
      name: `${ctx.actor.firstName} ${ctx.actor.lastName}`,
      is_self: true,
    },
  };
}

/**
 * The latest completed result of a person; null where there is none. Who may see it is for the caller to have made sure.
 */
export async function latestResult(
  db: Database,
  userId: string,
  instrument: string,
): Promise<{ attempt: AttemptRow; scored: Scored } | null> {
  const attempts = await attemptsOf(db, userId, instrument);
  const attempt = attempts.find(({ status }) => status === 'COMPLETED');
  return attempt ? { attempt, scored: resultOf(attempt, await resultsOf(db, [attempt.id])) } : null;
}

/** Of somebody who shows it to the caller's company: without the questions, the signals and what was before. */
async function sharedResult(
  ctx: ResultCtx,
  instrument: Instrument,
  { userId, attemptId }: Asked,
): Promise<AssessmentResult> {
  const { companyId, portal } = ctx.actor;
  if (companyId === null || userId === undefined) throw new Refusal('assessments.result_not_found');
  const filter = { companyId, portal, instrument: instrument.id, userIds: [userId], attemptId };
  const [row] = await listShared(ctx.db, filter, { trait: null, limit: 1, offset: 0 });
  const { attempt_id, job_id: jobId, first_name, last_name } = found(row, 'assessments.result_not_found');
  const attempt = found(await findAttempt(ctx.db, attempt_id), 'assessments.result_not_found');
  const disclosure = await disclosureOf(ctx, { jobId, userIds: [userId] });
  noteLook(ctx, { userId, jobId, parts: [disclosure.hides(userId) ? 'alias' : 'document'] });
  const answers = await answersOf(ctx.db, attempt.id);
  return {
    ...present(instrument, attempt, answers, await resultsOf(ctx.db, [attempt.id])),
    annotations: null,
    works: await worksOf(ctx.db, instrument, attempt, answers, {
      companyId,
      isBlind: disclosure.hides(userId),
    }),
    earlier: null,
    review: null,
    signals: null,
    person: {
      user_id: disclosure.idOf(userId),
      name: disclosure.nameOf(userId, `${first_name} ${last_name}`),
      is_self: false,
    },
  };
}

function present(
  instrument: Instrument,
  attempt: AttemptRow,
  answers: readonly AnswerRow[],
  results: ReadonlyMap<string, object>,
) {
  const kind = kindOf(instrument);
  return {
    attempt_id: attempt.id,
    assessment_id: instrument.id,
    kind,
    name: instrument.name,
    version: attempt.instrumentVersion,
    form: attempt.form,
    status: attempt.status,
    completed_at: attempt.completedAt?.toISOString() ?? null,
    is_expired: attempt.isExpired,
    progress: progressOf(instrument, attempt, new Set(answers.map(({ questionId }) => questionId))),
    note: inBoth(noteOf(instrument, attempt)),
    ...resultOf(attempt, results),
  };
}

/** A level without listening says so, be it left out or older than listening. */
function noteOf(instrument: Instrument, { questions }: AttemptRow): string {
  const isUnheard = hasListening(instrument) && !isHeard(instrument, questions);
  return `assessments.note_${wordOf(instrument)}${isUnheard ? '_unheard' : ''}`;
}

const NO_RESULT: Scored = { total: null, level: null, scales: [], norms: [], is_uniform: false };

/** What is kept was written by `scored` of this or an earlier release. */
const resultOf = ({ id }: AttemptRow, results: ReadonlyMap<string, object>): Scored => ({
  ...NO_RESULT,
  ...results.get(id),
});

/**
 * Hands the caller's attempt in and answers with its result. One that is over is scored again from its answers, as long as
 * the instrument is of the version that they were given to.
 */
export async function complete(
  ctx: ResultCtx,
  assessmentId: string,
  userId: string,
  { attempt_id, incomplete, form }: z.output<typeof completeAssessment.body>,
): Promise<AssessmentResult> {
  const instrument = instrumentNamed(ctx, assessmentId);
  if (userId !== ctx.actor.id) throw new Refusal('assessments.result_not_found');
  const attempt = found(
    attemptToShow(await ownAttempts(ctx, instrument.id), attempt_id),
    'assessments.attempt_not_found',
  );
  if (attempt.status === 'CANCELLED') throw new Refusal('assessments.attempt_not_found');
  await ctx.transaction(async (tx) => {
    if (attempt.status !== 'IN_PROGRESS') return scoreAgain(tx, instrument, attempt.id);
    await refuseGaps(tx, instrument, attempt, { incomplete, asShort: form === 'short' });
    await finish(tx, instrument, attempt.id, { isExpired: false, ...(form && { form }) });
  });
  return ownResult(ctx, instrument, attempt.id);
}

async function refuseGaps(
  tx: AssessmentCtx,
  instrument: Instrument,
  attempt: AttemptRow,
  { incomplete, asShort }: { incomplete: boolean; asShort: boolean },
): Promise<void> {
  if (asShort && !instrument.forms.includes('short')) throw new Refusal('assessments.no_short_form');
  const answered = new Set((await answersOf(tx.db, attempt.id)).map(({ questionId }) => questionId));
  const asked = asShort ? attempt.questions.slice(0, shortOf(instrument)?.questions) : attempt.questions;
  const left = asked.filter(({ id }) => !answered.has(id)).length;
  const fraction = 1 - left / Math.max(1, asked.length);
  if (!mayHandIn(attempt, { fraction, acceptsGaps: incomplete }))
    throw new Refusal('assessments.incomplete', { count: left });
}

async function scoreAgain(tx: AssessmentCtx, instrument: Instrument, attemptId: string): Promise<void> {
  const attempt = expected(await lockAttempt(tx.db, attemptId), 'attempt');
  if (attempt.status !== 'COMPLETED' || attempt.instrumentVersion !== instrument.version) return;
  await updateAttempt(tx.db, attemptId, {
    result: scored(instrument, attempt, await answersOf(tx.db, attemptId)),
  });
}
