import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/kernel/fields.ts';
import type { RoleName } from '#contract/kernel/user-states.ts';
import { createdAt, id, lowerCaseText, moment } from './columns.ts';
import { companies } from './companies.table.ts';
import { portals } from './portals.table.ts';

/** Owner: accounts. One account a portal and address. */
export const users = pgTable(
  'users',
  {
    id: id(),
    portal: text()
      .notNull()
      .references(() => portals.key),
    email: lowerCaseText().notNull(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    role: text().$type<RoleName>(),
    avatarFileId: uuid(),
    companyId: uuid().references(() => companies.id, { onDelete: 'set null' }),
    language: text().$type<Language>().notNull(),
    isEmailConfirmed: boolean().notNull().default(false),
    isOnboardingCompleted: boolean().notNull().default(false),
    isAccountConfirmed: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_portal_email').on(table.portal, table.email),
    index('users_company').on(table.companyId),
  ],
);

/** Owner: accounts. The latest confirmation code and link of an address; both are kept as hashes. */
export const emailConfirmations = pgTable('email_confirmations', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  codeHash: text().notNull(),
  tokenHash: text().notNull().unique(),
  tries: integer().notNull().default(0),
  sentAt: moment().notNull(),
  expiresAt: moment().notNull(),
});
