import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { users } from './users.table.ts';

/**
 * Owner: audit-entries. Who did what to whom, appended in the transaction that did it. A person's deletion takes
 * the entries about them along; the actor of an entry may be forgotten while the entry stays.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    portal: text().notNull(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    subjectId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    action: text().notNull(),
    /** Network address that it came from; null where the product itself did it. */
    address: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_entries_portal').on(table.portal, table.createdAt),
    index('audit_entries_actor').on(table.actorId, table.createdAt),
    index('audit_entries_subject').on(table.subjectId, table.createdAt),
    index('audit_entries_job')
      .on(sql`(${table.details}->>'jobId')`, table.createdAt)
      .where(sql`${table.details}->>'jobId' is not null`),
  ],
);
