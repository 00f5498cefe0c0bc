import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { JobFilters } from '#contract/features/saved-searches.contract.ts';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.table.ts';

/** Owner: saved-searches. Searches for jobs that a person comes back to, and is told of what is new in them. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    filters: jsonb().$type<JobFilters>().notNull(),
    isNotifying: boolean().notNull().default(true),
    /** Jobs posted until then were told of or seen. */
    toldUntil: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('saved_searches_user').on(table.userId, table.createdAt)],
);
