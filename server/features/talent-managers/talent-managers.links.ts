import crypto from 'node:crypto';
import type { Ctx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { sameHash, signingSecret } from '#server/platform/tokens.ts';
import { findById, lockById, type TalentPerson } from './talent-managers.store.ts';

/**
 * The page on which somebody answers an invitation. Its link is signed over the address and the moment of the mail, so that
 * who invites cannot answer for them, and a newer mail ends the older link; nothing is stored for it.
 */
export async function addressOfInvitation(ctx: Ctx, row: TalentPerson): Promise<string> {
  return `${ctx.portal.url}/talent-invitation/${row.id}.${await macOf(ctx, row)}`;
}

async function macOf(ctx: Ctx, { id, email, invitedAt }: TalentPerson): Promise<string> {
  return crypto
    .createHmac('sha256', await signingSecret(ctx.db))
    .update(`talent-invitation:${id}:${email}:${invitedAt.getTime()}`)
    .digest('base64url');
}

/** Whom a link invites; with `isHeld` nobody else changes them before the transaction has ended. */
export async function invitedBy(ctx: Ctx, token: string, { isHeld = false } = {}): Promise<TalentPerson> {
  const [id = '', mac = ''] = token.split('.');
  const row = /^[0-9a-f-]{36}$/.test(id) ? await (isHeld ? lockById : findById)(ctx.db, id) : null;
  const invited = found(row, 'talent_managers.link_unknown');
  if (invited.portal !== ctx.portal.key || !sameHash(mac, await macOf(ctx, invited)))
    throw new Refusal('talent_managers.link_unknown');
  return invited;
}
