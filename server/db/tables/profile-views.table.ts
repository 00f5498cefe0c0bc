import { date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ViewPart } from '#contract/features/profile-views.contract.ts';
import { moment } from './columns.ts';
import { companies } from './companies.table.ts';
import { users } from './users.table.ts';

/** Owner: profile-views. That a company opened something of a person: one row a day, job and part, however often. */
export const profileViews = pgTable(
  'profile_views',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** For which job, which may be gone by now. */
    jobId: uuid(),
    day: date({ mode: 'string' }).notNull(),
    part: text().$type<ViewPart>().notNull(),
    times: integer().notNull(),
    firstAt: moment().notNull(),
    lastAt: moment().notNull(),
  },
  (table) => [
    unique('profile_views_once')
      .on(table.userId, table.companyId, table.day, table.part, table.jobId)
      .nullsNotDistinct(),
    index('profile_views_company').on(table.companyId),
    index('profile_views_day').on(table.day),
  ],
);

/** Owner: profile-views. How often a person stood in lists and searches of a company on a day. */
export const profileAppearances = pgTable(
  'profile_appearances',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    times: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId, table.day] }),
    index('profile_appearances_company').on(table.companyId),
    index('profile_appearances_day').on(table.day),
  ],
);
