import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CompanyRole } from '#contract/features/companies.contract.ts';
import type { RoleName } from '#contract/kernel/user-states.ts';
import { createdAt, id, lowerCaseText, moment } from './columns.ts';
import { companies } from './companies.table.ts';
import { portals } from './portals.table.ts';
import { users } from './users.table.ts';

/** Owner: invitations. A role in a portal, or a place in a company's team, kept for an address. The token is a hash. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    portal: text()
      .notNull()
      .references(() => portals.key),
    email: lowerCaseText().notNull(),
    role: text().$type<RoleName>().notNull(),
    companyId: uuid().references(() => companies.id, { onDelete: 'cascade' }),
    companyRole: text().$type<CompanyRole>(),
    tokenHash: text().notNull().unique(),
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    acceptedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    revokedAt: moment(),
  },
  (table) => [
    index('invitations_portal').on(table.portal, table.createdAt),
    index('invitations_company').on(table.companyId),
  ],
);

/** Owner: teams. People who asked to join a company that was there before them. */
export const companyJoinRequests = pgTable(
  'company_join_requests',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether they were let in; null while nobody has answered. */
    outcome: text().$type<'accepted' | 'declined'>(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    decidedAt: moment(),
  },
  (table) => [
    index('company_join_requests_company').on(table.companyId, table.createdAt),
    uniqueIndex('company_join_requests_user').on(table.userId),
  ],
);
