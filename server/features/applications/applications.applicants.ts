import type { z } from 'zod';
import type {
  ApplicantDetails,
  listApplicants as listApplicantsEndpoint,
} from '#contract/features/applications.contract.ts';
import {
  isFlagged,
  type ScreeningAnswer,
  type ScreeningQuestion,
} from '#contract/features/jobs.screening.ts';
import { disclosureOf, listedPeople, listedTotal, openPage } from '#server/features/blind-review/index.ts';
import { findFile, streamFile } from '#server/features/files/index.ts';
import { ownJob } from '#server/features/jobs/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { noteListed, noteLook } from '#server/platform/shown.ts';
import { isCompanysToRead, stageAfter } from './applications.policy.ts';
import { presentApplicant, presentSentTo, presentSteps } from './applications.present.ts';
import { listOfJob } from './applications.reads.ts';
import { step } from './applications.service.ts';
import { findApplicationOf, listSteps, lockApplicationOf } from './applications.store.ts';
import { tellApplicant } from './applications.telling.ts';

/** Who applied to a job of one's own company. */
export async function listApplicants(
  ctx: SignedInCtx & Uses<'aliases'>,
  jobId: string,
  query: z.output<typeof listApplicantsEndpoint.query>,
) {
  await ownJob(ctx, jobId);
  const { page, limit, candidate_ids: userIds } = query;
  const { rows: found, total } = await listOfJob(ctx.db, { jobId, userIds }, page, limit);
  const rows = listedPeople(ctx, found, { page, limit });
  const disclosure = await disclosureOf(ctx, { jobId, userIds: rows.map((row) => row.userId) });
  noteListed(
    ctx,
    rows.map((row) => row.userId),
  );
  return {
    results: rows.map((row) => presentApplicant(row, disclosure)),
    total: listedTotal(ctx, total),
    page,
    limit,
  };
}

/** A person's application to a job of one's own company. Whoever looks at it first has seen it for the company. */
export async function lookAtApplicant(
  ctx: SignedInCtx & Uses<'aliases'>,
  jobId: string,
  userId: string,
): Promise<{ application: ApplicantDetails | null }> {
  const job = await ownJob(ctx, jobId);
  await openPage(ctx, userId);
  await ctx.transaction(async (tx) => {
    const row = await lockApplicationOf(tx.db, jobId, userId);
    const stage = row && stageAfter(row.stage, 'view');
    if (!stage) return;
    await step(tx, row, stage, ctx.actor.id, null);
    await tellApplicant(tx, row, 'application_viewed');
  });
  const [applicant] = (await listOfJob(ctx.db, { jobId, userIds: [userId] }, 1, 1)).rows;
  const row = await findApplicationOf(ctx.db, jobId, userId);
  if (!applicant || !row) return { application: null };
  const isReadable = isCompanysToRead(row.stage);
  const disclosure = await disclosureOf(ctx, { jobId, userIds: [userId] });
  if (isReadable)
    noteLook(ctx, {
      userId,
      jobId,
      parts: disclosure.hides(userId) ? ['alias'] : ['application', 'contacts'],
    });
  const answers = flagged(row.answers, job.screeningQuestions).map((it) => ({
    ...it,
    answer: disclosure.textOf(userId, it.answer),
  }));
  return {
    application: {
      ...presentApplicant(applicant, disclosure),
      steps: presentSteps(await listSteps(ctx.db, row.id), userId),
      screening_way: isReadable ? row.screeningWay : null,
      answers: isReadable ? answers : null,
      sent: isReadable ? await presentSentTo(ctx.db, row, disclosure) : null,
    },
  };
}

/** Answers with those marked that the job flags now; one to a question that was put differently then is not. */
const flagged = (
  answers: readonly ScreeningAnswer[],
  questions: readonly ScreeningQuestion[],
): ScreeningAnswer[] =>
  answers.map((answer) => {
    const question = questions.find(({ id, text }) => id === answer.question_id && text === answer.question);
    return question && isFlagged(question, answer.answer) ? { ...answer, is_flagged: true } : answer;
  });

/** The resume that came with an application to a job of one's own company. */
export async function openSentResume(
  ctx: SignedInCtx & Uses<'aliases' | 'storage'>,
  jobId: string,
  userId: string,
): Promise<OutgoingFile> {
  await ownJob(ctx, jobId);
  const row = found(await findApplicationOf(ctx.db, jobId, userId), 'applications.not_found');
  if (!isCompanysToRead(row.stage)) throw new Refusal('applications.not_found');
  // The document tells who wrote it.
  const disclosure = await disclosureOf(ctx, { jobId, userIds: [userId] });
  if (disclosure.hides(userId)) throw new Refusal('applications.not_found');
  const fileId = found(row.resumeFileId, 'applications.not_found');
  const file = found(await findFile(ctx.db, fileId), 'applications.not_found');
  noteLook(ctx, { userId, jobId, parts: ['document'] });
  return {
    name: file.name,
    mediaType: file.mediaType,
    bytes: null,
    open: () => streamFile(ctx, file.id),
  };
}
