import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { playPassage as playEndpoint } from '#contract/features/assessments.contract.ts';
import { type AnswersSaved, MOST_PLAYS, type Play } from '#contract/features/assessments.fields.ts';
import {
  type DrawnQuestion,
  type Instrument,
  type SpokenPassage,
  spokenPassage,
} from '#engines/assessments/index.ts';
import { assessmentAttempts, assessmentPlays } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { SpeakingFailed, type SpokenSound } from '#server/platform/speech.ts';
import { type AssessmentCtx, underWay } from './assessments.attempts.ts';
import { instrumentNamed } from './assessments.instruments.ts';
import { isTimeOver, mayPlay } from './assessments.policy.ts';
import { answersOf } from './assessments.store.ts';

/**
 * What is heard before a question is answered. Its words never leave the server before the attempt is over: the sound alone
 * does, for the person's own attempt and the question that is open, and each time that it is played is counted here.
 */

export type ListeningCtx = AssessmentCtx & Uses<'speaking'>;

/** Whoever waits longer may ask again: by then it is made. */
const WAIT_MS = 12_000;

/** The passage that is heard before a question of an instrument; null where nothing is. */
export const passageOf = (instrument: Instrument, questionId: string): SpokenPassage | null =>
  instrument.kind === 'english' ? spokenPassage(instrument.bank, questionId) : null;

/** Whether any of these questions is heard. */
export const isHeard = (instrument: Instrument, questions: readonly DrawnQuestion[]): boolean =>
  questions.some(({ id }) => passageOf(instrument, id) !== null);

/** How often each passage of an attempt was played. */
export async function playsOf(db: Database, attemptId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ questionId: assessmentPlays.questionId, number: assessmentPlays.number })
    .from(assessmentPlays)
    .where(eq(assessmentPlays.attemptId, attemptId));
  return new Map(
    [...Map.groupBy(rows, ({ questionId }) => questionId)].map(([id, plays]) => [id, plays.length]),
  );
}

/**
 * Has the passage of a question that was drawn just now made while the person reads the question: most of them are played.
 * What comes to nothing here is made when it is asked for.
 */
export function prepared(ctx: ListeningCtx, assessmentId: string, saved: AnswersSaved): AnswersSaved {
  const instrument = instrumentNamed(ctx, assessmentId);
  for (const { id } of saved.next) {
    const passage = passageOf(instrument, id);
    if (passage) ctx.speaking.prepare('en', passage);
  }
  return saved;
}

/**
 * Makes the sound ready, and only then counts the play. A play that is asked for again within two minutes, because its
 * answer was lost or a second tab asked too, is the same one.
 */
export async function playPassage(
  ctx: ListeningCtx,
  assessmentId: string,
  { question_id: questionId, number }: z.output<typeof playEndpoint.body>,
): Promise<Play> {
  const { instrument, attempt } = await underWay(ctx, assessmentId);
  const passage = passageOf(instrument, questionId);
  if (!passage || !attempt.questions.some(({ id }) => id === questionId))
    throw new Refusal('assessments.question_not_found');
  const { durationMs } = await soundOf(ctx, passage);
  return ctx.transaction(async (tx) => {
    const played = (await playsOf(tx.db, attempt.id)).get(questionId) ?? 0;
    if (number > played + 1 || (await isAnswered(tx.db, attempt.id, questionId)))
      throw new Refusal('assessments.played_out');
    const play = { attemptId: attempt.id, questionId, number };
    await tx.db
      .insert(assessmentPlays)
      .values({ ...play, playedAt: tx.now })
      .onConflictDoNothing();
    const [row] = await tx.db
      .select()
      .from(assessmentPlays)
      .where(
        and(
          eq(assessmentPlays.attemptId, attempt.id),
          eq(assessmentPlays.questionId, questionId),
          eq(assessmentPlays.number, number),
        ),
      );
    if (!row || !mayPlay(row, tx.now)) throw new Refusal('assessments.played_out');
    return {
      play_id: row.id,
      plays_left: MOST_PLAYS - Math.max(played, number),
      seconds: Math.ceil(durationMs / 1_000),
    };
  });
}

/** The sound of a play of the caller's that was counted just now. All else is not found. */
export async function openPassage(
  ctx: ListeningCtx,
  assessmentId: string,
  playId: string,
): Promise<OutgoingFile> {
  const instrument = instrumentNamed(ctx, assessmentId);
  const [row] = await ctx.db
    .select({ attempt: assessmentAttempts, play: assessmentPlays })
    .from(assessmentPlays)
    .innerJoin(assessmentAttempts, eq(assessmentAttempts.id, assessmentPlays.attemptId))
    .where(
      and(
        eq(assessmentPlays.id, playId),
        eq(assessmentAttempts.userId, ctx.actor.id),
        eq(assessmentAttempts.portal, ctx.actor.portal),
        eq(assessmentAttempts.instrument, instrument.id),
        eq(assessmentAttempts.status, 'IN_PROGRESS'),
      ),
    );
  const { attempt, play } = found(row, 'assessments.play_not_found');
  const passage = passageOf(instrument, play.questionId);
  const isOver = isTimeOver(attempt, ctx.now) || !mayPlay(play, ctx.now);
  if (!passage || isOver || (await isAnswered(ctx.db, attempt.id, play.questionId)))
    throw new Refusal('assessments.play_not_found');
  const { bytes } = await soundOf(ctx, passage);
  return {
    name: 'passage.wav',
    mediaType: 'audio/wav',
    // Sent as what is made anew, so that no browser keeps it.
    bytes: null,
    open: async () => Readable.from([Buffer.from(bytes)]),
  };
}

async function isAnswered(db: Database, attemptId: string, id: string): Promise<boolean> {
  return (await answersOf(db, attemptId)).some(({ questionId }) => questionId === id);
}

async function soundOf({ speaking }: ListeningCtx, passage: SpokenPassage): Promise<SpokenSound> {
  try {
    return await speaking.speak('en', passage, AbortSignal.timeout(WAIT_MS));
  } catch (error) {
    if (error instanceof SpeakingFailed) throw new Refusal('assessments.sound_not_ready');
    throw error;
  }
}
