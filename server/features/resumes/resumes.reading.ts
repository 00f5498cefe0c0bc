import type { ReadingProgress, ReadResult, ResumePhoto } from '#engines/resumes/index.ts';
import { readFile } from '#server/features/files/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';

type OnProgress = (progress: ReadingProgress) => void;

/** A stored document as a resume; one that has gone counts as damaged. */
export async function readStored(ctx: Ctx & Uses<'reader' | 'storage'>, fileId: string): Promise<ReadResult> {
  return readDocument(ctx, await readFile(ctx, fileId));
}

interface Document {
  name: string;
  bytes: Uint8Array;
}

const DAMAGED: ReadResult = { ok: false, reason: 'damaged', text: '', version: '' };

/** A document that breaks the reader is a document that could not be read, not work to be tried for ever. */
export async function readDocument(
  ctx: Ctx & Uses<'reader'>,
  document: Document | null,
  onProgress?: OnProgress,
): Promise<ReadResult> {
  if (!document) return DAMAGED;
  try {
    return await ctx.reader.readResume(document.bytes, document.name, ctx.now, onProgress);
  } catch (error) {
    ctx.log.warn({ err: error }, 'a resume could not be read');
    return DAMAGED;
  }
}

/** The photograph in a document; one that breaks the search for it has none. */
export async function findPhotoIn(
  ctx: Ctx & Uses<'reader'>,
  document: Document | null,
): Promise<ResumePhoto | null> {
  try {
    return document && (await ctx.reader.findPhoto(document.bytes));
  } catch (error) {
    ctx.log.warn({ err: error }, 'the photograph of a resume could not be looked for');
    return null;
  }
}
