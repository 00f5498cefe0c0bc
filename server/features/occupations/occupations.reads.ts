import { and, asc, eq, ilike } from 'drizzle-orm';
import { companies } from '#server/db/tables/index.ts';
import { beginningWith, type Database } from '#server/platform/database.ts';

export const companyNames = (db: Database, portal: string, input: string, most: number) =>
  db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.portal, portal), ilike(companies.name, beginningWith(input))))
    .orderBy(asc(companies.name))
    .limit(most);
