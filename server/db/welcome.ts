import { type SQL, sql } from 'drizzle-orm';
import { companyBlocks, jobReactions, jobs } from '#server/db/tables/index.ts';

/** The job is of no company of which the person has said to want no job, and of none that they have blocked. */
export const isOfWelcomeCompany = (userId: SQL): SQL =>
  sql`${jobs.companyId} <> all(array(
    select disliked_jobs.company_id
    from ${jobReactions} as disliked join ${jobs} as disliked_jobs on disliked_jobs.id = disliked.job_id
    where disliked.user_id = ${userId} and disliked.reaction = 'dislike' and disliked.reason = 'not_this_company'
    union all
    select block.company_id from ${companyBlocks} as block
    where block.user_id = ${userId} and block.lifted_at is null))`;
