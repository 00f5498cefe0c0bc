import { and, asc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { SystemScope } from '#contract/features/hiring-systems.contract.ts';
import {
  hiringSystemErasures,
  hiringSystemEvents,
  hiringSystemGrants,
  hiringSystemMessages,
  hiringSystemRecords,
  hiringSystems,
} from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export type SystemRow = typeof hiringSystems.$inferSelect;
export type RecordRow = typeof hiringSystemRecords.$inferSelect;
export type MessageRow = typeof hiringSystemMessages.$inferSelect;

export async function findSystem(db: Database, id: string): Promise<SystemRow | null> {
  const [row] = await db.select().from(hiringSystems).where(eq(hiringSystems.id, id));
  return row ?? null;
}

export async function findSystemOf(db: Database, companyId: string): Promise<SystemRow | null> {
  const [row] = await db.select().from(hiringSystems).where(eq(hiringSystems.companyId, companyId));
  return row ?? null;
}

/** Null where the company has one already. */
export async function insertSystem(
  db: Database,
  system: typeof hiringSystems.$inferInsert,
): Promise<SystemRow | null> {
  const [row] = await db.insert(hiringSystems).values(system).onConflictDoNothing().returning();
  return row ?? null;
}

export const updateSystem = (db: Database, id: string, changes: Partial<SystemRow>) =>
  db.update(hiringSystems).set(changes).where(eq(hiringSystems.id, id));

export const deleteSystem = (db: Database, id: string) =>
  db.delete(hiringSystems).where(eq(hiringSystems.id, id));

/** The system, which nobody else speaks with before a moment; null where somebody does already. */
export async function takeSystem(db: Database, id: string, until: Date): Promise<SystemRow | null> {
  const isFree = or(isNull(hiringSystems.workedUntil), lt(hiringSystems.workedUntil, sql`now()`));
  const [row] = await db
    .update(hiringSystems)
    .set({ workedUntil: until })
    .where(and(eq(hiringSystems.id, id), isFree))
    .returning();
  return row ?? null;
}

const isDue = (now: Date): SQL | undefined =>
  and(
    or(
      eq(hiringSystemRecords.state, 'waiting'),
      sql`${hiringSystemRecords.decision} is not null`,
      eq(hiringSystemRecords.isToRead, true),
    ),
    or(isNull(hiringSystemRecords.nextTryAt), lte(hiringSystemRecords.nextTryAt, now)),
  );

const MOST_DUE = 500;

/** Records for which something is to do, jobs first. */
export async function dueRecords(db: Database, systemId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: hiringSystemRecords.id })
    .from(hiringSystemRecords)
    .where(and(eq(hiringSystemRecords.systemId, systemId), isDue(now)))
    .orderBy(sql`${hiringSystemRecords.kind} = 'candidate'`, asc(hiringSystemRecords.createdAt))
    .limit(MOST_DUE);
  return rows.map(({ id }) => id);
}

/** Systems with something to do by now, or that were not asked for changes since a moment. */
export async function systemsAtWork(db: Database, now: Date, askedBefore: Date): Promise<string[]> {
  const hasDue = sql`exists (select from ${hiringSystemRecords}
    where ${hiringSystemRecords.systemId} = ${hiringSystems.id} and ${isDue(now)})`;
  const hasErasures = sql`exists (select from ${hiringSystemErasures}
    where ${hiringSystemErasures.systemId} = ${hiringSystems.id})`;
  const isToFollow = or(isNull(hiringSystems.followedAt), lt(hiringSystems.followedAt, askedBefore));
  const rows = await db
    .select({ id: hiringSystems.id })
    .from(hiringSystems)
    .where(
      and(
        or(isNull(hiringSystems.nextTryAt), lte(hiringSystems.nextTryAt, now)),
        or(hasDue, hasErasures, isToFollow),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function findRecord(db: Database, id: string): Promise<RecordRow | null> {
  const [row] = await db.select().from(hiringSystemRecords).where(eq(hiringSystemRecords.id, id));
  return row ?? null;
}

export async function findRecordOf(
  db: Database,
  systemId: string,
  jobId: string,
  userId: string | null,
): Promise<RecordRow | null> {
  const [row] = await db
    .select()
    .from(hiringSystemRecords)
    .where(
      and(
        eq(hiringSystemRecords.systemId, systemId),
        eq(hiringSystemRecords.jobId, jobId),
        userId === null ? isNull(hiringSystemRecords.userId) : eq(hiringSystemRecords.userId, userId),
      ),
    );
  return row ?? null;
}

/** Those that are there, or may be. */
export const recordsThere = (db: Database, systemId: string): Promise<RecordRow[]> =>
  db
    .select()
    .from(hiringSystemRecords)
    .where(and(eq(hiringSystemRecords.systemId, systemId), sql`${hiringSystemRecords.theirKey} is not null`));

export async function insertRecord(
  db: Database,
  record: typeof hiringSystemRecords.$inferInsert,
): Promise<RecordRow> {
  return onlyRow(await db.insert(hiringSystemRecords).values(record).returning());
}

export const updateRecord = (db: Database, id: string, changes: Partial<RecordRow>) =>
  db.update(hiringSystemRecords).set(changes).where(eq(hiringSystemRecords.id, id));

/** What these records say may be another now; says of which systems they are. */
export async function touchRecords(
  db: Database,
  { jobId, userId }: { jobId: string; userId?: string },
): Promise<string[]> {
  const rows = await db
    .update(hiringSystemRecords)
    .set({ state: 'waiting', nextTryAt: null, refusal: null })
    .where(
      and(
        eq(hiringSystemRecords.jobId, jobId),
        userId === undefined ? isNull(hiringSystemRecords.userId) : eq(hiringSystemRecords.userId, userId),
      ),
    )
    .returning({ systemId: hiringSystemRecords.systemId });
  return rows.map(({ systemId }) => systemId);
}

/** All of a system, as after another mapping. */
export const touchAll = (db: Database, systemId: string) =>
  db
    .update(hiringSystemRecords)
    .set({ state: 'waiting', nextTryAt: null, refusal: null })
    .where(and(eq(hiringSystemRecords.systemId, systemId), inArray(hiringSystemRecords.state, TOUCHED)));

const TOUCHED = ['waiting', 'agreed', 'refused'] as const;

/** Nothing waits for its time any more. */
export const hurry = (db: Database, systemId: string) =>
  db
    .update(hiringSystemRecords)
    .set({ nextTryAt: null })
    .where(
      and(eq(hiringSystemRecords.systemId, systemId), sql`${hiringSystemRecords.nextTryAt} is not null`),
    );

export const insertMessage = (db: Database, message: typeof hiringSystemMessages.$inferInsert) =>
  db.insert(hiringSystemMessages).values(message);

/** Whether an event is taken for the first time. */
export async function takeEvent(db: Database, systemId: string, eventId: string): Promise<boolean> {
  const rows = await db
    .insert(hiringSystemEvents)
    .values({ systemId, eventId })
    .onConflictDoNothing()
    .returning({ eventId: hiringSystemEvents.eventId });
  return rows.length > 0;
}

/** A record of this id, if it is one of the system, is read again. */
export const markToRead = (db: Database, systemId: string, id: string) =>
  db
    .update(hiringSystemRecords)
    .set({ isToRead: true, nextTryAt: null })
    .where(and(eq(hiringSystemRecords.systemId, systemId), eq(hiringSystemRecords.id, id)));

/** What is older goes. */
export async function forgetBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(hiringSystemMessages).where(lt(hiringSystemMessages.createdAt, moment));
  await db.delete(hiringSystemEvents).where(lt(hiringSystemEvents.createdAt, moment));
}

/** The records of a person who leaves become erasures; says of which systems they are. */
export async function eraseLater(db: Database, userId: string): Promise<string[]> {
  const isSent = sql`(${hiringSystemRecords.theirKey} is not null or ${hiringSystemRecords.attempts} <> '[]'::jsonb)`;
  const rows = await db
    .select()
    .from(hiringSystemRecords)
    .where(and(eq(hiringSystemRecords.userId, userId), isSent));
  for (const { id, systemId, jobRecordId, theirKey } of rows) {
    if (jobRecordId === null) continue;
    await db
      .insert(hiringSystemErasures)
      .values({ recordId: id, systemId, jobRecordId, theirKey })
      .onConflictDoNothing();
  }
  return [...new Set(rows.map(({ systemId }) => systemId))];
}

export const erasuresOf = (db: Database, systemId: string) =>
  db.select().from(hiringSystemErasures).where(eq(hiringSystemErasures.systemId, systemId));

export const deleteErasure = (db: Database, recordId: string) =>
  db.delete(hiringSystemErasures).where(eq(hiringSystemErasures.recordId, recordId));

export const grantsOf = (db: Database, companyId: string) =>
  db.select().from(hiringSystemGrants).where(eq(hiringSystemGrants.companyId, companyId));

export async function saveGrant(
  db: Database,
  grant: { companyId: string; userId: string; scope: SystemScope; grantedBy: string },
): Promise<void> {
  await db.insert(hiringSystemGrants).values(grant).onConflictDoNothing();
}

export const deleteGrant = (
  db: Database,
  { companyId, userId, scope }: { companyId: string; userId: string; scope: SystemScope },
) =>
  db
    .delete(hiringSystemGrants)
    .where(
      and(
        eq(hiringSystemGrants.companyId, companyId),
        eq(hiringSystemGrants.userId, userId),
        eq(hiringSystemGrants.scope, scope),
      ),
    );
