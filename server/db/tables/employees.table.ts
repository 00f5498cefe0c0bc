import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Employee } from '#contract/features/employees.contract.ts';
import { createdAt, id, lowerCaseText, moment } from './columns.ts';
import { companies } from './companies.table.ts';
import { jobs } from './jobs.table.ts';
import { users } from './users.table.ts';

/** Owner: employees. The people who work for a company, as the company lists them; a row may belong to an account. */
export const employees = pgTable(
  'employees',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Their account as a candidate of the portal, once they said yes to being linked. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: lowerCaseText().notNull(),
    jobTitle: text(),
    department: text(),
    location: text(),
    startedOn: date({ mode: 'string' }),
    skills: jsonb().$type<Employee['skills']>().notNull().default([]),
    addedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    invitedAt: moment(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('employees_company_email').on(table.companyId, table.email),
    uniqueIndex('employees_company_user').on(table.companyId, table.userId).where(sql`user_id is not null`),
    index('employees_company_name').on(table.companyId, table.name),
    index('employees_user').on(table.userId),
  ],
);

/** Owner: employees. Internal jobs that were sent to employees of the company. */
export const internalJobs = pgTable(
  'internal_jobs',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    employeeId: uuid()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    sentBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.employeeId] }),
    index('internal_jobs_employee').on(table.employeeId),
  ],
);
