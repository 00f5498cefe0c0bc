import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** UUIDs as one parameter, however many there are. */
export const uuids = (ids: readonly string[]): string => `{${ids.join(',')}}`;

export const isOneOf = (column: SQLWrapper, ids: readonly string[]): SQL =>
  sql`${column} = any(${uuids(ids)}::uuid[])`;

/** One of those that a query which is planned once is given, as `uuids`, when it is run. */
export const isOneOfGiven = (column: SQLWrapper, placeholder: string): SQL =>
  sql`${column} = any(${sql.placeholder(placeholder)}::uuid[])`;

/** The same of thousands: of an array planning would look at each member. */
export const isAmong = (column: SQLWrapper, ids: readonly string[]): SQL =>
  amongUnpacked(column, ids.join(','));

/** The same of a query that is given them, separated by commas, when it is run. */
export const isAmongGiven = (column: SQLWrapper, placeholder: string): SQL =>
  amongUnpacked(column, sql.placeholder(placeholder));

const amongUnpacked = (column: SQLWrapper, ids: unknown): SQL =>
  sql`${column} in (select unnest(string_to_array(${ids}, ',')::uuid[]))`;
