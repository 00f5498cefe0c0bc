import { and, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Audience } from '#contract/features/documents.contract.ts';
import type { DocumentPart } from '#engines/documents/index.ts';
import { documentPassages, documentQuestions, documents, documentVersions } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export type DocumentRow = typeof documents.$inferSelect;
export type VersionRow = typeof documentVersions.$inferSelect;
export type QuestionRow = typeof documentQuestions.$inferSelect;

/** Until the transaction ends nobody else adds a document to this company. */
export const holdCompany = (db: Database, companyId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`documents:${companyId}`}, 0))`);

export async function insertDocument(db: Database, row: typeof documents.$inferInsert): Promise<DocumentRow> {
  return onlyRow(await db.insert(documents).values(row).returning());
}

export async function insertVersion(
  db: Database,
  row: typeof documentVersions.$inferInsert,
): Promise<VersionRow> {
  return onlyRow(await db.insert(documentVersions).values(row).returning());
}

/** A document of a company; one that was deleted is none, unless it is looked for to be brought back. */
export async function lockDocument(
  db: Database,
  { id, companyId, isRemoved = false }: { id: string; companyId: string; isRemoved?: boolean },
): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.id, id),
        eq(documents.companyId, companyId),
        isRemoved ? sql`${documents.removedAt} is not null` : isNull(documents.removedAt),
      ),
    )
    .for('update');
  return row ?? null;
}

export async function changeDocumentRow(
  db: Database,
  id: string,
  changes: Partial<{
    audience: Audience;
    removedAt: Date | null;
    answeringId: string;
    updatedAt: Date;
  }>,
): Promise<void> {
  await db.update(documents).set(changes).where(eq(documents.id, id));
}

/** Removes a document with all its versions. */
export async function deleteDocumentRow(db: Database, id: string): Promise<void> {
  await db.delete(documents).where(eq(documents.id, id));
}

/** Documents that were deleted before a moment. */
export const removedBefore = (db: Database, moment: Date): Promise<DocumentRow[]> =>
  db.select().from(documents).where(lt(documents.removedAt, moment)).limit(200);

export const versionsOf = (db: Database, documentId: string): Promise<VersionRow[]> =>
  db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId))
    .orderBy(desc(documentVersions.number));

/** A version with its document; null where one of them has gone. */
export async function findVersion(
  db: Database,
  id: string,
): Promise<{ version: VersionRow; document: DocumentRow } | null> {
  const [row] = await db
    .select({ version: documentVersions, document: documents })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(eq(documentVersions.id, id));
  return row ?? null;
}

/** Changes a version that is still being taken in; null where it is not any more. */
export async function advanceVersion(
  db: Database,
  id: string,
  changes: Partial<typeof documentVersions.$inferInsert>,
): Promise<VersionRow | null> {
  const [row] = await db
    .update(documentVersions)
    .set(changes)
    .where(and(eq(documentVersions.id, id), eq(documentVersions.status, 'processing')))
    .returning();
  return row ?? null;
}

/** Begins a version anew that failed; null where it did not. */
export async function beginAgain(db: Database, id: string, now: Date): Promise<VersionRow | null> {
  const [row] = await db
    .update(documentVersions)
    .set({ status: 'processing', step: 'queued', percent: 0, failure: null, updatedAt: now })
    .where(and(eq(documentVersions.id, id), eq(documentVersions.status, 'failed')))
    .returning();
  return row ?? null;
}

/** Removes versions of a document, but not these. Says which. */
export const deleteVersionsBut = (
  db: Database,
  documentId: string,
  kept: readonly string[],
): Promise<VersionRow[]> =>
  db
    .delete(documentVersions)
    .where(
      and(
        eq(documentVersions.documentId, documentId),
        ...kept.map((versionId) => ne(documentVersions.id, versionId)),
      ),
    )
    .returning();

/** Versions that nobody has worked at since a moment. */
export const abandonedBefore = (db: Database, moment: Date): Promise<VersionRow[]> =>
  db
    .select()
    .from(documentVersions)
    .where(and(eq(documentVersions.status, 'processing'), lt(documentVersions.updatedAt, moment)))
    .limit(200);

const AT_ONCE = 500;

/** Writes the parts of a version, in place of any that a run which was cut off left behind. */
export async function savePassages(
  db: Database,
  versionId: string,
  parts: readonly DocumentPart[],
): Promise<void> {
  await db.delete(documentPassages).where(eq(documentPassages.versionId, versionId));
  for (let from = 0; from < parts.length; from += AT_ONCE) {
    const rows = parts
      .slice(from, from + AT_ONCE)
      .map((part, at) => ({ ...part, versionId, place: from + at }));
    await db.insert(documentPassages).values(rows);
  }
}

export async function insertQuestion(
  db: Database,
  row: typeof documentQuestions.$inferInsert,
): Promise<QuestionRow> {
  return onlyRow(await db.insert(documentQuestions).values(row).returning());
}

/** Says whether the person had asked it. */
export async function rateQuestion(
  db: Database,
  { id, userId }: { id: string; userId: string },
  rating: QuestionRow['rating'],
): Promise<boolean> {
  const rated = await db
    .update(documentQuestions)
    .set({ rating })
    .where(and(eq(documentQuestions.id, id), eq(documentQuestions.userId, userId)))
    .returning({ id: documentQuestions.id });
  return rated.length > 0;
}

/** Takes questions of a company off its list, as often as they were asked. */
export async function closeQuestions(
  db: Database,
  companyId: string,
  sought: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .update(documentQuestions)
    .set({ closedAt: now })
    .where(
      and(
        eq(documentQuestions.companyId, companyId),
        inArray(documentQuestions.sought, [...sought]),
        isNull(documentQuestions.closedAt),
        or(eq(documentQuestions.isRefused, true), eq(documentQuestions.rating, 'wrong')),
      ),
    );
}
