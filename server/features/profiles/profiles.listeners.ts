import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import type { Uses } from '#server/platform/ports.ts';
import { relinkProfile } from './profiles.service.ts';

export const profileListeners = [
  on('skills.relinked_in_profile', (ctx: Ctx & Uses<'taxonomy'>, { userId, link }) =>
    relinkProfile(ctx, userId, link),
  ),
];
