import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { StageKind } from '#contract/features/hiring-stages.contract.ts';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import { createdAt, id, moment } from './columns.ts';
import { companies } from './companies.table.ts';
import { hiringStages } from './hiring-stages.table.ts';
import { jobs } from './jobs.table.ts';
import { users } from './users.table.ts';

/** Owner: candidates. Where a person stands for a job, as the job's company decided; no row means pending. */
export const candidateDecisions = pgTable(
  'candidate_decisions',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text().$type<MatchingCandidate['status']>().notNull(),
    /** Where in the company's own stages a shortlisted one stands; null is the first. */
    stageId: uuid().references(() => hiringStages.id, { onDelete: 'set null' }),
    /** Why, of the reasons that the contract names, and in words. */
    reasonCode: text(),
    reason: text(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId] }),
    index('candidate_decisions_user').on(table.userId),
  ],
);

/** Owner: candidates. Every step of a person through a job's pipeline, first to last: nothing of it is changed. */
export const candidateMoves = pgTable(
  'candidate_moves',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromKind: text().$type<StageKind>(),
    toKind: text().$type<StageKind>().notNull(),
    /** The name that the stage had then, where the company gave it one. */
    stageName: text(),
    reasonCode: text(),
    reason: text(),
    movedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('candidate_moves_job').on(table.jobId, table.userId, table.createdAt),
    index('candidate_moves_user').on(table.userId),
  ],
);

/** Owner: candidates. Two accounts that a company takes for one person, or was asked about and said they are two. */
export const candidateMerges = pgTable(
  'candidate_merges',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The one that is shown. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verdict: text({ enum: ['same', 'different'] }).notNull(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('candidate_merges_pair').on(
      table.companyId,
      sql`least(${table.userId}, ${table.otherId})`,
      sql`greatest(${table.userId}, ${table.otherId})`,
    ),
    index('candidate_merges_user').on(table.userId),
    index('candidate_merges_other').on(table.otherId),
  ],
);
