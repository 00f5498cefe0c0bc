import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { profiles } from '#server/db/tables/index.ts';

/**
 * The person lets themselves be found. Those who do not are the few, and have an index of their own: asked after them,
 * lists of ten thousand look at no profile.
 */
export const letsBeFound = (userId: AnyColumn): SQL =>
  sql`not exists (select from ${profiles} as hidden where hidden.user_id = ${userId} and not hidden.is_discoverable)`;
