import { bigserial, index, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import type { JobFeatures, ProfileFeatures } from '#engines/matching/features.ts';
import { moment } from './columns.ts';
import { jobs } from './jobs.table.ts';
import { users } from './users.table.ts';

/**
 * Owner: matches. What matching knows of each published job and each findable profile. `seq` grows with every
 * change, so that an index in memory can ask for what is new.
 */
export const matchJobs = pgTable(
  'match_jobs',
  {
    jobId: uuid()
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    portal: text().notNull(),
    features: jsonb().$type<JobFeatures>().notNull(),
    seq: bigserial({ mode: 'number' }).notNull(),
    /** When the job's whole ranking was last computed; null until then. */
    rankedAt: moment(),
  },
  (table) => [index('match_jobs_portal_seq').on(table.portal, table.seq)],
);

export const matchProfiles = pgTable(
  'match_profiles',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    portal: text().notNull(),
    features: jsonb().$type<ProfileFeatures>().notNull(),
    seq: bigserial({ mode: 'number' }).notNull(),
    rankedAt: moment(),
  },
  (table) => [index('match_profiles_portal_seq').on(table.portal, table.seq)],
);

/** Owner: matches. Scores above the floor, one row a pair. */
export const matches = pgTable(
  'matches',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    score: real().notNull(),
    version: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId] }),
    index('matches_job_score').on(table.jobId, table.score),
    index('matches_user_score').on(table.userId, table.score),
  ],
);
