import {
  compareJsonResume,
  exportJsonResume as exportJsonResumeEndpoint,
  exportResumePdf as exportResumePdfEndpoint,
  getProfile,
  getProfileSharing,
  getUserProfile,
  importJsonResume,
  patchProfile,
  patchProfileSharing,
  registerForTalentPool,
} from '#contract/features/profiles.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind, bindDownload } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import {
  compareWithJsonResume,
  exportJsonResume,
  exportResumePdf,
  takeFromJsonResume,
} from './profiles.documents.ts';
import { getOwnProfile, saveSections } from './profiles.service.ts';
import { changeSharing, getSharing, openProfile } from './profiles.sharing-choices.ts';

export const profileRoutes = [
  bind(getProfile, (ctx) => getOwnProfile(ctx)),
  bind(patchProfile, (ctx: SignedInCtx & Uses<'taxonomy'>, { body }) => saveSections(ctx, body)),
  bind(getUserProfile, (ctx: SignedInCtx & Uses<'aliases'>, { params }) => openProfile(ctx, params.id)),
  bind(getProfileSharing, (ctx) => getSharing(ctx)),
  bind(patchProfileSharing, (ctx, { body }) => changeSharing(ctx, body)),
  bind(registerForTalentPool, (ctx) => changeSharing(ctx, { is_discoverable: true })),
  bind(compareJsonResume, (ctx: SignedInCtx & Uses<'taxonomy'>, { body }) =>
    compareWithJsonResume(ctx, body.document),
  ),
  bind(importJsonResume, (ctx: SignedInCtx & Uses<'taxonomy'>, { body }) => takeFromJsonResume(ctx, body)),
  bindDownload(exportJsonResumeEndpoint, (ctx: SignedInCtx & Uses<'taxonomy'>) => exportJsonResume(ctx)),
  bindDownload(exportResumePdfEndpoint, (ctx: SignedInCtx & Uses<'taxonomy' | 'typesetter'>, { query }) =>
    exportResumePdf(ctx, query.language),
  ),
];
