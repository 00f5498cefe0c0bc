import { and, asc, count, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { COMPANY_CHECK_STATES, type CompanyCheckState } from '#contract/features/company-checks.contract.ts';
import { recordOf } from '#contract/kernel/records.ts';
import { companies, companyChecks, users } from '#server/db/tables/index.ts';
import { containing, type Database } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';

/** The verified companies of a portal but one, as they are compared. */
export const verifiedBeside = (db: Database, portal: string, companyId: string) =>
  db
    .select({ id: companies.id, name: companies.name, domain: companies.domain })
    .from(companyChecks)
    .innerJoin(companies, eq(companies.id, companyChecks.companyId))
    .where(
      and(
        eq(companyChecks.portal, portal),
        eq(companyChecks.state, 'verified'),
        ne(companyChecks.companyId, companyId),
      ),
    )
    .orderBy(asc(companies.createdAt), asc(companies.id));

/** The people of a company who may change what it says, its owner first. */
export const leadersOf = (db: Database, companyId: string) =>
  db
    .select({
      id: users.id,
      email: users.email,
      role: users.companyRole,
      isConfirmed: users.isEmailConfirmed,
    })
    .from(users)
    .where(and(eq(users.companyId, companyId), ne(users.companyRole, 'member')))
    .orderBy(sql`${users.companyRole} = 'owner' desc`, asc(users.createdAt));

/** Everybody of a company. */
export async function teamOf(db: Database, companyId: string): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.companyId, companyId));
  return rows.map(({ id }) => id);
}

/** The admins of a portal. */
export async function adminsOf(db: Database, portal: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.portal, portal), eq(users.role, 'recruiter admin'), eq(users.isAccountConfirmed, true)),
    );
  return rows.map(({ id }) => id);
}

export async function nameOfCompany(db: Database, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, id));
  return row?.name ?? null;
}

const resembled = alias(companies, 'resembled');
const decider = alias(users, 'decider');
const owner = alias(users, 'owner');

/** Of a company that came before there were checks, or by an older version, there is no row. */
const STATE = sql<CompanyCheckState>`coalesce(${companyChecks.state}, 'unverified')`;

// Within a subquery drizzle would take a bare column for its own table's: so they are written out.
const MEMBERS = sql<number>`(select count(*)::int from users where users.company_id = companies.id)`;
const OPEN_JOBS = sql<number>`(select count(*)::int from jobs where jobs.company_id = companies.id and jobs.status = 'published')`;

const selectChecks = (db: Database) =>
  db
    .select({
      company: companies,
      check: companyChecks,
      state: STATE,
      resembled,
      owner,
      decider: { first: decider.firstName, last: decider.lastName },
      members: MEMBERS,
      openJobs: OPEN_JOBS,
    })
    .from(companies)
    .leftJoin(companyChecks, eq(companyChecks.companyId, companies.id))
    .leftJoin(resembled, eq(resembled.id, companyChecks.resemblesId))
    .leftJoin(owner, and(eq(owner.companyId, companies.id), eq(owner.companyRole, 'owner')))
    .leftJoin(decider, eq(decider.id, companyChecks.decidedBy));

export type ListedCheck = Awaited<ReturnType<typeof listChecks>>[number];

interface Filter {
  portal: string;
  q: string;
}

function matching({ portal, q }: Filter): SQL | undefined {
  const wanted = containing(q);
  return and(
    eq(companies.portal, portal),
    q
      ? or(
          sql`${companies.name} ilike ${wanted}`,
          sql`${companies.nameSought} ilike ${wanted}`,
          sql`${companies.domain} ilike ${wanted}`,
          sql`exists (select from users where users.company_id = ${companies.id} and users.email ilike ${wanted})`,
        )
      : undefined,
  );
}

/** A page of one state: of those that wait who waits longest comes first, of the decided ones the latest. */
export const listChecks = (
  db: Database,
  filter: Filter & { state: CompanyCheckState },
  page: number,
  limit: number,
) => {
  const at = sql`coalesce(${companyChecks.decidedAt}, ${companies.createdAt})`;
  const waits = filter.state === 'held' || filter.state === 'unverified';
  return selectChecks(db)
    .where(and(matching(filter), eq(STATE, filter.state)))
    .orderBy(waits ? asc(at) : desc(at), asc(companies.id))
    .limit(limit)
    .offset(offsetOf(page, limit));
};

export async function findListed(db: Database, portal: string, id: string): Promise<ListedCheck | null> {
  const [row] = await selectChecks(db).where(and(eq(companies.portal, portal), eq(companies.id, id)));
  return row ?? null;
}

export async function countChecks(db: Database, filter: Filter): Promise<Record<CompanyCheckState, number>> {
  const rows = await db
    .select({ state: STATE, total: count() })
    .from(companies)
    .leftJoin(companyChecks, eq(companyChecks.companyId, companies.id))
    .where(matching(filter))
    .groupBy(STATE);
  const totals = new Map(rows.map(({ state, total }) => [state, total]));
  return recordOf(COMPANY_CHECK_STATES, (state) => totals.get(state) ?? 0);
}
