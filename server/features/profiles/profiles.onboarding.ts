import { and, eq, ne } from 'drizzle-orm';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { profiles } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { createProfile } from './profiles.service.ts';
import { saveProfile } from './profiles.store.ts';

/** A profile from what onboarding asks. Who goes through onboarding again keeps the rest of theirs. */
export async function beginProfile(
  ctx: Ctx,
  person: {
    userId: string;
    name: string;
    email: string;
    socialLinks: Profile['social_links'];
    availability: Profile['availability'];
    isDiscoverable: boolean;
  },
): Promise<void> {
  await createProfile(ctx, person);
  const { userId, socialLinks, availability, isDiscoverable } = person;
  const changes = { socialLinks, availability, isDiscoverable, updatedAt: ctx.now };
  await saveProfile(ctx.db, userId, changes, undefined);
}

/** Whether recruiters of the portal find a person: not before the portal has let them in. */
export async function setDiscoverable(ctx: Ctx, userId: string, isDiscoverable: boolean): Promise<void> {
  const changed = await ctx.db
    .update(profiles)
    .set({ isDiscoverable })
    .where(and(eq(profiles.userId, userId), ne(profiles.isDiscoverable, isDiscoverable)))
    .returning({ userId: profiles.userId });
  if (changed.length > 0) await ctx.emit('profiles.changed', { userId });
}
