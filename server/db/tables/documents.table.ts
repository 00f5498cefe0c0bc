import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Audience, KnowledgeDocument } from '#contract/features/documents.contract.ts';
import type { DocumentPart, PlacedLine } from '#engines/documents/index.ts';
import { createdAt, id, moment } from './columns.ts';
import { companies } from './companies.table.ts';
import { files } from './files.table.ts';
import { users } from './users.table.ts';

/** Owner: documents. What a company lets answer for it. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    portal: text().notNull(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    audience: text().$type<Audience>().notNull(),
    /** The version that answers; null until one does. */
    answeringId: uuid(),
    /** The question that it answers, where it was written as a correction. */
    corrects: text(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Since when it answers nothing; after an hour it goes. */
    removedAt: moment(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('documents_company').on(table.companyId, table.createdAt),
    index('documents_portal').on(table.portal, table.audience).where(sql`removed_at is null`),
  ],
);

/** Owner: documents. Each file that a document was or is to be; the one with the highest number is the newest. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: id(),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    status: text().$type<'processing' | 'processed' | 'failed'>().notNull(),
    step: text().$type<KnowledgeDocument['info']['step']>().notNull().default('queued'),
    percent: integer().notNull().default(0),
    failure: text().$type<KnowledgeDocument['info']['failure']>(),
    pages: integer(),
    unreadPages: jsonb().$type<number[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('document_versions_document').on(table.documentId, table.number),
    index('document_versions_file').on(table.fileId),
  ],
);

/** Owner: documents. The parts of a version in reading order; they never change. */
export const documentPassages = pgTable(
  'document_passages',
  {
    versionId: uuid()
      .notNull()
      .references(() => documentVersions.id, { onDelete: 'cascade' }),
    /** From 0 on. */
    place: integer().notNull(),
    kind: text().$type<DocumentPart['kind']>().notNull(),
    level: integer().notNull(),
    page: integer(),
    headings: jsonb().$type<string[]>().notNull(),
    text: text().notNull(),
    lines: jsonb().$type<PlacedLine[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.place] }),
    index('document_passages_page').on(table.versionId, table.page),
  ],
);

/** Owner: documents. What people asked, for further questions and for who looks after the documents. No answers. */
export const documentQuestions = pgTable(
  'document_questions',
  {
    id: id(),
    portal: text().notNull(),
    /** Whose documents were asked; null where everybody's were. */
    companyId: uuid().references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    threadId: uuid().notNull(),
    question: text().notNull(),
    /** The same question, however it is written. */
    sought: text().notNull(),
    isRefused: boolean().notNull(),
    rating: text().$type<'helpful' | 'wrong'>(),
    /** When who looks after the documents was done with it. */
    closedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('document_questions_user').on(table.userId, table.threadId),
    index('document_questions_company').on(table.companyId, table.sought),
  ],
);
