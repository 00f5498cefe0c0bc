import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { jobs } from './jobs.table.ts';
import { users } from './users.table.ts';

/** Owner: favourites. */
export const favouriteJobs = pgTable(
  'favourite_jobs',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobId] })],
);

/** Owner: favourites. Likes and dislikes of jobs. */
export const jobReactions = pgTable(
  'job_reactions',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    reaction: text().$type<'like' | 'dislike'>().notNull(),
    /** Why a job was disliked, of the choices that the contract names. */
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobId] })],
);
