import fs from 'node:fs';
import { eq } from 'drizzle-orm';
import type { Audience } from '#contract/features/documents.contract.ts';
import { users } from '#server/db/tables/index.ts';
import { addVersion, insertDocument, insertQuestion, soughtIn } from '#server/features/documents/index.ts';
import { keepFor } from '#server/features/files/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { daysBefore } from '#server/platform/days.ts';
import type { Uses } from '#server/platform/ports.ts';

/** The documents of the demo's company; one is set as a PDF, so that its pages can be looked at. */
const DOCUMENTS: readonly { file: string; audience: Audience; days: number; isPdf?: true }[] = [
  { file: 'employee-handbook', audience: 'candidates', days: 40, isPdf: true },
  { file: 'leave-policy', audience: 'recruiters', days: 24 },
  { file: 'applying-here', audience: 'portal', days: 9 },
];

/** What nobody has written down yet. */
const UNANSWERED: readonly { question: string; times: number }[] = [
  { question: 'Is there a parking space for every employee?', times: 3 },
  { question: 'هل تتحمل الشركة رسوم مدارس الأبناء؟', times: 2 },
];

/** A knowledge base with documents in both languages, which the queue takes in, and questions that it does not answer. */
export async function addKnowledge(
  ctx: Ctx & Uses<'storage' | 'typesetter'>,
  companyId: string,
): Promise<void> {
  const [recruiter] = await ctx.db
    .select({ id: users.id, portal: users.portal })
    .from(users)
    .where(eq(users.email, 'recruiter@masar.demo'));
  if (!recruiter) return;
  for (const { file, audience, days, isPdf } of DOCUMENTS) {
    const text = fs.readFileSync(new URL(`./data/documents/${file}.md`, import.meta.url), 'utf8');
    const at = daysBefore(ctx.now, days);
    const document = await insertDocument(ctx.db, {
      portal: recruiter.portal,
      companyId,
      audience,
      createdBy: recruiter.id,
      createdAt: at,
      updatedAt: at,
    });
    const kept = await keepFor(ctx, recruiter, {
      purpose: 'document',
      name: `${file}.${isPdf ? 'pdf' : 'md'}`,
      mediaType: isPdf ? 'application/pdf' : 'text/plain; charset=utf-8',
      bytes: isPdf ? await pdfOf(ctx, text) : new TextEncoder().encode(text),
    });
    await addVersion({ ...ctx, now: at }, document, kept.id);
  }
  for (const { question, times } of UNANSWERED)
    for (let time = 0; time < times; time++)
      await insertQuestion(ctx.db, {
        portal: recruiter.portal,
        companyId,
        userId: recruiter.id,
        threadId: crypto.randomUUID(),
        question,
        sought: soughtIn(question),
        isRefused: true,
        createdAt: daysBefore(ctx.now, 1 + 2 * time),
      });
}

const HANDBOOK_SOURCE = fs.readFileSync(new URL('./handbook.typ', import.meta.url), 'utf8');

function pdfOf(ctx: Ctx & Uses<'typesetter'>, markdown: string): Promise<Uint8Array> {
  const parts = markdown
    .split(/\n\n+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, marks = '', heading] = /^(#+)\s+(.*)$/u.exec(part) ?? [];
      return { level: marks.length, text: heading ?? part };
    });
  return ctx.typesetter.pdf(HANDBOOK_SOURCE, { title: parts[0]?.text ?? '', parts }, ctx.now);
}
