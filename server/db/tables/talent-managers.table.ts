import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type {
  Addition,
  PersonStatus,
  RowOutcome,
  RowReason,
} from '#contract/features/talent-managers.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { createdAt, id, lowerCaseText, moment } from './columns.ts';
import { files } from './files.table.ts';
import { jobs } from './jobs.table.ts';
import { portals } from './portals.table.ts';
import { users } from './users.table.ts';

/** Owner: talent-managers. People whom a talent manager looks after or has asked; of an address one at a time stands. */
export const talentPeople = pgTable(
  'talent_people',
  {
    id: id(),
    portal: text()
      .notNull()
      .references(() => portals.key),
    managerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: lowerCaseText().notNull(),
    name: text(),
    /** The account of the address, once there is one. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    status: text().$type<PersonStatus>().notNull(),
    language: text().$type<Language>().notNull(),
    /** The manager's own words, for reminders as well. */
    message: text(),
    /** The resume that the manager gave, until the person has taken it or the invitation has ended. */
    resumeFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    invitedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    reminders: integer().notNull().default(0),
    remindedAt: moment(),
    /** When the person said yes or no. */
    answeredAt: moment(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    // Two managers never hold the same person: whoever comes second is told so.
    uniqueIndex('talent_people_standing')
      .on(table.portal, table.email)
      .where(sql`status in ('invited', 'asked', 'joined')`),
    index('talent_people_manager').on(table.managerId, table.status, table.updatedAt),
    index('talent_people_user').on(table.userId),
    index('talent_people_resume').on(table.resumeFileId).where(sql`resume_file_id is not null`),
    index('talent_people_unanswered').on(table.expiresAt).where(sql`status in ('invited', 'asked')`),
  ],
);

/** Owner: talent-managers. People added many at once. */
export const talentAdditions = pgTable(
  'talent_additions',
  {
    id: id(),
    portal: text()
      .notNull()
      .references(() => portals.key),
    addedBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text().$type<Addition['type']>().notNull(),
    language: text().$type<Language>().notNull(),
    message: text(),
    total: integer().notNull(),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  (table) => [index('talent_additions_adder').on(table.addedBy, table.createdAt)],
);

/** Owner: talent-managers. The rows of an addition with what came of each; what waits is not worked on yet. */
export const talentAdditionRows = pgTable(
  'talent_addition_rows',
  {
    additionId: uuid()
      .notNull()
      .references(() => talentAdditions.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    row: integer().notNull(),
    portal: text().notNull(),
    email: text(),
    name: text(),
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    fileName: text(),
    outcome: text().$type<RowOutcome>().notNull().default('waiting'),
    reason: text().$type<RowReason>(),
  },
  (table) => [
    primaryKey({ columns: [table.additionId, table.row] }),
    index('talent_addition_rows_outcome').on(table.additionId, table.outcome, table.row),
    index('talent_addition_rows_email').on(table.portal, table.email),
    index('talent_addition_rows_file').on(table.fileId).where(sql`file_id is not null`),
  ],
);

/** Owner: talent-managers. Somebody proposed for a job by who looks after them: once a job and person. */
export const talentProposals = pgTable(
  'talent_proposals',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    managerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text(),
    answer: text({ enum: ['agreed', 'declined'] }),
    answeredAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('talent_proposals_pair').on(table.jobId, table.userId),
    index('talent_proposals_manager').on(table.managerId, table.createdAt),
    index('talent_proposals_user').on(table.userId),
  ],
);
