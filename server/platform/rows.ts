import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { proofOf, type Shape, type Shaped } from './shapes.ts';

/**
 * The rows of a query in SQL, each proved to have these columns: what Drizzle does for queries that it writes itself.
 * Some ten comparisons a row, so that lists of thousands can afford it. Throws where a column is missing or holds
 * something else: then the query and the code that reads it have grown apart.
 */
export async function readRows<S extends Shape>(db: Database, query: SQL, columns: S): Promise<Shaped<S>[]> {
  const { rows } = await db.execute(query);
  return rows.map(proofOf(columns, 'column'));
}
