import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table.ts';

/** Owner: conversations. How often the external model was asked for somebody on a day; never what. */
export const modelUses = pgTable(
  'model_uses',
  {
    portal: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    calls: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.portal, table.day, table.userId] })],
);
