import type { z } from 'zod';
import type { ApprovalAction, actOnApprovals, OwnApproval } from '#contract/features/approvals.contract.ts';
import { updateUser } from '#server/features/accounts/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { setDiscoverable } from '#server/features/profiles/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { tellOfDecision } from './approvals.jobs.ts';
import { AUDIT_OF_ACTION } from './approvals.lists.ts';
import { isLetIn, mayStartOver, statusAfter } from './approvals.policy.ts';
import { adminsOf, findStanding, usualHours, wasTold } from './approvals.reads.ts';
import { findApproval, holdApproval, saveApproval } from './approvals.store.ts';

/** A little longer than the snackbar stands from which a decision can be taken back. */
const TOLD_AFTER_SECONDS = 10;

/** Asks the portal to let somebody in, where it wants to be asked. Says whether they are in already. */
export async function askForApproval(
  ctx: Ctx,
  person: { id: string; role: 'individual' | 'recruiter' },
): Promise<boolean> {
  const before = await findApproval(ctx.db, person.id);
  if (before?.status === 'APPROVED') return true;
  const { approvesCandidates, approvesRecruiters } = ctx.portal;
  const asks = person.role === 'recruiter' ? approvesRecruiters : approvesCandidates;
  // Who was declined stays a matter of the admins, also where newcomers are no longer looked at.
  if (!asks && !before) return true;
  await saveApproval(ctx.db, {
    userId: person.id,
    portal: ctx.portal.key,
    status: 'PENDING',
    reason: null,
    requestedAt: ctx.now,
    decidedBy: null,
    decidedAt: null,
  });
  await record(ctx, 'approval.requested', { actorId: person.id, subjectId: person.id });
  await notify(
    ctx,
    await adminsOf(ctx.db, ctx.portal.key),
    'approval_requested',
    {},
    {
      actorId: person.id,
      groupKey: 'approvals',
    },
  );
  return false;
}

/** Approves somebody whom an admin of the portal invited: they were asked in. */
export async function approveInvited(ctx: Ctx, userId: string, invitedBy: string | null): Promise<void> {
  await saveApproval(ctx.db, {
    userId,
    portal: ctx.portal.key,
    status: 'APPROVED',
    reason: null,
    requestedAt: ctx.now,
    decidedBy: invitedBy,
    decidedAt: ctx.now,
  });
}

/** Opens or closes an account by what it waits for, and tells its open screens. Says whether it is open. */
export async function settle(ctx: Ctx, userId: string): Promise<boolean> {
  const it = found(await findStanding(ctx.db, userId), 'request.not_found');
  const isOpen = it.user.isOnboardingCompleted && isLetIn(it.standing);
  if (it.user.isAccountConfirmed !== isOpen) {
    await updateUser(ctx.db, userId, { isAccountConfirmed: isOpen });
    // Nobody finds people who were not let in.
    if (it.user.role === 'individual') await setDiscoverable(ctx, userId, isOpen);
  }
  ctx.tell(userId, 'account:changed');
  return isOpen;
}

/** Whether somebody who waits may go back into onboarding. */
export async function canStartOver(ctx: Ctx, userId: string): Promise<boolean> {
  const it = await findStanding(ctx.db, userId);
  return it !== null && mayStartOver(it.standing);
}

/** Decides on accounts, each by itself: what fails for one holds up no other. */
export async function decide(ctx: SignedInCtx, input: z.output<typeof actOnApprovals.body>) {
  const results = [];
  for (const id of new Set(input.ids)) {
    const { outcome, status } = await decideOne(ctx, id, input).catch((error: unknown) => {
      ctx.log.error({ err: error, userId: id }, 'a decision on an account failed');
      return { outcome: 'failed' as const, status: null };
    });
    results.push({ id, outcome, status, message: say(ctx.lang, `approvals.outcome_${outcome}`) });
  }
  if (results.every(({ outcome }) => outcome === 'not_found')) throw new Refusal('approvals.not_found');
  return { results };
}

const decideOne = (
  ctx: SignedInCtx,
  userId: string,
  { action, reason }: { action: ApprovalAction; reason?: string | null | undefined },
) =>
  ctx.transaction(async (tx) => {
    const row = await holdApproval(tx.db, ctx.portal.key, userId);
    if (!row) return { outcome: 'not_found' as const, status: null };
    const next = statusAfter(row.status, action);
    if (next === 'unchanged' || next === 'already_decided') return { outcome: next, status: row.status };
    const isDecided = next !== 'PENDING';
    await saveApproval(tx.db, {
      ...row,
      status: next,
      reason: isDecided ? (reason ?? null) : null,
      decidedBy: isDecided ? ctx.actor.id : null,
      decidedAt: isDecided ? tx.now : null,
    });
    await record(tx, AUDIT_OF_ACTION[action], {
      subjectId: userId,
      details: { before: row.status, ...(reason ? { reason } : {}) },
    });
    await settle(tx, userId);
    if (isDecided) {
      const decision = { userId, decidedAt: tx.now.toISOString() };
      await tx.enqueue(tellOfDecision, decision, { startAfterSeconds: TOLD_AFTER_SECONDS });
    }
    return { outcome: 'done' as const, status: next };
  });

/** Tells a person what was decided, once, where it still stands. */
export async function tellDecided(
  ctx: Ctx,
  { userId, decidedAt }: { userId: string; decidedAt: string },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const row = await findApproval(tx.db, userId);
    if (row?.decidedAt?.toISOString() !== decidedAt) return;
    // Two workers with the same job come here one after the other.
    await holdApproval(tx.db, row.portal, userId);
    if (await wasTold(tx.db, userId, row.decidedAt)) return;
    if (row.status === 'APPROVED') await notify(tx, userId, 'account_approved', {});
    else {
      const kind = row.status === 'DECLINED' ? 'account_declined' : 'account_rejected';
      await notify(tx, userId, kind, { reason: row.reason ?? '' });
    }
  });
}

/** What the caller waits for. */
export async function ownApproval(ctx: SignedInCtx): Promise<OwnApproval> {
  const it = found(await findStanding(ctx.db, ctx.actor.id), 'approvals.not_found');
  const common = {
    contact_email: ctx.portal.contactEmail,
    usual_hours: null,
    can: { start_over: mayStartOver(it.standing) },
  };
  const isRefused = it.standing.approval === 'DECLINED' || it.standing.approval === 'REJECTED';
  if (it.join && it.join.outcome !== 'accepted' && !isRefused)
    return {
      ...common,
      waits_for: 'company',
      status: it.join.outcome === 'declined' ? 'DECLINED' : 'PENDING',
      reason: null,
      requested_at: it.join.createdAt.toISOString(),
      decided_at: it.join.decidedAt?.toISOString() ?? null,
      company_name: it.joinCompany,
    };
  const approval = found(it.approval, 'approvals.not_found');
  return {
    ...common,
    waits_for: 'portal',
    status: approval.status,
    reason: approval.reason,
    requested_at: approval.requestedAt.toISOString(),
    decided_at: approval.decidedAt?.toISOString() ?? null,
    company_name: null,
    usual_hours: approval.status === 'PENDING' ? await usualHours(ctx.db, ctx.portal.key) : null,
  };
}
