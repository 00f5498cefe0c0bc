import { eq } from 'drizzle-orm';
import { companies, jobs, users } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import { notify } from './notifications.notify.ts';

export const notificationListeners = [
  on('accounts.onboarded', (ctx: Ctx, { userId }) => notify(ctx, userId, 'welcome', {})),
  on('resumes.read', (ctx: Ctx, { userId }) => notify(ctx, userId, 'resume_read', {})),
  on('resumes.failed', (ctx: Ctx, { userId }) => notify(ctx, userId, 'resume_failed', {})),
  on('matches.new_for_person', (ctx: Ctx, { userId, count, jobId, job, company }) =>
    notify(
      ctx,
      userId,
      'matches_digest',
      { count: String(count), job, company },
      // One job opens with its reasons; of several, each has them in the list.
      { link: count === 1 ? `/candidate/jobs/view/${jobId}` : '/candidate/jobs' },
    ),
  ),
  on('matches.new_for_job', async (ctx: Ctx, { jobId, count }) => {
    const job = await postedBy(ctx, jobId);
    if (!job?.createdBy) return;
    await notify(
      ctx,
      job.createdBy,
      'candidates_found',
      { count: String(count), job: job.title },
      { link: `/recruiter/jobs/${jobId}` },
    );
  }),
  on('candidates.decided', async (ctx: Ctx, { userId, jobId, from, to }) => {
    // Whoever comes back to the shortlist from a later stage was told of it before.
    if (to !== 'shortlisted' || (from !== 'new' && from !== 'rejected')) return;
    const job = await postedBy(ctx, jobId);
    if (!job) return;
    await notify(
      ctx,
      userId,
      'shortlisted',
      { job: job.title, company: job.company },
      { link: `/candidate/jobs/view/${jobId}` },
    );
  }),
];

async function postedBy(ctx: Ctx, jobId: string) {
  const [row] = await ctx.db
    .select({ title: jobs.title, createdBy: users.id, company: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(users, eq(users.id, jobs.createdBy))
    .where(eq(jobs.id, jobId));
  return row ?? null;
}
