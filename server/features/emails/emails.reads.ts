import { and, count, eq, gt, inArray, not, sql } from 'drizzle-orm';
import { hasBlocked, isOutOfSightFor } from '#server/db/findable.ts';
import {
  applications,
  auditEntries,
  candidateDecisions,
  companies,
  jobs,
  pokes,
  users,
} from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

/** How many mails somebody wrote since a moment. Nobody else counts for them before this transaction ends. */
export async function mailsWrittenSince(db: Database, userId: string, moment: Date): Promise<number> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await db
    .select({ mails: count() })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.actorId, userId),
        eq(auditEntries.action, 'email.sent'),
        gt(auditEntries.createdAt, moment),
      ),
    );
  return row?.mails ?? 0;
}

export async function jobOf(db: Database, id: string) {
  const [row] = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      publicKey: jobs.publicKey,
      audience: jobs.audience,
      status: jobs.status,
      portal: jobs.portal,
      companyId: jobs.companyId,
      company: companies.name,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, id));
  return row ?? null;
}

export async function companyName(db: Database, id: string | null): Promise<string | null> {
  if (!id) return null;
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, id));
  return row?.name ?? null;
}

/** Languages of those of the addresses that have an account in the portal. */
export async function languagesOf(db: Database, portal: string, addresses: readonly string[]) {
  const rows = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.portal, portal), inArray(users.email, [...addresses])));
  return new Map(rows.map((row) => [row.email, row.language]));
}

/** Candidates of a job on whom its company has decided, and whether they wanted it: by applying, or by saying so when asked. */
export const decidedAmong = (db: Database, jobId: string, userIds: readonly string[]) =>
  db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      language: users.language,
      status: candidateDecisions.status,
      wanted: sql<boolean>`(
        exists (select from ${applications} a where a.user_id = ${users.id} and a.job_id = ${jobId}::uuid and a.stage <> 'WITHDRAWN')
        or exists (select from ${pokes} p where p.user_id = ${users.id} and p.job_id = ${jobId}::uuid and p.answer = 'interested'))`,
    })
    .from(candidateDecisions)
    .innerJoin(users, eq(users.id, candidateDecisions.userId))
    .innerJoin(jobs, eq(jobs.id, candidateDecisions.jobId))
    .where(
      and(
        eq(candidateDecisions.jobId, jobId),
        inArray(candidateDecisions.userId, [...userIds]),
        not(isOutOfSightFor(jobs.id, jobs.companyId, users.id)),
      ),
    );

/** Of some addresses those of people of a portal who have blocked a company. */
export async function addressesThatBlocked(
  db: Database,
  { portal, companyId }: { portal: string; companyId: string | null },
  addresses: readonly string[],
): Promise<Set<string>> {
  if (companyId === null || addresses.length === 0) return new Set();
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(
      and(eq(users.portal, portal), inArray(users.email, [...addresses]), hasBlocked(companyId, users.id)),
    );
  return new Set(rows.map(({ email }) => email));
}

/** Who of them was already told by mail that they were not chosen for a job. */
export async function toldAmong(db: Database, jobId: string, userIds: readonly string[]) {
  const rows = await db
    .select({ subjectId: auditEntries.subjectId })
    .from(auditEntries)
    .where(
      and(
        inArray(auditEntries.subjectId, [...userIds]),
        eq(auditEntries.action, 'email.sent'),
        sql`${auditEntries.details} ->> 'type' = 'bulk-reject'`,
        sql`${auditEntries.details} ->> 'job_id' = ${jobId}`,
      ),
    );
  return new Set(rows.map((row) => row.subjectId));
}
