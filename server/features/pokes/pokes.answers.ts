import type { z } from 'zod';
import type { listPokes, Poke, PokeAnswer } from '#contract/features/pokes.contract.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { disclosureOf } from '#server/features/blind-review/index.ts';
import { presentCompanyBrief, tellTeam } from '#server/features/companies/index.ts';
import { findJob } from '#server/features/jobs/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { listOpenPokes } from './pokes.reads.ts';
import { lockPoke, saveAnswer, saveComplaint } from './pokes.store.ts';

export async function listOwn(ctx: SignedInCtx, query: z.output<typeof listPokes.query>) {
  const { page, limit, job_id: jobId } = query;
  const { rows, total } = await listOpenPokes(ctx.db, { userId: ctx.actor.id, jobId }, page, limit);
  return { results: rows.map(present), total, page, limit };
}

/** Says whether the job interests one. Whoever asked is told, and sees it where the candidate stands. */
export async function answer(
  ctx: SignedInCtx & Uses<'aliases'>,
  jobId: string,
  said: PokeAnswer,
): Promise<Poke> {
  const userId = ctx.actor.id;
  await ctx.transaction(async (tx) => {
    const row = await arrived(tx, jobId);
    const job = found(await findJob(tx.db, jobId), 'pokes.not_found');
    if (job.status !== 'published') throw new Refusal('pokes.not_found');
    if (row.answer === said) return;
    await saveAnswer(tx.db, row, said, tx.now);
    await record(tx, 'poke.answered', { details: { jobId, answer: said } });
    const disclosure = await disclosureOf(tx, { jobId, userIds: [userId] });
    if (row.pokedBy)
      await notify(
        tx,
        row.pokedBy,
        said === 'interested' ? 'poke_interested' : 'poke_declined',
        { job: job.title },
        {
          link: `/recruiter/candidates/${disclosure.idOf(userId)}?job_id=${jobId}`,
          ...disclosure.actorOf(userId),
        },
      );
    await tellTeam(tx, job.companyId, 'candidates:changed', {
      job_id: jobId,
      candidate_id: disclosure.idOf(userId),
    });
  });
  const { rows } = await listOpenPokes(ctx.db, { userId, jobId }, 1, 1);
  return present(found(rows[0], 'pokes.not_found'));
}

/** Says that the question was not in order. Said once; the company is not told. */
export async function complain(ctx: SignedInCtx, jobId: string): Promise<Poke> {
  await ctx.transaction(async (tx) => {
    const row = await arrived(tx, jobId);
    if (row.complainedAt) return;
    await saveComplaint(tx.db, row, tx.now);
    await record(tx, 'poke.complained_of', { details: { jobId } });
  });
  const { rows } = await listOpenPokes(ctx.db, { userId: ctx.actor.id, jobId }, 1, 1);
  return present(found(rows[0], 'pokes.not_found'));
}

/** The question to the caller, which they know of once it has left. */
async function arrived(tx: SignedInCtx, jobId: string) {
  const row = found(await lockPoke(tx.db, jobId, tx.actor.id), 'pokes.not_found');
  const { total } = await listOpenPokes(tx.db, { userId: tx.actor.id, jobId }, 1, 1);
  if (row.leavesAt || total === 0) throw new Refusal('pokes.not_found');
  return row;
}

type Row = Awaited<ReturnType<typeof listOpenPokes>>['rows'][number];

const present = ({ poke: row, job, company }: Row): Poke => ({
  job: {
    jid: job.id,
    job_title: job.title,
    company: presentCompanyBrief(company),
    location: job.location,
  },
  at: row.createdAt.toISOString(),
  answer: row.answer,
  answered_at: row.answeredAt?.toISOString() ?? null,
  has_complained: row.complainedAt !== null,
});
