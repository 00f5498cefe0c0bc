import { and, desc, eq, type InferSelectModel, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Database, onlyRow } from '#server/platform/database.ts';

/** A search that somebody keeps, whatever it searches for. */
export interface KeptSearch {
  id: string;
  userId: string;
  name: string;
  isNotifying: boolean;
  /** What came until then was told of or seen. */
  toldUntil: Date;
  createdAt: Date;
}

/** The searches of one table. Nobody finds or removes those of somebody else. */
export interface SearchRows<Row extends KeptSearch> {
  /** The latest first. */
  listOf(db: Database, userId: string): Promise<Row[]>;
  find(db: Database, userId: string, id: string): Promise<Row | null>;
  /** Until the end of the transaction nobody else changes this person's searches. */
  lockPerson(db: Database, userId: string): Promise<void>;
  insert(db: Database, search: Omit<Row, 'id'>): Promise<Row>;
  update(db: Database, id: string, changes: Partial<Row>): Promise<Row>;
  remove(db: Database, userId: string, id: string): Promise<void>;
}

type SearchTable = PgTable & Record<'id' | 'userId' | 'createdAt', PgColumn>;

/** `lockName` tells the table from others among the locks of the database. */
export function searchRows<Table extends SearchTable>(
  table: Table,
  lockName: string,
): SearchRows<InferSelectModel<Table> & KeptSearch> {
  type Row = InferSelectModel<Table> & KeptSearch;
  // Drizzle cannot tell the columns of a table that is given as a type parameter, nor the rows that it makes.
  const anyTable: PgTable = table;
  const rowsOf = async (query: PromiseLike<unknown>) => (await query) as Row[];
  const isOwn = (userId: string, id: string) => and(eq(table.id, id), eq(table.userId, userId));
  return {
    listOf: (db, userId) =>
      rowsOf(
        db
          .select()
          .from(anyTable)
          .where(eq(table.userId, userId))
          .orderBy(desc(table.createdAt), desc(table.id)),
      ),
    find: async (db, userId, id) => {
      const [row] = await rowsOf(db.select().from(anyTable).where(isOwn(userId, id)));
      return row ?? null;
    },
    lockPerson: async (db, userId) => {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${lockName} ${userId}`}, 0))`);
    },
    insert: async (db, search) => onlyRow(await rowsOf(db.insert(anyTable).values(search).returning())),
    update: async (db, id, changes) =>
      onlyRow(await rowsOf(db.update(anyTable).set(changes).where(eq(table.id, id)).returning())),
    remove: async (db, userId, id) => {
      await db.delete(anyTable).where(isOwn(userId, id));
    },
  };
}
