import { type AnyColumn, and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Award } from '#contract/features/awards.contract.ts';
import { isOutOfSight } from '#server/db/findable.ts';
import { applications, awards, files, jobs, pokes, users } from '#server/db/tables/index.ts';
import { type Database, onlyRow, preparedOnce } from '#server/platform/database.ts';
import { readRows } from '#server/platform/rows.ts';
import { yesOrNo } from '#server/platform/shapes.ts';

/**
 * Whether the person has turned to a company, and so may be seen and written to by it: they applied to a job of it and
 * have not taken that back, or said that a job it asked them about interests them.
 */
export async function hasTurnedTo(db: Database, userId: string, companyId: string): Promise<boolean> {
  const query = sql`select ${turnedTo(companyId, sql`${userId}::uuid`)} as has_turned`;
  return onlyRow(await readRows(db, query, { has_turned: yesOrNo })).has_turned;
}

/** The same of whoever a query is about. */
export const turnedTo = (companyId: string, userId: SQL | AnyColumn): SQL => sql`(
  exists (
    select from ${applications} a join ${jobs} j on j.id = a.job_id
    where a.user_id = ${userId} and j.company_id = ${companyId}::uuid and a.stage <> 'WITHDRAWN'
  ) or exists (
    select from ${pokes} p join ${jobs} j on j.id = p.job_id
    where p.user_id = ${userId} and j.company_id = ${companyId}::uuid and p.answer = 'interested'
  ))`;

/** Whether to the company there is no such person, whatever the two once had to do with each other. */
export async function isHiddenFrom(db: Database, userId: string, companyId: string): Promise<boolean> {
  const query = sql`select ${isOutOfSight(companyId, userId)} as is_hidden`;
  return onlyRow(await readRows(db, query, { is_hidden: yesOrNo })).is_hidden;
}

/** The picture of a person who is a confirmed candidate; null where the person is none. */
export async function findCandidateAccount(db: Database, userId: string) {
  const [row] = await candidateAccount(db).execute({ userId });
  return row ?? null;
}

const candidateAccount = preparedOnce('profiles_account', (db) =>
  db
    .select({ avatarFileId: users.avatarFileId, isAccountConfirmed: users.isAccountConfirmed })
    .from(users)
    .where(and(eq(users.id, sql.placeholder('userId')), eq(users.role, 'individual'))),
);

const mediaOf = preparedOnce('profiles_media', (db) =>
  db
    .select({ award: awards, file: files })
    .from(awards)
    .leftJoin(files, eq(files.id, awards.fileId))
    .where(eq(awards.userId, sql.placeholder('userId')))
    .orderBy(sql`${awards.date} desc nulls last`, desc(awards.createdAt), awards.id),
);

/** Highlights and awards with a picture or document, latest first. */
export async function listMedia(db: Database, userId: string): Promise<Award[]> {
  const rows = await mediaOf(db).execute({ userId });
  return rows.map(({ award, file }) => ({
    id: award.id,
    kind: award.kind,
    title: award.title,
    description: award.description,
    date: award.date,
    file: file && { id: file.id, name: file.name, media_type: file.mediaType, bytes: file.bytes },
  }));
}
