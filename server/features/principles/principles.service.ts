import type { z } from 'zod';
import type {
  answerPrinciples,
  listPrinciplesQuestions,
  principlesExist,
} from '#contract/features/principles.contract.ts';
import { NOT_ANSWERED, TOTAL_QUESTIONS } from '#contract/features/principles.contract.ts';
import { drawAttempt, PRINCIPLES } from '#engines/assessments/index.ts';
import {
  answersOf,
  attemptToShow,
  deleteAnswers,
  instrumentNamed,
  ownAttempts,
  progressOf,
  saveAnswers,
  shownQuestions,
  start,
} from '#server/features/assessments/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';

/** The personality assessment by the names of the specification: all of it is an attempt at the instrument `principles`. */

type PrinciplesCtx = SignedInCtx & Uses<'instruments'>;

/** Whether the caller has one under way or done. */
export async function exist(ctx: PrinciplesCtx): Promise<z.input<typeof principlesExist.response>> {
  const attempt = attemptToShow(await ownAttempts(ctx, PRINCIPLES));
  return {
    exists: attempt !== null,
    status: attempt?.status ?? null,
    attempt_id: attempt?.id ?? null,
    assessmentProgress: await ownProgress(ctx),
  };
}

/** How far the latest attempt is; nothing of one that there is not. */
async function ownProgress(ctx: PrinciplesCtx) {
  const instrument = instrumentNamed(ctx, PRINCIPLES);
  const attempt = attemptToShow(await ownAttempts(ctx, PRINCIPLES));
  const answered = attempt ? await answersOf(ctx.db, attempt.id) : [];
  const { shortscaleComplete, assessmentComplete, fractionComplete } = progressOf(
    instrument,
    attempt ?? { questions: drawAttempt(instrument, 0), form: 'full' },
    new Set(answered.map(({ questionId }) => questionId)),
  );
  return { shortscaleComplete, assessmentComplete, fractionComplete };
}

/** The statements with what is answered of the attempt under way. */
export async function listQuestions(
  ctx: PrinciplesCtx,
): Promise<z.input<typeof listPrinciplesQuestions.response>> {
  const instrument = instrumentNamed(ctx, PRINCIPLES);
  const open = (await ownAttempts(ctx, PRINCIPLES)).find(({ status }) => status === 'IN_PROGRESS');
  const saved = new Map(
    (open ? await answersOf(ctx.db, open.id) : []).map(({ questionId, value }) => [questionId, value]),
  );
  const questions = shownQuestions(instrument, open?.questions ?? drawAttempt(instrument, 0));
  return {
    total_questions: TOTAL_QUESTIONS,
    questions: questions.map(({ id, number, text }) => {
      const value = saved.get(id);
      return { id, number, text, answerNumber: typeof value === 'number' ? value : NOT_ANSWERED };
    }),
    options: questions[0]?.options ?? [],
    assessmentProgress: await ownProgress(ctx),
  };
}

/** Saves answers by their numbers, in an attempt that begins with the first of them. */
export async function answer(
  ctx: PrinciplesCtx,
  { answers }: z.output<typeof answerPrinciples.body>,
): Promise<z.input<typeof answerPrinciples.response>> {
  await start(ctx, PRINCIPLES, { form: 'full', extra_time_percent: 0, without_listening: false, limit: 1 });
  const open = (await ownAttempts(ctx, PRINCIPLES)).find(({ status }) => status === 'IN_PROGRESS');
  if (!open) throw new Refusal('assessments.over');
  const given = answers.flatMap(({ questionNumber, answerNumber }) => {
    const id = open.questions[questionNumber - 1]?.id;
    return id === undefined ? [] : [{ question_id: id, value: answerNumber }];
  });
  const taken = given.filter(({ value }) => value >= 1);
  if (taken.length > 0)
    await saveAnswers(
      ctx,
      PRINCIPLES,
      // These calls carry no number of their own: what comes later is the later answer.
      taken.map((one) => ({ ...one, answer_type: 'scores' as const, sequence: ctx.now.getTime() })),
    );
  const untaken = given.filter(({ value }) => value < 1).map(({ question_id }) => question_id);
  if (untaken.length > 0) await deleteAnswers(ctx.db, open.id, untaken);
  return { total_questions: TOTAL_QUESTIONS, assessmentProgress: await ownProgress(ctx) };
}
