import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ResumeStatus } from '#contract/features/resumes.contract.ts';
import type { ParsedResume } from '#engines/resumes/index.ts';
import { createdAt, id, moment } from './columns.ts';
import { files } from './files.table.ts';
import { users } from './users.table.ts';

/** Owner: resumes. Every reading of a resume; the newest of a person counts. */
export const resumes = pgTable(
  'resumes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** The photograph found in it, until its owner has said whether it is to be their picture. */
    photoFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    status: text().$type<Exclude<ResumeStatus['status'], 'none'>>().notNull(),
    step: text().$type<ResumeStatus['step']>().notNull().default('queued'),
    percent: integer().notNull().default(0),
    failure: text().$type<ResumeStatus['failure']>(),
    pages: integer(),
    /** What the engine read, with evidence and the engine's version. */
    parsed: jsonb().$type<ParsedResume>(),
    text: text().notNull().default(''),
    engineVersion: text(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('resumes_user').on(table.userId, table.createdAt),
    index('resumes_photo').on(table.photoFileId).where(sql`photo_file_id is not null`),
  ],
);
