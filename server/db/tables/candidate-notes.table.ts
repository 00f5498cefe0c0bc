import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { companies } from './companies.table.ts';
import { jobs } from './jobs.table.ts';
import { users } from './users.table.ts';

/** Owner: candidate-notes. What people of a company write about a candidate, read by that company alone. */
export const candidateNotes = pgTable(
  'candidate_notes',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null where it is about the person and no job. */
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    /** Colleagues whom it names, who were told. */
    mentions: uuid().array().notNull().default([]),
    createdAt: createdAt(),
    editedAt: moment(),
  },
  (table) => [
    index('candidate_notes_candidate').on(table.companyId, table.userId, table.createdAt),
    index('candidate_notes_user').on(table.userId),
  ],
);

/** Owner: candidate-notes. Words by which a company sorts its candidates. */
export const candidateTags = pgTable(
  'candidate_tags',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tag: text().notNull(),
    taggedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.tag] }),
    index('candidate_tags_tag').on(table.companyId, table.tag),
    index('candidate_tags_user').on(table.userId),
  ],
);
