import type { z } from 'zod';
import type { CompanyRole } from '#contract/features/companies.contract.ts';
import type { Invitation } from '#contract/features/invitations.contract.ts';
import type { Team, TeamInvitation } from '#contract/features/teams.contract.ts';
import { updateUser } from '#server/features/accounts/index.ts';
import { settle } from '#server/features/approvals/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { allowedInTeam, findMembership, mayInTeam, type TeamDeed } from '#server/features/companies/index.ts';
import { listOfCompany, resend, revoke, sendInvitation } from '#server/features/invitations/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { companyNameOf, holdMember, membersOf, openRequestsOf } from './teams.reads.ts';
import { answerRequest, deleteJoinRequest, saveJoinRequest } from './teams.store.ts';

const TEAM_PAGE = '/settings/company/profile';

/** The team of one's own company, with what one may do there. */
export async function ownTeam(ctx: SignedInCtx): Promise<Team> {
  const { companyId, role } = found(await findMembership(ctx.db, ctx.actor.id), 'companies.not_found');
  const may = (it: TeamDeed) => mayInTeam(role, it);
  const people = await membersOf(ctx.db, companyId);
  const inviteAs = (['manager', 'member'] as const).filter((as) => may({ deed: 'invite', as }));
  const requests = may({ deed: 'answer' }) ? await openRequestsOf(ctx.db, companyId) : [];
  return {
    company_role: role,
    members: people.map((person) => {
      const of = person.companyRole ?? 'member';
      const isSelf = person.id === ctx.actor.id;
      return {
        id: person.id,
        name: nameOf(person),
        email: person.email,
        avatar: person.avatarFileId,
        company_role: of,
        is_self: isSelf,
        joined_at: person.createdAt.toISOString(),
        can: {
          change_role:
            !isSelf && may({ deed: 'change_role', of, to: of === 'manager' ? 'member' : 'manager' }),
          remove: !isSelf && may({ deed: 'remove', of }),
          receive_ownership: !isSelf && may({ deed: 'hand_over' }) && person.isAccountConfirmed,
        },
      };
    }),
    invitations: inviteAs.length > 0 ? await listOfCompany(ctx, companyId) : [],
    join_requests: requests.map(({ request, user }) => ({
      id: request.id,
      name: nameOf(user),
      email: user.email,
      avatar: user.avatarFileId,
      requested_at: request.createdAt.toISOString(),
    })),
    can: {
      edit: may({ deed: 'edit' }),
      invite_as: inviteAs,
      answer: may({ deed: 'answer' }),
      hand_over: may({ deed: 'hand_over' }) && people.length > 1,
      leave: may({ deed: 'leave' }),
    },
  };
}

/** Asks a company to let somebody in: its owner and managers are told. */
export async function askToJoin(ctx: SignedInCtx, companyId: string): Promise<void> {
  const { id: userId } = ctx.actor;
  await saveJoinRequest(ctx.db, { companyId, userId, createdAt: ctx.now });
  await record(ctx, 'team.join_requested', { subjectId: userId, details: { companyId } });
  const deciders = (await membersOf(ctx.db, companyId)).filter(({ companyRole }) =>
    mayInTeam(companyRole, { deed: 'answer' }),
  );
  const company = await companyNameOf(ctx.db, companyId);
  const ids = deciders.map(({ id }) => id);
  await notify(
    ctx,
    ids,
    'join_requested',
    { company },
    {
      actorId: userId,
      groupKey: companyId,
      link: TEAM_PAGE,
    },
  );
}

/** Takes back what somebody asked of a company, or what it answered. */
export async function forgetJoinRequest(ctx: Ctx, userId: string): Promise<void> {
  await deleteJoinRequest(ctx.db, userId);
}

export async function answerJoin(
  ctx: SignedInCtx,
  id: string,
  outcome: 'accepted' | 'declined',
): Promise<Team> {
  const { companyId } = await allowedInTeam(ctx, { deed: 'answer' });
  await ctx.transaction(async (tx) => {
    const answer = { outcome, decidedBy: ctx.actor.id, decidedAt: tx.now };
    const request = found(await answerRequest(tx.db, { id, companyId }, answer), 'teams.request_not_found');
    const { userId } = request;
    if (outcome === 'accepted') await updateUser(tx.db, userId, { companyId, companyRole: 'member' });
    await record(tx, `team.join_${outcome}`, { subjectId: userId, details: { companyId } });
    const isIn = await settle(tx, userId);
    const company = await companyNameOf(tx.db, companyId);
    const kind = outcome === 'accepted' ? 'join_accepted' : 'join_declined';
    // Who still waits for the portal is shown what they wait for, not a dashboard.
    await notify(tx, userId, kind, { company }, isIn ? {} : { link: '/approval-pending' });
  });
  return ownTeam(ctx);
}

export async function inviteMember(
  ctx: SignedInCtx,
  input: z.output<typeof TeamInvitation>,
): Promise<Invitation> {
  const as = input.company_role;
  const { companyId } = await allowedInTeam(ctx, { deed: 'invite', as });
  const company = { id: companyId, name: await companyNameOf(ctx.db, companyId), role: as };
  return sendInvitation(ctx, { email: input.email, role: 'recruiter', company });
}

export async function resendMemberInvitation(ctx: SignedInCtx, id: string): Promise<Invitation> {
  const { companyId } = await allowedInTeam(ctx, { deed: 'invite', as: 'member' });
  return resend(ctx, { portal: ctx.portal.key, companyId }, id, await companyNameOf(ctx.db, companyId));
}

export async function revokeMemberInvitation(ctx: SignedInCtx, id: string): Promise<Invitation> {
  const { companyId } = await allowedInTeam(ctx, { deed: 'invite', as: 'member' });
  return revoke(ctx, { portal: ctx.portal.key, companyId }, id);
}

export async function changeRole(
  ctx: SignedInCtx,
  memberId: string,
  to: Exclude<CompanyRole, 'owner'>,
): Promise<Team> {
  const mine = found(await findMembership(ctx.db, ctx.actor.id), 'companies.not_found');
  await ctx.transaction(async (tx) => {
    const member = found(await holdMember(tx.db, mine.companyId, memberId), 'teams.member_not_found');
    const of = member.companyRole ?? 'member';
    if (of === to) return;
    if (!mayInTeam(mine.role, { deed: 'change_role', of, to })) throw new Refusal('companies.not_allowed');
    await updateUser(tx.db, memberId, { companyRole: to });
    await told(tx, memberId, { companyId: mine.companyId, from: of, to, by: ctx.actor.id });
  });
  return ownTeam(ctx);
}

/** Makes another the owner; the former owner stays as a manager. */
export async function handOver(ctx: SignedInCtx, memberId: string): Promise<Team> {
  const { companyId } = await allowedInTeam(ctx, { deed: 'hand_over' });
  if (memberId === ctx.actor.id) throw new Refusal('teams.member_not_found');
  await ctx.transaction(async (tx) => {
    const former = await holdMember(tx.db, companyId, ctx.actor.id);
    // Two hand-overs at the same moment: the second one finds that it owns nothing any more.
    if (former?.companyRole !== 'owner') throw new Refusal('companies.not_allowed');
    const next = found(await holdMember(tx.db, companyId, memberId), 'teams.member_not_found');
    if (!next.isAccountConfirmed) throw new Refusal('teams.member_not_found');
    await updateUser(tx.db, former.id, { companyRole: 'manager' });
    await updateUser(tx.db, next.id, { companyRole: 'owner' });
    await record(tx, 'company.handed_over', { subjectId: next.id, details: { companyId } });
    await told(tx, next.id, {
      companyId,
      from: next.companyRole ?? 'member',
      to: 'owner',
      by: ctx.actor.id,
    });
  });
  return ownTeam(ctx);
}

/** Takes a member out of the company, or oneself. Their jobs stay with the company. */
export async function removeMember(ctx: SignedInCtx, memberId: string): Promise<{ removed: true }> {
  const { companyId, role } = found(await findMembership(ctx.db, ctx.actor.id), 'companies.not_found');
  const isSelf = memberId === ctx.actor.id;
  await ctx.transaction(async (tx) => {
    const member = found(await holdMember(tx.db, companyId, memberId), 'teams.member_not_found');
    const of = member.companyRole ?? 'member';
    if (isSelf && !mayInTeam(of, { deed: 'leave' })) throw new Refusal('teams.owner_stays');
    if (!isSelf && !mayInTeam(role, { deed: 'remove', of })) throw new Refusal('companies.not_allowed');
    await leaveCompany(tx, member);
    const action = isSelf ? 'team.member_left' : 'team.member_removed';
    await record(tx, action, { subjectId: memberId, details: { companyId, role: of } });
    tx.tell(memberId, 'account:changed');
  });
  return { removed: true };
}

/**
 * A recruiter without a company has nothing to work on: they describe or join one anew. An admin of the portal stays
 * one.
 */
async function leaveCompany(tx: Ctx, member: { id: string; role: string | null }): Promise<void> {
  await deleteJoinRequest(tx.db, member.id);
  const staysOnboarded = member.role === 'recruiter admin';
  await updateUser(tx.db, member.id, {
    companyId: null,
    companyRole: null,
    ...(staysOnboarded ? {} : { isOnboardingCompleted: false, isAccountConfirmed: false }),
  });
}

async function told(
  tx: Ctx,
  userId: string,
  change: { companyId: string; from: CompanyRole; to: CompanyRole; by: string },
): Promise<void> {
  const { companyId, from, to, by } = change;
  await record(tx, 'team.role_changed', {
    subjectId: userId,
    details: { companyId, before: from, after: to },
  });
  const params = { company: await companyNameOf(tx.db, companyId), role: to };
  await notify(tx, userId, 'role_changed', params, { actorId: by, link: TEAM_PAGE });
  tx.tell(userId, 'account:changed');
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
