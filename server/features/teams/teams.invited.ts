import type { User } from '#contract/features/accounts.contract.ts';
import { updateUser } from '#server/features/accounts/index.ts';
import { approveInvited, askForApproval, settle } from '#server/features/approvals/index.ts';
import { spendInvitation } from '#server/features/invitations/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { loadUser } from '#server/features/sessions/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { DomainEvents } from '#server/platform/domain-events.ts';
import { on } from '#server/platform/listeners.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { findUser, leftBehindBy } from './teams.reads.ts';
import { deleteJoinRequest } from './teams.store.ts';

type Accepted = DomainEvents['invitations.accepted'];

export const teamListeners = [on('invitations.accepted', placeInvited)];

/** Takes up an invitation for an account that is there. */
export async function acceptFor(ctx: SignedInCtx, token: string): Promise<User> {
  return ctx.transaction(async (tx) => {
    await spendInvitation(tx, token, ctx.actor.id);
    return found(await loadUser(tx.db, ctx.actor.id), 'session.required');
  });
}

/**
 * Gives an account the place that it was invited to. The link came by mail, so the address is proved. Whoever the
 * portal itself invited needs no approval; whoever a company invited does where the portal approves recruiters.
 */
async function placeInvited(tx: Ctx, it: Accepted): Promise<void> {
  const user = found(await findUser(tx.db, it.userId), 'request.not_found');
  if (it.companyId) await joinTeam(tx, user, { ...it, companyId: it.companyId });
  else {
    // A portal's recruiter still describes or joins a company; everyone else may begin.
    const hasPlace = it.role !== 'recruiter' || user.companyId !== null;
    await updateUser(tx.db, user.id, {
      isEmailConfirmed: true,
      role: user.role === 'recruiter admin' ? user.role : it.role,
      isOnboardingCompleted: hasPlace,
      isAccountConfirmed: hasPlace,
    });
    if (it.role === 'recruiter') await approveInvited(tx, user.id, it.invitedBy);
    if (it.role !== 'recruiter') await deleteJoinRequest(tx.db, user.id);
    tx.tell(user.id, 'account:changed');
  }
  if (it.invitedBy) await notify(tx, it.invitedBy, 'invitation_accepted', {}, { actorId: user.id });
}

type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

async function joinTeam(tx: Ctx, user: UserRow, it: Accepted & { companyId: string }): Promise<void> {
  if (user.companyId && user.companyId !== it.companyId && user.companyRole === 'owner') {
    const left = await leftBehindBy(tx.db, user.companyId, user.id);
    if (left.people > 0 || left.jobs > 0) throw new Refusal('invitations.owner_elsewhere');
  }
  await deleteJoinRequest(tx.db, user.id);
  await updateUser(tx.db, user.id, {
    isEmailConfirmed: true,
    role: user.role ?? 'recruiter',
    companyId: it.companyId,
    companyRole: it.companyRole ?? 'member',
    isOnboardingCompleted: true,
  });
  // Who was in already stays in.
  if (!user.isAccountConfirmed) await askForApproval(tx, { id: user.id, role: 'recruiter' });
  await settle(tx, user.id);
}
