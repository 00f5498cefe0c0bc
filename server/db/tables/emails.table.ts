import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.table.ts';

/** Owner: emails. Every mail the product meant to send; where no mail server is configured this is the outbox. */
export const emails = pgTable(
  'emails',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (table) => [index('emails_created').on(table.createdAt)],
);
