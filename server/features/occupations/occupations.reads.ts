import { and, desc, eq, like, or, sql } from 'drizzle-orm';
import { companies } from '#server/db/tables/index.ts';
import { beginningWith, containing, type Database } from '#server/platform/database.ts';

/** How alike a name and what was typed must be, by trigrams of words, to count as a typing error. */
const LEAST_LIKENESS = 0.5;
const LEAST_LETTERS = 4;

/** Companies of a portal by what was typed, folded: names that begin so, names with a word that does, then the nearest. */
export const companyNames = (db: Database, portal: string, typed: string, most: number) => {
  const name = companies.nameSought;
  const likeness = sql<number>`word_similarity(${typed}, ${name})`;
  return db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(
      and(
        eq(companies.portal, portal),
        or(
          like(name, beginningWith(typed)),
          like(name, containing(` ${typed}`)),
          typed.length < LEAST_LETTERS ? undefined : sql`${likeness} >= ${LEAST_LIKENESS}`,
        ),
      ),
    )
    .orderBy(desc(like(name, beginningWith(typed))), desc(likeness), name)
    .limit(most);
};
