import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ApplicationSource } from '#contract/features/applications.contract.ts';
import type { Currency } from '#contract/kernel/currencies.ts';
import { moment } from './columns.ts';
import { companies } from './companies.table.ts';

/** Owner: hiring-figures. What a company says that a way to applicants cost it in a month. */
export const hiringCosts = pgTable(
  'hiring_costs',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Such as 2026-11. */
    month: text().notNull(),
    source: text().$type<ApplicationSource>().notNull(),
    /** In whole units of the currency. */
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month, table.source] })],
);
