import type { Actor } from '#server/platform/context.ts';
import type { ProfileRow } from './profiles.store.ts';

/** Who may see another's profile: those who hire on the same portal, where the person lets themselves be found. */
export const maySeeProfile = (
  actor: Actor,
  profile: Pick<ProfileRow, 'userId' | 'portal' | 'isDiscoverable'>,
): boolean =>
  profile.userId === actor.id ||
  (profile.portal === actor.portal &&
    profile.isDiscoverable &&
    (actor.state === 'RECRUITER' || actor.state === 'RECRUITER_ADMIN' || actor.state === 'TALENT_MANAGER'));
