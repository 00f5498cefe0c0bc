import type { z } from 'zod';
import type {
  listAnswers as listAnswersEndpoint,
  noteSignals as noteSignalsEndpoint,
} from '#contract/features/assessments.contract.ts';
import type { AnswerInput, AnswersSaved, IntegritySignals } from '#contract/features/assessments.fields.ts';
import { Id } from '#contract/kernel/fields.ts';
import { type Instrument, isValidAnnotation, isValidAnswer } from '#engines/assessments/index.ts';
import { pageOf } from '#server/platform/paging.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { answerAdaptively } from './assessments.adaptive.ts';
import {
  type AssessmentCtx,
  attemptToShow,
  ownAttempts,
  progressOf,
  underWay,
} from './assessments.attempts.ts';
import { instrumentNamed, TASK_TYPES } from './assessments.instruments.ts';
import { playsOf } from './assessments.listening.ts';
import { secondsLeft } from './assessments.policy.ts';
import { signalsOf } from './assessments.signals.ts';
import {
  type AttemptRow,
  answersOf,
  type GivenAnswer,
  insertSignals,
  saveAnswersOf,
} from './assessments.store.ts';
import { ownOnly, questionsOf } from './assessments.taking.ts';
import { keepRecording } from './assessments.works.ts';

type Given = z.output<typeof AnswerInput>;

/** Saves answers as they are given: two short statements, for a person waits for each. */
export async function saveAnswers(
  ctx: AssessmentCtx,
  assessmentId: string,
  given: readonly Given[],
): Promise<AnswersSaved> {
  const { instrument, attempt: before } = await underWay(ctx, assessmentId);
  for (const one of given) await checkAnswer(ctx, instrument, before, one);
  const attempt = await stand(ctx, instrument, before, latestOfEach(given).map(rowOf));
  const stored = new Map((await answersOf(ctx.db, attempt.id)).map((row) => [row.questionId, row]));
  return {
    attempt_id: attempt.id,
    status: attempt.status,
    answers: given.map(({ question_id, sequence }) => {
      // Nothing is stored where the attempt was handed in between the two statements.
      const row = found(stored.get(question_id), 'assessments.over');
      return {
        question_id,
        is_kept: row.sequence === sequence,
        value: row.value,
        sequence: row.sequence,
      };
    }),
    progress: progressOf(instrument, attempt, new Set(stored.keys())),
    seconds_left: secondsLeft(attempt, ctx.now),
    next: instrument.isAdaptive
      ? questionsOf(instrument, attempt, stored, await playsOf(ctx.db, attempt.id)).filter(
          ({ id }) => !stored.has(id),
        )
      : [],
  };
}

/** Writes answers down; says how the attempt stands afterwards. */
async function stand(
  ctx: AssessmentCtx,
  instrument: Instrument,
  attempt: AttemptRow,
  rows: readonly GivenAnswer[],
): Promise<AttemptRow> {
  if (instrument.isAdaptive) return answerAdaptively(ctx, instrument, attempt.id, rows);
  await saveAnswersOf(ctx.db, attempt.id, rows, ctx.now);
  return attempt;
}

const rowOf = ({ question_id: questionId, answer_type: type, value, sequence }: Given): GivenAnswer => ({
  questionId,
  type,
  value,
  sequence,
});

/** One statement writes a row once. */
const latestOfEach = (given: readonly Given[]): Given[] => [
  ...new Map(given.toSorted((a, b) => a.sequence - b.sequence).map((one) => [one.question_id, one])).values(),
];

async function checkAnswer(
  ctx: AssessmentCtx,
  instrument: Instrument,
  { id: attemptId, questions }: AttemptRow,
  given: Given,
): Promise<void> {
  const index = questions.findIndex(({ id }) => id === given.question_id);
  if (index < 0) throw new Refusal('assessments.question_not_found');
  const { value } = given;
  const task = taskOf(instrument, given.question_id);
  if (task) {
    if (typeof value !== 'string' || given.answer_type !== TASK_TYPES[task.kind])
      throw new Refusal('assessments.answer_invalid');
    if (task.kind === 'speaking') {
      if (!Id.safeParse(value).success) throw new Refusal('assessments.answer_invalid');
      await keepRecording(ctx, attemptId, given.question_id, value);
    }
    return;
  }
  const item =
    instrument.kind === 'annotation' && instrument.items.find(({ id }) => id === given.question_id);
  if (item) {
    if (!isValidAnnotation(item, value) || given.answer_type !== 'json')
      throw new Refusal('assessments.answer_invalid');
    return;
  }
  const isRight = typeof value === 'number' && isValidAnswer(instrument, questions, index + 1, value);
  if (!isRight || given.answer_type !== instrument.answerType)
    throw new Refusal('assessments.answer_invalid');
}

const taskOf = (instrument: Instrument, id: string) =>
  instrument.kind === 'english' ? instrument.tasks?.tasks.find((task) => task.id === id) : undefined;

export async function listAnswers(
  ctx: AssessmentCtx,
  assessmentId: string,
  query: z.output<typeof listAnswersEndpoint.query>,
): Promise<z.input<typeof listAnswersEndpoint.response>> {
  const instrument = instrumentNamed(ctx, assessmentId);
  ownOnly(ctx, query.user_id);
  const attempt = found(
    attemptToShow(await ownAttempts(ctx, instrument.id), query.attempt_id),
    'assessments.attempt_not_found',
  );
  const wanted = new Set([...query.question_ids, ...(query.question_id ? [query.question_id] : [])]);
  const numbers = new Map(attempt.questions.map(({ id }, index) => [id, index + 1]));
  const rows = (await answersOf(ctx.db, attempt.id))
    .filter(({ questionId, type }) => {
      if (query.answer_type && type !== query.answer_type) return false;
      return wanted.size === 0 || wanted.has(questionId);
    })
    .map((row) => ({
      question_id: row.questionId,
      number: numbers.get(row.questionId) ?? 0,
      answer_type: row.type,
      value: row.value,
      sequence: row.sequence,
      answered_at: row.answeredAt.toISOString(),
    }))
    .toSorted((a, b) => a.number - b.number);
  const { page, limit } = query;
  return {
    attempt_id: attempt.id,
    results: pageOf(rows, page, limit),
    total: rows.length,
    page,
    limit,
  };
}

/** Notes what happened beside the answers. Much of it is noted once: it is to be told, not to be counted to the last. */
export async function noteSignals(
  ctx: AssessmentCtx,
  assessmentId: string,
  { signals }: z.output<typeof noteSignalsEndpoint.body>,
): Promise<IntegritySignals> {
  const { instrument, attempt } = await underWay(ctx, assessmentId);
  const before = await signalsOf(ctx.db, instrument, attempt);
  if (before.tab_left.times + before.paste.times < MOST_SIGNALS)
    await insertSignals(
      ctx.db,
      signals.map(({ kind, question_id, seconds }) => ({
        attemptId: attempt.id,
        kind,
        questionId: question_id ?? null,
        seconds,
        at: ctx.now,
      })),
    );
  return signalsOf(ctx.db, instrument, attempt);
}

const MOST_SIGNALS = 500;
