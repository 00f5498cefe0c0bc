import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.table.ts';

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
    /** Recruiters of the portal may find it. */
    isDiscoverable: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('profiles_portal').on(table.portal),
    index('profiles_found').on(table.portal, table.updatedAt).where(sql`is_discoverable`),
    // Lists of ten thousand ask of each whether they may be found: answered by the index alone.
    index('profiles_findable').on(table.userId, table.experienceMonths).where(sql`is_discoverable`),
  ],
);
