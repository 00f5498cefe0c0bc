import { drawNext, type Instrument, type LeftOut } from '#engines/assessments/index.ts';
import { Refusal } from '#server/platform/refusals.ts';
import type { AssessmentCtx } from './assessments.attempts.ts';
import { exposureOf, noteShown } from './assessments.exposures.ts';
import { answersByNumber } from './assessments.instruments.ts';
import {
  type AttemptRow,
  answersOf,
  attemptsOf,
  type GivenAnswer,
  lockAttempt,
  saveAnswersOf,
  updateAttempt,
} from './assessments.store.ts';

/** Attempts whose next question follows from the answers before it. */

/**
 * Saves answers and asks what follows from them, in one step: a reload, a second tab or a server that is started again finds
 * the same question. The first answer to a question stands, whichever tab it came from, for the next was chosen by it; a
 * text or a recording may be changed, for nothing follows from it.
 */
export function answerAdaptively(
  ctx: AssessmentCtx,
  instrument: Instrument,
  attemptId: string,
  given: readonly GivenAnswer[],
): Promise<AttemptRow> {
  return ctx.transaction(async (tx) => {
    const attempt = await lockAttempt(tx.db, attemptId);
    if (attempt?.status !== 'IN_PROGRESS') throw new Refusal('assessments.over');
    const standing = new Set((await answersOf(tx.db, attempt.id)).map(({ questionId }) => questionId));
    const fresh = given.filter(
      ({ questionId, value }) => typeof value === 'string' || !standing.has(questionId),
    );
    if (fresh.length === 0) return attempt;
    await saveAnswersOf(tx.db, attempt.id, fresh, tx.now);
    // Nothing follows from a text or a recording, of which one is saved at every pause.
    if (fresh.every(({ value }) => typeof value === 'string')) return attempt;
    return withNext(tx, instrument, attempt);
  });
}

async function withNext(tx: AssessmentCtx, instrument: Instrument, attempt: AttemptRow): Promise<AttemptRow> {
  const { questions: drawn, seed } = attempt;
  const answers = answersByNumber(drawn, await answersOf(tx.db, attempt.id));
  const history = await attemptsOf(tx.db, attempt.userId, instrument.id);
  const next = drawNext(
    instrument,
    { drawn, answers, seed },
    await leftOutOf(
      tx,
      instrument,
      history.filter(({ id }) => id !== attempt.id),
      attempt,
    ),
  );
  if (next.length === 0) return attempt;
  await noteShown(tx.db, attempt, next);
  return updateAttempt(tx.db, attempt.id, { questions: [...drawn, ...next] });
}

/** What the person has met before, what too many others have, and what they cannot hear. */
export async function leftOutOf(
  { db, actor }: AssessmentCtx,
  instrument: Instrument,
  history: readonly Pick<AttemptRow, 'questions'>[],
  { withoutListening }: Pick<AttemptRow, 'withoutListening'>,
): Promise<LeftOut> {
  return {
    seen: new Set(history.flatMap(({ questions }) => questions.map(({ id }) => id))),
    exposure: instrument.isAdaptive ? await exposureOf(db, actor.portal, instrument.id) : null,
    ...(withoutListening && { without: ['listening'] }),
  };
}
