import { and, eq } from 'drizzle-orm';
import type { Work } from '#contract/features/assessments.fields.ts';
import {
  type Instrument,
  questionsOf,
  type WritingResult,
  writtenWorks,
} from '#engines/assessments/index.ts';
import { assessmentRatings, assessmentRecordings, companies } from '#server/db/tables/index.ts';
import { ownFile } from '#server/features/files/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { AssessmentCtx } from './assessments.attempts.ts';
import type { AnswerRow, AttemptRow } from './assessments.store.ts';

/** What was written and spoken in an attempt. */

interface Reader {
  /** Only the ratings of this company; null for all, of one's own attempt. */
  companyId: string | null;
  /** Nothing that tells who it is. */
  isBlind: boolean;
}

/** Works of an attempt with what was counted of them; null of an instrument that asks for none. */
export async function worksOf(
  db: Database,
  instrument: Instrument,
  attempt: Pick<AttemptRow, 'id' | 'questions'>,
  answers: readonly Pick<AnswerRow, 'questionId' | 'value'>[],
  { companyId, isBlind }: Reader,
): Promise<Work[] | null> {
  if (instrument.kind !== 'english' || !instrument.tasks) return null;
  const { rubrics } = instrument.tasks;
  const given = new Map(
    answers.flatMap(({ questionId, value }) =>
      typeof value === 'string' ? [[questionId, value] as const] : [],
    ),
  );
  const counted = new Map(writtenWorks(instrument, given).map(({ id, result }) => [id, countedOf(result)]));
  const ratings = await ratingsOf(db, attempt.id, companyId);
  return questionsOf(instrument, attempt.questions).flatMap(({ id, number, task }) => {
    if (!task) return [];
    const answer = given.get(id) ?? null;
    const isWriting = task.kind === 'writing';
    return {
      question_id: id,
      number,
      kind: task.kind,
      prompt: task.prompt,
      text: isWriting ? answer : null,
      recording_id: isWriting || isBlind ? null : answer,
      counted: counted.get(id) ?? null,
      rubric: [...rubrics[task.kind]],
      ratings: ratings
        .filter(({ questionId }) => questionId === id)
        .map((one) => ({
          company: { id: one.companyId, company_name: one.company },
          scores: one.scores,
          comment: one.comment,
          rated_at: one.ratedAt.toISOString(),
        })),
    };
  });
}

const countedOf = ({
  words,
  sentences,
  points,
  most,
  caution,
  features,
}: WritingResult): Work['counted'] => ({
  words,
  sentences,
  points,
  most,
  caution,
  features: features.map(({ notes, ...feature }) => ({
    ...feature,
    most: most / features.length,
    notes: notes.map(({ from, to, isEarned, why }) => ({ from, to, is_earned: isEarned, why })),
  })),
});

function ratingsOf(db: Database, attemptId: string, companyId: string | null) {
  return db
    .select({
      questionId: assessmentRatings.questionId,
      companyId: companies.id,
      company: companies.name,
      scores: assessmentRatings.scores,
      comment: assessmentRatings.comment,
      ratedAt: assessmentRatings.ratedAt,
    })
    .from(assessmentRatings)
    .innerJoin(companies, eq(companies.id, assessmentRatings.companyId))
    .where(
      and(
        eq(assessmentRatings.attemptId, attemptId),
        companyId === null ? undefined : eq(assessmentRatings.companyId, companyId),
      ),
    )
    .orderBy(assessmentRatings.ratedAt);
}

/** Keeps a recording of the caller's as the answer to a question. */
export async function keepRecording(
  ctx: AssessmentCtx,
  attemptId: string,
  questionId: string,
  fileId: string,
) {
  await ctx.transaction(async (tx) => {
    await ownFile(tx, fileId, 'recording');
    const row = { fileId, recordedAt: tx.now };
    await tx.db
      .insert(assessmentRecordings)
      .values({ attemptId, questionId, ...row })
      .onConflictDoUpdate({
        target: [assessmentRecordings.attemptId, assessmentRecordings.questionId],
        set: row,
      });
  });
}
