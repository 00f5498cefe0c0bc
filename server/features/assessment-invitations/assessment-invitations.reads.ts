import { and, count, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { hasBlocked, isOutOfSight } from '#server/db/findable.ts';
import {
  assessmentAnswers,
  assessmentAttempts,
  assessmentInvitations,
  assessmentShares,
  companies,
  jobs,
  users,
} from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

interface SentFilter {
  companyId: string;
  id?: string | undefined;
  instrument?: string | undefined;
  jobId?: string | undefined;
  state?: string | undefined;
}

/** Whom a company invited, the latest first; nobody who has blocked it. */
export async function listSent(
  db: Database,
  filter: SentFilter,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
) {
  const { companyId, id, instrument, jobId, state } = filter;
  const where = and(
    eq(assessmentInvitations.companyId, companyId),
    not(isOutOfSight(companyId, assessmentInvitations.userId)),
    id === undefined ? undefined : eq(assessmentInvitations.id, id),
    instrument === undefined ? undefined : eq(assessmentInvitations.instrument, instrument),
    jobId === undefined ? undefined : eq(assessmentInvitations.jobId, jobId),
    state === undefined ? undefined : sql`${stateAt(now)} = ${state}`,
  );
  const rows = await db
    .select({
      invitation: assessmentInvitations,
      firstName: users.firstName,
      lastName: users.lastName,
      jobTitle: jobs.title,
      fraction: FRACTION,
      sharedAttempt: assessmentShares.attemptId,
    })
    .from(assessmentInvitations)
    .innerJoin(users, eq(users.id, assessmentInvitations.userId))
    .leftJoin(jobs, eq(jobs.id, assessmentInvitations.jobId))
    .leftJoin(
      assessmentShares,
      and(
        eq(assessmentShares.companyId, assessmentInvitations.companyId),
        eq(assessmentShares.attemptId, assessmentInvitations.attemptId),
      ),
    )
    .where(where)
    .orderBy(desc(assessmentInvitations.createdAt), desc(assessmentInvitations.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(assessmentInvitations).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** How much of the attempt that was begun through it is answered; null before it is begun. */
const FRACTION = sql<number | null>`(
  select (select count(*) from ${assessmentAnswers} answer where answer.attempt_id = attempt.id)::float8
    / greatest(1, jsonb_array_length(attempt.questions))
  from ${assessmentAttempts} attempt where attempt.id = ${assessmentInvitations.attemptId})`;

const stateAt = (now: Date): SQL => sql`(case
  when ${assessmentInvitations.state} = 'INVITED' and ${assessmentInvitations.deadline} < ${now.toISOString()}::timestamptz
  then 'EXPIRED' else ${assessmentInvitations.state} end)`;

/** What companies invited somebody to, the open ones first; of no company that they blocked, and nothing taken back. */
export async function listReceived(
  db: Database,
  { userId, id }: { userId: string; id?: string },
  { limit, offset }: { limit: number; offset: number },
) {
  const where = and(
    eq(assessmentInvitations.userId, userId),
    id === undefined ? undefined : eq(assessmentInvitations.id, id),
    not(eq(assessmentInvitations.state, 'REVOKED')),
    not(hasBlocked(assessmentInvitations.companyId, userId)),
  );
  const rows = await db
    .select({ invitation: assessmentInvitations, company: companies, jobTitle: jobs.title })
    .from(assessmentInvitations)
    .innerJoin(companies, eq(companies.id, assessmentInvitations.companyId))
    .leftJoin(jobs, eq(jobs.id, assessmentInvitations.jobId))
    .where(where)
    .orderBy(
      desc(inArray(assessmentInvitations.state, ['INVITED', 'STARTED'])),
      desc(assessmentInvitations.createdAt),
      assessmentInvitations.id,
    )
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(assessmentInvitations).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Who of some people shows the company a result of the instrument already. */
export async function alreadyShown(
  db: Database,
  { companyId, instrument, userIds }: { companyId: string; instrument: string; userIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId: assessmentShares.userId })
    .from(assessmentShares)
    .innerJoin(assessmentAttempts, eq(assessmentAttempts.id, assessmentShares.attemptId))
    .where(
      and(
        eq(assessmentShares.companyId, companyId),
        eq(assessmentAttempts.instrument, instrument),
        inArray(assessmentShares.userId, [...userIds]),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}
