import * as contract from '#contract/features/jobs.contract.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { bind, bindPublicDownload } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { checkWording, makeQuestions } from './jobs.advice.ts';
import { withQuestionsPut } from './jobs.asked.ts';
import { makeJob, readJob } from './jobs.drafts.ts';
import { openFeed } from './jobs.feeds.ts';
import { closeJob, deleteJob, publishJob } from './jobs.life.ts';
import { openPreview } from './jobs.preview.ts';
import { getJobAddress, getPublicJob, openCompanyLogo } from './jobs.public.ts';
import {
  countOwnJobs,
  getJob,
  getJobDetails,
  getStats,
  listOwnJobs,
  listStandardJobs,
  ownJob,
} from './jobs.service.ts';
import { changeDescription, changeJob, copyJob, postJob, setExpiry } from './jobs.writing.ts';

export const jobRoutes = [
  bind(contract.parseJob, (ctx: SignedInCtx & Uses<'config' | 'reader' | 'storage' | 'taxonomy'>, { body }) =>
    readJob(ctx, body),
  ),
  bind(contract.generateJob, (ctx: SignedInCtx & Uses<'config' | 'taxonomy'>, { body }) =>
    makeJob(ctx, body),
  ),
  bind(contract.generateQuestions, (ctx: SignedInCtx & Uses<'taxonomy'>, { body }) =>
    makeQuestions(ctx, body),
  ),
  bind(contract.checkJobWording, async (ctx, { body }) => checkWording(ctx, body)),
  bind(contract.listStandardJobs, async (ctx: SignedInCtx & Uses<'taxonomy'>, { query }) =>
    listStandardJobs(ctx.taxonomy, ctx.lang, query),
  ),
  bind(contract.postJob, (ctx: SignedInCtx & Uses<'taxonomy'>, { body }) => postJob(ctx, body)),
  bind(contract.updateJob, (ctx: SignedInCtx & Uses<'taxonomy'>, { body }) =>
    changeJob(ctx, body.job_id, body.job, body.version),
  ),
  bind(contract.updateJobDescription, (ctx, { body }) =>
    changeDescription(ctx, body.job_id, body.description),
  ),
  bind(contract.setJobExpiry, (ctx, { body }) => setExpiry(ctx, body.job_id, body.expires_at)),
  bind(contract.copyJob, (ctx, { body }) => copyJob(ctx, body.job_id)),
  bind(contract.publishJob, (ctx: SignedInCtx & Uses<'taxonomy'>, { params }) => publishJob(ctx, params.id)),
  bind(contract.closeJob, (ctx, { params }) => closeJob(ctx, params.id)),
  bind(contract.deleteJob, (ctx, { body }) => deleteJob(ctx, body.job_id)),
  bind(contract.listRecruiterJobs, (ctx: SignedInCtx & Uses<'aliases'>, { body }) => listOwnJobs(ctx, body)),
  bind(contract.getRecruiterStats, (ctx) => getStats(ctx)),
  bind(contract.countJobs, (ctx) => countOwnJobs(ctx)),
  bind(contract.getJob, async (ctx: SignedInCtx & Uses<'taxonomy'>, { params, query }) => {
    if (query.company_job === 'true') await ownJob(ctx, params.id);
    return withQuestionsPut(ctx, await getJob(ctx, params.id));
  }),
  bind(contract.getPublicJob, (ctx: SignedInCtx & Uses<'taxonomy'>, { params }) =>
    getPublicJob(ctx, params.key),
  ),
  bindPublicDownload(
    contract.getJobPreview,
    (ctx: Ctx & Uses<'config' | 'storage' | 'taxonomy'>, { params, query }) =>
      openPreview(ctx, params.key, query.lang),
  ),
  bindPublicDownload(contract.getJobLogo, (ctx: Ctx & Uses<'storage'>, { params }) =>
    openCompanyLogo(ctx, params.key),
  ),
  bindPublicDownload(contract.getJobsFeedAsXml, (ctx: Ctx & Uses<'taxonomy'>, { params }) =>
    openFeed(ctx, params.id, 'xml'),
  ),
  bindPublicDownload(contract.getJobsFeedAsJson, (ctx: Ctx & Uses<'taxonomy'>, { params }) =>
    openFeed(ctx, params.id, 'json'),
  ),
  bind(contract.getJobAddress, (ctx, { body }) => getJobAddress(ctx, body.job_id)),
  bind(contract.getJobDetails, async (ctx: SignedInCtx & Uses<'taxonomy'>, { params }) =>
    withQuestionsPut(ctx, await getJobDetails(ctx, params.id)),
  ),
];
