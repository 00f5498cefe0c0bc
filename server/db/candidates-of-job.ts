import { type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '#contract/kernel/limits.ts';
import { letsBeFoundBy } from './findable.ts';
import { shownFromOf } from './shown-from.ts';
import { applications, candidateDecisions, jobs, matches } from './tables/index.ts';
import { hasOpenApplication, isOpen } from './undecided.ts';

/**
 * Who is a candidate of a job: the one answer for its list, the tabs over it and whoever counts them. Two kinds are:
 * those whom matching found for it, and those who stand for it whatever matching says, because the company has decided on
 * them or they wait for it to. A score hides nobody of the second kind.
 */

type Named = SQL;

/** No parameter: a plan that is kept knows then how few lie above it. */
const FLOOR = sql.raw(String(LIMITS.candidateScoreFloor));

/** Matching alone found the person. */
export const isAboveFloor = (score: Named): SQL => sql`${score} > ${FLOOR}`;

/** What matching says of a person is above what some question asks for, and the company finds them too. */
const isMatchedAbove = (isAbove: SQL, companyId: Named, userId: Named): SQL =>
  sql`(${isAbove} and ${letsBeFoundBy(companyId, userId)})`;

/** Matching found the person, and the company finds them too. */
const isMatched = (score: Named, companyId: Named, userId: Named): SQL =>
  isMatchedAbove(isAboveFloor(score), companyId, userId);

/**
 * The pairs that stand for some jobs and that matching did not find, or not above what is asked for, as a relation of
 * `job_id`, `user_id` and `score`; 0 is the score of those who have none. Who was decided on and lets nobody find them now
 * is shown to nobody, but where they applied.
 */
export const standingUnmatched = (
  isOfThese: (jobId: Named) => SQL,
  isAbove: (score: Named, jobId: Named) => SQL = isAboveFloor,
): SQL => sql`(
  select stands.job_id, stands.user_id, coalesce(match.score, 0::real) as score
  from (
    select job_id, user_id from ${candidateDecisions} where ${isOfThese(sql`job_id`)} and status <> 'PENDING'
    union
    select job_id, user_id from ${applications} where ${isOfThese(sql`job_id`)} and ${isOpen(sql`stage`)}
  ) as stands
  join ${jobs} as job on job.id = stands.job_id
  left join ${matches} as match on match.job_id = stands.job_id and match.user_id = stands.user_id
  where ${isMatchedAbove(isAbove(sql`match.score`, sql`job.id`), sql`job.company_id`, sql`stands.user_id`)} is not true
    and (${letsBeFoundBy(sql`job.company_id`, sql`stands.user_id`)} or exists (
      select from ${applications} as sent
      where sent.job_id = stands.job_id and sent.user_id = stands.user_id and sent.stage <> 'WITHDRAWN')))`;

/** Whom matching found for a job of a company, as a relation of `user_id` and `score`. */
export const matchedFor = (jobId: Named, companyId: Named): SQL => sql`(
  select found.user_id, found.score from ${matches} as found
  where found.job_id = ${jobId} and ${isMatched(sql`found.score`, companyId, sql`found.user_id`)})`;

/** Who stands for a job and was not found by matching, as the same relation. They are few. */
export const unmatchedFor = (jobId: Named): SQL =>
  sql`(select stands.user_id, stands.score from ${standingUnmatched((id) => sql`${id} = ${jobId}`)} as stands)`;

/** All candidates of a job of a company, as the same relation. */
export const candidatesOfJob = (jobId: Named, companyId: Named): SQL => sql`(
  select matched.user_id, matched.score from ${matchedFor(jobId, companyId)} as matched
  union all ${unmatchedFor(jobId)})`;

/**
 * Their match is too weak to be listed before it is asked for: the company owes them no answer, has decided nothing, and
 * others fit clearly better.
 */
export const isWeakerCandidate = (of: {
  jobId: Named;
  userId: Named;
  status: Named;
  score: Named;
  shownFrom: Named;
}): SQL =>
  sql`(${of.status} = 'PENDING' and ${of.score} <= ${of.shownFrom} and not ${hasOpenApplication(of.jobId, of.userId)})`;

/** The score above which the list of each of these jobs shows matches at first, as a relation of `job_id` and `bar`. */
export const barsOf = (isOfThese: (jobId: Named) => SQL): SQL => sql`(
  select job.id as job_id, ${shownFromOf(sql`coalesce((
    select found.score from ${matchedFor(sql`job.id`, sql`job.company_id`)} as found
    order by found.score desc limit 1), 0)`)} as bar
  from ${jobs} as job where ${isOfThese(sql`job.id`)})`;
