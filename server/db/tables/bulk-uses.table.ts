import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { companies } from './companies.table.ts';

/** Owner: bulk-limits. To how many people a company did something together within an hour. */
export const bulkUses = pgTable(
  'bulk_uses',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    deed: text({ enum: ['shortlist', 'reject', 'message', 'export'] }).notNull(),
    hour: moment().notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.deed, table.hour] })],
);
