import { record } from '#server/features/audit-entries/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { isolate, say } from '#server/platform/words.ts';
import type { JobRow } from './jobs.store.ts';
import { latestChangeOf, recruitersOf } from './jobs.telling-reads.ts';

/** Tells the open screens of a company that a job of it is another now; a version of null: that it is gone. */
export async function tellTeam(
  tx: Ctx,
  companyId: string,
  { jobId, version }: { jobId: string; version: number | null },
): Promise<void> {
  const event = { job_id: jobId, version, by: tx.actor?.id ?? null };
  tx.tell(await recruitersOf(tx.db, companyId), 'jobs:changed', event);
}

/** Who hears of what becomes of a job: whoever began it, or the whole team where they have left. */
export async function concernedBy(db: Database, job: JobRow): Promise<string[]> {
  const team = await recruitersOf(db, job.companyId);
  return job.createdBy && team.includes(job.createdBy) ? [job.createdBy] : team;
}

/** A draft is saved with every pause of its writer: what one person does to it within so long is one entry. */
const ONE_SITTING_MS = 30 * 60_000;

/** Writes down that a job was changed, and in which fields. */
export async function recordChange(tx: Ctx, job: JobRow, changed: readonly string[]): Promise<void> {
  if (job.status === 'draft') {
    const since = new Date(tx.now.getTime() - ONE_SITTING_MS);
    const latest = await latestChangeOf(tx.db, job, since);
    if (latest?.action === 'job.changed' && latest.actorId === tx.actor?.id) return;
  }
  await record(tx, 'job.changed', { details: { jobId: job.id, title: job.title, changed } });
}

/** That somebody else has saved in between: who, and how long ago. */
export async function changedElsewhere(tx: Ctx, job: JobRow): Promise<Refusal> {
  const latest = await latestChangeOf(tx.db, job, null);
  const name = latest?.name ? isolate(tx.lang, latest.name) : say(tx.lang, 'jobs.somebody');
  return new Refusal('jobs.changed_elsewhere', {
    name,
    when: ago(tx.lang, tx.now.getTime() - job.updatedAt.getTime()),
  });
}

/** A time that has passed, in words: a server knows no clock of its reader. */
function ago(lang: string, passedMs: number): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const minutes = Math.floor(passedMs / 60_000);
  if (minutes < 1) return words.format(-Math.max(0, Math.floor(passedMs / 1_000)), 'second');
  if (minutes < 60) return words.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? words.format(-hours, 'hour') : words.format(-Math.floor(hours / 24), 'day');
}
