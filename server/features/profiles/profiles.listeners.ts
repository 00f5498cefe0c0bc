import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import { relinkProfile } from './profiles.service.ts';

export const profileListeners = [
  on('skills.relinked_in_profile', (ctx: Ctx, { userId, link }) => relinkProfile(ctx, userId, link)),
];
