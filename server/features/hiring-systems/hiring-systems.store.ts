import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { SystemScope, SystemVendor } from '#contract/features/hiring-systems.contract.ts';
import {
  hiringSystemErasures,
  hiringSystemEvents,
  hiringSystemGrants,
  hiringSystemMessages,
  hiringSystemRecords,
  hiringSystems,
} from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';
import { GONE_REFUSALS } from './hiring-systems.port.ts';

export type SystemRow = typeof hiringSystems.$inferSelect;
export type RecordRow = typeof hiringSystemRecords.$inferSelect;
export type MessageRow = typeof hiringSystemMessages.$inferSelect;

export async function findSystem(db: Database, id: string): Promise<SystemRow | null> {
  const [row] = await db.select().from(hiringSystems).where(eq(hiringSystems.id, id));
  return row ?? null;
}

export async function findSystemOf(db: Database, companyId: string): Promise<SystemRow | null> {
  const isConnected = isNull(hiringSystems.disconnectedAt);
  const [row] = await db
    .select()
    .from(hiringSystems)
    .where(and(eq(hiringSystems.companyId, companyId), isConnected));
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

/** Of a line of which nothing bad is known. */
export const NO_FAULT = { fault: null, faultSince: null, tries: 0, nextTryAt: null } as const;

export const updateSystem = (db: Database, id: string, changes: Partial<SystemRow>) =>
  db.update(hiringSystems).set(changes).where(eq(hiringSystems.id, id));

export const deleteSystem = (db: Database, id: string) =>
  db.delete(hiringSystems).where(eq(hiringSystems.id, id));

/** Only what it takes to send the deletions that are owed stays: its address and its sealed key. */
export async function retireSystem(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(hiringSystems)
    .set({
      disconnectedAt: now,
      sealedSigningSecret: null,
      connectedBy: null,
      cursor: null,
      ...NO_FAULT,
    })
    .where(eq(hiringSystems.id, id));
  await db.delete(hiringSystemRecords).where(eq(hiringSystemRecords.systemId, id));
  await db.delete(hiringSystemMessages).where(eq(hiringSystemMessages.systemId, id));
  await db.delete(hiringSystemEvents).where(eq(hiringSystemEvents.systemId, id));
}

/** Systems that were disconnected before a moment go, with what they still owe. */
export const deleteRetired = (db: Database, before: Date) =>
  db.delete(hiringSystems).where(lt(hiringSystems.disconnectedAt, before));

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

/** Systems with something to do by now, or that it is time to ask for changes; of one alone where it is named. */
export async function systemsAtWork(
  db: Database,
  now: Date,
  askedBefore: Readonly<Record<SystemVendor, Date>>,
  systemId?: string,
): Promise<string[]> {
  const hasDue = sql`exists (select from ${hiringSystemRecords}
    where ${hiringSystemRecords.systemId} = ${hiringSystems.id} and ${isDue(now)})`;
  const hasErasures = sql`exists (select from ${hiringSystemErasures}
    where ${hiringSystemErasures.systemId} = ${hiringSystems.id} and ${isErasureDue(now)})`;
  const isToFollow = and(
    isNull(hiringSystems.disconnectedAt),
    or(
      isNull(hiringSystems.followedAt),
      ...Object.entries(askedBefore).map(([vendor, moment]) =>
        and(eq(hiringSystems.vendor, vendor as SystemVendor), lt(hiringSystems.followedAt, moment)),
      ),
    ),
  );
  const rows = await db
    .select({ id: hiringSystems.id })
    .from(hiringSystems)
    .where(
      and(
        systemId === undefined ? undefined : eq(hiringSystems.id, systemId),
        or(isNull(hiringSystems.nextTryAt), lte(hiringSystems.nextTryAt, now)),
        or(hasDue, hasErasures, isToFollow),
      ),
    );
  return rows.map(({ id }) => id);
}

/** When the first record or deletion that waits for its time is due; null where none does. */
export async function nextDueAt(db: Database, systemId: string, now: Date): Promise<Date | null> {
  const soonest = (table: typeof hiringSystemRecords | typeof hiringSystemErasures) =>
    db
      .select({ at: min(table.nextTryAt) })
      .from(table)
      .where(and(eq(table.systemId, systemId), gt(table.nextTryAt, now)));
  const found = [...(await soonest(hiringSystemRecords)), ...(await soonest(hiringSystemErasures))];
  const moments = found.flatMap(({ at }) => at ?? []);
  return moments.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
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

/** The candidates that were sent for the job of a record. */
export async function candidateRecordsOf(db: Database, jobRecordId: string): Promise<string[]> {
  const rows = await db
    .select({ id: hiringSystemRecords.id })
    .from(hiringSystemRecords)
    .where(eq(hiringSystemRecords.jobRecordId, jobRecordId));
  return rows.map(({ id }) => id);
}

export async function insertRecord(
  db: Database,
  record: typeof hiringSystemRecords.$inferInsert,
): Promise<RecordRow> {
  return onlyRow(await db.insert(hiringSystemRecords).values(record).returning());
}

export const updateRecord = (db: Database, id: string, changes: Partial<RecordRow>) =>
  db.update(hiringSystemRecords).set(changes).where(eq(hiringSystemRecords.id, id));

/** What was deleted there is made anew by a person alone, and stays as it is whatever changes here. */
const isNotGone = or(
  isNull(hiringSystemRecords.refusal),
  notInArray(hiringSystemRecords.refusal, [...GONE_REFUSALS]),
);

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
        isNotGone,
      ),
    )
    .returning({ systemId: hiringSystemRecords.systemId });
  return rows.map(({ systemId }) => systemId);
}

/**
 * All of a system after another mapping, also stages that were not followed by the former one. What was refused stays so
 * until somebody sends it again.
 */
export const touchAll = (db: Database, systemId: string) =>
  db
    .update(hiringSystemRecords)
    .set({ state: 'waiting', nextTryAt: null, agreed: sql`${hiringSystemRecords.agreed} - 'unfollowed'` })
    .where(and(eq(hiringSystemRecords.systemId, systemId), inArray(hiringSystemRecords.state, TOUCHED)));

const TOUCHED = ['waiting', 'agreed', 'conflict'] as const;

/** Nothing waits for its time any more. */
export async function hurry(db: Database, systemId: string): Promise<void> {
  for (const table of [hiringSystemRecords, hiringSystemErasures])
    await db
      .update(table)
      .set({ nextTryAt: null })
      .where(and(eq(table.systemId, systemId), isNotNull(table.nextTryAt)));
}

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
  // Also where it was deleted there: who deleted a job may have kept its candidates.
  const isSent = sql`(${hiringSystemRecords.theirKey} is not null or ${hiringSystemRecords.sentAt} is not null
    or ${hiringSystemRecords.attempts} <> '[]'::jsonb)`;
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

/** How many deletions a hiring system still owes. */
export const erasuresOwed = (db: Database, systemId: string): Promise<number> =>
  db.$count(hiringSystemErasures, eq(hiringSystemErasures.systemId, systemId));

const isErasureDue = (now: Date): SQL | undefined =>
  or(isNull(hiringSystemErasures.nextTryAt), lte(hiringSystemErasures.nextTryAt, now));

export type ErasureRow = typeof hiringSystemErasures.$inferSelect;

export const dueErasures = (db: Database, systemId: string, now: Date): Promise<ErasureRow[]> =>
  db
    .select()
    .from(hiringSystemErasures)
    .where(and(eq(hiringSystemErasures.systemId, systemId), isErasureDue(now)));

export const updateErasure = (db: Database, recordId: string, changes: Partial<ErasureRow>) =>
  db.update(hiringSystemErasures).set(changes).where(eq(hiringSystemErasures.recordId, recordId));

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
