import { type SQL, sql } from 'drizzle-orm';

/** A column or alias of a query that names a job or a person. */
type Named = SQL;

/** Nobody of the company has decided on that person for that job. */
export const isUndecided = (jobId: Named, userId: Named): SQL => sql`not exists (
  select from candidate_decisions d
  where d.job_id = ${jobId} and d.user_id = ${userId} and d.status <> 'PENDING')`;

/**
 * An application for which the company owes an answer: sent, not withdrawn, not closed with its job, and undecided. Whoever
 * counts who waits counts these.
 */
export const isWaitingForDecision = (application: { stage: Named; jobId: Named; userId: Named }): SQL =>
  sql`(${isOpen(application.stage)} and ${isUndecided(application.jobId, application.userId)})`;

/** Such an application as far as its own stage says: what was decided comes after it. */
export const isOpen = (stage: Named): SQL => sql`${stage} in ('SUBMITTED', 'VIEWED')`;

/** The person has sent an application for that job that is neither withdrawn nor closed. */
export const hasOpenApplication = (jobId: Named, userId: Named): SQL => sql`exists (
  select from applications sent
  where sent.job_id = ${jobId} and sent.user_id = ${userId} and ${isOpen(sql`sent.stage`)})`;
