import { and, asc, count, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { CompanyRole } from '#contract/features/companies.contract.ts';
import { companies, users } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { containing, type Database } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';
import { soughtName } from './companies.sameness.ts';

/** What a person may do in their company: the company's id and their role, which a former member has neither of. */
export async function findMembership(
  db: Database,
  userId: string,
): Promise<{ companyId: string; role: CompanyRole } | null> {
  const [row] = await db
    .select({ companyId: users.companyId, role: users.companyRole })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.companyId)));
  return row?.companyId ? { companyId: row.companyId, role: row.role ?? 'member' } : null;
}

const MOST_NAMESAKES = 40;

/** Companies of these domains, and those whose names are near enough to be compared. */
export async function findCompaniesLike(
  db: Database,
  portal: string,
  { domains, name }: { domains: readonly string[]; name: string },
) {
  // A database of the C locale knows trigrams of Latin letters only: Arabic names are found by their words.
  const near: SQL = sql`(${companies.nameSought} % ${name} or ${companies.nameSought} like ${containing(name)})`;
  // A bare constant is nothing that PostgreSQL sorts by.
  const ofDomain =
    domains.length > 0 ? sql`coalesce(${companies.domain} in ${[...domains]}, false)` : sql`(1 = 0)`;
  return db
    .select({ company: companies, members: membersOf, isVerified: isVerifiedOf })
    .from(companies)
    .where(and(eq(companies.portal, portal), or(ofDomain, near)))
    .orderBy(
      sql`${ofDomain} desc`,
      sql`similarity(${companies.nameSought}, ${name}) desc`,
      sql`length(${companies.nameSought})`,
      asc(companies.id),
    )
    .limit(MOST_NAMESAKES);
}

// Within a query of one table drizzle names columns bare, which a subquery would take for its own: so they are written out.
const membersOf = sql<number>`(select count(*)::int from users where users.company_id = companies.id)`;
const openJobsOf = sql<number>`(select count(*)::int from jobs where jobs.company_id = companies.id and jobs.status = 'published' and jobs.audience = 'portal')`;

const isVerifiedOf = sql<boolean>`exists (select from company_checks where company_checks.company_id = companies.id and company_checks.state = 'verified')`;

/** A company of a portal with how many of its jobs are open. */
export async function findWithOpenJobs(db: Database, portal: string, id: string) {
  const [row] = await db
    .select({ company: companies, openJobs: openJobsOf, isVerified: isVerifiedOf })
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.portal, portal)));
  return row ?? null;
}

interface Filter {
  portal: string;
  q: string;
  industry: string;
}

export async function listCompaniesOf(db: Database, filter: Filter, page: number, limit: number) {
  const where = and(
    eq(companies.portal, filter.portal),
    filter.q
      ? or(
          sql`${companies.name} ilike ${containing(filter.q)}`,
          sql`${companies.nameSought} ilike ${containing(filter.q)}`,
          sql`${companies.location} ilike ${containing(filter.q)}`,
        )
      : undefined,
    filter.industry ? eq(companies.industry, filter.industry) : undefined,
  );
  const [total] = await db.select({ total: count() }).from(companies).where(where);
  const rows = await db
    .select({
      company: companies,
      openJobs: openJobsOf,
    })
    .from(companies)
    .where(where)
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(limit)
    .offset(offsetOf(page, limit));
  return { rows, total: total?.total ?? 0 };
}

/** The company of the portal that a text names, the longest name where it holds several. */
export async function companyNamedIn(
  { db, portal }: Pick<Ctx, 'db' | 'portal'>,
  text: string,
): Promise<{ id: string; name: string } | null> {
  const words = ` ${soughtName(text.replace(/[’']s\b/gu, '').replace(/[^\p{L}\p{M}\p{N}&.]+/gu, ' '))} `;
  const [row] = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(
      and(
        eq(companies.portal, portal.key),
        sql`char_length(${companies.nameSought}) >= 4`,
        sql`strpos(${words}, ' ' || ${companies.nameSought} || ' ') > 0`,
      ),
    )
    .orderBy(sql`char_length(${companies.nameSought}) desc`, asc(companies.id))
    .limit(1);
  return row ?? null;
}
