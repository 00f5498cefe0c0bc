import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { LEARNING_LEVELS } from '#contract/features/programmes.contract.ts';
import type { ReadCourse } from '#engines/programmes/index.ts';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.table.ts';

/** A skill that somebody says a course teaches, or does not, whatever was read. */
export interface ProgrammeCorrection {
  /** The place of the course in the document, from 1. */
  order: number;
  skillId: string;
  isTaught: boolean;
  /** At which level; left out it is the one that was read. */
  level?: (typeof LEARNING_LEVELS)[number];
}

/** Owner: programmes. Syllabi and study plans that people have uploaded or typed: what was read, and their corrections. */
export const programmes = pgTable(
  'programmes',
  {
    id: id(),
    portal: text().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who may be shown it once it is shared: `company <id>` or `domain <mail domain>`; null where there is nobody. */
    circle: text(),
    isShared: boolean().notNull().default(false),
    title: text().notNull(),
    language: text({ enum: ['en', 'ar', 'mixed'] }).notNull(),
    fileName: text(),
    pages: integer().notNull(),
    unreadPages: jsonb().$type<number[]>().notNull().default([]),
    courses: jsonb().$type<ReadCourse[]>().notNull(),
    /** Ids of the occupations it leads to, the likeliest first. */
    occupations: jsonb().$type<string[]>().notNull(),
    corrections: jsonb().$type<ProgrammeCorrection[]>().notNull().default([]),
    /** Counts up with every change; 1 as it was read. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('programmes_owner').on(table.ownerId, table.updatedAt),
    index('programmes_circle').on(table.portal, table.circle, table.updatedAt),
  ],
);

/** Owner: programmes. What a programme was called and how it was corrected, in each of its versions. */
export const programmeVersions = pgTable(
  'programme_versions',
  {
    programmeId: uuid()
      .notNull()
      .references(() => programmes.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    title: text().notNull(),
    corrections: jsonb().$type<ProgrammeCorrection[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.programmeId, table.version] })],
);
