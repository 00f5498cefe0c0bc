import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { users } from './users.table.ts';

/** Owner: learning-items. Courses that a person saved, began or finished: their plan, in their order. */
export const learningItems = pgTable(
  'learning_items',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: text().notNull(),
    /** The skills for which it was taken into the plan, by concept. */
    skillIds: text().array().notNull().default([]),
    status: text({ enum: ['saved', 'started', 'done'] }).notNull(),
    /** Place in the plan, from 0. */
    position: integer().notNull(),
    /** `YYYY-MM-DD`, as the person planned them. */
    startOn: text(),
    dueOn: text(),
    startedAt: moment(),
    doneAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId] })],
);

/** Owner: career-paths. The path that a person chose as their goal. */
export const careerGoals = pgTable(
  'career_goals',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Concept of the occupation at its end. */
    occupationId: text().notNull(),
    /** Concepts of the occupations on the way, the present one first. */
    steps: jsonb().$type<string[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('career_goals_occupation').on(table.occupationId)],
);
