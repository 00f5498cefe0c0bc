import type { z } from 'zod';
import type {
  ProfileSharing,
  patchProfileSharing,
  SharedProfile,
} from '#contract/features/profiles.contract.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { disclosureOf, openPage } from '#server/features/blind-review/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { noteLook } from '#server/platform/shown.ts';
import { maySeeProfile } from './profiles.policy.ts';
import { hasTurnedTo, isHiddenFrom } from './profiles.reads.ts';
import { withMedia } from './profiles.service.ts';
import { asShared, partsOf } from './profiles.sharing.ts';
import { findProfile, lockProfile, type ProfileRow, saveProfile } from './profiles.store.ts';

/**
 * A profile as its reader may see it. Those who may not, learn nothing of its being there. With the job that the person is
 * looked at for, who they are stays hidden as long as that job is reviewed blind.
 */
export async function getSharedProfile(
  ctx: SignedInCtx & Uses<'aliases'>,
  userId: string,
  forJob: string | null = null,
): Promise<z.input<typeof SharedProfile>> {
  const row = await findProfile(ctx.db, userId);
  const { companyId } = ctx.actor;
  // Who turns to a company shows themselves to it, found by others or not.
  const hasTurned = companyId !== null && (await hasTurnedTo(ctx.db, userId, companyId));
  if (!row || !(hasTurned || maySeeProfile(ctx.actor, row))) throw new Refusal('profiles.not_found');
  if (companyId !== null && (await isHiddenFrom(ctx.db, userId, companyId)))
    throw new Refusal('profiles.not_found');
  const isOwn = row.userId === ctx.actor.id;
  if (!isOwn) await openPage(ctx, userId);
  // What is kept from others is no secret from oneself.
  const shared = asShared(await withMedia(ctx, row), partsOf(isOwn ? {} : row.sharing), {
    haveContacts: isOwn || hasTurned,
  });
  return (await disclosureOf(ctx, { jobId: forJob, userIds: [userId] })).profileOf(shared);
}

/** The same, looked at by itself. */
export async function openProfile(ctx: SignedInCtx & Uses<'aliases'>, userId: string) {
  const shared = await getSharedProfile(ctx, userId);
  const isHidden = shared.user_id !== userId;
  const seen = shared.contacts_shared ? (['profile', 'contacts'] as const) : (['profile'] as const);
  noteLook(ctx, { userId, jobId: null, parts: isHidden ? ['alias'] : seen });
  return shared;
}

/** Whether the caller may see a part of somebody's profile; false also where there is no such person to them. */
export async function maySeePart(
  ctx: SignedInCtx,
  userId: string,
  part: keyof ProfileSharing['parts'],
): Promise<boolean> {
  const row = await findProfile(ctx.db, userId);
  if (!row || !maySeeProfile(ctx.actor, row)) return false;
  const { companyId } = ctx.actor;
  if (companyId !== null && (await isHiddenFrom(ctx.db, userId, companyId))) return false;
  return row.userId === ctx.actor.id || partsOf(row.sharing)[part];
}

/** What the person shares, and what comes of it for those who look. */
export async function getSharing(ctx: SignedInCtx): Promise<z.input<typeof ProfileSharing>> {
  return presentSharing(ctx, found(await findProfile(ctx.db, ctx.actor.id), 'profiles.not_found'));
}

export async function changeSharing(
  ctx: SignedInCtx,
  { is_discoverable, parts }: z.output<typeof patchProfileSharing.body>,
): Promise<z.input<typeof ProfileSharing>> {
  const row = await ctx.transaction(async (tx) => {
    const before = found(await lockProfile(tx.db, ctx.actor.id), 'profiles.not_found');
    const sharing = { ...before.sharing, ...parts };
    const isDiscoverable = is_discoverable ?? before.isDiscoverable;
    const saved = found(
      await saveProfile(tx.db, ctx.actor.id, { sharing, isDiscoverable, updatedAt: tx.now }, undefined),
      'profiles.not_found',
    );
    await record(tx, 'account.sharing_changed', { details: { sharing, isDiscoverable } });
    await tx.emit('profiles.changed', { userId: ctx.actor.id });
    return saved;
  });
  return presentSharing(ctx, row);
}

async function presentSharing(ctx: Ctx, row: ProfileRow): Promise<z.input<typeof ProfileSharing>> {
  const profile = await withMedia(ctx, row);
  const parts = partsOf(row.sharing);
  return {
    is_discoverable: row.isDiscoverable,
    parts,
    as_found: asShared(profile, parts, { haveContacts: false }),
    as_contacted: asShared(profile, parts, { haveContacts: true }),
  };
}
