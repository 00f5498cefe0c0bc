import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { EmployeeLink } from '#contract/features/employees.contract.ts';
import { applications, companies, employees, internalJobs, jobs } from '#server/db/tables/index.ts';
import { containing, type Database } from '#server/platform/database.ts';
import type { EmployeeRow } from './employees.store.ts';

export interface EmployeeFilters {
  q: string;
  department: string;
  location: string;
  skill: string;
  link: EmployeeLink | 'all';
}

const LINKED: Record<EmployeeLink, SQL> = {
  none: sql`(${isNull(employees.userId)} and ${isNull(employees.invitedAt)})`,
  invited: sql`(${isNull(employees.userId)} and ${isNotNull(employees.invitedAt)})`,
  linked: isNotNull(employees.userId),
};

const within = (companyId: string, { q, department, location, skill, link }: EmployeeFilters) =>
  and(
    eq(employees.companyId, companyId),
    q
      ? or(
          ilike(employees.name, containing(q)),
          ilike(employees.email, containing(q)),
          ilike(employees.jobTitle, containing(q)),
        )
      : undefined,
    department ? eq(employees.department, department) : undefined,
    location ? eq(employees.location, location) : undefined,
    skill
      ? sql`exists (select 1 from jsonb_array_elements(${employees.skills}) as skill
          where skill->>'name' ilike ${containing(skill)})`
      : undefined,
    link === 'all' ? undefined : LINKED[link],
  );

const ORDERS = {
  name: [asc(sql`lower(${employees.name})`)],
  department: [sql`${employees.department} asc nulls last`, asc(sql`lower(${employees.name})`)],
  newest: [sql`${employees.startedOn} desc nulls last`, asc(sql`lower(${employees.name})`)],
  longest: [sql`${employees.startedOn} asc nulls last`, asc(sql`lower(${employees.name})`)],
} as const;

export async function listRows(
  db: Database,
  companyId: string,
  filters: EmployeeFilters,
  { sort, limit, offset }: { sort: keyof typeof ORDERS; limit: number; offset: number },
): Promise<{ rows: EmployeeRow[]; total: number }> {
  const where = within(companyId, filters);
  const rows = await db
    .select()
    .from(employees)
    .where(where)
    .orderBy(...ORDERS[sort], asc(employees.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(employees).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** What the company's people can be told apart by. */
export async function choicesOf(db: Database, companyId: string) {
  const named = async (column: typeof employees.department | typeof employees.location) => {
    const rows = await db
      .selectDistinct({ value: column })
      .from(employees)
      .where(and(eq(employees.companyId, companyId), isNotNull(column)))
      .orderBy(asc(column));
    return rows.flatMap(({ value }) => value ?? []);
  };
  return { departments: await named(employees.department), locations: await named(employees.location) };
}

/** When a job was sent to each of some people. */
export async function sentTo(
  db: Database,
  jobId: string,
  employeeIds: readonly string[],
): Promise<Map<string, Date>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await db
    .select({ id: internalJobs.employeeId, at: internalJobs.createdAt })
    .from(internalJobs)
    .where(and(eq(internalJobs.jobId, jobId), inArray(internalJobs.employeeId, [...employeeIds])));
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Published jobs within companies that were sent to a linked person, the newest first. */
export const jobsSentTo = (db: Database, userId: string, portal: string) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      location: jobs.location,
      company: companies.name,
      sentAt: internalJobs.createdAt,
      applicationId: applications.id,
    })
    .from(internalJobs)
    .innerJoin(employees, eq(employees.id, internalJobs.employeeId))
    .innerJoin(jobs, eq(jobs.id, internalJobs.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(applications, and(eq(applications.jobId, jobs.id), eq(applications.userId, userId)))
    .where(
      and(
        eq(employees.userId, userId),
        eq(employees.companyId, jobs.companyId),
        eq(jobs.portal, portal),
        eq(jobs.status, 'published'),
        eq(jobs.audience, 'employees'),
      ),
    )
    .orderBy(desc(internalJobs.createdAt), asc(jobs.id))
    .limit(100);
