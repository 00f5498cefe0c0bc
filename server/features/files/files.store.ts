import { and, eq, lt, sql, sum } from 'drizzle-orm';
import type { StoredPurpose } from '#contract/features/files.contract.ts';
import { files, fileUploadChunks, fileUploads, users } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export type FileRow = typeof files.$inferSelect;

export async function insertFile(db: Database, file: typeof files.$inferInsert): Promise<FileRow> {
  return onlyRow(await db.insert(files).values(file).returning());
}

export async function findFile(db: Database, id: string): Promise<FileRow | null> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

/** The same for who is about to point at it: until their transaction ends it is not removed as unclaimed. */
export async function holdFile(db: Database, id: string): Promise<FileRow | null> {
  const [row] = await db.select().from(files).where(eq(files.id, id)).for('key share');
  return row ?? null;
}

/** Gives a file of its owner another purpose, and with it other readers. Says whether there was one. */
export async function changePurpose(
  db: Database,
  { id, ownerId, from, to }: { id: string; ownerId: string; from: StoredPurpose; to: StoredPurpose },
): Promise<boolean> {
  const changed = await db
    .update(files)
    .set({ purpose: to })
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId), eq(files.purpose, from)))
    .returning({ id: files.id });
  return changed.length > 0;
}

/** Says whether there was one. */
export async function deleteFile(db: Database, ownerId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(files)
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId)))
    .returning({ id: files.id });
  return gone.length > 0;
}

/** Opens an upload, or finds it open. Null where the id belongs to someone else's upload. */
export async function openUpload(db: Database, upload: typeof fileUploads.$inferInsert) {
  await db.insert(fileUploads).values(upload).onConflictDoNothing();
  return findUpload(db, upload.id, upload.ownerId);
}

export async function findUpload(db: Database, id: string, ownerId: string) {
  const [row] = await db
    .select()
    .from(fileUploads)
    .where(and(eq(fileUploads.id, id), eq(fileUploads.ownerId, ownerId)));
  return row ?? null;
}

export async function saveChunk(db: Database, chunk: typeof fileUploadChunks.$inferInsert): Promise<void> {
  await db
    .insert(fileUploadChunks)
    .values(chunk)
    .onConflictDoUpdate({
      target: [fileUploadChunks.uploadId, fileUploadChunks.index],
      set: { bytes: chunk.bytes },
    });
}

export const listChunks = (db: Database, uploadId: string) =>
  db
    .select({ index: fileUploadChunks.index, bytes: fileUploadChunks.bytes })
    .from(fileUploadChunks)
    .where(eq(fileUploadChunks.uploadId, uploadId))
    .orderBy(fileUploadChunks.index);

export async function deleteUpload(db: Database, id: string): Promise<void> {
  await db.delete(fileUploads).where(eq(fileUploads.id, id));
}

/** Until the transaction ends nobody else stores anything for this person. */
export const holdRoom = (db: Database, ownerId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files:${ownerId}`}, 0))`);

/** Those of a person, of the people of a company, or of those of a portal who are not let in yet. */
const OWNERS = {
  person: (id: string) => eq(users.id, id),
  company: (id: string) => eq(users.companyId, id),
  newcomers: (portal: string) => and(eq(users.portal, portal), eq(users.isAccountConfirmed, false)),
} as const;

/** All that their files and uploads under way take, in bytes. */
export async function bytesOf(db: Database, who: keyof typeof OWNERS, id: string): Promise<number> {
  const [kept] = await db
    .select({ bytes: sum(files.bytes).mapWith(Number) })
    .from(files)
    .innerJoin(users, eq(users.id, files.ownerId))
    .where(OWNERS[who](id));
  const [arrived] = await db
    .select({ bytes: sum(fileUploadChunks.bytes).mapWith(Number) })
    .from(fileUploadChunks)
    .innerJoin(fileUploads, eq(fileUploads.id, fileUploadChunks.uploadId))
    .innerJoin(users, eq(users.id, fileUploads.ownerId))
    .where(OWNERS[who](id));
  return (kept?.bytes ?? 0) + (arrived?.bytes ?? 0);
}

/** All that the files of a portal take, in bytes. */
export async function bytesOfPortal(db: Database, portal: string): Promise<number> {
  const [kept] = await db
    .select({ bytes: sum(files.bytes).mapWith(Number) })
    .from(files)
    .where(eq(files.portal, portal));
  return kept?.bytes ?? 0;
}

/** Uploads nobody went on with; their rows go, their pieces are the caller's to remove. */
export async function deleteStaleUploads(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .delete(fileUploads)
    .where(lt(fileUploads.createdAt, before))
    .returning({ id: fileUploads.id });
  return rows.map((row) => row.id);
}
