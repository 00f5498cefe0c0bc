import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ScreeningQuestion } from '#contract/features/applications.contract.ts';
import type { Job, JobInput } from '#contract/features/jobs.contract.ts';
import { type Currency, USUAL_CURRENCY } from '#contract/kernel/currencies.ts';
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
    /** Id of the occupation of the taxonomy that it is, where that is known. */
    occupation: text(),
    /** Who may see it once it is published: the portal, or those of the company's employees it is sent to. */
    audience: text({ enum: ['portal', 'employees'] })
      .notNull()
      .default('portal'),
    description: text().notNull(),
    /** The posting in as many words as its company wishes, beside the short description. */
    fullText: text(),
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
    /** Where a law asks for some nationalities: which, why, and the law in the company’s words. */
    nationalityCondition: jsonb().$type<NonNullable<Job['nationality_condition']>>(),
    salaryCurrency: text().$type<Currency>().notNull().default(USUAL_CURRENCY),
    /** `removed`: its company deleted it, and it stays for those who applied. */
    status: text().$type<Job['status'] | 'removed'>().notNull(),
    source: text().$type<JobInput['source']>().notNull(),
    sourceText: text(),
    /** The public page that it was read from. */
    sourceUrl: text(),
    /** Names, photos, ages, nationalities and addresses of its candidates are hidden until a decision. */
    isBlind: boolean().notNull().default(false),
    /** Counts up with every change: who saves over a newer version is told. */
    version: integer().notNull().default(1),
    postedAt: moment(),
    /** When it closes by itself. */
    expiresAt: moment(),
    closedAt: moment(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('jobs_public_key').on(table.publicKey),
    index('jobs_company').on(table.companyId, table.updatedAt),
    index('jobs_portal_posted').on(table.portal, table.status, table.postedAt),
    index('jobs_portal_updated').on(table.portal, table.status, table.updatedAt),
    index('jobs_open_occupation')
      .on(table.portal, table.occupation, table.postedAt)
      .where(sql`status = 'published' and audience = 'portal'`),
    index('jobs_expiring').on(table.expiresAt).where(sql`status = 'published'`),
  ],
);
