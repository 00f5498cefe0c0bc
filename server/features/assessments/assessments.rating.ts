import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { rateWork as rateEndpoint } from '#contract/features/assessments.contract.ts';
import type { AssessmentResult } from '#contract/features/assessments.fields.ts';
import { assessmentAttempts, assessmentRatings, assessmentRecordings } from '#server/db/tables/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { disclosureOf } from '#server/features/blind-review/index.ts';
import { findFile, streamFile } from '#server/features/files/index.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { instrumentNamed } from './assessments.instruments.ts';
import { listShared } from './assessments.reads.ts';
import { getResult, type ResultCtx } from './assessments.results.ts';

/** People of a company read and hear what was made in an attempt that is shown to them, and score it by a rubric. */

/** A company scores a work of a result that it sees. Said again, it is the later one. */
export async function rateWork(
  ctx: ResultCtx,
  assessmentId: string,
  userId: string,
  { attempt_id: attemptId, question_id: questionId, scores, comment }: z.output<typeof rateEndpoint.body>,
): Promise<AssessmentResult> {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  const { works } = await getResult(ctx, assessmentId, { userId, attemptId });
  const work = found(
    works?.find((one) => one.question_id === questionId && (one.text ?? one.recording_id) !== null),
    'assessments.work_not_found',
  );
  const isWhole = work.rubric.every(({ id }) => scores[id] !== undefined);
  if (!isWhole || Object.keys(scores).length !== work.rubric.length)
    throw new Refusal('assessments.rating_incomplete');
  await ctx.transaction(async (tx) => {
    const rating = { ratedBy: tx.actor.id, scores, comment, ratedAt: tx.now };
    await tx.db
      .insert(assessmentRatings)
      .values({ companyId, attemptId, questionId, ...rating })
      .onConflictDoUpdate({
        target: [assessmentRatings.companyId, assessmentRatings.attemptId, assessmentRatings.questionId],
        set: rating,
      });
    const [attempt] = await tx.db
      .select({ userId: assessmentAttempts.userId })
      .from(assessmentAttempts)
      .where(eq(assessmentAttempts.id, attemptId));
    await record(tx, 'assessment.rated', {
      subjectId: found(attempt, 'assessments.result_not_found').userId,
      details: { companyId, assessment: assessmentId },
    });
  });
  return getResult(ctx, assessmentId, { userId, attemptId });
}

/** What was spoken, for its speaker and for companies that see the result and know whose it is. */
export async function openRecording(
  ctx: ResultCtx & Uses<'storage'>,
  assessmentId: string,
  recordingId: string,
): Promise<OutgoingFile> {
  const instrument = instrumentNamed(ctx, assessmentId);
  const [row] = await ctx.db
    .select({ attemptId: assessmentAttempts.id, userId: assessmentAttempts.userId })
    .from(assessmentRecordings)
    .innerJoin(assessmentAttempts, eq(assessmentAttempts.id, assessmentRecordings.attemptId))
    .where(
      and(
        eq(assessmentRecordings.fileId, recordingId),
        eq(assessmentAttempts.instrument, instrument.id),
        eq(assessmentAttempts.portal, ctx.actor.portal),
      ),
    );
  const isHeard = row && (row.userId === ctx.actor.id || (await isShownTo(ctx, row)));
  const file = isHeard ? await findFile(ctx.db, recordingId) : null;
  if (!file) throw new Refusal('assessments.work_not_found');
  return {
    name: file.name,
    mediaType: file.mediaType,
    bytes: file.bytes,
    open: () => streamFile(ctx, file.id),
  };
}

async function isShownTo(ctx: ResultCtx, { attemptId, userId }: { attemptId: string; userId: string }) {
  const { companyId, portal } = ctx.actor;
  if (companyId === null) return false;
  const filter = { companyId, portal, attemptId, userIds: [userId] };
  const [shown] = await listShared(ctx.db, filter, { trait: null, limit: 1, offset: 0 });
  if (!shown) return false;
  const disclosure = await disclosureOf(ctx, { jobId: shown.job_id, userIds: [userId] });
  return !disclosure.hides(userId);
}
