import { getProfile, getUserProfile, patchProfile } from '#contract/features/profiles.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { changeProfile, getOwnProfile, getSharedProfile } from './profiles.service.ts';

export const profileRoutes = [
  bind(getProfile, (ctx) => getOwnProfile(ctx)),
  bind(patchProfile, (ctx, { body }) => changeProfile(ctx, body)),
  bind(getUserProfile, (ctx, { params }) => getSharedProfile(ctx, params.id)),
];
