import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ScreeningQuestion } from '#contract/features/applications.contract.ts';
import type { Job, JobInput } from '#contract/features/jobs.contract.ts';
import { createdAt, id, moment } from './columns.ts';
import { companies } from './companies.table.ts';
import { users } from './users.table.ts';

/** Owner: jobs. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    portal: text().notNull(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The short key of the public address. */
    publicKey: text().notNull(),
    externalJobId: text(),
    title: text().notNull(),
    description: text().notNull(),
    responsibilities: jsonb().$type<string[]>().notNull().default([]),
    requirements: jsonb().$type<string[]>().notNull().default([]),
    skills: jsonb().$type<Job['skills']>().notNull().default([]),
    sector: text(),
    industry: text(),
    location: text(),
    workPlace: text().$type<Job['work_place']>().notNull(),
    employmentType: text().$type<Job['employment_type']>().notNull(),
    seniority: text().$type<NonNullable<Job['seniority']>>(),
    minYears: integer(),
    education: text().$type<NonNullable<Job['education']>>(),
    languages: jsonb().$type<Job['languages']>().notNull().default([]),
    screeningQuestions: jsonb().$type<ScreeningQuestion[]>().notNull().default([]),
    salaryMin: integer(),
    salaryMax: integer(),
    status: text().$type<Job['status']>().notNull(),
    source: text().$type<JobInput['source']>().notNull(),
    sourceText: text(),
    postedAt: moment(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('jobs_public_key').on(table.publicKey),
    index('jobs_company').on(table.companyId, table.updatedAt),
    index('jobs_portal_posted').on(table.portal, table.status, table.postedAt),
  ],
);
