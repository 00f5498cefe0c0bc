import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ApprovalStatus } from '#contract/features/approvals.contract.ts';
import { moment } from './columns.ts';
import { portals } from './portals.table.ts';
import { users } from './users.table.ts';

/** Owner: approvals. Accounts that a portal lets in by hand, with what was decided of them. */
export const approvals = pgTable(
  'approvals',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    portal: text()
      .notNull()
      .references(() => portals.key),
    status: text().$type<ApprovalStatus>().notNull(),
    /** Told to the person. */
    reason: text(),
    requestedAt: moment().notNull(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment(),
  },
  (table) => [index('approvals_portal').on(table.portal, table.status, table.requestedAt)],
);
