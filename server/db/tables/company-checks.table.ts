import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type {
  CompanyCheckState,
  CompanyCheckWay,
  HoldReason,
} from '#contract/features/company-checks.contract.ts';
import { createdAt, lowerCaseText, moment } from './columns.ts';
import { companies } from './companies.table.ts';
import { portals } from './portals.table.ts';
import { users } from './users.table.ts';

/** What stood before an admin decided, as it is put back when they take that back. */
export interface FormerCheck {
  state: CompanyCheckState;
  way: CompanyCheckWay | null;
  note: string | null;
  decidedAt: string;
}

/** Owner: company-checks. Where the check of each company stands: who decided what, when, how and why. */
export const companyChecks = pgTable(
  'company_checks',
  {
    companyId: uuid()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    portal: text()
      .notNull()
      .references(() => portals.key),
    state: text().$type<CompanyCheckState>().notNull(),
    /** How it was verified; null while it is not. */
    way: text().$type<CompanyCheckWay>(),
    /** What an admin checked, or why they refused. */
    note: text(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment().notNull(),
    heldFor: text().array().$type<HoldReason[]>().notNull().default([]),
    /** The verified company that it resembles. */
    resemblesId: uuid().references(() => companies.id, { onDelete: 'set null' }),
    /** The domain to which a code was mailed, and whose reader typed it in. */
    provenDomain: text(),
    provenAddress: lowerCaseText(),
    provenAt: moment(),
    former: jsonb().$type<FormerCheck>(),
    /** The company was told of an admin’s decision. */
    isTold: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('company_checks_portal').on(table.portal, table.state, table.decidedAt),
    index('company_checks_resembles').on(table.resemblesId),
    index('company_checks_decided_by').on(table.decidedBy),
  ],
);

/** Owner: company-checks. The code that was last mailed for a company; the code itself is kept as a hash. */
export const companyProofs = pgTable('company_proofs', {
  companyId: uuid()
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  address: lowerCaseText().notNull(),
  codeHash: text().notNull(),
  tries: integer().notNull().default(0),
  sentAt: moment().notNull(),
  expiresAt: moment().notNull(),
  /** Mails since the first of this day. */
  mails: integer().notNull(),
  firstSentAt: moment().notNull(),
});

/** Owner: blind-review. Whose page a company that is not verified opened, and on which day. */
export const openedPages = pgTable(
  'opened_pages',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `YYYY-MM-DD`, in UTC. */
    day: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.day, table.userId] }),
    index('opened_pages_user').on(table.userId),
  ],
);
