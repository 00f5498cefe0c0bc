import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import { closeJobsOf } from './jobs.life.ts';
import { relinkJob } from './jobs.service.ts';

export const jobListeners = [
  on('accounts.leaving', async (ctx: Ctx, { company }) => {
    if (company && company.heirId === null) await closeJobsOf(ctx, company.id, 'nobodyLeft');
  }),
  on('company-checks.refused', (ctx: Ctx, { companyId }) => closeJobsOf(ctx, companyId, 'companyRefused')),
  on('skills.relinked_in_job', (ctx: Ctx, { jobId, link }) => relinkJob(ctx, jobId, link)),
];
