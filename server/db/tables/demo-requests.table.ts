import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { portals } from './portals.table.ts';

/** Owner: demo-requests. Companies that asked to be shown the product. */
export const demoRequests = pgTable('demo_requests', {
  id: id(),
  portal: text()
    .notNull()
    .references(() => portals.key),
  name: text().notNull(),
  email: text().notNull(),
  company: text().notNull(),
  size: text().notNull(),
  message: text(),
  createdAt: createdAt(),
});
