import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { EqualityAnswers } from '#contract/features/equality-answers.contract.ts';
import { createdAt, moment } from './columns.ts';
import { users } from './users.table.ts';

/**
 * Owner: equality-answers. What people chose to say so that fairness can be counted. Nobody reads a row but the person:
 * companies get counts of enough people, and no score, list or search looks here.
 */
export const equalityAnswers = pgTable('equality_answers', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  portal: text().notNull(),
  gender: text().$type<NonNullable<EqualityAnswers['gender']>>(),
  ageBand: text().$type<NonNullable<EqualityAnswers['age_band']>>(),
  disability: text().$type<NonNullable<EqualityAnswers['disability']>>(),
  /** National or resident, as the person sees it. */
  nationality: text().$type<NonNullable<EqualityAnswers['nationality']>>(),
  consentedAt: moment().notNull(),
  createdAt: createdAt(),
});
