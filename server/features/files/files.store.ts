import { and, eq, lt } from 'drizzle-orm';
import type { StoredPurpose } from '#contract/features/files.contract.ts';
import { files, fileUploadChunks, fileUploads } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export type FileRow = typeof files.$inferSelect;

export async function insertFile(db: Database, file: typeof files.$inferInsert): Promise<FileRow> {
  return onlyRow(await db.insert(files).values(file).returning());
}

export async function findFile(db: Database, id: string): Promise<FileRow | null> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
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

/** Uploads nobody went on with; their rows go, their pieces are the caller's to remove. */
export async function deleteStaleUploads(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .delete(fileUploads)
    .where(lt(fileUploads.createdAt, before))
    .returning({ id: fileUploads.id });
  return rows.map((row) => row.id);
}
