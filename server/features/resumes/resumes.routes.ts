import { getResume, postResume } from '#contract/features/resumes.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { getOwnResume, readAgain } from './resumes.service.ts';

export const resumeRoutes = [
  bind(getResume, (ctx) => getOwnResume(ctx)),
  bind(postResume, (ctx, { body }) => readAgain(ctx, body.file_id)),
];
