import crypto from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { ApprovalStatus } from '#contract/features/approvals.contract.ts';
import { approvals, auditEntries, companyJoinRequests, invitations, users } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type Chance, inTurn } from './random.ts';

/** Somebody new: an account, with a profile where it is a candidate's. Says its id. */
export type AddPerson = (person: {
  email: string;
  role: 'individual' | 'recruiter';
  companyId?: string;
  companyRole?: 'owner' | 'manager' | 'member';
  isLetIn?: boolean;
}) => Promise<string>;

const HOUR_MS = 3_600_000;

/** Who waits, was declined or rejected; those who were let in are people of the demo data already. */
const WAITING: readonly { email: string; status: ApprovalStatus; hours: number; reason?: string }[] = [
  { email: 'waiting@masar.demo', status: 'PENDING', hours: 3 },
  { email: 'waiting2@masar.demo', status: 'PENDING', hours: 6 },
  { email: 'waiting3@masar.demo', status: 'PENDING', hours: 20 },
  { email: 'waiting4@masar.demo', status: 'PENDING', hours: 31 },
  {
    email: 'declined@masar.demo',
    status: 'DECLINED',
    hours: 52,
    reason: 'Your resume names no employer and no dates. Please upload one that does.',
  },
  {
    email: 'rejected@masar.demo',
    status: 'REJECTED',
    hours: 75,
    reason: 'This is the second account of the same person. Please use the first one.',
  },
];
const LET_IN = 8;

/** Everyone at the door: accounts that wait for approval, a company's team with requests, and invitations. */
export async function addPeopleAtTheDoor(
  ctx: Ctx,
  chance: Chance,
  { companies, addPerson }: { companies: readonly { id: string }[]; addPerson: AddPerson },
): Promise<void> {
  const [admin, recruiter] = await Promise.all(
    ['admin@masar.demo', 'recruiter@masar.demo'].map((email) => idOf(ctx, email)),
  );
  if (!admin || !recruiter) return;
  await addApprovals(ctx, chance, admin, addPerson);
  const waiting = await addPerson({
    email: 'newcompany@masar.demo',
    role: 'recruiter',
    companyId: inTurn(companies, 1).id,
    companyRole: 'owner',
    isLetIn: false,
  });
  await addApproval(ctx, { userId: waiting, status: 'PENDING', hours: 9, admin });
  await addTeam(ctx, inTurn(companies, 0).id, recruiter, addPerson);
  await addInvitations(ctx, admin);
}

async function addApprovals(ctx: Ctx, chance: Chance, admin: string, addPerson: AddPerson) {
  for (const { email, ...facts } of WAITING) {
    const userId = await addPerson({ email, role: 'individual', isLetIn: false });
    await addApproval(ctx, { userId, ...facts, admin });
  }
  const emails = Array.from({ length: LET_IN }, (_, index) => `person${index + 1}@masar.demo`);
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.portal, ctx.portal.key), inArray(users.email, emails)));
  for (const { id } of rows) {
    const hours = chance.between(90, 300);
    await addApproval(ctx, { userId: id, status: 'APPROVED', hours, took: chance.between(2, 11), admin });
  }
}

/** What was asked some hours ago, and decided some hours later, with both in the audit log. */
async function addApproval(
  ctx: Ctx,
  it: {
    userId: string;
    status: ApprovalStatus;
    hours: number;
    took?: number;
    reason?: string;
    admin: string;
  },
): Promise<void> {
  const requestedAt = hoursAgo(ctx, it.hours);
  const isDecided = it.status !== 'PENDING';
  const decidedAt = isDecided ? hoursAgo(ctx, it.hours - (it.took ?? 5)) : null;
  const portal = ctx.portal.key;
  // They signed up before they asked.
  await ctx.db
    .update(users)
    .set({ createdAt: hoursAgo(ctx, it.hours + 1) })
    .where(eq(users.id, it.userId));
  await ctx.db.insert(approvals).values({
    userId: it.userId,
    portal,
    status: it.status,
    reason: it.reason ?? null,
    requestedAt,
    decidedBy: isDecided ? it.admin : null,
    decidedAt,
  });
  await ctx.db.insert(auditEntries).values({
    portal,
    actorId: it.userId,
    subjectId: it.userId,
    action: 'approval.requested',
    createdAt: requestedAt,
  });
  if (decidedAt)
    await ctx.db.insert(auditEntries).values({
      portal,
      actorId: it.admin,
      subjectId: it.userId,
      action: `approval.${it.status.toLowerCase()}`,
      details: { before: 'PENDING', ...(it.reason ? { reason: it.reason } : {}) },
      createdAt: decidedAt,
    });
}

async function addTeam(ctx: Ctx, companyId: string, owner: string, addPerson: AddPerson): Promise<void> {
  const of = { role: 'recruiter', companyId } as const;
  await addPerson({ ...of, email: 'manager@masar.demo', companyRole: 'manager' });
  await addPerson({ ...of, email: 'member@masar.demo', companyRole: 'member' });
  const asking = await addPerson({ role: 'recruiter', email: 'asking@masar.demo', isLetIn: false });
  await ctx.db.insert(companyJoinRequests).values({ companyId, userId: asking, createdAt: hoursAgo(ctx, 5) });
  const invited = { role: 'recruiter', companyId, by: owner } as const;
  await addInvitation(ctx, { ...invited, email: 'reem@masar.demo', companyRole: 'member', hours: 30 });
  await addInvitation(ctx, { ...invited, email: 'tariq@masar.demo', companyRole: 'manager', hours: 24 * 20 });
}

async function addInvitations(ctx: Ctx, admin: string): Promise<void> {
  const by = admin;
  await addInvitation(ctx, { by, role: 'institute', email: 'registrar@masar.demo', hours: 4 });
  await addInvitation(ctx, { by, role: 'talent manager', email: 'talents@masar.demo', hours: 24 * 16 });
  await addInvitation(ctx, {
    by,
    role: 'recruiter admin',
    email: 'deputy@masar.demo',
    hours: 50,
    revoked: 40,
  });
  const institute = await idOf(ctx, 'institute@masar.demo');
  await addInvitation(ctx, {
    by,
    role: 'institute',
    email: 'institute@masar.demo',
    hours: 24 * 30,
    ...(institute ? { acceptedBy: institute } : {}),
  });
}

const INVITATION_HOURS = 14 * 24;

async function addInvitation(
  ctx: Ctx,
  it: {
    email: string;
    role: 'recruiter' | 'recruiter admin' | 'talent manager' | 'institute';
    by: string;
    hours: number;
    companyId?: string;
    companyRole?: 'manager' | 'member';
    revoked?: number;
    acceptedBy?: string;
  },
): Promise<void> {
  await ctx.db.insert(invitations).values({
    portal: ctx.portal.key,
    email: it.email,
    role: it.role,
    companyId: it.companyId ?? null,
    companyRole: it.companyRole ?? null,
    // Nobody holds its link: it is sent again, which makes a new one.
    tokenHash: crypto.randomUUID(),
    invitedBy: it.by,
    createdAt: hoursAgo(ctx, it.hours),
    expiresAt: hoursAgo(ctx, it.hours - INVITATION_HOURS),
    acceptedAt: it.acceptedBy ? hoursAgo(ctx, it.hours - 7) : null,
    acceptedBy: it.acceptedBy ?? null,
    revokedAt: it.revoked ? hoursAgo(ctx, it.revoked) : null,
  });
}

async function idOf(ctx: Ctx, email: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.portal, ctx.portal.key), eq(users.email, email)));
  return row?.id ?? null;
}

/** When it was so many hours before the demo is made. */
export const hoursAgo = (ctx: Ctx, hours: number) => new Date(ctx.now.getTime() - hours * HOUR_MS);
