import * as contract from '#contract/features/applications.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind, bindDownload } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { listApplicants, lookAtApplicant, openSentResume } from './applications.applicants.ts';
import { applyToJob, getOwn, listApplications, listShortlistings, withdraw } from './applications.service.ts';

export const applicationRoutes = [
  bind(
    contract.applyToJob,
    (ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>, { body }) =>
      applyToJob(ctx, body),
  ),
  bind(contract.listApplications, (ctx, { query }) => listApplications(ctx, query)),
  bind(contract.listShortlistings, (ctx) => listShortlistings(ctx)),
  bind(contract.getApplication, (ctx, { params }) => getOwn(ctx, params.id)),
  bind(contract.withdrawApplication, (ctx: SignedInCtx & Uses<'aliases'>, { params, body }) =>
    withdraw(ctx, params.id, body.reason ?? null),
  ),
  bind(contract.listApplicants, (ctx: SignedInCtx & Uses<'aliases'>, { params, query }) =>
    listApplicants(ctx, params.id, query),
  ),
  bind(contract.getApplicant, (ctx: SignedInCtx & Uses<'aliases'>, { params }) =>
    lookAtApplicant(ctx, params.id, params.candidate_id),
  ),
  bindDownload(contract.getSentResume, (ctx: SignedInCtx & Uses<'aliases' | 'storage'>, { params }) =>
    openSentResume(ctx, params.id, params.candidate_id),
  ),
];
