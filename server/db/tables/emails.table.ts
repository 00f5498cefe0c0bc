import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.table.ts';

/** Owner: emails. Every mail the product meant to send; where no mail server is configured this is the outbox. */
export const emails = pgTable(
  'emails',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    portal: text().notNull().default('HCMS'),
    /** The e-mail type: which template, and which mails may be unsubscribed from. */
    kind: text().notNull().default('other'),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    /** Header `From`; the product's own where the portal names none. */
    sender: text(),
    /** Who gets the answer; the portal’s contact where nobody is named. */
    replyTo: text(),
    /** Address of one-click unsubscribing. */
    unsubscribeUrl: text(),
    tries: integer().notNull().default(0),
    /** What the mail server said when it last refused. */
    failure: text(),
    sentAt: moment(),
  },
  (table) => [index('emails_created').on(table.createdAt)],
);

/**
 * Owner: emails. Addresses that want no more invitations from the people of a portal. They need have no account here, so
 * nothing of them is kept but a hash.
 */
export const emailOptOuts = pgTable(
  'email_opt_outs',
  {
    portal: text().notNull(),
    addressHash: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.portal, table.addressHash] })],
);
