import * as contract from '#contract/features/jobs.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { getJobAddress, getPublicJob } from './jobs.public.ts';
import {
  changeJob,
  closeJob,
  countOwnJobs,
  deleteJob,
  getJob,
  getJobDetails,
  getStats,
  listOwnJobs,
  listStandardJobs,
  ownJob,
  postJob,
  publishJob,
  readJob,
} from './jobs.service.ts';

export const jobRoutes = [
  bind(contract.parseJob, (ctx, { body }) => readJob(ctx, body)),
  bind(contract.listStandardJobs, async (ctx, { query }) => listStandardJobs(ctx.lang, query)),
  bind(contract.postJob, (ctx, { body }) => postJob(ctx, body)),
  bind(contract.updateJob, (ctx, { body }) => changeJob(ctx, body.job_id, body.job)),
  bind(contract.publishJob, (ctx, { params }) => publishJob(ctx, params.id)),
  bind(contract.closeJob, (ctx, { params }) => closeJob(ctx, params.id)),
  bind(contract.deleteJob, (ctx, { body }) => deleteJob(ctx, body.job_id)),
  bind(contract.listRecruiterJobs, (ctx, { body }) => listOwnJobs(ctx, body)),
  bind(contract.getRecruiterStats, (ctx) => getStats(ctx)),
  bind(contract.countJobs, (ctx) => countOwnJobs(ctx)),
  bind(contract.getJob, async (ctx, { params, query }) => {
    if (query.company_job === 'true') await ownJob(ctx, params.id);
    return getJob(ctx, params.id);
  }),
  bind(contract.getPublicJob, (ctx, { params }) => getPublicJob(ctx, params.key)),
  bind(contract.getJobAddress, (ctx, { body }) => getJobAddress(ctx, body.job_id)),
  bind(contract.getJobDetails, (ctx, { params }) => getJobDetails(ctx, params.id)),
];
