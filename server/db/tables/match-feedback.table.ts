import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PartValues, RefitReport } from '#engines/matching/index.ts';
import { createdAt, id, moment } from './columns.ts';
import { jobs } from './jobs.table.ts';
import { users } from './users.table.ts';

/**
 * Owner: calibrations. What people said of a pair, with the parts of its score at that moment: the labels that a portal's
 * calibration is fitted to. A judgement taken back takes its row along.
 */
export const matchOutcomes = pgTable(
  'match_outcomes',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A recruiter's decision, a candidate's like or dislike, a job kept as a favourite. */
    source: text().$type<'decision' | 'reaction' | 'favourite'>().notNull(),
    portal: text().notNull(),
    isRelevant: boolean().notNull(),
    /** Values of the parts, 0 to 1; null where a part did not apply. */
    parts: jsonb().$type<PartValues>().notNull(),
    /** Product of the gates' factors, 0 to 1. */
    gate: doublePrecision().notNull(),
    /** The model that saw the pair so. */
    version: text().notNull(),
    judgedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId, table.source] }),
    index('match_outcomes_portal').on(table.portal, table.judgedAt),
    index('match_outcomes_user').on(table.userId),
  ],
);

/** Owner: calibrations. The calibrations a portal has had; at most one is active, and none means the product's own. */
export const matchCalibrations = pgTable(
  'match_calibrations',
  {
    id: id(),
    portal: text().notNull(),
    /** The version of the product's formula that it belongs to: `a` and `b` mean nothing under another. */
    base: text().notNull(),
    version: text().notNull(),
    a: doublePrecision().notNull(),
    b: doublePrecision().notNull(),
    /** Null for the product's own. */
    report: jsonb().$type<RefitReport>(),
    isActive: boolean().notNull().default(false),
    /** An admin went back to it: the weekly refit leaves it alone. */
    isPinned: boolean().notNull().default(false),
    activatedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('match_calibrations_version').on(table.portal, table.version),
    uniqueIndex('match_calibrations_active').on(table.portal).where(sql`is_active`),
  ],
);

/** Owner: matches. Pairs that were on a screen of one of their sides, as the screen said: nobody is told of those as news. */
export const matchSightings = pgTable(
  'match_sightings',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    viewer: text().$type<'candidate' | 'company'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId, table.viewer] }),
    index('match_sightings_user').on(table.userId),
  ],
);

/** Owner: job-lists. When a person looked at jobs last, and when the visit before this one ended. */
export const jobVisits = pgTable('job_visits', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  latestAt: moment().notNull(),
  /** Null while there was only one. */
  beforeAt: moment(),
});
