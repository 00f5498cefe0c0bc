import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  LineFault,
  RecordState,
  SystemScope,
  SystemVendor,
} from '#contract/features/hiring-systems.contract.ts';
import type { AboutSystem, Mapping } from '#contract/features/hiring-systems.mapping.ts';
import { createdAt, id, moment } from './columns.ts';
import { companies } from './companies.table.ts';
import { jobs } from './jobs.table.ts';
import { users } from './users.table.ts';

/** A record’s fields and where it stands, on one side. */
interface ContentOfRecord {
  fields: Readonly<Record<string, string | number | boolean | null>>;
  state: string | null;
}

/** Owner: hiring-systems. The external hiring system of a company, its keys sealed. */
export const hiringSystems = pgTable(
  'hiring_systems',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    portal: text().notNull(),
    vendor: text().$type<SystemVendor>().notNull(),
    address: text().notNull(),
    database: text(),
    login: text(),
    sealedSecret: text().notNull(),
    /** What its events are signed with; null where it sends none. */
    sealedSigningSecret: text(),
    about: jsonb().$type<AboutSystem>().notNull(),
    mapping: jsonb().$type<Mapping>().notNull(),
    connectedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    connectedAt: createdAt(),
    reachedAt: moment(),
    fault: text().$type<LineFault>(),
    faultSince: moment(),
    tries: integer().notNull().default(0),
    /** While the line does not work nothing is tried before. */
    nextTryAt: moment(),
    /** Up to where its changes are known, as it tells it. */
    cursor: text(),
    followedAt: moment(),
    /** One worker at a time speaks with it, until then. */
    workedUntil: moment(),
    /** From then on it is nobody’s, and kept for the deletions alone that are still owed to people. */
    disconnectedAt: moment(),
  },
  (table) => [
    uniqueIndex('hiring_systems_of_company').on(table.companyId).where(sql`${table.disconnectedAt} is null`),
    index('hiring_systems_company').on(table.companyId),
    index('hiring_systems_connected_by').on(table.connectedBy),
  ],
);

/** Owner: hiring-systems. Who of a company may do what with it, beside those who may do everything. */
export const hiringSystemGrants = pgTable(
  'hiring_system_grants',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    scope: text().$type<SystemScope>().notNull(),
    grantedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.scope] }),
    index('hiring_system_grants_user').on(table.userId),
  ],
);

/**
 * Owner: hiring-systems. Jobs and candidates that are kept equal there: the outbox. What was agreed on, what is there, and what
 * waits to be done; its id, which is nobody’s, is the one by which it is known there.
 */
export const hiringSystemRecords = pgTable(
  'hiring_system_records',
  {
    id: id(),
    systemId: uuid()
      .notNull()
      .references(() => hiringSystems.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['job', 'candidate'] }).notNull(),
    /** Null once the job was deleted here: then it is closed there. */
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    jobTitle: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Of a candidate, the record of their job. */
    jobRecordId: uuid().references((): AnyPgColumn => hiringSystemRecords.id, { onDelete: 'cascade' }),
    askedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    state: text().$type<RecordState>().notNull().default('waiting'),
    theirKey: text(),
    revision: text(),
    seen: jsonb().$type<ContentOfRecord>(),
    agreed: jsonb().$type<{ ours: ContentOfRecord; theirs: ContentOfRecord; unfollowed?: string }>(),
    attempts: jsonb().$type<ContentOfRecord[]>().notNull().default([]),
    /** By which the latest attempt is known there until it has an answer. */
    attemptKey: text(),
    url: text(),
    conflict: text().array().notNull().default([]),
    refusal: text(),
    decision: text({ enum: ['ours', 'theirs', 'again', 'whole'] }),
    isToRead: boolean().notNull().default(false),
    tries: integer().notNull().default(0),
    nextTryAt: moment(),
    sentAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('hiring_system_records_once').on(table.systemId, table.kind, table.jobId, table.userId),
    index('hiring_system_records_state').on(table.systemId, table.state),
    index('hiring_system_records_job').on(table.jobId),
    index('hiring_system_records_user').on(table.userId),
    index('hiring_system_records_job_record').on(table.jobRecordId),
  ],
);

/** Owner: hiring-systems. What was sent and what came back, and events that came. */
export const hiringSystemMessages = pgTable(
  'hiring_system_messages',
  {
    id: id(),
    systemId: uuid()
      .notNull()
      .references(() => hiringSystems.id, { onDelete: 'cascade' }),
    recordId: uuid().references(() => hiringSystemRecords.id, { onDelete: 'cascade' }),
    direction: text({ enum: ['out', 'in'] }).notNull(),
    what: text().notNull(),
    status: integer(),
    fault: text().$type<LineFault>(),
    tookMs: integer(),
    sent: text(),
    received: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('hiring_system_messages_record').on(table.recordId, table.createdAt),
    index('hiring_system_messages_system').on(table.systemId, table.createdAt),
  ],
);

/** Owner: hiring-systems. Events that were taken: none is taken twice. */
export const hiringSystemEvents = pgTable(
  'hiring_system_events',
  {
    systemId: uuid()
      .notNull()
      .references(() => hiringSystems.id, { onDelete: 'cascade' }),
    eventId: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.systemId, table.eventId] })],
);

/** Owner: hiring-systems. Candidates who deleted their account, and whom the hiring system is still to delete. */
export const hiringSystemErasures = pgTable(
  'hiring_system_erasures',
  {
    /** The record’s id, as it was known there. */
    recordId: uuid().primaryKey(),
    systemId: uuid()
      .notNull()
      .references(() => hiringSystems.id, { onDelete: 'cascade' }),
    jobRecordId: uuid().notNull(),
    theirKey: text(),
    tries: integer().notNull().default(0),
    nextTryAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index('hiring_system_erasures_system').on(table.systemId)],
);
