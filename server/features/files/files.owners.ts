import type { Readable } from 'node:stream';
import { and, eq, inArray, or } from 'drizzle-orm';
import { companies, documents, documentVersions, files, fileUploads } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { DomainEvents } from '#server/platform/domain-events.ts';
import type { Uses } from '#server/platform/ports.ts';
import { removeFiles } from './files.jobs.ts';
import { keyOf } from './files.service.ts';
import { deleteFile } from './files.store.ts';

/** The files of a person, for their export. */
export const fileNamesOf = (ctx: Ctx, ownerId: string) =>
  ctx.db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(eq(files.ownerId, ownerId))
    .orderBy(files.createdAt);

/** The bytes of a file whose reader was checked. */
export const streamFile = (ctx: Ctx & Uses<'storage'>, id: string): Promise<Readable> =>
  ctx.storage.stream(keyOf(id));

/** Removes a file of an owner: its row now, its bytes by the queue. */
export async function removeFile(ctx: Ctx, ownerId: string, id: string): Promise<void> {
  if (await deleteFile(ctx.db, ownerId, id)) await ctx.enqueue(removeFiles, { fileIds: [id], uploadIds: [] });
}

/** Removes a file that its feature has done with, whoever's it is: its row now, its bytes by the queue. */
export async function dropFile(ctx: Ctx, id: string): Promise<void> {
  const gone = await ctx.db.delete(files).where(eq(files.id, id)).returning({ id: files.id });
  if (gone.length > 0) await ctx.enqueue(removeFiles, { fileIds: [id], uploadIds: [] });
}

/** Makes a file another person's, who takes what was kept for them. */
export async function passOn(ctx: Ctx, id: string, ownerId: string): Promise<void> {
  await ctx.db.update(files).set({ ownerId }).where(eq(files.id, id));
}

/**
 * A person's rows go with their account, their bytes after that by the queue. The picture of their company and
 * its documents are the company's: they go on to who owns the company now.
 */
export async function letGo(ctx: Ctx, { userId, company }: DomainEvents['accounts.leaving']): Promise<void> {
  if (company?.heirId) await passOnCompanyFiles(ctx, userId, { id: company.id, heirId: company.heirId });
  const owned = await ctx.db.select({ id: files.id }).from(files).where(eq(files.ownerId, userId));
  const uploads = await ctx.db
    .select({ id: fileUploads.id })
    .from(fileUploads)
    .where(eq(fileUploads.ownerId, userId));
  await ctx.enqueue(removeFiles, {
    fileIds: owned.map(({ id }) => id),
    uploadIds: uploads.map(({ id }) => id),
  });
}

async function passOnCompanyFiles(
  ctx: Ctx,
  ownerId: string,
  { id, heirId }: { id: string; heirId: string },
): Promise<void> {
  const picture = ctx.db.select({ id: companies.avatarFileId }).from(companies).where(eq(companies.id, id));
  const ofDocuments = ctx.db
    .select({ id: documentVersions.fileId })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(eq(documents.companyId, id));
  await ctx.db
    .update(files)
    .set({ ownerId: heirId })
    .where(and(eq(files.ownerId, ownerId), or(eq(files.id, picture), inArray(files.id, ofDocuments))));
}
