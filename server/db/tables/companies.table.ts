import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { portals } from './portals.table.ts';

/** Owner: companies. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    portal: text()
      .notNull()
      .references(() => portals.key),
    name: text().notNull(),
    avatarFileId: uuid(),
    size: integer().notNull(),
    industry: text().notNull(),
    location: text().notNull(),
    website: text(),
    description: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('companies_portal_name').on(table.portal, table.name)],
);
