import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { SCREENING_WAYS } from '#contract/features/screenings.fields.ts';
import { createdAt, moment } from './columns.ts';
import { jobs } from './jobs.table.ts';
import { users } from './users.table.ts';

/** Owner: screenings. Answers to a job's questions until they are sent with the application, which takes them over. */
export const screenings = pgTable(
  'screenings',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    way: text({ enum: SCREENING_WAYS }).notNull(),
    /** By the id of the question. */
    answers: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId] }),
    index('screenings_user').on(table.userId, table.updatedAt),
  ],
);
