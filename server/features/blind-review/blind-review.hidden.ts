import { type AnyColumn, and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { isOneOfGiven, uuids } from '#server/db/among.ts';
import { candidateDecisions, jobs, profiles, users } from '#server/db/tables/index.ts';
import { isVerifiedCompany } from '#server/db/verified.ts';
import type { Ctx } from '#server/platform/context.ts';
import { preparedOnce } from '#server/platform/database.ts';

/**
 * Who is hidden: everybody of a job that is reviewed blind until they are shortlisted for it, and everybody from a company
 * that is not verified.
 */

/** A person for a job, or for none. */
export interface Pair {
  jobId: string | null;
  userId: string;
}

/** Whether the caller hires for a company that is not verified: nobody is named to them. */
export const readsUnverified = ({ actor }: Ctx): boolean => actor !== null && !actor.isCompanyVerified;

/**
 * Those who must not be known, and the jobs among theirs that hide somebody. Of jobs of companies that are not verified
 * nobody is named either where it is others who ask: what they cause is told to that company.
 */
export async function hiddenAmong(ctx: Ctx, pairs: readonly Pair[], hidesAll: boolean) {
  const hiding = await hidingJobsAmong(ctx, pairs);
  const isUnverified = ({ jobId }: Pair) =>
    readsUnverified(ctx) || (jobId !== null && hiding.get(jobId)?.isVerified === false);
  const suspects = pairs.filter(
    (pair) =>
      hidesAll ||
      isUnverified(pair) ||
      (pair.jobId !== null && hiding.has(pair.jobId)) ||
      ctx.request.namedByAlias.has(pair.userId),
  );
  if (suspects.length === 0) return { hidden: [], hiding, isUnverified };
  const shortlisted = await shortlistedFor(ctx, [...hiding.keys()]);
  const hidden = suspects.filter((pair) => isUnverified(pair) || !shortlisted.has(keyOf(pair)));
  return { hidden, hiding, isUnverified };
}

/** Whether somebody is hidden in a job, as a condition of a query; of no job nobody is. */
export const isHiddenIn = (jobId: SQL | AnyColumn, userId: SQL | AnyColumn): SQL => sql`exists (
  select from ${jobs} reviewed
  where reviewed.id = ${jobId} and (not ${isVerifiedCompany(sql`reviewed.company_id`)} or (
    reviewed.is_blind and not exists (
      select from ${candidateDecisions} decided
      where decided.job_id = reviewed.id and decided.user_id = ${userId} and decided.status = 'SHORTLISTED'
    ))))`;

export const keyOf = ({ jobId, userId }: Pair) => `${jobId ?? ''} ${userId}`;

/** A job that hides somebody: whose it is, and whether that company is verified. */
interface HidingJob {
  companyId: string;
  isVerified: boolean;
}

/** Those jobs that are reviewed blind, or whose company is not verified. */
async function hidingJobsAmong(ctx: Ctx, pairs: readonly Pair[]): Promise<Map<string, HidingJob>> {
  const ids = [...new Set(pairs.flatMap(({ jobId }) => (jobId === null ? [] : [jobId])))];
  if (ids.length === 0) return new Map();
  const rows = await hidingJobs(ctx.db).execute({ ids: uuids(ids) });
  return new Map(rows.map(({ id, ...job }) => [id, job]));
}

const hidingJobs = preparedOnce('blind_review_jobs', (db) => {
  // Of a query of one table drizzle names columns bare, which the subquery would take for its own.
  const isVerified = isVerifiedCompany(sql`jobs.company_id`);
  return db
    .select({ id: jobs.id, companyId: jobs.companyId, isVerified })
    .from(jobs)
    .where(and(isOneOfGiven(jobs.id, 'ids'), or(eq(jobs.isBlind, true), not(isVerified))));
});

/** Who is shortlisted for jobs that are reviewed blind. */
async function shortlistedFor(ctx: Ctx, jobIds: readonly string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const rows = await ctx.db
    .select({ jobId: candidateDecisions.jobId, userId: candidateDecisions.userId })
    .from(candidateDecisions)
    .where(and(inArray(candidateDecisions.jobId, [...jobIds]), eq(candidateDecisions.status, 'SHORTLISTED')));
  return new Set(rows.map(keyOf));
}

/** What tells who somebody is when it stands in a text. */
export interface Telling {
  /** By which they are called, in their account and in their profile. */
  names: string[];
  /** Where they worked. */
  employers: string[];
}

export async function tellingOf(ctx: Ctx, pairs: readonly Pair[]): Promise<Map<string, Telling>> {
  const rows = await ctx.db
    .select({
      id: users.id,
      first: users.firstName,
      last: users.lastName,
      person: profiles.personalDetails,
      work: profiles.workHistory,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.id, [...new Set(pairs.map(({ userId }) => userId))]));
  return new Map(
    rows.map(({ id, first, last, person, work }) => [
      id,
      {
        names: [first, last, person?.name ?? ''],
        employers: (work ?? []).flatMap(({ organisation }) => organisation ?? []),
      },
    ]),
  );
}
