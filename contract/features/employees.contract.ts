import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, Moment, Optional, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import {
  EMPLOYEE_SORTS,
  Employee,
  EmployeeFilters,
  EmployeeInput,
  EmployeeMatch,
  ownCompanyErrors,
} from './employees.fields.ts';

export * from './employees.fields.ts';
export * from './employees.import.ts';
export * from './employees.links.ts';

export const listEmployees = endpoint({
  method: 'GET',
  path: '/recruiter/employees',
  access: RECRUITERS,
  summary: 'The people who work for one’s own company; with a job also how they fit it.',
  query: z.object({
    ...EmployeeFilters,
    /** A job of the company: each is judged for it, and `match` puts the best first. */
    job_id: Id.optional(),
    sort: z.enum(EMPLOYEE_SORTS).default('name'),
    page: PageNumber,
    limit: pageSize(25),
  }),
  response: pageOf(
    Employee.extend({
      /** Null without a job, and of one that is reviewed blind. */
      match: EmployeeMatch.nullable(),
      /** When the job was sent to them. */
      sent_at: Moment.nullable(),
    }),
  ).extend({
    /** Without filters. */
    people: z.number().int(),
    departments: z.array(z.string()),
    locations: z.array(z.string()),
    /** People whom a ranking left out because there are too many to judge at once. */
    unranked: z.number().int(),
    job: z
      .object({
        id: Id,
        title: z.string(),
        /** Whether it is for employees and published, so that it can be sent. */
        is_internal: z.boolean(),
        is_open: z.boolean(),
        /** A ranking by name would tell who is who among the hidden candidates. */
        is_blind: z.boolean(),
      })
      .nullable(),
    can: z.object({ edit: z.boolean() }),
  }),
  errors: ['companies.not_found', 'jobs.not_found'],
});

export const addEmployee = endpoint({
  method: 'POST',
  path: '/recruiter/employees',
  access: RECRUITERS,
  summary: 'Adds somebody to the company’s people.',
  body: EmployeeInput,
  response: Employee,
  errors: [...ownCompanyErrors, 'employees.email_taken', 'employees.too_many'],
  message: 'employees.added',
});

export const changeEmployee = endpoint({
  method: 'PATCH',
  path: '/recruiter/employees/{id}',
  access: RECRUITERS,
  summary: 'Changes what the company says of one of its people.',
  params: z.object({ id: Id }),
  body: z.object({
    employee: EmployeeInput,
    /** As the caller saw it: what a colleague changed meanwhile is not written over. */
    was_updated_at: Moment,
  }),
  response: Employee,
  errors: [
    ...ownCompanyErrors,
    'employees.not_found',
    'employees.email_taken',
    'employees.changed_elsewhere',
  ],
  message: 'employees.changed',
});

export const deleteEmployee = endpoint({
  method: 'DELETE',
  path: '/recruiter/employees/{id}',
  access: RECRUITERS,
  summary: 'Takes somebody off the company’s people. Their account and applications are theirs and stay.',
  params: z.object({ id: Id }),
  response: z.object({ id: Id }),
  errors: [...ownCompanyErrors, 'employees.not_found'],
  message: 'employees.deleted',
});

export const sendInternalJob = endpoint({
  method: 'POST',
  path: '/recruiter/employees/send-job',
  access: RECRUITERS,
  summary:
    'Sends a published job for employees to chosen ones or to a department: a notification where they are linked, a mail with an invitation where not.',
  body: z
    .object({
      job_id: Id,
      employee_ids: z.array(Id).max(200, 'too_many').default([]),
      department: z.string().trim().max(120).optional(),
      message: Optional(1_000),
    })
    .refine((it) => it.employee_ids.length > 0 || it.department, {
      path: ['employee_ids'],
      error: 'required',
    }),
  response: z.object({
    told: z.number().int(),
    mailed: z.number().int(),
    /** Had it already, or want no such mail. */
    skipped: z.array(z.object({ employee_id: Id, reason: z.enum(['already_sent', 'opted_out']) })),
  }),
  errors: [
    ...ownCompanyErrors,
    'jobs.not_found',
    'employees.not_found',
    'employees.job_not_internal',
    'emails.daily_limit',
  ],
  message: 'employees.job_sent',
});

/** Why a call about a company's employees is refused, with the HTTP status of each. */
export const employeeErrors = {
  'employees.not_found': 404,
  /** The mailed link is too old, was taken back, or is none of ours. */
  'employees.link_unknown': 404,
  /** By another employee on the company's list. */
  'employees.email_taken': 409,
  'employees.changed_elsewhere': 409,
  'employees.already_linked': 409,
  'employees.too_many': 422,
  /** They were mailed a moment ago; it says how many seconds are left. */
  'employees.too_soon': 429,
  /** The address wants no invitations from this portal. */
  'employees.mail_refused': 409,
  /** Only a published job whose audience is employees can be sent to them. */
  'employees.job_not_internal': 409,
  'employees.file_unreadable': 422,
  /** An import needs a heading for the name and one for the address at least. */
  'employees.columns_missing': 422,
  'employees.file_empty': 422,
  'employees.file_too_long': 422,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof employeeErrors, number> {}
}
