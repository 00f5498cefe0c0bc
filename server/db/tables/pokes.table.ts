import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { jobs } from './jobs.table.ts';
import { users } from './users.table.ts';

/** Owner: pokes. A company asking somebody whether a job would interest them: once a job and person. */
export const pokes = pgTable(
  'pokes',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pokedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Those who were asked with one press share it: they leave together. */
    askId: uuid(),
    /** Until then it can be taken back, and the person knows nothing of it; null once it has left. */
    leavesAt: moment(),
    answer: text({ enum: ['interested', 'not_interested'] }),
    answeredAt: moment(),
    /** When the person said that the question was not in order. */
    complainedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId] }),
    index('pokes_user').on(table.userId),
    index('pokes_ask').on(table.askId),
  ],
);
