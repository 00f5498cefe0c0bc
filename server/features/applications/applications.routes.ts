import * as contract from '#contract/features/applications.contract.ts';
import { bind, bindDownload } from '#server/platform/http/bind.ts';
import {
  applyToJob,
  getOwn,
  listApplicants,
  listApplications,
  lookAtApplicant,
  openSentResume,
  withdraw,
} from './applications.service.ts';

export const applicationRoutes = [
  bind(contract.applyToJob, (ctx, { body }) => applyToJob(ctx, body)),
  bind(contract.listApplications, (ctx, { query }) => listApplications(ctx, query)),
  bind(contract.getApplication, (ctx, { params }) => getOwn(ctx, params.id)),
  bind(contract.withdrawApplication, (ctx, { params, body }) =>
    withdraw(ctx, params.id, body.reason ?? null),
  ),
  bind(contract.listApplicants, (ctx, { params, query }) => listApplicants(ctx, params.id, query)),
  bind(contract.getApplicant, (ctx, { params }) => lookAtApplicant(ctx, params.id, params.candidate_id)),
  bindDownload(contract.getSentResume, (ctx, { params }) =>
    openSentResume(ctx, params.id, params.candidate_id),
  ),
];
