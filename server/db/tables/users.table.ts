import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CompanyRole } from '#contract/features/companies.contract.ts';
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
    /** Null for who signs in by another provider only. */
    passwordHash: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    role: text().$type<RoleName>(),
    avatarFileId: uuid(),
    companyId: uuid().references(() => companies.id, { onDelete: 'set null' }),
    /** What they may do in their company's team. */
    companyRole: text().$type<CompanyRole>(),
    language: text().$type<Language>().notNull(),
    isEmailConfirmed: boolean().notNull().default(false),
    isOnboardingCompleted: boolean().notNull().default(false),
    isAccountConfirmed: boolean().notNull().default(false),
    /** Set where an operator closed the account to its owner. */
    disabledAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_portal_email').on(table.portal, table.email),
    index('users_company').on(table.companyId),
  ],
);

/** What a person proves by the code or the link of a mail. */
export type ProofPurpose = 'confirm-email' | 'change-email' | 'reset-password' | 'delete-account';

/** Owner: accounts. The latest mailed code and link of each purpose; both are kept as hashes and work once. */
export const emailProofs = pgTable(
  'email_proofs',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<ProofPurpose>().notNull(),
    /** Where the mail went: of a change of address the new one. */
    email: lowerCaseText().notNull(),
    codeHash: text().notNull(),
    tokenHash: text().notNull().unique(),
    tries: integer().notNull().default(0),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);

/** Owner: accounts. A change of password that was proved and not yet made; the token is kept as a hash. */
export const passwordResets = pgTable('password_resets', {
  tokenHash: text().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment().notNull(),
});
