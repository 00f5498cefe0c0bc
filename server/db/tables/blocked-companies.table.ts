import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BlockKind } from '#contract/features/blocked-companies.contract.ts';
import { createdAt, id, moment } from './columns.ts';
import { companies } from './companies.table.ts';
import { users } from './users.table.ts';

/**
 * Owner: blocked-companies. Whom a person wants not to be seen by: a company of the portal, an employer by name, be it
 * there or not, and each present employer of who hides from those.
 */
export const blockedCompanies = pgTable(
  'blocked_companies',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<BlockKind>().notNull(),
    /** Of the kind `company` alone. */
    companyId: uuid().references(() => companies.id, { onDelete: 'cascade' }),
    /** As the person, the company or the profile writes it. */
    name: text().notNull(),
    /** The name as names of companies are compared. */
    nameKey: text().notNull(),
    /** Of the company that was blocked. */
    domain: text(),
    createdAt: createdAt(),
  },
  (table) => [
    // Of two companies of one name a block of either means both.
    uniqueIndex('blocked_companies_once').on(table.userId, table.kind, table.nameKey),
    index('blocked_companies_name').on(table.nameKey),
    index('blocked_companies_domain').on(table.domain),
    index('blocked_companies_company').on(table.companyId),
  ],
);

/**
 * Owner: blocked-companies. Which companies of the portal each of those means: what every list of people asks. One that is
 * lifted counts for nothing: the person wants to be seen by that company again.
 */
export const companyBlocks = pgTable(
  'company_blocks',
  {
    blockId: uuid()
      .notNull()
      .references(() => blockedCompanies.id, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    liftedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.blockId, table.companyId] }),
    // Lists of ten thousand ask of each whether they have blocked the company: the index alone answers.
    index('company_blocks_in_force').on(table.companyId, table.userId).where(sql`lifted_at is null`),
    index('company_blocks_user').on(table.userId),
  ],
);

/** Owner: blocked-companies. Who hides from their present employers, whoever those are. */
export const presentEmployerBlocks = pgTable('present_employer_blocks', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});
