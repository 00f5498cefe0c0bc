import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  JobFeatures,
  LearnedContent,
  ProfileFeatures,
  ReadingQuality,
} from '#engines/matching/index.ts';
import { bytes, createdAt, moment, transactionId } from './columns.ts';
import { jobs } from './jobs.table.ts';
import { users } from './users.table.ts';

const changed = () => transactionId().notNull().default(sql`pg_current_xact_id()`);

/** The features as numbers, encoded, and the stamp of the model whose numbers they are: an index takes them as they are. */
const prepared = () => ({ prepared: bytes(), preparedWith: text() });

/**
 * Owner: match-index. What matching knows of each published job and each findable profile. `changed` is the transaction
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
    ...prepared(),
    changed: changed(),
    /** When the job's whole ranking was last computed; null until then. */
    rankedAt: moment(),
    /** When its recruiter was last told of new candidates. */
    toldAt: moment(),
  },
  (table) => [index('match_jobs_portal_changed').on(table.portal, table.changed, table.jobId)],
);

export const matchProfiles = pgTable(
  'match_profiles',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    portal: text().notNull(),
    features: jsonb().$type<ProfileFeatures>().notNull(),
    ...prepared(),
    // What may be required of a person, apart from the whole: lists of ten thousand read nothing else.
    skillIds: jsonb()
      .$type<(string | null)[]>()
      .generatedAlwaysAs(sql`jsonb_path_query_array(features, '$.skills[*].id')`),
    namedSkills: jsonb()
      .$type<string[]>()
      .generatedAlwaysAs(
        sql`jsonb_path_query_array(features, '$.skills[*] ? (@.id == null || !exists(@.id)).name')`,
      ),
    titles: jsonb().$type<ProfileFeatures['titles']>().generatedAlwaysAs(sql`features->'titles'`),
    likely: jsonb().$type<ProfileFeatures['likely']>().generatedAlwaysAs(sql`features->'likely'`),
    years: doublePrecision().generatedAlwaysAs(sql`(features->>'years')::double precision`),
    education: text()
      .$type<NonNullable<ProfileFeatures['education']>>()
      .generatedAlwaysAs(sql`features->>'education'`),
    languages: jsonb().$type<ProfileFeatures['languages']>().generatedAlwaysAs(sql`features->'languages'`),
    location: jsonb().$type<ProfileFeatures['location']>().generatedAlwaysAs(sql`features->'location'`),
    changed: changed(),
    rankedAt: moment(),
    /** When the person was last told of new jobs. */
    toldAt: moment(),
  },
  (table) => [
    index('match_profiles_portal_changed').on(table.portal, table.changed, table.userId),
    // What is required most: the index alone answers.
    index('match_profiles_facts').on(table.userId, table.years, table.education, table.location),
  ],
);

/**
 * Owner: match-index. Jobs and profiles that left matching, written by a trigger, so that every index in memory lets go of
 * them. Cleared away after a month; an index that has slept longer is built anew.
 */
export const matchRemovals = pgTable(
  'match_removals',
  {
    kind: text({ enum: ['job', 'profile'] }).notNull(),
    /** Of a person the digest of their id: who deletes their account is named nowhere any more. */
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
    // With the person, so that a page is read in its order and counting touches nothing else.
    index('matches_job_order').on(table.jobId, table.score, table.userId),
    index('matches_user_score').on(table.userId, table.score),
    index('matches_strong').on(table.strongSince).where(sql`strong_since is not null`),
  ],
);

/**
 * Owner: match-models. What matching has learned from documents, one row a version; the active one is followed by every node.
 * `activated_at` is null until every document is prepared with it, and where its test refused it.
 */
export const matchModels = pgTable(
  'match_models',
  {
    version: text().primaryKey(),
    content: jsonb().$type<LearnedContent>().notNull(),
    documents: integer().notNull(),
    /** How it was made: by the weekly job, by the command, or with the product. */
    madeBy: text({ enum: ['week', 'command', 'product'] }).notNull(),
    /** How it read beside the one in force; null for the product's own. */
    report: jsonb().$type<ModelReport>(),
    isActive: boolean().notNull().default(false),
    /** Somebody went back to it: the weekly training leaves it alone. */
    isPinned: boolean().notNull().default(false),
    createdAt: createdAt(),
    activatedAt: moment(),
  },
  (table) => [uniqueIndex('match_models_active').on(table.isActive).where(sql`is_active`)],
);

export interface ModelReport {
  verdict: 'adopted' | 'reads_worse';
  before: ReadingQuality;
  after: ReadingQuality;
}
