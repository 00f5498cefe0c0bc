import { and, count, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { isOneOf } from '#server/db/among.ts';
import { talentAdditionRows, talentAdditions, talentPeople, users } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';
import type { TalentPerson } from './talent-managers.store.ts';

const isJoined = eq(talentPeople.status, 'joined');

/** Accounts of some addresses of a portal. */
export const accountsOf = (db: Database, portal: string, emails: readonly string[]) =>
  db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      language: users.language,
      isIn: sql<boolean>`${users.isEmailConfirmed} and ${users.isOnboardingCompleted}`,
    })
    .from(users)
    .where(and(eq(users.portal, portal), sql`${users.email} = any(${sql.param([...emails])}::text[])`));

/** Who asks: the name under which people know a manager. */
export async function nameOfUser(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: sql<string>`trim(concat(${users.firstName}, ' ', ${users.lastName}))` })
    .from(users)
    .where(eq(users.id, userId));
  return row?.name ?? null;
}

/** Talent managers who look after an account or ask to. */
export const managersOf = (db: Database, userId: string, now: Date) =>
  db
    .select({
      person: talentPeople,
      manager: sql<string>`trim(concat(${users.firstName}, ' ', ${users.lastName}))`,
    })
    .from(talentPeople)
    .innerJoin(users, eq(users.id, talentPeople.managerId))
    .where(
      and(
        eq(talentPeople.userId, userId),
        or(isJoined, and(eq(talentPeople.status, 'asked'), gt(talentPeople.expiresAt, now))),
      ),
    )
    .orderBy(desc(talentPeople.invitedAt));

/** An invitation by mail that is open and meant for the address of an account which is a candidate's. */
export async function invitationsFor(db: Database, userId: string, now: Date): Promise<TalentPerson[]> {
  const rows = await db
    .select({ person: talentPeople })
    .from(talentPeople)
    .innerJoin(users, and(eq(users.portal, talentPeople.portal), eq(users.email, talentPeople.email)))
    .where(
      and(
        eq(users.id, userId),
        eq(users.role, 'individual'),
        eq(users.isEmailConfirmed, true),
        eq(talentPeople.status, 'invited'),
        gt(talentPeople.expiresAt, now),
      ),
    );
  return rows.map(({ person }) => person);
}

/** The open invitation of an address that brings a resume. */
export async function resumeOffered(db: Database, portal: string, email: string, now: Date) {
  const [row] = await db
    .select()
    .from(talentPeople)
    .where(
      and(
        eq(talentPeople.portal, portal),
        eq(talentPeople.email, email),
        inArray(talentPeople.status, ['invited', 'asked']),
        gt(talentPeople.expiresAt, now),
        sql`${talentPeople.resumeFileId} is not null`,
      ),
    );
  return row ?? null;
}

/** Rows of somebody's additions that could not be read, and the latest addition that has some. */
export async function unreadableRows(db: Database, addedBy: string) {
  const rows = await db
    .select({ id: talentAdditions.id, rows: sql<number>`count(*)::int` })
    .from(talentAdditionRows)
    .innerJoin(talentAdditions, eq(talentAdditions.id, talentAdditionRows.additionId))
    .where(and(eq(talentAdditions.addedBy, addedBy), eq(talentAdditionRows.outcome, 'unreadable')))
    .groupBy(talentAdditions.id)
    .orderBy(desc(talentAdditions.createdAt));
  return { total: rows.reduce((sum, { rows: some }) => sum + some, 0), latest: rows[0]?.id ?? null };
}

/** The rows of an addition that came to something, a page of them. */
export async function rowsOfAddition(
  db: Database,
  { additionId, outcome }: { additionId: string; outcome: string },
  { page, limit }: { page: number; limit: number },
) {
  const where = and(
    eq(talentAdditionRows.additionId, additionId),
    outcome === 'all' ? undefined : sql`${talentAdditionRows.outcome} = ${outcome}`,
  );
  const [total] = await db.select({ total: count() }).from(talentAdditionRows).where(where);
  const rows = await db
    .select()
    .from(talentAdditionRows)
    .where(where)
    .orderBy(talentAdditionRows.row)
    .limit(limit)
    .offset(offsetOf(page, limit));
  return { rows, total: total?.total ?? 0 };
}

/** Of some people of a manager's those who joined, with their accounts. */
export const joinedAmong = (db: Database, managerId: string, ids: readonly string[]) =>
  db
    .select({ id: talentPeople.id, userId: users.id })
    .from(talentPeople)
    .innerJoin(users, eq(users.id, talentPeople.userId))
    .where(and(eq(talentPeople.managerId, managerId), isJoined, isOneOf(talentPeople.id, ids)));

/** Who adds people, and in which role. */
export async function adderOf(db: Database, userId: string) {
  const [row] = await db
    .select({
      role: users.role,
      name: sql<string>`trim(concat(${users.firstName}, ' ', ${users.lastName}))`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}
