import {
  compareResume as compareResumeEndpoint,
  getResume,
  getResumePage,
  postResume,
  refuseResumePhoto,
  takeResume as takeResumeEndpoint,
  takeResumePhoto,
} from '#contract/features/resumes.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind, bindDownload } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { compareResume, takeResume } from './resumes.comparison.ts';
import { openPage } from './resumes.pages.ts';
import { refusePhoto, takePhoto } from './resumes.photo.ts';
import { getOwnResume, readAgain } from './resumes.service.ts';

export const resumeRoutes = [
  bind(getResume, (ctx: SignedInCtx & Uses<'reader'>) => getOwnResume(ctx)),
  bind(postResume, (ctx, { body }) => readAgain(ctx, body.file_id)),
  bind(compareResumeEndpoint, (ctx: SignedInCtx & Uses<'reader' | 'storage' | 'taxonomy'>, { body }) =>
    compareResume(ctx, body.file_id),
  ),
  bind(takeResumeEndpoint, (ctx: SignedInCtx & Uses<'reader' | 'storage' | 'taxonomy'>, { body }) =>
    takeResume(ctx, body),
  ),
  bind(takeResumePhoto, async (ctx: SignedInCtx & Uses<'reader'>) => {
    await takePhoto(ctx);
    return getOwnResume(ctx);
  }),
  bind(refuseResumePhoto, async (ctx: SignedInCtx & Uses<'reader'>) => {
    await refusePhoto(ctx);
    return getOwnResume(ctx);
  }),
  bindDownload(getResumePage, (ctx: SignedInCtx & Uses<'reader' | 'storage'>, { params }) =>
    openPage(ctx, params.page),
  ),
];
