import crypto from 'node:crypto';
import type { z } from 'zod';
import type {
  getQuestionnaire as getQuestionnaireEndpoint,
  Questionnaire,
  startAssessment as startEndpoint,
} from '#contract/features/assessments.contract.ts';
import { type Attempt, MOST_PLAYS, type Question } from '#contract/features/assessments.fields.ts';
import { drawAttempt, type Instrument, type LeftOut } from '#engines/assessments/index.ts';
import { pageOf } from '#server/platform/paging.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { leftOutOf } from './assessments.adaptive.ts';
import { type AssessmentCtx, attemptToShow, ownAttempts, presentAttempt } from './assessments.attempts.ts';
import { noteShown } from './assessments.exposures.ts';
import { hasListening, instrumentNamed, shortOf, shownQuestions } from './assessments.instruments.ts';
import { finishExpired } from './assessments.jobs.ts';
import { playsOf } from './assessments.listening.ts';
import { endOf, mayMove, nextStart, secondsToEnd, shortToGoOnFrom } from './assessments.policy.ts';
import {
  type AnswerRow,
  type AttemptRow,
  answersOf,
  copyAnswers,
  insertAttempt,
  lockAttempt,
  updateAttempt,
} from './assessments.store.ts';

type Start = z.output<typeof startEndpoint.body>;

/**
 * Starts an attempt, or gives the one under way back: also to a second tab that asks at the same moment. The clock of a
 * timed one begins now, and the work that ends it is put in the queue with it.
 */
export async function start(ctx: AssessmentCtx, assessmentId: string, asked: Start): Promise<Questionnaire> {
  const instrument = instrumentNamed(ctx, assessmentId);
  const attempt = await ctx.transaction(async (tx) => {
    const open = await begun(tx, instrument, asked);
    await tx.emit('assessments.started', {
      attemptId: open.id,
      userId: tx.actor.id,
      instrument: instrument.id,
      invitationId: asked.invitation_id ?? null,
    });
    return open;
  });
  return questionnaireOf(ctx, instrument, attempt, { page: 1, limit: asked.limit });
}

async function begun(tx: AssessmentCtx, instrument: Instrument, asked: Start): Promise<AttemptRow> {
  const history = await ownAttempts(tx, instrument.id);
  const open = history.find(({ status }) => status === 'IN_PROGRESS');
  if (open) return open;
  if (!instrument.forms.includes(asked.form)) throw new Refusal('assessments.no_short_form');
  const half = asked.form === 'full' ? shortToGoOnFrom(history, instrument, tx.now) : null;
  const next = half ? null : nextStart(history, instrument.retakeAfterDays, tx.now);
  if (next) throw new Refusal('assessments.too_soon', { date: next.toISOString().slice(0, 10) });
  const leftOut = await leftOutOf(tx, instrument, history, {
    withoutListening: asked.without_listening && hasListening(instrument),
  });
  const attempt = await insertAttempt(
    tx.db,
    drawn(tx, instrument, leftOut, { ...(half && { respondent: half.respondent }), ...asked }),
  );
  if (!attempt) {
    const [other] = await ownAttempts(tx, instrument.id);
    return found(other, 'assessments.attempt_not_found');
  }
  if (instrument.isAdaptive) await noteShown(tx.db, attempt, attempt.questions);
  if (half) await copyAnswers(tx.db, half.id, attempt.id);
  if (attempt.endsAt)
    await tx.enqueue(
      finishExpired,
      { attemptId: attempt.id },
      { startAfterSeconds: secondsToEnd(attempt.endsAt, tx.now) },
    );
  return attempt;
}

/** A new attempt, with questions that the person has not seen as long as there are enough of them. */
function drawn({ actor, now, lang }: AssessmentCtx, instrument: Instrument, leftOut: LeftOut, asked: Start) {
  const seed = crypto.randomInt(2 ** 31);
  const extraTimePercent = instrument.isTimed ? asked.extra_time_percent : 0;
  const questions = drawAttempt(instrument, seed, leftOut);
  const asShort = asked.form === 'short' ? shortOf(instrument)?.questions : undefined;
  return {
    portal: actor.portal,
    userId: actor.id,
    instrument: instrument.id,
    instrumentVersion: instrument.version,
    form: asked.form,
    status: 'IN_PROGRESS' as const,
    seed,
    questions: questions.slice(0, asShort),
    lang: asked.lang ?? lang,
    respondent: respondentOf(asked.respondent),
    startedAt: now,
    endsAt: instrument.isTimed ? endOf(now, instrument.minutes, extraTimePercent) : null,
    extraTimePercent,
    withoutListening: leftOut.without?.includes('listening') ?? false,
  };
}

const respondentOf = ({ age, sex }: NonNullable<Start['respondent']> = {}) => ({
  ...(age === undefined ? {} : { age }),
  ...(sex === undefined ? {} : { sex }),
});

/** The questions of the caller's attempt, a page at a time. Somebody else's are not found. */
export async function getQuestionnaire(
  ctx: AssessmentCtx,
  assessmentId: string,
  query: z.output<typeof getQuestionnaireEndpoint.query>,
): Promise<Questionnaire> {
  const instrument = instrumentNamed(ctx, assessmentId);
  ownOnly(ctx, query.user_id);
  ownOnly(ctx, query.created_by);
  const attempt = attemptToShow(await ownAttempts(ctx, instrument.id), query.attempt_id);
  if (attempt?.status !== 'IN_PROGRESS') throw new Refusal('assessments.attempt_not_found');
  return questionnaireOf(ctx, instrument, attempt, query);
}

/** Refuses what is asked of somebody else. */
export function ownOnly(ctx: AssessmentCtx, userId: string | undefined): void {
  if (userId !== undefined && userId !== ctx.actor.id) throw new Refusal('assessments.attempt_not_found');
}

async function questionnaireOf(
  ctx: AssessmentCtx,
  instrument: Instrument,
  attempt: AttemptRow,
  { page, limit, filter }: { page: number; limit: number; filter?: Question['filter'] | undefined },
): Promise<Questionnaire> {
  const saved = new Map((await answersOf(ctx.db, attempt.id)).map((row) => [row.questionId, row]));
  const plays = await playsOf(ctx.db, attempt.id);
  const all = questionsOf(instrument, attempt, saved, plays).filter(
    (one) => !filter || one.filter === filter,
  );
  return {
    attempt: await presentAttempt(ctx, attempt),
    questions: pageOf(all, page, limit),
    total: all.length,
    page,
    limit,
  };
}

/** All questions of an attempt as they are asked, with what is saved: never with their keys. */
export function questionsOf(
  instrument: Instrument,
  { questions }: Pick<AttemptRow, 'questions'>,
  saved: ReadonlyMap<string, Pick<AnswerRow, 'value' | 'sequence'>>,
  plays: ReadonlyMap<string, number>,
): Question[] {
  return shownQuestions(instrument, questions).map(({ isHeard, ...question }) => {
    const answer = saved.get(question.id);
    return {
      ...question,
      plays_left: isHeard ? Math.max(0, MOST_PLAYS - (plays.get(question.id) ?? 0)) : null,
      answer: answer?.value ?? null,
      sequence: answer?.sequence ?? 0,
    };
  });
}

/** Gives the attempt under way up. */
export async function cancel(ctx: AssessmentCtx, assessmentId: string): Promise<Attempt> {
  const instrument = instrumentNamed(ctx, assessmentId);
  const open = attemptToShow(await ownAttempts(ctx, instrument.id));
  const cancelled = await ctx.transaction(async (tx) => {
    const attempt = open && (await lockAttempt(tx.db, open.id));
    if (!attempt || !mayMove(attempt.status, 'CANCELLED')) throw new Refusal('assessments.attempt_not_found');
    const changes = { status: 'CANCELLED' as const, completedAt: tx.now };
    const row = await updateAttempt(tx.db, attempt.id, changes);
    await tx.emit('assessments.cancelled', {
      attemptId: row.id,
      userId: row.userId,
      instrument: row.instrument,
    });
    return row;
  });
  return presentAttempt(ctx, cancelled);
}
