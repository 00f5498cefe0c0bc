import type { z } from 'zod';
import type {
  ApprovalAction,
  ApprovalDetails,
  ApprovalRow,
  ApprovalStatus,
  listApprovals,
} from '#contract/features/approvals.contract.ts';
import { namesOf } from '#contract/kernel/records.ts';
import { presentCompany } from '#server/features/companies/index.ts';
import { findProfile, presentProfile } from '#server/features/profiles/index.ts';
import type { AuditAction } from '#server/platform/audit-actions.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { found } from '#server/platform/refusals.ts';
import {
  countApprovals,
  findListedApproval,
  historyOf,
  type ListedApproval,
  latestResume,
  listApprovalsOf,
} from './approvals.reads.ts';

export async function listOfPortal(ctx: SignedInCtx, query: z.output<typeof listApprovals.query>) {
  const { status, q, role, page, limit } = query;
  const filter = { portal: ctx.portal.key, q, role };
  const counts = await countApprovals(ctx.db, filter);
  const rows = await listApprovalsOf(ctx.db, { ...filter, status }, page, limit);
  return { results: rows.map(presentRow), total: counts[status], page, limit, counts };
}

export async function getOne(ctx: SignedInCtx, userId: string): Promise<z.input<typeof ApprovalDetails>> {
  const row = found(await findListedApproval(ctx.db, ctx.portal.key, userId), 'approvals.not_found');
  const profile = row.user.role === 'individual' ? await findProfile(ctx.db, userId) : null;
  const resume = await latestResume(ctx.db, userId);
  const history = await historyOf(ctx.db, userId);
  return {
    ...presentRow(row),
    registered_at: row.user.createdAt.toISOString(),
    profile: profile && sharedWithAdmin(profile),
    resume: resume && {
      name: resume.name,
      uploaded_at: resume.uploadedAt.toISOString(),
      status: resume.status,
    },
    company: row.company && presentCompany(row.company),
    history: history.map((entry) => ({
      action: ACTION_OF_AUDIT[entry.action] ?? 'REQUESTED',
      reason: typeof entry.details.reason === 'string' ? entry.details.reason : null,
      by: entry.actorId === userId ? null : nameOf(entry),
      at: entry.at.toISOString(),
    })),
  };
}

export const AUDIT_OF_ACTION: Record<ApprovalAction, AuditAction> = {
  APPROVED: 'approval.approved',
  DECLINED: 'approval.declined',
  REJECTED: 'approval.rejected',
  UNDO: 'approval.undone',
};

const ACTION_OF_AUDIT: Readonly<Record<string, ApprovalAction | 'REQUESTED'>> = {
  'approval.requested': 'REQUESTED',
  ...Object.fromEntries(namesOf(AUDIT_OF_ACTION).map((action) => [AUDIT_OF_ACTION[action], action])),
};

function presentRow(row: ListedApproval): ApprovalRow {
  const { approval, user } = row;
  const about = user.role === 'individual' ? row.headline : (row.company?.name ?? row.askedCompany);
  return {
    id: user.id,
    name: nameOf(user) ?? '',
    email: user.email,
    avatar: user.avatarFileId,
    role_name: user.role === 'individual' ? 'individual' : 'recruiter',
    about: about ?? null,
    status: approval.status satisfies ApprovalStatus,
    reason: approval.reason,
    requested_at: approval.requestedAt.toISOString(),
    decided_at: approval.decidedAt?.toISOString() ?? null,
    decided_by: nameOf({ firstName: row.deciderFirst, lastName: row.deciderLast }),
  };
}

function nameOf({ firstName, lastName }: { firstName: string | null; lastName: string | null }) {
  return firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim();
}

/** An admin decides by what the person said of themselves, contacts included. */
function sharedWithAdmin(row: NonNullable<Awaited<ReturnType<typeof findProfile>>>) {
  const { next_steps: _, version: __, score: ___, ...profile } = presentProfile(row);
  return { ...profile, contacts_shared: true };
}
