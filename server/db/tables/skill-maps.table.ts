import { bigserial, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment, words } from './columns.ts';
import { jobs } from './jobs.table.ts';
import { users } from './users.table.ts';

/** Where a document stands that a map counts; empty where it is not known. */
const standing = () => ({
  portal: text().notNull(),
  /** As the job or the profile writes it. */
  place: text().notNull(),
  sector: text().notNull(),
  /** One of the contract's `MARKET_LEVELS`. */
  level: text().notNull(),
  /** Ids of the taxonomy, each once. */
  skills: text().array().notNull(),
});

/** Owner: skill-maps. What the maps count of each live job. Triggers add it to the counts, and take it from them. */
export const skillMapJobs = pgTable(
  'skill_map_jobs',
  {
    jobId: uuid()
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    ...standing(),
    industry: text().notNull(),
    occupation: text(),
    titleWords: words().notNull(),
    /** A month, in the middle of what is offered, in the currency that pay is compared in. */
    pay: integer(),
    expiresAt: moment(),
  },
  (table) => [
    index('skill_map_jobs_place').on(table.portal, table.place),
    index('skill_map_jobs_occupation').on(table.occupation),
    index('skill_map_jobs_title_words').using('gin', table.titleWords),
    index('skill_map_jobs_skills').using('gin', table.skills),
    index('skill_map_jobs_expires').on(table.expiresAt),
  ],
);

/** Owner: skill-maps. The same of each profile that lets itself be found. */
export const skillMapPeople = pgTable(
  'skill_map_people',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...standing(),
  },
  (table) => [index('skill_map_people_place').on(table.portal, table.place)],
);

/** Owner: skill-maps. A degree or certificate that somebody shares, by the words that it is looked for with. */
export const skillMapStudies = pgTable(
  'skill_map_studies',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    titleWords: words().notNull(),
    instituteWords: words().notNull(),
  },
  (table) => [
    index('skill_map_studies_user').on(table.userId),
    index('skill_map_studies_title').using('gin', table.titleWords),
    index('skill_map_studies_institute').using('gin', table.instituteWords),
  ],
);

/**
 * Owner: skill-maps. How many jobs ask for a skill, and how many people have it, rolled up: `*` stands for any place,
 * sector, industry or level, and the skill is empty for jobs and people themselves. Written by triggers alone.
 */
export const skillMapCounts = pgTable(
  'skill_map_counts',
  {
    portal: text().notNull(),
    side: text({ enum: ['jobs', 'people'] }).notNull(),
    sector: text().notNull(),
    industry: text().notNull(),
    level: text().notNull(),
    place: text().notNull(),
    skill: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.portal,
        table.side,
        table.sector,
        table.industry,
        table.level,
        table.place,
        table.skill,
      ],
    }),
    index('skill_map_counts_skill').on(table.portal, table.side, table.skill, table.place),
  ],
);

/** Owner: skill-maps. Jobs and profiles that changed since the maps looked at them, written by triggers. */
export const skillMapChanges = pgTable('skill_map_changes', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  kind: text({ enum: ['job', 'profile'] }).notNull(),
  documentId: uuid().notNull(),
});

/** Owner: skill-maps. The counts as each month ended; of the month that runs, as they were last night. */
export const skillMapMonths = pgTable(
  'skill_map_months',
  {
    portal: text().notNull(),
    /** Such as 2026-11. */
    month: text().notNull(),
    side: text({ enum: ['jobs', 'people'] }).notNull(),
    sector: text().notNull(),
    level: text().notNull(),
    place: text().notNull(),
    skill: text().notNull(),
    count: integer().notNull(),
    /** Nobody counted then: worked out later from the dates of jobs. */
    isFromDates: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({
      columns: [table.portal, table.skill, table.side, table.month, table.sector, table.level, table.place],
    }),
    index('skill_map_months_cell').on(
      table.portal,
      table.side,
      table.month,
      table.sector,
      table.level,
      table.place,
    ),
  ],
);
