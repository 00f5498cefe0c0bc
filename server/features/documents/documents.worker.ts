import type { DocumentPart } from '#engines/documents/index.ts';
import { tellTeam } from '#server/features/companies/index.ts';
import { dropFile, readFile } from '#server/features/files/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { ReadParts } from '#server/platform/document-reader.ts';
import type { Uses } from '#server/platform/ports.ts';
import { handle } from '#server/platform/queue.ts';
import { takeInDocument, tidyDocuments } from './documents.jobs.ts';
import { answersAboutItsEnd } from './documents.probe.ts';
import { letGoOfVersions } from './documents.service.ts';
import {
  abandonedBefore,
  advanceVersion,
  changeDocumentRow,
  type DocumentRow,
  deleteDocumentRow,
  findVersion,
  lockDocument,
  removedBefore,
  savePassages,
  type VersionRow,
  versionsOf,
} from './documents.store.ts';
import { loadText } from './documents.texts.ts';

export const documentHandlers = [handle(takeInDocument, takeIn), handle(tidyDocuments, tidy, 1)];

interface TakenIn {
  version: VersionRow;
  document: DocumentRow;
}

type WorkCtx = Ctx & Uses<'answering' | 'reader' | 'storage'>;

/**
 * Takes a version in, step by step. Each step leaves what it did whole in the database, so that a run that was cut off
 * is gone on with where it stood, and a second run does nothing that was done.
 */
export async function takeIn(ctx: WorkCtx, { versionId }: { versionId: string }): Promise<void> {
  const found = await findVersion(ctx.db, versionId);
  if (found?.version.status !== 'processing') return;
  if (found.version.step === 'queued' || found.version.step === 'reading') {
    const read = await readStep(ctx, found);
    if (!read.ok) return fail(ctx, found, read.reason);
    await keepStep(ctx, found, read);
  }
  if (!(await checkStep(ctx, found))) return fail(ctx, found, 'not_answering');
  await letItAnswer(ctx, found);
}

async function readStep(ctx: WorkCtx, taken: TakenIn): Promise<ReadParts> {
  await show(ctx, taken, { step: 'reading', percent: 10 });
  const file = await readFile(ctx, taken.version.fileId);
  if (!file) return { ok: false, reason: 'damaged' };
  let shown = Promise.resolve();
  const read = await ctx.reader.readParts(file.bytes, file.name, ({ pages, of }) => {
    shown = shown
      .then(() => show(ctx, taken, { step: 'reading', percent: 10 + Math.round((50 * pages) / of) }))
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'progress could not be shown'));
  });
  await shown;
  if (!read.ok) return read;
  return read.parts.some(saysSomething) ? read : { ok: false, reason: 'empty' };
}

const saysSomething = ({ text }: DocumentPart): boolean => /\p{L}{2}/u.test(text);

/** The parts and the step after them are written together: whoever goes on finds all of them, or none. */
async function keepStep(
  ctx: WorkCtx,
  { version, document }: TakenIn,
  read: Extract<ReadParts, { ok: true }>,
): Promise<void> {
  await show(ctx, { version, document }, { step: 'reading', percent: 65 });
  await ctx.transaction(async (tx) => {
    const { pages, unreadPages } = read;
    const kept = await advanceVersion(tx.db, version.id, {
      step: 'checking',
      percent: 80,
      pages,
      unreadPages,
      updatedAt: new Date(),
    });
    if (kept) await savePassages(tx.db, version.id, read.parts);
  });
  await tellTeam(ctx, document.companyId, 'documents:changed');
}

/** Nothing is said to be processed that does not answer a question about its end. */
async function checkStep(ctx: WorkCtx, { version }: TakenIn): Promise<boolean> {
  const text = await loadText(ctx.db, version.id);
  return text !== null && answersAboutItsEnd(ctx.answering, text);
}

/** From now on this version answers, and none before it. */
async function letItAnswer(ctx: WorkCtx, { version, document: { id, companyId } }: TakenIn): Promise<void> {
  await ctx.transaction(async (tx) => {
    // Whoever replaces it at this moment comes first or waits.
    await lockDocument(tx.db, { id, companyId });
    const done = await advanceVersion(tx.db, version.id, {
      status: 'processed',
      step: 'done',
      percent: 100,
      updatedAt: new Date(),
    });
    if (!done) return;
    await changeDocumentRow(tx.db, id, { answeringId: version.id, updatedAt: tx.now });
    await letGoOfVersions(tx, id, [version.id]);
  });
  await tellTeam(ctx, companyId, 'documents:changed');
}

async function fail(ctx: Ctx, taken: TakenIn, failure: NonNullable<VersionRow['failure']>): Promise<void> {
  const changes = { status: 'failed', step: 'done', percent: 100, failure, updatedAt: new Date() } as const;
  await advanceVersion(ctx.db, taken.version.id, changes);
  await tellTeam(ctx, taken.document.companyId, 'documents:changed');
}

type Progress = Pick<VersionRow, 'step' | 'percent'>;

async function show(ctx: Ctx, { version, document }: TakenIn, progress: Progress): Promise<void> {
  // The moment of each step, not of the job's beginning: by it work that never came back is told from slow work.
  const row = await advanceVersion(ctx.db, version.id, { ...progress, updatedAt: new Date() });
  if (row) await tellTeam(ctx, document.companyId, 'documents:changed');
}

const RESTORED_WITHIN_MS = 3_600_000;
/** The queue has tried all that it tries by then. */
const ABANDONED_AFTER_MS = 2 * 3_600_000;

export async function tidy(ctx: Ctx): Promise<void> {
  for (const document of await removedBefore(ctx.db, new Date(ctx.now.getTime() - RESTORED_WITHIN_MS)))
    await ctx.transaction(async (tx) => {
      const versions = await versionsOf(tx.db, document.id);
      await deleteDocumentRow(tx.db, document.id);
      for (const { fileId } of versions) await dropFile(tx, fileId);
    });
  for (const version of await abandonedBefore(ctx.db, new Date(ctx.now.getTime() - ABANDONED_AFTER_MS))) {
    const found = await findVersion(ctx.db, version.id);
    if (found) await fail(ctx, found, 'interrupted');
  }
}
