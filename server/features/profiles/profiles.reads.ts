import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Award } from '#contract/features/awards.contract.ts';
import { applications, awards, candidateDecisions, files, jobs, users } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

/** Whether a company has shortlisted the person for any of its jobs, and so may write to them. */
export async function isShortlistedBy(db: Database, userId: string, companyId: string): Promise<boolean> {
  const [row] = await db
    .select({ jobId: candidateDecisions.jobId })
    .from(candidateDecisions)
    .innerJoin(jobs, eq(jobs.id, candidateDecisions.jobId))
    .where(
      and(
        eq(candidateDecisions.userId, userId),
        eq(candidateDecisions.status, 'SHORTLISTED'),
        eq(jobs.companyId, companyId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Whether the person has applied to a job of the company, and has not taken that back. */
export async function isApplicantOf(db: Database, userId: string, companyId: string): Promise<boolean> {
  const [row] = await db
    .select({ jobId: applications.jobId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.userId, userId),
        ne(applications.stage, 'WITHDRAWN'),
        eq(jobs.companyId, companyId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The picture of a person who is a confirmed candidate; null where the person is none. */
export async function findCandidateAccount(db: Database, userId: string) {
  const [row] = await db
    .select({ avatarFileId: users.avatarFileId, isAccountConfirmed: users.isAccountConfirmed })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'individual')));
  return row ?? null;
}

/** Highlights and awards with a picture or document, latest first. */
export async function listMedia(db: Database, userId: string): Promise<Award[]> {
  const rows = await db
    .select({ award: awards, file: files })
    .from(awards)
    .leftJoin(files, eq(files.id, awards.fileId))
    .where(eq(awards.userId, userId))
    .orderBy(sql`${awards.date} desc nulls last`, desc(awards.createdAt), awards.id);
  return rows.map(({ award, file }) => ({
    id: award.id,
    kind: award.kind,
    title: award.title,
    description: award.description,
    date: award.date,
    file: file && { id: file.id, name: file.name, media_type: file.mediaType, bytes: file.bytes },
  }));
}
