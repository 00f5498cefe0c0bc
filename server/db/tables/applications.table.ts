import { index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type {
  ApplicationSource,
  ApplicationStage,
  ScreeningAnswer,
  SentProfile,
} from '#contract/features/applications.contract.ts';
import { SCREENING_WAYS } from '#contract/features/screenings.fields.ts';
import { createdAt, id, moment } from './columns.ts';
import { jobs } from './jobs.table.ts';
import { users } from './users.table.ts';

/** Owner: applications. A person's application to a job, with the profile as it was when it was sent. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stage: text().$type<ApplicationStage>().notNull(),
    answers: jsonb().$type<ScreeningAnswer[]>().notNull().default([]),
    /** By which way its questions were answered; null where that is not known. */
    screeningWay: text({ enum: SCREENING_WAYS }),
    profileVersion: integer().notNull(),
    profile: jsonb().$type<SentProfile>().notNull(),
    resumeFileId: uuid(),
    /** By which way the person came to the job, where the product saw it. */
    source: text().$type<ApplicationSource>(),
    /** What the pair scored then; null where it was below the floor. */
    score: real(),
    createdAt: createdAt(),
    /** When it was sent last: the latest such step, kept by a trigger on the steps. */
    appliedAt: moment(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('applications_job_user').on(table.jobId, table.userId),
    index('applications_user').on(table.userId, table.updatedAt),
  ],
);

/** Owner: applications. Every step of an application, with the reason where one was given. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    stage: text().$type<ApplicationStage>().notNull(),
    reason: text(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('application_events_application').on(table.applicationId, table.createdAt)],
);
