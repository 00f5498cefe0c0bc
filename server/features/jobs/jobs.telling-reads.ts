import { and, desc, eq, gte, like, sql } from 'drizzle-orm';
import { applications, auditEntries, type jobs, users } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

/** Everyone who hires for a company. */
export async function recruitersOf(db: Database, companyId: string): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.companyId, companyId));
  return rows.map(({ id }) => id);
}

/** Whether somebody has ever applied for a job. */
export async function hasApplicants(db: Database, jobId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.jobId, jobId))
    .limit(1);
  return row !== undefined;
}

type JobKey = Pick<typeof jobs.$inferSelect, 'id' | 'portal'>;

const isAbout = ({ id, portal }: JobKey) =>
  and(
    eq(auditEntries.portal, portal),
    like(auditEntries.action, 'job.%'),
    sql`${auditEntries.details}->>'jobId' = ${id}`,
  );

/** What was done to a job last, by whom; null where nothing was since a moment. */
export async function latestChangeOf(db: Database, job: JobKey, since: Date | null) {
  const [row] = await db
    .select({
      action: auditEntries.action,
      actorId: auditEntries.actorId,
      name: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(isAbout(job), since ? gte(auditEntries.createdAt, since) : undefined))
    .orderBy(desc(auditEntries.createdAt))
    .limit(1);
  return row ?? null;
}

/** Whether a job's owner was told already that it comes to this end. */
export async function wasToldOfExpiry(
  db: Database,
  portal: string,
  { jobId, expiresAt }: { jobId: string; expiresAt: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        isAbout({ id: jobId, portal }),
        eq(auditEntries.action, 'job.expiry_told'),
        sql`${auditEntries.details}->>'expiresAt' = ${expiresAt}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
