import type { ReadingProgress, ReadResult, ResumePhoto } from '#engines/resumes/index.ts';
import { readFile } from '#server/features/files/index.ts';
import type { Ctx } from '#server/platform/context.ts';

type OnProgress = (progress: ReadingProgress) => void;

/** Reads the bytes of a file that is there; a file that has gone counts as damaged. */
export async function readStored(ctx: Ctx, fileId: string, onProgress?: OnProgress): Promise<ReadResult> {
  const file = await readFile(ctx, fileId);
  return file ? readSafely(ctx, file, onProgress) : DAMAGED;
}

const DAMAGED: ReadResult = { ok: false, reason: 'damaged', text: '', version: '' };

/** A document that breaks the reader is a document that could not be read, not work to be tried for ever. */
async function readSafely(
  ctx: Ctx,
  file: { name: string; bytes: Uint8Array },
  onProgress: OnProgress | undefined,
): Promise<ReadResult> {
  try {
    return await ctx.reader.readResume(file.bytes, file.name, ctx.now, onProgress);
  } catch (error) {
    ctx.log.warn({ err: error }, 'a resume could not be read');
    return DAMAGED;
  }
}

/** The photograph in a file; a document that breaks the search for it has none. */
export async function findPhotoIn(ctx: Ctx, fileId: string): Promise<ResumePhoto | null> {
  try {
    const file = await readFile(ctx, fileId);
    return file && (await ctx.reader.findPhoto(file.bytes));
  } catch (error) {
    ctx.log.warn({ err: error }, 'the photograph of a resume could not be looked for');
    return null;
  }
}
