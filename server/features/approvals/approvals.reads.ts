import { and, asc, count, desc, eq, gte, inArray, isNotNull, like, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  APPROVAL_STATUSES,
  APPROVED_ROLES,
  type ApprovalStatus,
} from '#contract/features/approvals.contract.ts';
import { recordOf } from '#contract/kernel/records.ts';
import {
  approvals,
  auditEntries,
  companies,
  companyJoinRequests,
  files,
  notifications,
  profiles,
  resumes,
  users,
} from '#server/db/tables/index.ts';
import { containing, type Database } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';
import type { Standing } from './approvals.policy.ts';

const decider = alias(users, 'decider');
/** The company a recruiter has, or the one they ask to join. */
const asked = alias(companies, 'asked');

const COLUMNS = {
  approval: approvals,
  user: users,
  headline: sql<string | null>`${profiles.personalDetails}->>'headline'`,
  company: companies,
  askedCompany: asked.name,
  deciderFirst: decider.firstName,
  deciderLast: decider.lastName,
};

const selectApprovals = (db: Database) =>
  db
    .select(COLUMNS)
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(companyJoinRequests, eq(companyJoinRequests.userId, users.id))
    .leftJoin(asked, eq(asked.id, companyJoinRequests.companyId))
    .leftJoin(decider, eq(decider.id, approvals.decidedBy));

export type ListedApproval = Awaited<ReturnType<typeof findListedApproval>> & object;

export async function findListedApproval(db: Database, portal: string, userId: string) {
  const [row] = await selectApprovals(db).where(
    and(eq(approvals.userId, userId), eq(approvals.portal, portal)),
  );
  return row ?? null;
}

interface Filter {
  portal: string;
  q: string;
  role?: (typeof APPROVED_ROLES)[number] | undefined;
}

function matching({ portal, q, role }: Filter) {
  const wanted = containing(q);
  return and(
    eq(approvals.portal, portal),
    inArray(users.role, role ? [role] : [...APPROVED_ROLES]),
    q
      ? or(
          sql`${users.firstName} || ' ' || ${users.lastName} ilike ${wanted}`,
          sql`${users.email} ilike ${wanted}`,
          sql`${companies.name} ilike ${wanted}`,
        )
      : undefined,
  );
}

/** A page of one status: who waits longest comes first, of the decided ones the latest. */
export async function listApprovalsOf(
  db: Database,
  filter: Filter & { status: ApprovalStatus },
  page: number,
  limit: number,
) {
  return selectApprovals(db)
    .where(and(matching(filter), eq(approvals.status, filter.status)))
    .orderBy(
      filter.status === 'PENDING' ? asc(approvals.requestedAt) : desc(approvals.decidedAt),
      asc(approvals.userId),
    )
    .limit(limit)
    .offset(offsetOf(page, limit));
}

export async function countApprovals(db: Database, filter: Filter): Promise<Record<ApprovalStatus, number>> {
  const rows = await db
    .select({ status: approvals.status, total: count() })
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(matching(filter))
    .groupBy(approvals.status);
  const totals = new Map(rows.map(({ status, total }) => [status, total]));
  return recordOf(APPROVAL_STATUSES, (status) => totals.get(status) ?? 0);
}

const HISTORY_MOST = 50;

/** Every request and decision of an account, latest first. */
export async function historyOf(db: Database, userId: string) {
  return db
    .select({
      action: auditEntries.action,
      details: auditEntries.details,
      at: auditEntries.createdAt,
      actorId: auditEntries.actorId,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subjectId, userId), like(auditEntries.action, 'approval.%')))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(HISTORY_MOST);
}

export async function latestResume(db: Database, userId: string) {
  const [row] = await db
    .select({ name: files.name, uploadedAt: resumes.createdAt, status: resumes.status })
    .from(resumes)
    .innerJoin(files, eq(files.id, resumes.fileId))
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.createdAt))
    .limit(1);
  return row ?? null;
}

/** What a person waits for, with the facts that their account needs to be placed by. */
export async function findStanding(db: Database, userId: string) {
  const [row] = await db
    .select({
      user: users,
      approval: approvals,
      join: companyJoinRequests,
      joinCompany: companies.name,
    })
    .from(users)
    .leftJoin(approvals, eq(approvals.userId, users.id))
    .leftJoin(companyJoinRequests, eq(companyJoinRequests.userId, users.id))
    .leftJoin(companies, eq(companies.id, companyJoinRequests.companyId))
    .where(eq(users.id, userId));
  if (!row) return null;
  const standing: Standing = {
    approval: row.approval?.status ?? null,
    join: row.join ? row.join.outcome : undefined,
  };
  return { ...row, standing };
}

const DECISIONS_LOOKED_AT = 50;
/** Fewer decisions say nothing of how long one takes. */
const DECISIONS_AT_LEAST = 5;

/** Hours that the portal's last decisions took, in the middle; null where there are too few. */
export async function usualHours(db: Database, portal: string): Promise<number | null> {
  const taken = sql<number>`extract(epoch from ${approvals.decidedAt} - ${approvals.requestedAt})::float8`;
  const rows = await db
    .select({ seconds: taken })
    .from(approvals)
    .where(and(eq(approvals.portal, portal), isNotNull(approvals.decidedAt), ne(approvals.status, 'PENDING')))
    .orderBy(desc(approvals.decidedAt))
    .limit(DECISIONS_LOOKED_AT);
  if (rows.length < DECISIONS_AT_LEAST) return null;
  const sorted = rows.map(({ seconds }) => seconds).toSorted((a, b) => a - b);
  // The one in the middle, or the two.
  const [lower = 0, upper = lower] = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return (lower + upper) / 2 / 3600;
}

/** Those who decide on a portal. */
export async function adminsOf(db: Database, portal: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.portal, portal), eq(users.role, 'recruiter admin'), eq(users.isAccountConfirmed, true)),
    );
  return rows.map(({ id }) => id);
}

const TOLD = ['account_approved', 'account_declined', 'account_rejected'] as const;

/** Whether the person was told of a decision since it was made. */
export async function wasTold(db: Database, userId: string, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        inArray(notifications.kind, [...TOLD]),
        gte(notifications.createdAt, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}
