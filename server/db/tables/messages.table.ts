import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/kernel/fields.ts';
import { createdAt, id, moment } from './columns.ts';
import { companies } from './companies.table.ts';
import { jobs } from './jobs.table.ts';
import { users } from './users.table.ts';

/** Owner: messages. Words that a company writes to candidates again and again. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    purpose: text({ enum: ['invitation', 'rejection', 'other'] }).notNull(),
    language: text().$type<Language>().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    changedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('message_templates_company').on(table.companyId, table.name)],
);

/** Owner: messages. A mail of a company to one or many candidates; it leaves a little later, and can be taken back until then. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    senderId: uuid().references(() => users.id, { onDelete: 'set null' }),
    purpose: text({ enum: ['invitation', 'rejection', 'other'] }).notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    status: text({ enum: ['waiting', 'taken_back', 'sent'] }).notNull(),
    leavesAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('messages_company').on(table.companyId, table.createdAt)],
);

/** Owner: messages. Who gets it, in the words as filled for them. */
export const messageRecipients = pgTable(
  'message_recipients',
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    body: text().notNull(),
    /** When it went to the outbox of mails. */
    sentAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index('message_recipients_user').on(table.userId),
  ],
);
