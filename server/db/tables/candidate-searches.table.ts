import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CandidateQuery } from '#contract/features/candidate-searches.contract.ts';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.table.ts';

/** Owner: candidate-searches. Searches for people that a recruiter comes back to, and is told of who is new in them. */
export const candidateSearches = pgTable(
  'candidate_searches',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    query: jsonb().$type<CandidateQuery>().notNull(),
    isNotifying: boolean().notNull().default(true),
    /** Profiles that changed until then were told of or seen. */
    toldUntil: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('candidate_searches_user').on(table.userId, table.createdAt)],
);
