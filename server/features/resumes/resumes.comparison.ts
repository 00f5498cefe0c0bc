import type { z } from 'zod';
import type { Profile } from '#contract/features/profiles.contract.ts';
import type {
  compareResume as compareResumeEndpoint,
  takeResume as takeResumeEndpoint,
} from '#contract/features/resumes.contract.ts';
import { type FileRow, findFile, ownFile, presentFile } from '#server/features/files/index.ts';
import { compareWithResume, takeFromResume } from '#server/features/profiles/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { letGoOfPhotos } from './resumes.photo.ts';
import { readStored } from './resumes.reading.ts';
import { findLatestRead, findLatestResume, insertResume, type ResumeRow } from './resumes.store.ts';

/**
 * Reads a document beside the caller's profile, and says what would change. Nothing is written: whoever takes some of it
 * has the same document read once more, which gives the same.
 */
export async function compareResume(
  ctx: SignedInCtx & Uses<'reader' | 'storage' | 'taxonomy'>,
  fileId: string | undefined,
): Promise<z.input<typeof compareResumeEndpoint.response>> {
  const { file, former } = await documentOf(ctx, fileId);
  const read = await readStored(ctx, file.id);
  const isSame = former?.fileId === file.id;
  const about = { file: presentFile(file), is_same_file: isSame };
  // The version counts for nothing where there is nothing to take.
  if (!read.ok) return { ...about, failure: read.reason, version: 0, changes: [] };
  const comparison = await compareWithResume(ctx, {
    read: read.resume,
    former: former?.parsed ?? null,
    isSameDocument: isSame,
  });
  return { ...about, failure: null, ...comparison };
}

/** Takes the chosen changes. The document is the person's resume from then on, also where none of them was chosen. */
export async function takeResume(
  ctx: SignedInCtx & Uses<'reader' | 'storage' | 'taxonomy'>,
  { file_id, ...choice }: z.output<typeof takeResumeEndpoint.body>,
): Promise<Profile> {
  const { file, former } = await documentOf(ctx, file_id);
  const read = await readStored(ctx, file.id);
  if (!read.ok) throw new Refusal('resumes.unreadable');
  return ctx.transaction(async (tx) => {
    const profile = await takeFromResume(
      tx,
      { read: read.resume, former: former?.parsed ?? null, isSameDocument: former?.fileId === file.id },
      choice,
    );
    await letGoOfPhotos(tx, ctx.actor.id);
    await insertResume(tx.db, {
      userId: ctx.actor.id,
      fileId: file.id,
      status: 'completed',
      step: 'done',
      percent: 100,
      text: read.text,
      pages: read.pages,
      parsed: read.resume,
      engineVersion: read.version,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    return profile;
  });
}

/** The document that is meant, and the latest reading that succeeded. */
async function documentOf(
  ctx: SignedInCtx,
  fileId: string | undefined,
): Promise<{ file: FileRow; former: ResumeRow | null }> {
  const former = await findLatestRead(ctx.db, ctx.actor.id);
  if (fileId) return { file: await ownFile(ctx, fileId, 'resume'), former };
  const latest = found(await findLatestResume(ctx.db, ctx.actor.id), 'resumes.not_found');
  return { file: found(await findFile(ctx.db, latest.fileId), 'resumes.not_found'), former };
}
