import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Profile, SharedPart } from '#contract/features/profiles.contract.ts';
import { inUsualMoney } from '../pay.ts';
import { wordsOf } from '../words.ts';
import { createdAt, id, moment, words } from './columns.ts';
import { users } from './users.table.ts';

/** A detail that the person shares, as they do unless they chose otherwise. */
const shared = (part: SharedPart, detail: SQL): SQL =>
  sql`case when coalesce((sharing->>${sql.raw(`'${part}'`)})::boolean, true) then ${detail} end`;

/** Owner: profiles. One a candidate; each section as the contract names it. */
export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    portal: text().notNull(),
    personalDetails: jsonb().$type<Profile['personal_details']>().notNull(),
    workHistory: jsonb().$type<Profile['work_history_detailed']>().notNull().default([]),
    education: jsonb().$type<Profile['education']>().notNull().default([]),
    certifications: jsonb().$type<Profile['certifications']>().notNull().default([]),
    skills: jsonb().$type<Profile['skills']>().notNull().default([]),
    languages: jsonb().$type<Profile['languages']>().notNull().default([]),
    highlights: jsonb().$type<Profile['highlights']>().notNull().default([]),
    socialLinks: jsonb().$type<Profile['social_links']>().notNull().default({}),
    availability: jsonb().$type<Profile['availability']>().notNull().default([]),
    experienceMonths: integer(),
    /** Which sections others see, where the person chose otherwise than usual. */
    sharing: jsonb().$type<Partial<Record<string, boolean>>>().notNull().default({}),
    // What lists are narrowed and sorted by; null where the person keeps it to themselves or does not say.
    sharedNationality: text().generatedAlwaysAs(shared('nationality', sql`personal_details->>'nationality'`)),
    sharedNoticeDays: integer().generatedAlwaysAs(
      shared('notice_period', sql`(personal_details->>'notice_period_days')::int`),
    ),
    /** In the currency that pay is compared in. */
    sharedSalary: integer().generatedAlwaysAs(
      shared(
        'expected_salary',
        inUsualMoney(
          sql`(personal_details->>'expected_salary')::int`,
          sql`personal_details->>'expected_salary_currency'`,
        ),
      ),
    ),
    // By which people are found as their name is typed.
    nameWords: words().generatedAlwaysAs(wordsOf(sql`coalesce(personal_details->>'name', '')`)),
    titleWords: words().generatedAlwaysAs(
      wordsOf(
        sql`coalesce(personal_details->>'name', '') || ' ' || coalesce(personal_details->>'headline', '')`,
      ),
    ),
    /** Recruiters of the portal may find it. */
    isDiscoverable: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('profiles_portal').on(table.portal),
    index('profiles_name_words').using('gin', table.nameWords),
    index('profiles_title_words').using('gin', table.titleWords),
    index('profiles_found').on(table.portal, table.updatedAt, table.userId).where(sql`is_discoverable`),
    index('profiles_hidden').on(table.userId).where(sql`not is_discoverable`),
    // Lists of ten thousand ask of each whether they may be found, and for what they are sorted by: the index alone answers.
    index('profiles_findable')
      .on(table.userId, table.experienceMonths, table.sharedNoticeDays, table.sharedSalary)
      .where(sql`is_discoverable`),
  ],
);
