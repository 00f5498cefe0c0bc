import type { z } from 'zod';
import type * as contract from '#contract/features/documents.contract.ts';
import { foldName } from '#engines/text/index.ts';
import { keepFor, withRoom } from '#server/features/files/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { findQuestionOf, listOpen } from './documents.reads.ts';
import { addVersion, newDocument, ownCompany, shown } from './documents.service.ts';
import { closeQuestions, holdCompany, rateQuestion } from './documents.store.ts';

/** The same for a question however it is written: without case, marks and signs. */
export const soughtIn = (question: string): string => foldName(question).slice(0, 500);

export async function rateOwn(
  ctx: SignedInCtx,
  id: string,
  rating: 'helpful' | 'wrong' | null,
): Promise<z.input<typeof contract.rateAnswer.response>> {
  const isOwn = await rateQuestion(ctx.db, { id, userId: ctx.actor.id }, rating);
  found(isOwn || null, 'documents.answer_not_found');
  return { id, rating };
}

export async function listOwnOpen(
  ctx: SignedInCtx,
  { page, limit }: z.output<typeof contract.listOpenQuestions.query>,
): Promise<z.input<typeof contract.listOpenQuestions.response>> {
  const { results, total } = await listOpen(ctx.db, ownCompany(ctx.actor), page, limit);
  return {
    results: results.map(({ id, question, isRefused, times, lastAskedAt }) => ({
      id,
      question,
      reason: isRefused ? ('unanswered' as const) : ('rated_wrong' as const),
      times,
      last_asked_at: (lastAskedAt ?? ctx.now).toISOString(),
    })),
    total,
    page,
    limit,
  };
}

export async function closeOwn(ctx: SignedInCtx, id: string): Promise<{ id: string }> {
  const companyId = ownCompany(ctx.actor);
  const { sought } = found(await findQuestionOf(ctx.db, companyId, id), 'documents.question_not_found');
  await closeQuestions(ctx.db, companyId, [sought], ctx.now);
  return { id };
}

/** An answer in somebody's own words becomes a document like others: found, quoted, replaced and deleted like them. */
export async function correctOwn(
  ctx: SignedInCtx & Uses<'storage'>,
  { question, answer, audience }: z.output<typeof contract.correctAnswer.body>,
): Promise<contract.KnowledgeDocument> {
  const companyId = ownCompany(ctx.actor);
  const oneLine = question.replace(/\s+/gu, ' ');
  const bytes = new TextEncoder().encode(`# ${oneLine}\n\n${answer}\n`);
  const id = await withRoom(ctx, bytes.length, async (tx) => {
    await holdCompany(tx.db, companyId);
    const document = await newDocument(tx, { companyId, audience, corrects: oneLine });
    const file = await keepFor(tx, tx.actor, {
      purpose: 'document',
      name: `${
        oneLine
          .replace(/[\\/?؟:*"<>|]/gu, '')
          .slice(0, 80)
          .trim() || 'answer'
      }.md`,
      mediaType: 'text/plain; charset=utf-8',
      bytes,
    });
    await addVersion(tx, document, file.id);
    await closeQuestions(tx.db, companyId, [soughtIn(question)], tx.now);
    return document.id;
  });
  return shown(ctx, id);
}
