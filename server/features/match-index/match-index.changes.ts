import { hash } from 'node:crypto';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { matchRemovals } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';
import { readRows } from '#server/platform/rows.ts';
import { settingMadeOnce } from '#server/platform/settings.ts';
import { text, yesOrNo } from '#server/platform/shapes.ts';

/** Notifications that something of a portal changed; the payload is its key. Sent by triggers (the first migration). */
export const CHANGES_CHANNEL = 'match_changes';

/** Before all changes. */
export const BEGINNING = '0';

export interface Removal {
  kind: string;
  /** Of a job its id, of a person the digest of theirs: who deletes their account is named nowhere any more. */
  id: string;
  changed: string;
}

/**
 * A moment of the database: a transaction number below which all had ended when it was taken (`pg_snapshot_xmin`). What
 * changed since a moment is what a transaction of that number or a later one wrote. Numbers are given at the beginning
 * of a transaction and rows become visible at its end, so a plain counter would miss the late; this misses nothing, and
 * at most reads a row twice.
 */
export async function momentOf(db: Database): Promise<string> {
  const query = sql`select pg_snapshot_xmin(pg_current_snapshot())::text as moment`;
  return onlyRow(await readRows(db, query, { moment: text })).moment;
}

export async function removedSince(db: Database, portal: string, since: string): Promise<Removal[]> {
  // Who begins with nothing has nothing to let go of.
  if (since === BEGINNING) return [];
  return db
    .select({ kind: matchRemovals.kind, id: matchRemovals.documentId, changed: matchRemovals.changed })
    .from(matchRemovals)
    .where(and(eq(matchRemovals.portal, portal), gte(matchRemovals.changed, since)))
    .orderBy(asc(matchRemovals.changed));
}

/** What a removal keeps of a person's id, as the trigger makes it: MD5 of its text, written like an id. */
export function digestOfPerson(id: string): string {
  const hex = hash('md5', id);
  return [0, 8, 12, 16, 20].map((from, at) => hex.slice(from, [8, 12, 16, 20, 32][at])).join('-');
}

const REMOVALS_KEPT_DAYS = 30;

export async function clearOldRemovals(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - REMOVALS_KEPT_DAYS * 24 * 3_600_000);
  await db.delete(matchRemovals).where(lt(matchRemovals.removedAt, oldest));
}

/** Tells one database from another: a snapshot of one says nothing about the other, whatever its numbers. */
export const databaseIdentity = (db: Database): Promise<string> =>
  settingMadeOnce(db, 'database-identity', () => crypto.randomUUID());

/** Whether a moment lies in the database's past. After a backup was put back it may not. */
export async function isPast(db: Database, moment: string): Promise<boolean> {
  const query = sql`select ${moment}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as past`;
  return onlyRow(await readRows(db, query, { past: yesOrNo })).past;
}
