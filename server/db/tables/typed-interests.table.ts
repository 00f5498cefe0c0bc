import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { InterestScores } from '#contract/features/interests.contract.ts';
import { id, moment } from './columns.ts';
import { users } from './users.table.ts';

/** Owner: interests. Six scores that somebody knew from elsewhere and typed, kept for their own history. */
export const typedInterests = pgTable(
  'typed_interests',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    scores: jsonb().$type<InterestScores>().notNull(),
    typedAt: moment().notNull(),
  },
  (table) => [index('typed_interests_user').on(table.userId, table.typedAt)],
);
