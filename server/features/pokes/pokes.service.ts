import type { z } from 'zod';
import type {
  listPokes,
  POKE_OUTCOMES,
  Poke,
  PokeAnswer,
  pokeCandidates,
} from '#contract/features/pokes.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { disclosureOf } from '#server/features/blind-review/index.ts';
import { visibleOrKnown } from '#server/features/candidates/index.ts';
import { findCompany, presentCompanyBrief, tellTeam } from '#server/features/companies/index.ts';
import { findJob, ownJob } from '#server/features/jobs/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { needsVerifiedCompany } from '#server/platform/verified.ts';
import { countPokesSince, listOpenPokes, standingOf } from './pokes.reads.ts';
import { holdPokesOf, insertPoke, lockPoke, saveAnswer } from './pokes.store.ts';

type Outcome = (typeof POKE_OUTCOMES)[number];

const DAY_MS = 86_400_000;

/** Asks people whether a job interests them; says of each whether it did, and asks nobody twice. */
export async function poke(
  ctx: SignedInCtx & Uses<'aliases'>,
  jobId: string,
  candidateIds: readonly string[],
): Promise<z.output<typeof pokeCandidates.response>> {
  needsVerifiedCompany(ctx, 'company_checks.verify_to_ask');
  const job = await ownJob(ctx, jobId);
  if (job.status !== 'published') throw new Refusal('pokes.job_not_open');
  const userIds = [...new Set(candidateIds)];
  const disclosure = await disclosureOf(ctx, { jobId, userIds });
  const company = found(await findCompany(ctx.db, job.companyId), 'companies.not_found').company_name;
  return ctx.transaction(async (tx) => {
    await holdPokesOf(tx.db, job.companyId);
    const left = LIMITS.pokesPerDay - (await countPokesSince(tx.db, job.companyId, dayBefore(tx.now)));
    const outcomes = await outcomesOf(tx, jobId, userIds);
    const toPoke = userIds.filter((userId) => outcomes.get(userId) === 'poked');
    if (toPoke.length > left) throw new Refusal('pokes.daily_limit', { limit: LIMITS.pokesPerDay, left });
    for (const userId of toPoke) {
      await insertPoke(tx.db, { jobId, userId, pokedBy: ctx.actor.id, createdAt: tx.now });
      await record(tx, 'candidate.poked', { subjectId: userId, details: { jobId } });
    }
    await notify(tx, toPoke, 'poked', { job: job.title, company }, { link: `/candidate/jobs/view/${jobId}` });
    for (const userId of toPoke)
      await tellTeam(tx, job.companyId, 'candidates:changed', {
        job_id: jobId,
        candidate_id: disclosure.idOf(userId),
      });
    return {
      job_id: jobId,
      results: userIds.map((userId) => ({
        candidate_id: disclosure.idOf(userId),
        outcome: outcomes.get(userId) ?? 'not_reachable',
      })),
      poked: toPoke.length,
      left_today: left - toPoke.length,
    };
  });
}

async function outcomesOf(
  ctx: SignedInCtx & Uses<'aliases'>,
  jobId: string,
  userIds: readonly string[],
): Promise<Map<string, Outcome>> {
  const { poked, applied } = await standingOf(ctx.db, jobId, userIds);
  const outcomes = new Map<string, Outcome>();
  for (const userId of userIds) {
    const isReachable = await isVisible(ctx, userId);
    const standing = poked.has(userId) ? 'already_poked' : applied.has(userId) ? 'has_applied' : 'poked';
    outcomes.set(userId, isReachable ? standing : 'not_reachable');
  }
  return outcomes;
}

/** Whoever cannot be found, and whoever is nobody, are the same to the caller. */
async function isVisible(ctx: SignedInCtx & Uses<'aliases'>, userId: string): Promise<boolean> {
  try {
    await visibleOrKnown(ctx, userId);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return false;
    throw error;
  }
}

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
    const row = found(await lockPoke(tx.db, jobId, userId), 'pokes.not_found');
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
          actorId: disclosure.unlessHidden(userId, userId),
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
});

const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);
