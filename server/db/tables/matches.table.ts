import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import type { JobFeatures, ProfileFeatures } from '#engines/matching/features.ts';
import { moment, transactionId } from './columns.ts';
import { jobs } from './jobs.table.ts';
import { users } from './users.table.ts';

const changed = () => transactionId().notNull().default(sql`pg_current_xact_id()`);

/**
 * Owner: matches. What matching knows of each published job and each findable profile. `changed` is the transaction
 * that wrote the row last, so that an index in memory can ask for what is new; triggers tell it that there is.
 */
export const matchJobs = pgTable(
  'match_jobs',
  {
    jobId: uuid()
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    portal: text().notNull(),
    features: jsonb().$type<JobFeatures>().notNull(),
    changed: changed(),
    /** When the job's whole ranking was last computed; null until then. */
    rankedAt: moment(),
    /** When its recruiter was last told of new candidates. */
    toldAt: moment(),
  },
  (table) => [index('match_jobs_portal_changed').on(table.portal, table.changed)],
);

export const matchProfiles = pgTable(
  'match_profiles',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    portal: text().notNull(),
    features: jsonb().$type<ProfileFeatures>().notNull(),
    changed: changed(),
    rankedAt: moment(),
    /** When the person was last told of new jobs. */
    toldAt: moment(),
  },
  (table) => [index('match_profiles_portal_changed').on(table.portal, table.changed)],
);

/**
 * Owner: matches. Jobs and profiles that left matching, written by a trigger, so that every index in memory lets go of
 * them. Cleared away after a month; an index that has slept longer is built anew.
 */
export const matchRemovals = pgTable(
  'match_removals',
  {
    kind: text({ enum: ['job', 'profile'] }).notNull(),
    documentId: uuid().notNull(),
    portal: text().notNull(),
    changed: changed(),
    removedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('match_removals_portal_changed').on(table.portal, table.changed)],
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
    /** Since when the pair is a strong match; null while it is none. */
    strongSince: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId] }),
    index('matches_job_score').on(table.jobId, table.score),
    index('matches_user_score').on(table.userId, table.score),
    index('matches_strong').on(table.strongSince).where(sql`strong_since is not null`),
  ],
);
