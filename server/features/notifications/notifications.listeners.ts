import { eq } from 'drizzle-orm';
import { companies, jobs, users } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/domain-events.ts';
import { notify } from './notifications.service.ts';

export const notificationListeners = [
  on('accounts.onboarded', (ctx: Ctx, { userId }) => notify(ctx, { userId, kind: 'welcome' })),
  on('resumes.read', (ctx: Ctx, { userId }) =>
    notify(ctx, { userId, kind: 'resume_read', link: '/candidate/profile' }),
  ),
  on('resumes.failed', (ctx: Ctx, { userId }) =>
    notify(ctx, { userId, kind: 'resume_failed', link: '/candidate/profile' }),
  ),
  on('matches.new_for_person', (ctx: Ctx, { userId, count, job, company }) =>
    notify(ctx, {
      userId,
      kind: 'matches_digest',
      params: { count: String(count), job, company },
      link: '/candidate/jobs',
    }),
  ),
  on('matches.new_for_job', async (ctx: Ctx, { jobId, count }) => {
    const job = await postedBy(ctx, jobId);
    if (!job?.createdBy) return;
    await notify(ctx, {
      userId: job.createdBy,
      kind: 'candidates_found',
      params: { count: String(count), job: job.title },
      link: `/recruiter/jobs/${jobId}`,
    });
  }),
  on('candidates.decided', async (ctx: Ctx, { userId, jobId, status }) => {
    if (status !== 'SHORTLISTED') return;
    const job = await postedBy(ctx, jobId);
    if (!job) return;
    await notify(ctx, {
      userId,
      kind: 'shortlisted',
      params: { job: job.title, company: job.company },
      link: `/candidate/jobs/view/${jobId}`,
    });
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
