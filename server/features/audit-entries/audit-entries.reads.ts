import { and, count, desc, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditFilter, AuditKind } from '#contract/features/audit-entries.contract.ts';
import { isOutOfSight } from '#server/db/findable.ts';
import { auditEntries, companies, jobs, users } from '#server/db/tables/index.ts';
import { actionsWhere } from '#server/platform/audit-actions.ts';
import { containing, type Database } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');

type People = typeof actors | typeof subjects;

const personOf = (table: People) => ({
  id: table.id,
  first: table.firstName,
  last: table.lastName,
  email: table.email,
});

const selectEntries = (db: Database) =>
  db
    .select({ entry: auditEntries, actor: personOf(actors), subject: personOf(subjects) })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.actorId))
    .leftJoin(subjects, eq(subjects.id, auditEntries.subjectId));

export type FoundEntry = Awaited<ReturnType<typeof selectEntries>>[number];

/** What a person did and what was done to them, in their portal. */
export const ofPerson = (portal: string, userId: string): SQL | undefined =>
  and(
    eq(auditEntries.portal, portal),
    or(
      eq(auditEntries.actorId, userId),
      and(
        eq(auditEntries.subjectId, userId),
        notInArray(
          auditEntries.action,
          actionsWhere(({ isUntold = false }) => isUntold),
        ),
      ),
    ),
  );

/** The entries of a portal that a filter lets through. */
export function ofPortal(portal: string, filter: AuditFilter): SQL | undefined {
  const wanted = containing(filter.q);
  return and(
    eq(auditEntries.portal, portal),
    filter.kind && isOfKind(filter.kind),
    filter.actor_id ? eq(auditEntries.actorId, filter.actor_id) : undefined,
    filter.subject_id ? eq(auditEntries.subjectId, filter.subject_id) : undefined,
    filter.from ? gte(auditEntries.createdAt, new Date(filter.from)) : undefined,
    filter.to ? lt(auditEntries.createdAt, new Date(filter.to)) : undefined,
    filter.q ? or(isNamed(actors, wanted), isNamed(subjects, wanted)) : undefined,
  );
}

/** What another version wrote counts as the portal's: nothing is in no kind. */
export const KIND_OF_UNKNOWN: AuditKind = 'portal';

const isOfKind = (wanted: AuditKind) =>
  wanted === KIND_OF_UNKNOWN
    ? notInArray(
        auditEntries.action,
        actionsWhere(({ kind }) => kind !== wanted),
      )
    : inArray(
        auditEntries.action,
        actionsWhere(({ kind }) => kind === wanted),
      );

const isNamed = (table: People, wanted: string) =>
  or(
    sql`${table.firstName} || ' ' || ${table.lastName} ilike ${wanted}`,
    sql`${table.email} ilike ${wanted}`,
  );

export async function listEntries(
  db: Database,
  where: SQL | undefined,
  page: number,
  limit: number,
): Promise<{ rows: FoundEntry[]; total: number }> {
  const rows = await selectEntries(db)
    .where(where)
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limit)
    .offset(offsetOf(page, limit));
  const [counted] = await db
    .select({ total: count() })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.actorId))
    .leftJoin(subjects, eq(subjects.id, auditEntries.subjectId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** The next entries after one, in the same order: for going through all of them. */
export async function entriesAfter(
  db: Database,
  where: SQL | undefined,
  last: { createdAt: Date; id: string } | null,
  limit: number,
): Promise<FoundEntry[]> {
  // A moment of JavaScript has fewer digits than one of the database: the row says itself where it stands.
  const after =
    last &&
    sql`(${auditEntries.createdAt}, ${auditEntries.id}) < (select created_at, id from audit_entries where id = ${last.id})`;
  return selectEntries(db)
    .where(and(where, after ?? undefined))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limit);
}

/** Of some people those whom a company must not be told of. */
export async function outOfSightAmong(
  db: Database,
  companyId: string | null,
  ids: readonly string[],
): Promise<Set<string>> {
  if (companyId === null || ids.length === 0) return new Set();
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isOutOfSight(companyId, users.id)));
  return new Set(rows.map(({ id }) => id));
}

export async function titlesOfJobs(db: Database, portal: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.portal, portal), inArray(jobs.id, [...ids])));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export async function namesOfCompanies(db: Database, portal: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.portal, portal), inArray(companies.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
