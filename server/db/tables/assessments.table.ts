import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  ANSWER_TYPES,
  type AnswerValue,
  ATTEMPT_STATUSES,
  FORMS,
  SIGNAL_KINDS,
} from '#contract/features/assessments.fields.ts';
import type { DrawnQuestion, ItemStatistics } from '#engines/assessments/index.ts';
import { createdAt, id, moment } from './columns.ts';
import { companies } from './companies.table.ts';
import { files } from './files.table.ts';
import { portals } from './portals.table.ts';
import { users } from './users.table.ts';

/** Owner: assessments. Somebody taking an instrument once. */
export const assessmentAttempts = pgTable(
  'assessment_attempts',
  {
    id: id(),
    portal: text()
      .notNull()
      .references(() => portals.key),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Slug of the instrument. */
    instrument: text().notNull(),
    instrumentVersion: text().notNull(),
    form: text({ enum: FORMS }).notNull(),
    status: text({ enum: ATTEMPT_STATUSES }).notNull(),
    /** What the questions were drawn by, and which came out, in their order. */
    seed: integer().notNull(),
    questions: jsonb().$type<readonly DrawnQuestion[]>().notNull(),
    lang: text({ enum: ['en', 'ar'] }).notNull(),
    /** What the person said of themselves to choose the norms. */
    respondent: jsonb().$type<{ age?: number; sex?: 'M' | 'F' }>().notNull().default({}),
    startedAt: createdAt(),
    /** Null where no time is kept. */
    endsAt: moment(),
    extraTimePercent: integer().notNull().default(0),
    /** Nothing that is heard is asked: an adjustment, chosen before the start. */
    withoutListening: boolean().notNull().default(false),
    completedAt: moment(),
    /** The time was over before it was handed in. */
    isExpired: boolean().notNull().default(false),
    /** As the engine scored it; null until then. */
    result: jsonb().$type<object>(),
  },
  (table) => [
    uniqueIndex('assessment_attempts_open')
      .on(table.userId, table.instrument)
      .where(sql`${table.status} = 'IN_PROGRESS'`),
    index('assessment_attempts_user').on(table.userId, table.instrument, table.startedAt),
    index('assessment_attempts_portal').on(table.portal, table.instrument, table.completedAt),
    index('assessment_attempts_ending').on(table.endsAt).where(sql`${table.status} = 'IN_PROGRESS'`),
  ],
);

/** Owner: assessments. What stands answered in an attempt. */
export const assessmentAnswers = pgTable(
  'assessment_answers',
  {
    attemptId: uuid()
      .notNull()
      .references(() => assessmentAttempts.id, { onDelete: 'cascade' }),
    questionId: text().notNull(),
    type: text({ enum: ANSWER_TYPES }).notNull(),
    value: jsonb().$type<AnswerValue>().notNull(),
    /** The number that the client gave it: of two answers to a question the higher one stands, whichever came first. */
    sequence: bigint({ mode: 'number' }).notNull(),
    answeredAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.questionId] })],
);

/** Owner: assessments. A passage of an attempt that was played, the first or the second time. */
export const assessmentPlays = pgTable(
  'assessment_plays',
  {
    id: id(),
    attemptId: uuid()
      .notNull()
      .references(() => assessmentAttempts.id, { onDelete: 'cascade' }),
    questionId: text().notNull(),
    number: integer().notNull(),
    playedAt: moment().notNull(),
  },
  (table) => [uniqueIndex('assessment_plays_number').on(table.attemptId, table.questionId, table.number)],
);

/** Owner: assessments. What was noticed while an attempt ran; shown to the person and part of no score. */
export const assessmentSignals = pgTable(
  'assessment_signals',
  {
    id: id(),
    attemptId: uuid()
      .notNull()
      .references(() => assessmentAttempts.id, { onDelete: 'cascade' }),
    kind: text({ enum: SIGNAL_KINDS }).notNull(),
    questionId: text(),
    seconds: integer().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('assessment_signals_attempt').on(table.attemptId)],
);

/** Owner: assessments. A result that a person shows to a company. */
export const assessmentShares = pgTable(
  'assessment_shares',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    attemptId: uuid()
      .notNull()
      .references(() => assessmentAttempts.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sharedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.attemptId] }),
    index('assessment_shares_user').on(table.userId),
    index('assessment_shares_attempt').on(table.attemptId),
  ],
);

/** Owner: assessments. Computed each night from the attempts of a portal. */
export const assessmentItemStatistics = pgTable(
  'assessment_item_statistics',
  {
    portal: text()
      .notNull()
      .references(() => portals.key),
    instrument: text().notNull(),
    computedAt: moment().notNull(),
    attempts: integer().notNull(),
    items: jsonb().$type<readonly ItemStatistics[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.portal, table.instrument] })],
);

/** Owner: assessments. What was spoken in answer to a question; of two recordings the later. */
export const assessmentRecordings = pgTable(
  'assessment_recordings',
  {
    attemptId: uuid()
      .notNull()
      .references(() => assessmentAttempts.id, { onDelete: 'cascade' }),
    questionId: text().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    recordedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionId] }),
    index('assessment_recordings_file').on(table.fileId),
  ],
);

/** Owner: assessments. How a company scored a text or a recording by its rubric, beside what was counted of it. */
export const assessmentRatings = pgTable(
  'assessment_ratings',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    attemptId: uuid()
      .notNull()
      .references(() => assessmentAttempts.id, { onDelete: 'cascade' }),
    questionId: text().notNull(),
    ratedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    scores: jsonb().$type<Record<string, number>>().notNull(),
    comment: text().notNull(),
    ratedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.attemptId, table.questionId] }),
    index('assessment_ratings_attempt').on(table.attemptId),
    index('assessment_ratings_rater').on(table.ratedBy),
  ],
);

/** Owner: assessments. How often the items of an adaptive test were shown in a portal; nothing of whom. */
export const assessmentItemExposures = pgTable(
  'assessment_item_exposures',
  {
    portal: text()
      .notNull()
      .references(() => portals.key),
    instrument: text().notNull(),
    item: text().notNull(),
    shown: integer().notNull(),
    /** As the first item of an attempt: summed over all items it is the number of attempts. */
    shownFirst: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.portal, table.instrument, table.item] })],
);
