import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { companies, employees, internalJobs } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export type EmployeeRow = typeof employees.$inferSelect;
export type NewEmployee = typeof employees.$inferInsert;

/** Rows written at a time: a statement has room for so many values. */
const BATCH = 500;

export async function countEmployees(db: Database, companyId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(employees).where(eq(employees.companyId, companyId));
  return row?.total ?? 0;
}

/** Nobody else adds employees to the company before this transaction has ended. */
export const holdEmployees = (db: Database, companyId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`employees:${companyId}`}, 0))`);

/** Null where the company has somebody with this address already. */
export async function insertEmployee(db: Database, employee: NewEmployee): Promise<EmployeeRow | null> {
  const [row] = await db.insert(employees).values(employee).onConflictDoNothing().returning();
  return row ?? null;
}

/** One of the company's people, whom nobody else changes before this transaction has ended. */
export async function lockEmployee(db: Database, companyId: string, id: string): Promise<EmployeeRow | null> {
  const [row] = await db
    .select()
    .from(employees)
    .where(and(eq(employees.id, id), eq(employees.companyId, companyId)))
    .for('update');
  return row ?? null;
}

export async function updateEmployee(
  db: Database,
  id: string,
  changes: Partial<Omit<NewEmployee, 'id' | 'companyId'>>,
): Promise<EmployeeRow> {
  return onlyRow(await db.update(employees).set(changes).where(eq(employees.id, id)).returning());
}

export async function isTaken(db: Database, companyId: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.email, email)));
  return rows.length > 0;
}

export const deleteEmployeeRow = (db: Database, id: string) =>
  db.delete(employees).where(eq(employees.id, id));

/** Everybody of the company, by address. */
export async function employeesByEmail(db: Database, companyId: string): Promise<Map<string, EmployeeRow>> {
  const rows = await db.select().from(employees).where(eq(employees.companyId, companyId));
  return new Map(rows.map((row) => [row.email, row]));
}

/** Writes people down; those whose address the company knows are changed to what is said now. */
export async function upsertEmployees(db: Database, rows: readonly NewEmployee[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await db
      .insert(employees)
      .values(rows.slice(from, from + BATCH))
      .onConflictDoUpdate({
        target: [employees.companyId, employees.email],
        set: {
          name: sql`excluded.name`,
          jobTitle: sql`excluded.job_title`,
          department: sql`excluded.department`,
          location: sql`excluded.location`,
          startedOn: sql`excluded.started_on`,
          skills: sql`excluded.skills`,
          updatedAt: sql`excluded.updated_at`,
        },
      });
}

/** An employee whom a link is about, with the company. */
export async function findWithCompany(db: Database, id: string) {
  const [row] = await db
    .select({ employee: employees, company: companies })
    .from(employees)
    .innerJoin(companies, eq(companies.id, employees.companyId))
    .where(eq(employees.id, id));
  return row ?? null;
}

/** Links that the person has said yes to. */
export const linksOf = (db: Database, userId: string) =>
  db
    .select({ employee: employees, company: companies })
    .from(employees)
    .innerJoin(companies, eq(companies.id, employees.companyId))
    .where(eq(employees.userId, userId))
    .orderBy(companies.name);

export const findChosen = (
  db: Database,
  companyId: string,
  { ids, department }: { ids: readonly string[]; department: string | undefined },
): Promise<EmployeeRow[]> =>
  db
    .select()
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        department && ids.length > 0
          ? sql`(${employees.department} = ${department} or ${inArray(employees.id, [...ids])})`
          : department
            ? eq(employees.department, department)
            : inArray(employees.id, [...ids]),
      ),
    )
    .orderBy(employees.name, employees.id);

/** Those whom the job was not sent to before. */
export async function insertSendings(
  db: Database,
  rows: readonly (typeof internalJobs.$inferInsert)[],
): Promise<ReadonlySet<string>> {
  const sent = new Set<string>();
  for (let from = 0; from < rows.length; from += BATCH) {
    const inserted = await db
      .insert(internalJobs)
      .values(rows.slice(from, from + BATCH))
      .onConflictDoNothing()
      .returning({ id: internalJobs.employeeId });
    for (const { id } of inserted) sent.add(id);
  }
  return sent;
}
