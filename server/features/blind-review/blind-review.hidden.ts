import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isOneOfGiven, uuids } from '#server/db/among.ts';
import { candidateDecisions, jobs, profiles, users } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { preparedOnce } from '#server/platform/database.ts';

/** Who is hidden: everybody of a job that is reviewed blind until they are shortlisted for it. */

/** A person for a job, or for none. */
export interface Pair {
  jobId: string | null;
  userId: string;
}

/** Those who must not be known, and the blind jobs among theirs. */
export async function hiddenAmong(ctx: Ctx, pairs: readonly Pair[], hidesAll: boolean) {
  const blind = await blindJobsAmong(ctx, pairs);
  const suspects = pairs.filter(
    ({ jobId, userId }) =>
      hidesAll || (jobId !== null && blind.has(jobId)) || ctx.request.namedByAlias.has(userId),
  );
  if (suspects.length === 0) return { hidden: [], blind };
  const shortlisted = await shortlistedFor(ctx, [...blind.keys()]);
  return { hidden: suspects.filter((pair) => !shortlisted.has(keyOf(pair))), blind };
}

/** Whether somebody is hidden in a job, as a condition of a query; of no job nobody is. */
export const isHiddenIn = (jobId: SQL | AnyColumn, userId: SQL | AnyColumn): SQL => sql`exists (
  select from ${jobs} reviewed
  where reviewed.id = ${jobId} and reviewed.is_blind and not exists (
    select from ${candidateDecisions} decided
    where decided.job_id = reviewed.id and decided.user_id = ${userId} and decided.status = 'SHORTLISTED'
  ))`;

export const keyOf = ({ jobId, userId }: Pair) => `${jobId ?? ''} ${userId}`;

/** The companies of those jobs that are reviewed blind. */
async function blindJobsAmong(ctx: Ctx, pairs: readonly Pair[]): Promise<Map<string, string>> {
  const ids = [...new Set(pairs.flatMap(({ jobId }) => (jobId === null ? [] : [jobId])))];
  if (ids.length === 0) return new Map();
  const rows = await blindJobs(ctx.db).execute({ ids: uuids(ids) });
  return new Map(rows.map(({ id, companyId }) => [id, companyId]));
}

const blindJobs = preparedOnce('blind_review_jobs', (db) =>
  db
    .select({ id: jobs.id, companyId: jobs.companyId })
    .from(jobs)
    .where(and(isOneOfGiven(jobs.id, 'ids'), eq(jobs.isBlind, true))),
);

/** Who is shortlisted for jobs that are reviewed blind. */
async function shortlistedFor(ctx: Ctx, jobIds: readonly string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const rows = await ctx.db
    .select({ jobId: candidateDecisions.jobId, userId: candidateDecisions.userId })
    .from(candidateDecisions)
    .where(and(inArray(candidateDecisions.jobId, [...jobIds]), eq(candidateDecisions.status, 'SHORTLISTED')));
  return new Set(rows.map(keyOf));
}

/** All names by which people are called, of their account and of their profile. */
export async function namesOf(ctx: Ctx, pairs: readonly Pair[]): Promise<Map<string, string[]>> {
  const rows = await ctx.db
    .select({
      id: users.id,
      first: users.firstName,
      last: users.lastName,
      person: profiles.personalDetails,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.id, [...new Set(pairs.map(({ userId }) => userId))]));
  return new Map(rows.map(({ id, first, last, person }) => [id, [first, last, person?.name ?? '']]));
}
