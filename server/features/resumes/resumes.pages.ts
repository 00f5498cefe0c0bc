import { Readable } from 'node:stream';
import { RESUME_PAGE_SCALE } from '#contract/features/resumes.contract.ts';
import { findFile, readFile } from '#server/features/files/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { findLatestResume } from './resumes.store.ts';

/** A picture of a page of the caller's resume, where it is a PDF. */
export async function openPage(
  ctx: SignedInCtx & Uses<'reader' | 'storage'>,
  page: number,
): Promise<OutgoingFile> {
  const resume = found(await findLatestResume(ctx.db, ctx.actor.id), 'resumes.not_found');
  const file = await findFile(ctx.db, resume.fileId);
  if (file?.mediaType !== 'application/pdf') throw new Refusal('resumes.not_found');
  const stored = found(await readFile(ctx, file.id), 'resumes.not_found');
  const picture = found(
    await ctx.reader.drawPage(stored.bytes, page, RESUME_PAGE_SCALE),
    'resumes.not_found',
  );
  return {
    name: `page-${page}.png`,
    mediaType: 'image/png',
    bytes: null,
    open: async () => Readable.from([Buffer.from(picture)]),
  };
}
