import {
  compareResume as compareResumeEndpoint,
  getResume,
  getResumePage,
  postResume,
  takeResume as takeResumeEndpoint,
} from '#contract/features/resumes.contract.ts';
import { bind, bindDownload } from '#server/platform/http/bind.ts';
import { compareResume, takeResume } from './resumes.comparison.ts';
import { openPage } from './resumes.pages.ts';
import { getOwnResume, readAgain } from './resumes.service.ts';

export const resumeRoutes = [
  bind(getResume, (ctx) => getOwnResume(ctx)),
  bind(postResume, (ctx, { body }) => readAgain(ctx, body.file_id)),
  bind(compareResumeEndpoint, (ctx, { body }) => compareResume(ctx, body.file_id)),
  bind(takeResumeEndpoint, (ctx, { body }) => takeResume(ctx, body)),
  bindDownload(getResumePage, (ctx, { params }) => openPage(ctx, params.page)),
];
