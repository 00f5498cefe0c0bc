import type { ResumeStatus } from '#contract/features/resumes.contract.ts';
import type { ReadResult } from '#engines/resumes/index.ts';
import { readFile } from '#server/features/files/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { fillFromResume } from '#server/features/profiles/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { handle } from '#server/platform/queue.ts';
import { readResumeJob } from './resumes.jobs.ts';
import { offerPhoto } from './resumes.photo.ts';
import { findPhotoIn, readDocument } from './resumes.reading.ts';
import { presentResume } from './resumes.service.ts';
import { advanceResume, findResume, type ResumeRow } from './resumes.store.ts';

export const resumeHandlers = [handle(readResumeJob, readResume)];

/** Reads one resume into its owner's profile. A reading that has ended is not begun again. */
async function readResume(
  ctx: Ctx & Uses<'reader' | 'storage' | 'taxonomy'>,
  { resumeId }: { resumeId: string },
): Promise<void> {
  const resume = await findResume(ctx.db, resumeId);
  if (resume?.status !== 'in_progress') return;
  await show(ctx, resume, { step: 'reading', percent: 20 });
  // Pages of a scan come one by one; each is written down before the next, and all before the end.
  let shown = Promise.resolve();
  const document = await readFile(ctx, resume.fileId);
  const read = await readDocument(ctx, document, ({ pages, of, read: { resume: found } }) => {
    const percent = 20 + Math.round((35 * pages) / of);
    const parsed = { ...found, readSoFar: { pages, of } };
    shown = shown
      .then(() => show(ctx, resume, { step: 'reading', percent, parsed }))
      .catch((error: unknown) =>
        ctx.log.warn({ err: error }, 'the progress of a reading could not be shown'),
      );
  });
  await shown;
  if (!read.ok) return fail(ctx, resume, read);

  await show(ctx, resume, { step: 'understanding', percent: 60, parsed: read.resume, pages: read.pages });
  const photo = await findPhotoIn(ctx, document);
  const done = await ctx.transaction(async (tx) => {
    await fillFromResume(tx, resume.userId, read.resume);
    const row = await advanceResume(tx.db, resume.id, {
      status: 'completed',
      step: 'done',
      percent: 100,
      text: read.text,
      pages: read.pages,
      parsed: read.resume,
      engineVersion: read.version,
      updatedAt: tx.now,
    });
    if (row) await notify(tx, resume.userId, 'resume_read', {});
    return row && photo ? offerPhoto(tx, row, photo) : row;
  });
  if (done) await tellOwner(ctx, done);
}

async function fail(ctx: Ctx, resume: ResumeRow, read: Extract<ReadResult, { ok: false }>): Promise<void> {
  const failed = await ctx.transaction(async (tx) => {
    const row = await advanceResume(tx.db, resume.id, {
      status: 'failed',
      step: 'done',
      percent: 100,
      failure: read.reason,
      // What pages seemed to say before the reading failed is not to be shown as found.
      parsed: null,
      pages: read.pages ?? null,
      text: read.text,
      engineVersion: read.version,
      updatedAt: tx.now,
    });
    if (row) await notify(tx, resume.userId, 'resume_failed', {});
    return row;
  });
  if (failed) await tellOwner(ctx, failed);
}

type Progress = Partial<Pick<ResumeRow, 'parsed' | 'pages'>> & Pick<ResumeStatus, 'step' | 'percent'>;

async function show(ctx: Ctx, resume: ResumeRow, progress: Progress): Promise<void> {
  const row = await advanceResume(ctx.db, resume.id, { ...progress, updatedAt: ctx.now });
  if (row) await tellOwner(ctx, row);
}

const tellOwner = async (ctx: Ctx, row: ResumeRow) =>
  ctx.tell(row.userId, 'resume:progress', await presentResume(ctx.db, row));
