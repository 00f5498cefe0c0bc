import type { z } from 'zod';
import type { CompanyRole } from '#contract/features/companies.contract.ts';
import type { Invitation, listInvitations, RoleInvitation } from '#contract/features/invitations.contract.ts';
import type { RoleName } from '#contract/kernel/user-states.ts';
import { record } from '#server/features/audit-entries/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { daysAfter, daysBefore } from '#server/platform/days.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { hashToken, randomToken } from '#server/platform/tokens.ts';
import { mailInvitation } from './invitations.emails.ts';
import { INVITATION_DAYS, mayTakeRole } from './invitations.policy.ts';
import { findInvited } from './invitations.reads.ts';
import {
  countOpenInvitations,
  findInvitation,
  findInvitationByToken,
  hasOpenInvitation,
  type InvitationRow,
  type InvitationScope,
  insertInvitation,
  listInvitationRows,
  markAccepted,
  markRevoked,
  renewInvitation,
  revokeTwins,
} from './invitations.store.ts';

/** Between two mails of one invitation. */
const RESEND_WAIT_SECONDS = 60;
/** As many may be open at once; more would be a mailing. */
const MOST_OPEN = 200;

interface NewInvitation {
  email: string;
  role: RoleName;
  /** The company whose team it is to. */
  company: { id: string; name: string; role: CompanyRole } | null;
}

export const portalScope = (ctx: Ctx): InvitationScope => ({ portal: ctx.portal.key, companyId: null });

/** Writes an invitation down and mails its link. Whether the caller may invite was asked before. */
export async function sendInvitation(ctx: SignedInCtx, it: NewInvitation): Promise<Invitation> {
  const scope = { portal: ctx.portal.key, companyId: it.company?.id ?? null };
  return ctx.transaction(async (tx) => {
    const invited = await findInvited(tx.db, scope.portal, it.email);
    if (invited && !mayTakeRole(invited.role, it.role)) throw refused('invitations.other_role');
    const isThere = it.company
      ? invited?.companyId === it.company.id
      : invited?.role === it.role && invited.isOnboardingCompleted;
    if (isThere) throw refused('invitations.has_role');
    if (await hasOpenInvitation(tx.db, scope, it.email, tx.now)) throw refused('invitations.already_open');
    if ((await countOpenInvitations(tx.db, scope, tx.now)) >= MOST_OPEN)
      throw new Refusal('invitations.too_many', { most: MOST_OPEN });
    const token = randomToken();
    const row = await insertInvitation(tx.db, {
      ...scope,
      email: it.email,
      role: it.role,
      companyRole: it.company?.role ?? null,
      tokenHash: hashToken(token),
      invitedBy: ctx.actor.id,
      createdAt: tx.now,
      expiresAt: inDays(tx.now),
    });
    const by = nameOf(ctx.actor);
    await mailInvitation(tx, row, { token, by, company: it.company?.name ?? null });
    await record(tx, 'invitation.sent', { actorId: ctx.actor.id, details: detailsOf(row) });
    return present(row, by, tx.now);
  });
}

/** A field's own words beside the reason. */
const refused = (code: 'invitations.other_role' | 'invitations.has_role' | 'invitations.already_open') =>
  new Refusal(code, {}, [{ path: 'email', code: code.replace('invitations.', 'invited_') }]);

export const inviteToRole = (ctx: SignedInCtx, input: z.output<typeof RoleInvitation>) =>
  sendInvitation(ctx, { email: input.email, role: input.role_name, company: null });

export async function listOfPortal(ctx: SignedInCtx, query: z.output<typeof listInvitations.query>) {
  const { rows, total } = await listInvitationRows(
    ctx.db,
    portalScope(ctx),
    { status: query.status, q: query.q, now: ctx.now },
    query,
  );
  return {
    results: rows.map((row) => presentNamed(row, ctx.now)),
    total,
    page: query.page,
    limit: query.limit,
  };
}

/** Open and expired invitations of a company. */
export async function listOfCompany(ctx: SignedInCtx, companyId: string): Promise<Invitation[]> {
  const { rows } = await listInvitationRows(
    ctx.db,
    { portal: ctx.portal.key, companyId },
    { status: 'all', q: '', now: ctx.now },
    { page: 1, limit: MOST_OPEN },
  );
  return rows
    .map((row) => presentNamed(row, ctx.now))
    .filter(({ status }) => status === 'open' || status === 'expired');
}

/** Mails an invitation anew, with a new link. */
export async function resend(
  ctx: SignedInCtx,
  scope: InvitationScope,
  id: string,
  company: string | null,
): Promise<Invitation> {
  return ctx.transaction(async (tx) => {
    const { invitation } = found(await findInvitation(tx.db, scope, id), 'invitations.not_found');
    const waited = (tx.now.getTime() - sentAt(invitation).getTime()) / 1000;
    if (waited < RESEND_WAIT_SECONDS)
      throw new Refusal('invitations.too_soon', { seconds: Math.ceil(RESEND_WAIT_SECONDS - waited) });
    const token = randomToken();
    const row = found(
      await renewInvitation(tx.db, id, { tokenHash: hashToken(token), expiresAt: inDays(tx.now) }),
      'invitations.not_found',
    );
    const by = nameOf(ctx.actor);
    await mailInvitation(tx, row, { token, by, company });
    await record(tx, 'invitation.sent', {
      actorId: ctx.actor.id,
      details: { ...detailsOf(row), again: true },
    });
    return present(row, by, tx.now);
  });
}

export async function revoke(ctx: SignedInCtx, scope: InvitationScope, id: string): Promise<Invitation> {
  return ctx.transaction(async (tx) => {
    const named = found(await findInvitation(tx.db, scope, id), 'invitations.not_found');
    const row = found(await markRevoked(tx.db, id, tx.now), 'invitations.not_found');
    await record(tx, 'invitation.revoked', { actorId: ctx.actor.id, details: detailsOf(row) });
    return presentNamed({ ...named, invitation: row }, tx.now);
  });
}

/** What a link invites to, for whoever holds it. */
export async function lookAt(ctx: Ctx, token: string) {
  const row = found(await findInvitationByToken(ctx.db, hashToken(token)), 'invitations.not_found');
  return {
    status: statusOf(row.invitation, ctx.now),
    role_name: row.invitation.role,
    company_name: row.companyName,
    company_role: row.invitation.companyRole,
    invited_by: inviterOf(row),
  };
}

/**
 * Takes an invitation up for an account, once, in the caller's transaction. It counts only for the account of the
 * address that it was mailed to. Whoever places people (`invitations.accepted`) does so in the same transaction.
 */
export async function spendInvitation(tx: Ctx, token: string, userId: string): Promise<void> {
  const row = found(await markAccepted(tx.db, hashToken(token), userId, tx.now), 'invitations.not_found');
  const account = await findInvited(tx.db, row.portal, row.email);
  if (account?.id !== userId) throw new Refusal('invitations.other_address');
  if (!mayTakeRole(account.role, row.role)) throw new Refusal('invitations.other_role');
  await revokeTwins(tx.db, row, tx.now);
  await record(tx, 'invitation.accepted', {
    portal: row.portal,
    actorId: userId,
    subjectId: userId,
    details: detailsOf(row),
  });
  await tx.emit('invitations.accepted', {
    userId,
    invitedBy: row.invitedBy,
    role: row.role,
    companyId: row.companyId,
    companyRole: row.companyRole,
  });
}

const inDays = (now: Date) => daysAfter(now, INVITATION_DAYS);
/** An invitation lives for the same time after each mail. */
const sentAt = (row: InvitationRow) => daysBefore(row.expiresAt, INVITATION_DAYS);
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
const detailsOf = (row: InvitationRow) => ({
  invitationId: row.id,
  role: row.role,
  companyId: row.companyId,
  companyRole: row.companyRole,
});

interface Named {
  invitation: InvitationRow;
  firstName: string | null;
  lastName: string | null;
}

const inviterOf = ({ firstName, lastName }: Named) =>
  firstName === null ? null : nameOf({ firstName, lastName: lastName ?? '' });

const presentNamed = (row: Named, now: Date) => present(row.invitation, inviterOf(row), now);

const statusOf = (row: InvitationRow, now: Date): Invitation['status'] =>
  row.acceptedAt ? 'accepted' : row.revokedAt ? 'revoked' : row.expiresAt <= now ? 'expired' : 'open';

const present = (row: InvitationRow, by: string | null, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  role_name: row.role,
  company_role: row.companyRole,
  status: statusOf(row, now),
  invited_by: by,
  sent_at: sentAt(row).toISOString(),
  expires_at: row.expiresAt.toISOString(),
  accepted_at: row.acceptedAt?.toISOString() ?? null,
});
