import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { companies, companyJoinRequests, jobs, users } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

const RANK = sql`case ${users.companyRole} when 'owner' then 0 when 'manager' then 1 else 2 end`;

/** The people of a company, the owner first. */
export async function membersOf(db: Database, companyId: string) {
  return db
    .select()
    .from(users)
    .where(eq(users.companyId, companyId))
    .orderBy(RANK, asc(users.firstName), asc(users.lastName), asc(users.id));
}

/** One of a company's people, held until the transaction ends. */
export async function holdMember(db: Database, companyId: string, userId: string) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.companyId, companyId)))
    .for('update');
  return row ?? null;
}

/** Who asks to join and was not answered, the longest waiting first. */
export async function openRequestsOf(db: Database, companyId: string) {
  return db
    .select({ request: companyJoinRequests, user: users })
    .from(companyJoinRequests)
    .innerJoin(users, eq(users.id, companyJoinRequests.userId))
    .where(and(eq(companyJoinRequests.companyId, companyId), isNull(companyJoinRequests.outcome)))
    .orderBy(asc(companyJoinRequests.createdAt));
}

export async function companyNameOf(db: Database, companyId: string): Promise<string> {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  return row?.name ?? '';
}

/** What an owner would leave behind: other people, and published jobs. */
export async function leftBehindBy(db: Database, companyId: string, userId: string) {
  const [people] = await db
    .select({ total: count() })
    .from(users)
    .where(and(eq(users.companyId, companyId), ne(users.id, userId)));
  const [published] = await db
    .select({ total: count() })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.status, 'published')));
  return { people: people?.total ?? 0, jobs: published?.total ?? 0 };
}

export async function findUser(db: Database, userId: string) {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row ?? null;
}
