import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Whether a value that PostgreSQL gave is what a column is said to hold. */
type Holds<T> = (value: unknown) => value is T;
type Columns = Readonly<Record<string, Holds<unknown>>>;

/** A row of such columns. */
export type RowOf<C extends Columns> = {
  -readonly [Name in keyof C]: C[Name] extends Holds<infer T> ? T : never;
};

/** Also ids, and moments that the query writes as text. */
export const text: Holds<string> = (value) => typeof value === 'string';
export const number: Holds<number> = (value) => typeof value === 'number';
export const yesOrNo: Holds<boolean> = (value) => typeof value === 'boolean';

export const texts: Holds<string[]> = (value): value is string[] => Array.isArray(value) && value.every(text);

/** One of some words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Holds<Word> {
  const known: ReadonlySet<unknown> = new Set(words);
  return (value): value is Word => known.has(value);
}

/** JSON that the product wrote itself in this shape: looked at no deeper than that it is an object. */
export const json =
  <T extends object>(): Holds<T> =>
  (value): value is T =>
    typeof value === 'object' && value !== null;

export const orNull =
  <T>(holds: Holds<T>): Holds<T | null> =>
  (value): value is T | null =>
    value === null || holds(value);

/**
 * The rows of a query in SQL, each proved to have these columns: what Drizzle does for queries that it writes itself.
 * Some ten comparisons a row, so that lists of thousands can afford it. Throws where a column is missing or holds
 * something else: then the query and the code that reads it have grown apart.
 */
export async function readRows<C extends Columns>(db: Database, query: SQL, columns: C): Promise<RowOf<C>[]> {
  const { rows } = await db.execute(query);
  const expected = Object.entries(columns);
  for (const row of rows) {
    for (const [name, holds] of expected) {
      if (!holds(row[name])) throw new Error(`The column ${name} holds ${kindOf(row[name])}.`);
    }
  }
  return rows as RowOf<C>[];
}

const kindOf = (value: unknown): string => (value === null ? 'null' : `a value of type ${typeof value}`);
