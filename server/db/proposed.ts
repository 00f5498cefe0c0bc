import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { talentProposals, users } from '#server/db/tables/index.ts';

/** The name of the talent manager who proposed a person for a job with their agreement; null where nobody did. */
export const proposedBy = (jobId: AnyColumn | SQL, userId: AnyColumn | SQL) =>
  sql<string | null>`(select trim(concat(proposer.first_name, ' ', proposer.last_name))
    from ${talentProposals} as proposal join ${users} as proposer on proposer.id = proposal.manager_id
    where proposal.job_id = ${jobId} and proposal.user_id = ${userId} and proposal.answer = 'agreed')`;
