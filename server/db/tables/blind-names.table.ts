import { index, integer, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.table.ts';
import { users } from './users.table.ts';

/**
 * Owner: blind-review. The number by which somebody is called while a job of a company is reviewed blind: nobody else has
 * it there. `scope` is the job, or the company itself where no job is meant.
 */
export const blindNames = pgTable(
  'blind_names',
  {
    scope: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.userId] }),
    uniqueIndex('blind_names_number').on(table.scope, table.number),
    index('blind_names_user').on(table.userId),
    index('blind_names_company').on(table.companyId),
  ],
);
