import type { z } from 'zod';
import type * as contract from '#contract/features/documents.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { tellTeam } from '#server/features/companies/index.ts';
import { dropFile, type FileRow, ownFile } from '#server/features/files/index.ts';
import type { Actor, Ctx, SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { takeInDocument } from './documents.jobs.ts';
import { presentDocument } from './documents.present.ts';
import { countOfCompany, findListed, findUploadNamed, listOfCompany, nameOfSame } from './documents.reads.ts';
import {
  beginAgain,
  changeDocumentRow,
  type DocumentRow,
  deleteVersionsBut,
  holdCompany,
  insertDocument,
  insertVersion,
  lockDocument,
  versionsOf,
} from './documents.store.ts';

export function ownCompany(actor: Actor): string {
  if (!actor.companyId) throw new Refusal('access.denied');
  return actor.companyId;
}

export async function listOwn(
  ctx: SignedInCtx,
  { page, limit }: z.output<typeof contract.listDocuments.query>,
): Promise<z.input<typeof contract.listDocuments.response>> {
  const { rows, total, processing } = await listOfCompany(ctx.db, ownCompany(ctx.actor), page, limit);
  const isReading = processing > 0;
  const info = {
    flag: isReading,
    msg: say(ctx.lang, isReading ? 'documents.some_processing' : 'documents.all_done'),
  };
  return { data: rows.map((row) => presentDocument(ctx, row)), info, page, limit, total };
}

/** Takes an upload of the caller into their company's documents, or as the new version of one of them. */
export async function addOwn(
  ctx: SignedInCtx,
  { filename, audience = 'recruiters', uri }: z.output<typeof contract.addDocument.body>,
): Promise<contract.KnowledgeDocument> {
  const companyId = ownCompany(ctx.actor);
  const id = await ctx.transaction(async (tx) => {
    await holdCompany(tx.db, companyId);
    const file = await uploadOf(tx, filename);
    const name = await nameOfSame(tx.db, companyId, file.sha256);
    if (name !== null) throw new Refusal('documents.already_there', { name });
    const document = uri
      ? found(await lockDocument(tx.db, { id: uri, companyId }), 'documents.not_found')
      : await newDocument(tx, { companyId, audience, corrects: null });
    await addVersion(tx, document, file.id);
    return document.id;
  });
  return shown(ctx, id);
}

const IS_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** The upload, named by the id that it was answered with, or by its own name. */
async function uploadOf(ctx: SignedInCtx, filename: string): Promise<FileRow> {
  const id = IS_ID.test(filename) ? filename : await findUploadNamed(ctx.db, ctx.actor.id, filename);
  return ownFile(ctx, found(id, 'files.not_found'), 'document');
}

/** A document without a version yet. */
export async function newDocument(
  ctx: SignedInCtx,
  facts: Pick<DocumentRow, 'companyId' | 'audience' | 'corrects'>,
): Promise<DocumentRow> {
  if ((await countOfCompany(ctx.db, facts.companyId)) >= LIMITS.documents)
    throw new Refusal('documents.full');
  const document = await insertDocument(ctx.db, {
    ...facts,
    portal: ctx.actor.portal,
    createdBy: ctx.actor.id,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await record(ctx, 'document.added', { details: { documentId: document.id } });
  return document;
}

/** The newest version of a document waits to be read; one before it that does not answer is none any more. */
export async function addVersion(ctx: Ctx, document: DocumentRow, fileId: string): Promise<void> {
  const [newest] = await versionsOf(ctx.db, document.id);
  await letGoOfVersions(ctx, document.id, document.answeringId ? [document.answeringId] : []);
  const version = await insertVersion(ctx.db, {
    documentId: document.id,
    number: (newest?.number ?? 0) + 1,
    fileId,
    status: 'processing',
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await changeDocumentRow(ctx.db, document.id, { updatedAt: ctx.now });
  await ctx.enqueue(takeInDocument, { versionId: version.id });
  await tellTeam(ctx, document.companyId, 'documents:changed');
}

/** Versions go with their passages now, and with the bytes of their files soon. */
export async function letGoOfVersions(ctx: Ctx, documentId: string, kept: readonly string[]): Promise<void> {
  const gone = await deleteVersionsBut(ctx.db, documentId, kept);
  for (const { fileId } of gone) await dropFile(ctx, fileId);
}

export async function changeOwn(
  ctx: SignedInCtx,
  { uri, audience }: z.output<typeof contract.changeDocument.body>,
): Promise<contract.KnowledgeDocument> {
  await ctx.transaction(async (tx) => {
    const document = await lockOwn(tx, uri);
    await changeDocumentRow(tx.db, document.id, { audience, updatedAt: tx.now });
    await record(tx, 'document.audience_changed', { details: { documentId: uri, audience } });
    await tellTeam(tx, document.companyId, 'documents:changed');
  });
  return shown(ctx, uri);
}

export async function retryOwn(ctx: SignedInCtx, uri: string): Promise<contract.KnowledgeDocument> {
  await ctx.transaction(async (tx) => {
    const document = await lockOwn(tx, uri);
    const [newest] = await versionsOf(tx.db, document.id);
    const again = newest && (await beginAgain(tx.db, newest.id, tx.now));
    if (!again) throw new Refusal('documents.not_failed');
    await tx.enqueue(takeInDocument, { versionId: again.id });
    await tellTeam(tx, document.companyId, 'documents:changed');
  });
  return shown(ctx, uri);
}

/** From the moment that this has ended no question finds it; for an hour it can be brought back. */
export async function deleteOwn(ctx: SignedInCtx, uri: string): Promise<{ uri: string }> {
  await ctx.transaction(async (tx) => {
    const document = await lockOwn(tx, uri);
    await changeDocumentRow(tx.db, document.id, { removedAt: tx.now });
    await record(tx, 'document.deleted', { details: { documentId: uri } });
    await tellTeam(tx, document.companyId, 'documents:changed');
  });
  return { uri };
}

export async function restoreOwn(ctx: SignedInCtx, uri: string): Promise<contract.KnowledgeDocument> {
  const companyId = ownCompany(ctx.actor);
  await ctx.transaction(async (tx) => {
    const removed = await lockDocument(tx.db, { id: uri, companyId, isRemoved: true });
    await changeDocumentRow(tx.db, found(removed, 'documents.not_found').id, { removedAt: null });
    await record(tx, 'document.restored', { details: { documentId: uri } });
    await tellTeam(tx, companyId, 'documents:changed');
  });
  return shown(ctx, uri);
}

const lockOwn = async (ctx: SignedInCtx, uri: string): Promise<DocumentRow> =>
  found(await lockDocument(ctx.db, { id: uri, companyId: ownCompany(ctx.actor) }), 'documents.not_found');

export async function shown(ctx: SignedInCtx, uri: string): Promise<contract.KnowledgeDocument> {
  const row = await findListed(ctx.db, ownCompany(ctx.actor), uri);
  return presentDocument(ctx, found(row, 'documents.not_found'));
}
