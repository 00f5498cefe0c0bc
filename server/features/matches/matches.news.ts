import { claimJobToTell, claimProfileToTell } from '#server/features/match-index/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { DAY_MS, daysBefore } from '#server/platform/days.ts';
import { jobsWithNews, profilesWithNews, titleAndPoster } from './matches.reads.ts';

const BATCH = 500;
/** What became strong longer ago is no news, even to someone who was never told. */
const NEWS_DAYS = 7;

/**
 * Tells each candidate of the strong matches that are new since they were last told, and each job's recruiter of new
 * strong candidates: at most once a day, nothing that they have seen, no job that has closed. Being told is written in
 * the transaction of the telling, so that a second run finds nobody left to tell.
 */
export async function tellNews(ctx: Ctx): Promise<void> {
  const today = new Date(Math.floor(ctx.now.getTime() / DAY_MS) * DAY_MS);
  const span = { today, oldest: daysBefore(ctx.now, NEWS_DAYS) };
  for (let after: string | null = null; ; ) {
    const rows = await profilesWithNews(ctx.db, span, after, BATCH);
    for (const { userId, count, jobId, job, company } of rows) {
      await ctx.transaction(async (tx) => {
        if (await claimProfileToTell(tx.db, userId, today, tx.now))
          await tellPerson(tx, { userId, count, jobId, job, company });
      });
    }
    after = rows.at(-1)?.userId ?? after;
    if (rows.length < BATCH) break;
  }
  for (let after: string | null = null; ; ) {
    const rows = await jobsWithNews(ctx.db, span, after, BATCH);
    for (const { jobId, count } of rows) {
      await ctx.transaction(async (tx) => {
        if (await claimJobToTell(tx.db, jobId, today, tx.now)) await tellRecruiter(tx, jobId, count);
      });
    }
    after = rows.at(-1)?.jobId ?? after;
    if (rows.length < BATCH) break;
  }
}

interface PersonsNews {
  userId: string;
  count: number;
  /** The strongest of them. */
  jobId: string;
  job: string;
  company: string;
}

const tellPerson = (tx: Ctx, { userId, count, jobId, job, company }: PersonsNews): Promise<void> =>
  notify(
    tx,
    userId,
    'matches_digest',
    { count: String(count), job, company },
    // One job opens with its reasons; of several, each has them in the list.
    { link: count === 1 ? `/candidate/jobs/view/${jobId}` : '/candidate/jobs' },
  );

async function tellRecruiter(tx: Ctx, jobId: string, count: number): Promise<void> {
  const job = await titleAndPoster(tx.db, jobId);
  if (!job?.createdBy) return;
  const link = `/recruiter/jobs/${jobId}`;
  await notify(tx, job.createdBy, 'candidates_found', { count: String(count), job: job.title }, { link });
}
