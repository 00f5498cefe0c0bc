import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { MatchingCandidate } from '#contract/features/matches.contract.ts';
import { moment } from './columns.ts';
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
    reason: text(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId] }),
    index('candidate_decisions_user').on(table.userId),
  ],
);
