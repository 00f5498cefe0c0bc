import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { SentProfile } from '#contract/features/applications.sent.ts';
import type { RecordState } from '#contract/features/hiring-systems.contract.ts';
import { isOutOfSightFor } from '#server/db/findable.ts';
import {
  applications,
  hiringSystemMessages,
  hiringSystemRecords,
  jobs,
  pokes,
  users,
} from '#server/db/tables/index.ts';
import { isHiddenIn } from '#server/features/blind-review/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';
import { readRows } from '#server/platform/rows.ts';
import { yesOrNo } from '#server/platform/shapes.ts';

const NAME = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

/** The names of those who may do everything and grant it: the owner, and recruiter admins. */
export async function grantorsOf(db: Database, companyId: string): Promise<string[]> {
  const grants = or(eq(users.companyRole, 'owner'), eq(users.role, 'recruiter admin'));
  const rows = await db
    .select({ name: NAME })
    .from(users)
    .where(and(eq(users.companyId, companyId), grants))
    .orderBy(asc(users.createdAt));
  return rows.map(({ name }) => name);
}

/** Who works for a company. */
export const peopleOf = (db: Database, companyId: string) =>
  db
    .select({ id: users.id, name: NAME, role: users.role, companyRole: users.companyRole })
    .from(users)
    .where(eq(users.companyId, companyId))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));

export async function nameOf(db: Database, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [row] = await db.select({ name: NAME }).from(users).where(eq(users.id, userId));
  return row?.name ?? null;
}

/** What a person sent with their application for a job; null where they did not apply or have taken it back. */
export async function sentFor(db: Database, jobId: string, userId: string): Promise<SentProfile | null> {
  const [row] = await db
    .select({ profile: applications.profile })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        eq(applications.userId, userId),
        sql`${applications.stage} <> 'WITHDRAWN'`,
      ),
    );
  return row?.profile ?? null;
}

/** Whether a person was asked about a job, and said that it interests them. */
export async function isInterested(db: Database, jobId: string, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ answer: pokes.answer })
    .from(pokes)
    .where(and(eq(pokes.jobId, jobId), eq(pokes.userId, userId), eq(pokes.answer, 'interested')));
  return row !== undefined;
}

/** What keeps a person from being told of for a job. */
export async function hidingOf(db: Database, companyId: string, jobId: string, userId: string) {
  const [job, user] = [sql`${jobId}::uuid`, sql`${userId}::uuid`];
  const query = sql`select ${isOutOfSightFor(job, sql`${companyId}::uuid`, user)} as out_of_sight,
    ${isHiddenIn(job, user)} as blind`;
  return onlyRow(await readRows(db, query, { out_of_sight: yesOrNo, blind: yesOrNo }));
}

export async function countsOf(db: Database, systemId: string): Promise<Map<RecordState, number>> {
  const rows = await db
    .select({ state: hiringSystemRecords.state, total: count() })
    .from(hiringSystemRecords)
    .where(eq(hiringSystemRecords.systemId, systemId))
    .groupBy(hiringSystemRecords.state);
  return new Map(rows.map(({ state, total }) => [state, total]));
}

const URGENCY = sql`array_position(array['conflict', 'refused', 'waiting', 'agreed', 'ended'], ${hiringSystemRecords.state})`;

const fieldsOfListed = {
  record: hiringSystemRecords,
  personName: sql<string | null>`case when ${users.id} is null then null else ${NAME} end`,
};

/** Of somebody who has blocked the company, and withdrawn, nothing is listed: to it there is no such person. */
const isInSight = (companyId: string): SQL =>
  sql`(${hiringSystemRecords.userId} is null or not ${isOutOfSightFor(
    hiringSystemRecords.jobId,
    sql`${companyId}::uuid`,
    hiringSystemRecords.userId,
  )})`;

/** A page of records, those that need a person first. */
export async function listRecords(
  db: Database,
  { systemId, companyId, state }: { systemId: string; companyId: string; state: RecordState | 'all' },
  { page, limit }: { page: number; limit: number },
) {
  const where: SQL | undefined = and(
    eq(hiringSystemRecords.systemId, systemId),
    isInSight(companyId),
    state === 'all' ? undefined : eq(hiringSystemRecords.state, state),
  );
  const rows = await db
    .select(fieldsOfListed)
    .from(hiringSystemRecords)
    .leftJoin(users, eq(users.id, hiringSystemRecords.userId))
    .where(where)
    .orderBy(URGENCY, desc(hiringSystemRecords.createdAt), hiringSystemRecords.id)
    .limit(limit)
    .offset(offsetOf(page, limit));
  const [total] = await db.select({ total: count() }).from(hiringSystemRecords).where(where);
  return { rows, total: total?.total ?? 0 };
}

/** One record with the name of whom it is of. */
export async function listedRecord(db: Database, companyId: string, id: string) {
  const [row] = await db
    .select(fieldsOfListed)
    .from(hiringSystemRecords)
    .leftJoin(users, eq(users.id, hiringSystemRecords.userId))
    .where(and(eq(hiringSystemRecords.id, id), isInSight(companyId)));
  return row ?? null;
}
export type ListedRecord = NonNullable<Awaited<ReturnType<typeof listedRecord>>>;

const MOST_MESSAGES = 100;

export const messagesOf = (db: Database, recordId: string) =>
  db
    .select()
    .from(hiringSystemMessages)
    .where(eq(hiringSystemMessages.recordId, recordId))
    .orderBy(desc(hiringSystemMessages.createdAt), desc(hiringSystemMessages.id))
    .limit(MOST_MESSAGES);

/** The latest published job of a company, to show a mapping by. */
export async function latestJobOf(db: Database, companyId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.status, 'published')))
    .orderBy(desc(jobs.postedAt))
    .limit(1);
  return row?.id ?? null;
}

/** The latest applicant of a company who is hidden from nobody, to show a mapping by. */
export async function latestApplicantOf(
  db: Database,
  companyId: string,
  jobId: string | null,
): Promise<{ jobId: string; userId: string } | null> {
  const [row] = await db
    .select({ jobId: applications.jobId, userId: applications.userId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(jobs.companyId, companyId),
        jobId === null ? undefined : eq(jobs.id, jobId),
        sql`${jobs.status} <> 'removed'`,
        sql`${applications.stage} <> 'WITHDRAWN'`,
        sql`not ${isHiddenIn(applications.jobId, applications.userId)}`,
      ),
    )
    .orderBy(desc(applications.updatedAt))
    .limit(1);
  return row ?? null;
}
