import { eq } from 'drizzle-orm';
import type { ResumeStatus } from '#contract/features/resumes.contract.ts';
import { files } from '#server/db/tables/index.ts';
import { findFile, ownFile, presentFile } from '#server/features/files/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { readResumeJob } from './resumes.jobs.ts';
import { letGoOfPhotos } from './resumes.photo.ts';
import { findLatestResume, insertResume, type ResumeRow } from './resumes.store.ts';

const NO_RESUME: ResumeStatus = {
  status: 'none',
  step: 'queued',
  percent: 0,
  failure: null,
  upload_response: null,
};

/** How the reading of one's resume stands. The screen that shows it takes another one, too. */
export async function getOwnResume(ctx: SignedInCtx & Uses<'reader'>): Promise<ResumeStatus> {
  const row = await findLatestResume(ctx.db, ctx.actor.id);
  // While one is read the screen asks again and again, and the reader is at work.
  if (row?.status !== 'in_progress') expectResume(ctx);
  return row ? presentResume(ctx.db, row) : NO_RESUME;
}

/** Makes ready what the reading of a resume needs while somebody is about to upload theirs: alone it takes seconds. */
export function expectResume({ reader, log }: Pick<Ctx, 'log'> & Uses<'reader'>): void {
  reader.warmUp().catch((error: unknown) => {
    log.warn({ err: error }, 'the reading of resumes could not be made ready');
  });
}

/** Reads a new file, or the present one again. */
export async function readAgain(ctx: SignedInCtx, fileId: string | undefined): Promise<ResumeStatus> {
  const file = fileId ? await ownFile(ctx, fileId, 'resume') : null;
  const present = file?.id ?? found(await findLatestResume(ctx.db, ctx.actor.id), 'resumes.not_found').fileId;
  const row = await ctx.transaction((tx) => startReading(tx, ctx.actor.id, present));
  return presentResume(ctx.db, row);
}

/** The file of a person's newest resume. */
export async function latestResumeFile(db: Database, userId: string) {
  const resume = await findLatestResume(db, userId);
  if (!resume) return null;
  const [file] = await db.select().from(files).where(eq(files.id, resume.fileId));
  return file ?? null;
}

/** Writes down that a resume waits to be read, and puts the reading in the queue. */
export async function startReading(ctx: Ctx, userId: string, fileId: string): Promise<ResumeRow> {
  await letGoOfPhotos(ctx, userId);
  const row = await insertResume(ctx.db, {
    userId,
    fileId,
    status: 'in_progress',
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await ctx.enqueue(readResumeJob, { resumeId: row.id });
  return row;
}

export async function presentResume(db: Database, row: ResumeRow): Promise<ResumeStatus> {
  const [file] = await db.select().from(files).where(eq(files.id, row.fileId));
  const photo = row.photoFileId && (await findFile(db, row.photoFileId));
  const { parsed } = row;
  return {
    status: row.status,
    step: row.step,
    percent: row.percent,
    failure: row.failure,
    upload_response: file
      ? {
          file: presentFile(file),
          uploaded_at: row.createdAt.toISOString(),
          pages: row.pages,
          unread_pages: row.status === 'in_progress' ? [] : (parsed?.unreadPages ?? []),
          garbled_pages: parsed?.garbledPages ?? [],
          being_read: (row.step === 'reading' && parsed?.readSoFar) || null,
          warnings: parsed?.warnings ?? [],
          found: {
            name: parsed?.name ?? null,
            headline: parsed?.headline ?? null,
            jobs: parsed?.work.length ?? 0,
            education: parsed?.education.length ?? 0,
            skills: parsed?.skills.length ?? 0,
            certifications: parsed?.certifications.length ?? 0,
            languages: parsed?.languages.length ?? 0,
          },
          evidence: Object.fromEntries(
            Object.entries(parsed?.evidence ?? {}).map(([path, { confidence, place }]) => [
              path,
              { confidence, page: place?.page ?? null, text: place?.text ?? null, box: place?.box ?? null },
            ]),
          ),
          text: row.text,
          photo: photo ? presentFile(photo) : null,
        }
      : null,
  };
}
