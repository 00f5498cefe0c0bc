import crypto from 'node:crypto';
import type { z } from 'zod';
import type { Company } from '#contract/features/companies.contract.ts';
import type { POKE_OUTCOMES, pokeCandidates, previewPoke } from '#contract/features/pokes.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { disclosureOf } from '#server/features/blind-review/index.ts';
import { allowanceOf, spend } from '#server/features/bulk-limits/index.ts';
import { visibleOrKnown } from '#server/features/candidates/index.ts';
import { findCompany, tellTeam } from '#server/features/companies/index.ts';
import { type JobRow, ownJob } from '#server/features/jobs/index.ts';
import { previewMail } from '#server/features/notifications/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { DAY_MS, daysBefore } from '#server/platform/days.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { needsVerifiedCompany } from '#server/platform/verified.ts';
import { leavePokes } from './pokes.jobs.ts';
import { countOwnSince, languagesOf, standingOf, weekOf } from './pokes.reads.ts';
import { holdPeople, insertPoke } from './pokes.store.ts';

type Outcome = (typeof POKE_OUTCOMES)[number];
type Asking = z.output<typeof pokeCandidates.body>;

const WEEK_MS = 7 * DAY_MS;

/** What those would get who would be asked, and who would not be. Asks nobody. */
export async function preview(
  ctx: SignedInCtx & Uses<'aliases'>,
  input: Asking,
): Promise<z.output<typeof previewPoke.response>> {
  const { job, company, userIds, disclosure } = await loaded(ctx, input);
  const outcomes = await outcomesOf(ctx, job, userIds);
  const toAsk = userIds.filter((userId) => outcomes.get(userId) === 'poked');
  const limits = {
    company: await allowanceOf(ctx, job.companyId, 'ask'),
    own: await ownAllowance(ctx),
  };
  const languages = await languagesOf(ctx.db, toAsk);
  return {
    job_id: job.id,
    results: resultsOf(userIds, outcomes, disclosure.idOf),
    poked: toAsk.length,
    left_today: Math.min(limits.company.left, limits.own.left) - toAsk.length,
    limits: {
      company: { limit: limits.company.limit, left: limits.company.left },
      own: limits.own,
    },
    mails: languages.map(({ language, people }) => ({
      language,
      people,
      ...previewMail(ctx, language, 'poked', askedParams(job, company)),
    })),
    company: shownOf(company),
  };
}

/** What whoever is asked is told of the company. */
const shownOf = (company: Company) => ({
  company_name: company.company_name,
  company_industry: company.company_industry,
  company_location: company.company_location,
  company_size: company.company_size,
  company_website: company.company_website,
});

/** Asks people whether a job interests them, once the time to take it back is over; nobody is asked twice. */
export async function poke(
  ctx: SignedInCtx & Uses<'aliases'>,
  input: Asking,
): Promise<z.output<typeof pokeCandidates.response>> {
  const { job, userIds, disclosure } = await loaded(ctx, input);
  const id = crypto.randomUUID();
  return ctx.transaction(async (tx) => {
    const leavesAt = new Date(tx.now.getTime() + LIMITS.pokeUndoSeconds * 1_000);
    await holdPeople(tx.db, [...userIds, tx.actor.id]);
    const outcomes = await outcomesOf(tx, job, userIds);
    const toAsk = userIds.filter((userId) => outcomes.get(userId) === 'poked');
    const own = await ownAllowance(tx);
    if (toAsk.length > own.left) throw new Refusal('pokes.recruiter_limit', own);
    const { left } = await spend(tx, job.companyId, 'ask', toAsk.length);
    for (const userId of toAsk) {
      await insertPoke(tx.db, {
        jobId: job.id,
        userId,
        pokedBy: tx.actor.id,
        createdAt: tx.now,
        askId: id,
        leavesAt,
      });
      await record(tx, 'candidate.poked', { subjectId: userId, details: { jobId: job.id } });
      await tellTeam(tx, job.companyId, 'candidates:changed', {
        job_id: job.id,
        candidate_id: disclosure.idOf(userId),
      });
    }
    if (toAsk.length > 0)
      await tx.enqueue(leavePokes, { askId: id }, { startAfterSeconds: LIMITS.pokeUndoSeconds });
    return {
      job_id: job.id,
      results: resultsOf(userIds, outcomes, disclosure.idOf),
      poked: toAsk.length,
      left_today: Math.min(left, own.left - toAsk.length),
      ask: toAsk.length > 0 ? { id, leaves_at: leavesAt.toISOString() } : null,
    };
  });
}

/** What the question says of the job and of who asks. */
export const askedParams = (job: Pick<JobRow, 'title'>, company: Company) => ({
  job: job.title,
  company: company.company_name,
  industry: company.company_industry,
  place: company.company_location,
  size: String(company.company_size),
});

async function loaded(ctx: SignedInCtx & Uses<'aliases'>, { job_id: jobId, candidate_ids }: Asking) {
  needsVerifiedCompany(ctx, 'company_checks.verify_to_ask');
  const job = await ownJob(ctx, jobId);
  if (job.status !== 'published') throw new Refusal('pokes.job_not_open');
  const userIds = [...new Set(candidate_ids)];
  return {
    job,
    userIds,
    disclosure: await disclosureOf(ctx, { jobId, userIds }),
    company: found(await findCompany(ctx.db, job.companyId), 'companies.not_found'),
  };
}

async function ownAllowance(ctx: SignedInCtx): Promise<{ limit: number; left: number }> {
  const limit = LIMITS.pokesOfRecruiterPerDay;
  const used = await countOwnSince(ctx.db, ctx.actor.id, daysBefore(ctx.now, 1));
  return { limit, left: Math.max(0, limit - used) };
}

const resultsOf = (
  userIds: readonly string[],
  outcomes: ReadonlyMap<string, Outcome>,
  idOf: (userId: string) => string,
) =>
  userIds.map((userId) => ({
    candidate_id: idOf(userId),
    outcome: outcomes.get(userId) ?? ('not_reachable' as const),
  }));

async function outcomesOf(
  ctx: SignedInCtx & Uses<'aliases'>,
  job: JobRow,
  userIds: readonly string[],
): Promise<Map<string, Outcome>> {
  const { poked, applied } = await standingOf(ctx.db, { jobId: job.id, userIds });
  const week = await weekOf(
    ctx.db,
    { companyId: job.companyId, userIds },
    new Date(ctx.now.getTime() - WEEK_MS),
  );
  const outcomes = new Map<string, Outcome>();
  for (const userId of userIds) {
    const { fromCompany = 0, inAll = 0 } = week.get(userId) ?? {};
    const isEnough = fromCompany >= LIMITS.pokesFromCompanyPerWeek || inAll >= LIMITS.pokesToPersonPerWeek;
    if (!(await isVisible(ctx, userId))) outcomes.set(userId, 'not_reachable');
    else if (poked.has(userId)) outcomes.set(userId, 'already_poked');
    else if (applied.has(userId)) outcomes.set(userId, 'has_applied');
    else outcomes.set(userId, isEnough ? 'asked_enough' : 'poked');
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
