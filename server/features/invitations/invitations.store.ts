import { and, count, desc, eq, gt, ilike, isNull, ne, sql } from 'drizzle-orm';
import { companies, invitations, users } from '#server/db/tables/index.ts';
import { containing, type Database, onlyRow } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** Invitations of a portal to its roles, or of a company to its team. */
export interface InvitationScope {
  portal: string;
  /** Null for those of the portal itself. */
  companyId: string | null;
}

const within = ({ portal, companyId }: InvitationScope) =>
  and(
    eq(invitations.portal, portal),
    companyId ? eq(invitations.companyId, companyId) : isNull(invitations.companyId),
  );

const isOpen = (now: Date) =>
  and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt), gt(invitations.expiresAt, now));

export async function insertInvitation(
  db: Database,
  invitation: typeof invitations.$inferInsert,
): Promise<InvitationRow> {
  return onlyRow(await db.insert(invitations).values(invitation).returning());
}

const named = { invitation: invitations, firstName: users.firstName, lastName: users.lastName };

export async function findInvitation(db: Database, scope: InvitationScope, id: string) {
  const [row] = await db
    .select(named)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.id, id), within(scope)));
  return row ?? null;
}

export async function findInvitationByToken(db: Database, tokenHash: string) {
  const [row] = await db
    .select({ ...named, companyName: companies.name })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .leftJoin(companies, eq(companies.id, invitations.companyId))
    .where(eq(invitations.tokenHash, tokenHash));
  return row ?? null;
}

/** Whether an address has an open invitation within the scope. */
export async function hasOpenInvitation(
  db: Database,
  scope: InvitationScope,
  email: string,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(within(scope), eq(invitations.email, email), isOpen(now)))
    .limit(1);
  return row !== undefined;
}

export async function countOpenInvitations(db: Database, scope: InvitationScope, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(invitations)
    .where(and(within(scope), isOpen(now)));
  return row?.total ?? 0;
}

interface Filter {
  status: 'open' | 'accepted' | 'expired' | 'revoked' | 'all';
  q: string;
  now: Date;
}

export async function listInvitationRows(
  db: Database,
  scope: InvitationScope,
  { status, q, now }: Filter,
  { page, limit }: { page: number; limit: number },
) {
  const where = and(
    within(scope),
    q ? ilike(invitations.email, containing(q)) : undefined,
    status === 'all' ? undefined : sql`${statusAt(now)} = ${status}`,
  );
  const [total] = await db.select({ total: count() }).from(invitations).where(where);
  const rows = await db
    .select(named)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(where)
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(limit)
    .offset(offsetOf(page, limit));
  return { rows, total: total?.total ?? 0 };
}

const statusAt = (now: Date) => sql`case
  when ${invitations.acceptedAt} is not null then 'accepted'
  when ${invitations.revokedAt} is not null then 'revoked'
  when ${invitations.expiresAt} <= ${now.toISOString()}::timestamptz then 'expired'
  else 'open' end`;

/** A new link for an invitation that nobody has taken up; null where there is none such. */
export async function renewInvitation(
  db: Database,
  id: string,
  link: { tokenHash: string; expiresAt: Date },
): Promise<InvitationRow | null> {
  const [row] = await db
    .update(invitations)
    .set(link)
    .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
    .returning();
  return row ?? null;
}

export async function markRevoked(db: Database, id: string, now: Date): Promise<InvitationRow | null> {
  const [row] = await db
    .update(invitations)
    .set({ revokedAt: now })
    .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
    .returning();
  return row ?? null;
}

/** Takes an open invitation up: one of two at the same moment gets it. */
export async function markAccepted(
  db: Database,
  tokenHash: string,
  userId: string,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await db
    .update(invitations)
    .set({ acceptedAt: now, acceptedBy: userId })
    .where(and(eq(invitations.tokenHash, tokenHash), isOpen(now)))
    .returning();
  return row ?? null;
}

/** Other open invitations of the address to the same: they are answered with this one. */
export async function revokeTwins(db: Database, taken: InvitationRow, now: Date): Promise<void> {
  await db
    .update(invitations)
    .set({ revokedAt: now })
    .where(
      and(
        within({ portal: taken.portal, companyId: taken.companyId }),
        eq(invitations.email, taken.email),
        ne(invitations.id, taken.id),
        isOpen(now),
      ),
    );
}
