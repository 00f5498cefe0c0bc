import { eq } from 'drizzle-orm';
import { companies, jobs, users } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/domain-events.ts';
import { notify, notifyOnceIn } from './notifications.service.ts';

const A_DAY = 24;

export const notificationListeners = [
  on('accounts.onboarded', (ctx: Ctx, { userId }) => notify(ctx, { userId, kind: 'welcome' })),
  on('resumes.read', (ctx: Ctx, { userId }) =>
    notify(ctx, { userId, kind: 'resume_read', link: '/candidate/profile' }),
  ),
  on('resumes.failed', (ctx: Ctx, { userId }) =>
    notify(ctx, { userId, kind: 'resume_failed', link: '/candidate/profile' }),
  ),
  on('matches.profile_ranked', async (ctx: Ctx, { userId, strong }) => {
    if (strong === 0) return;
    await notifyOnceIn(ctx, A_DAY, {
      userId,
      kind: 'matches_found',
      params: { count: String(strong) },
      link: '/candidate/jobs',
    });
  }),
  on('matches.job_ranked', async (ctx: Ctx, { jobId, strong }) => {
    const job = strong > 0 ? await postedBy(ctx, jobId) : null;
    if (!job?.createdBy) return;
    await notifyOnceIn(ctx, A_DAY, {
      userId: job.createdBy,
      kind: 'candidates_found',
      params: { count: String(strong), job: job.title },
      link: `/recruiter/jobs/${jobId}`,
    });
  }),
  on('candidates.shortlisted', async (ctx: Ctx, { userId, jobId }) => {
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
