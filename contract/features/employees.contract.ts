import { z } from 'zod';
import { CANDIDATES, download, endpoint, RECRUITERS, upload } from '../kernel/endpoint.ts';
import { Email, Id, Moment, Optional, PageNumber, pageOf, pageSize, Required } from '../kernel/fields.ts';

export const EmployeeSkill = z.object({
  ref_skill: z.string().max(120).nullable().default(null),
  name: Required(120),
});

/** The day somebody began, as `YYYY-MM-DD`. */
const StartDay = z.iso
  .date('invalid_day')
  .refine((day) => day >= '1950-01-01', 'invalid_day')
  .refine((day) => day <= new Date().toISOString().slice(0, 10), 'future_date');

/** What a company says of somebody who works for it. */
export const EmployeeInput = z.object({
  name: Required(120),
  email: Email,
  job_title: Optional(160),
  department: Optional(120),
  location: Optional(160),
  started_on: z.union([z.literal('').transform(() => null), StartDay]).nullish(),
  skills: z.array(EmployeeSkill).max(100, 'too_many').default([]),
});
export type EmployeeInput = z.output<typeof EmployeeInput>;

/** `invited`: a mail asked them, and they have not said yes. */
export const EMPLOYEE_LINKS = ['none', 'invited', 'linked'] as const;
export type EmployeeLink = (typeof EMPLOYEE_LINKS)[number];

export const Employee = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  job_title: z.string().nullable(),
  department: z.string().nullable(),
  location: z.string().nullable(),
  started_on: z.string().nullable(),
  skills: z.array(z.object({ ref_skill: z.string().nullable(), name: z.string() })),
  link: z.enum(EMPLOYEE_LINKS),
  /** Their profile in the portal, once they said yes to being linked. */
  candidate_id: Id.nullable(),
  invited_at: Moment.nullable(),
  updated_at: Moment,
});
export type Employee = z.infer<typeof Employee>;

/** How an employee fits a job, and by what that is judged. */
export const EmployeeMatch = z.object({
  score: z.number(),
  /** Their own profile where they are linked, else no more than what the company lists. */
  source: z.enum(['profile', 'company']),
  matched: z.array(z.string()),
  partial: z.array(z.string()),
  missing: z.array(z.string()),
});

export const EMPLOYEE_SORTS = ['name', 'department', 'newest', 'longest', 'match'] as const;

const filters = {
  q: z.string().trim().max(100).default(''),
  department: z.string().trim().max(120).default(''),
  location: z.string().trim().max(160).default(''),
  skill: z.string().trim().max(120).default(''),
  link: z.enum(['all', ...EMPLOYEE_LINKS]).default('all'),
};

const own = ['companies.not_found', 'companies.not_allowed'] as const;

export const listEmployees = endpoint({
  method: 'GET',
  path: '/recruiter/employees',
  access: RECRUITERS,
  summary: 'The people who work for one’s own company; with a job also how they fit it.',
  query: z.object({
    ...filters,
    /** A job of the company: each is judged for it, and `match` puts the best first. */
    job_id: Id.optional(),
    sort: z.enum(EMPLOYEE_SORTS).default('name'),
    page: PageNumber,
    limit: pageSize(25),
  }),
  response: pageOf(
    Employee.extend({
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
  errors: [...own, 'employees.email_taken', 'employees.too_many'],
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
  errors: [...own, 'employees.not_found', 'employees.email_taken', 'employees.changed_elsewhere'],
  message: 'employees.changed',
});

export const deleteEmployee = endpoint({
  method: 'DELETE',
  path: '/recruiter/employees/{id}',
  access: RECRUITERS,
  summary: 'Takes somebody off the company’s people. Their account and applications are theirs and stay.',
  params: z.object({ id: Id }),
  response: z.object({ id: Id }),
  errors: [...own, 'employees.not_found'],
  message: 'employees.deleted',
});

/** Rows of one file. */
export const MOST_IMPORTED = 5_000;
/** Of one company. */
export const MOST_EMPLOYEES = 20_000;

export const EMPLOYEE_COLUMNS = [
  'name',
  'email',
  'job_title',
  'department',
  'location',
  'started_on',
  'skills',
] as const;
export type EmployeeColumn = (typeof EMPLOYEE_COLUMNS)[number];

export const IMPORT_OUTCOMES = ['created', 'updated', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export const EmployeeImport = z.object({
  /** False after a dry run: then nothing was saved. */
  is_saved: z.boolean(),
  counts: z.record(z.enum(IMPORT_OUTCOMES), z.number().int()),
  columns: z.array(z.enum(EMPLOYEE_COLUMNS)),
  /** Headings that mean nothing here. */
  ignored: z.array(z.string()),
  rows: z.array(
    z.object({
      /** As a spreadsheet counts, with the heading as the first. */
      row: z.number().int(),
      name: z.string(),
      email: z.string(),
      outcome: z.enum(IMPORT_OUTCOMES),
      problems: z.array(z.object({ column: z.enum(EMPLOYEE_COLUMNS), code: z.string(), text: z.string() })),
    }),
  ),
});
export type EmployeeImport = z.infer<typeof EmployeeImport>;

export const importEmployees = upload({
  path: '/recruiter/employees/import',
  access: RECRUITERS,
  summary: 'Reads a CSV file of employees: says what each row would do, and does it only with `confirm`.',
  fields: z.object({ confirm: z.enum(['true', 'false']).default('false') }),
  maxBytes: 5_000_000,
  response: EmployeeImport,
  errors: [
    ...own,
    'employees.file_unreadable',
    'employees.columns_missing',
    'employees.file_empty',
    'employees.file_too_long',
    'employees.too_many',
  ],
});

export const exportEmployees = download({
  path: '/recruiter/employees/csv',
  access: RECRUITERS,
  summary: 'The company’s people that filters leave, as a CSV file that can be imported again.',
  query: z.object(filters),
  errors: ['companies.not_found'],
});

export const getEmployeesTemplate = download({
  path: '/recruiter/employees/template',
  access: RECRUITERS,
  summary: 'An empty CSV file with the headings that the import knows, in the reader’s language.',
});

export const inviteEmployee = endpoint({
  method: 'POST',
  path: '/recruiter/employees/{id}/invite',
  access: RECRUITERS,
  summary: 'Asks an employee by mail to link their account in the portal; they must say yes.',
  params: z.object({ id: Id }),
  response: Employee,
  errors: [
    ...own,
    'employees.not_found',
    'employees.already_linked',
    'employees.too_soon',
    'employees.mail_refused',
    'emails.daily_limit',
  ],
  message: 'employees.invited',
});

export const unlinkEmployee = endpoint({
  method: 'POST',
  path: '/recruiter/employees/{id}/unlink',
  access: RECRUITERS,
  summary: 'Ends the link to an employee’s account, or takes the invitation back.',
  params: z.object({ id: Id }),
  response: Employee,
  errors: [...own, 'employees.not_found'],
  message: 'employees.unlinked',
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
    ...own,
    'jobs.not_found',
    'employees.not_found',
    'employees.job_not_internal',
    'emails.daily_limit',
  ],
  message: 'employees.job_sent',
});

const Token = z.object({ token: z.string().min(1).max(200) });

/** What an employee is asked, for whoever holds the link. */
export const getEmployment = endpoint({
  method: 'GET',
  path: '/employment-invitations/{token}',
  access: 'public',
  summary: 'Which company asks the holder of a link whether they work for it.',
  params: Token,
  response: z.object({
    company_name: z.string(),
    name: z.string(),
    status: z.enum(['open', 'expired', 'accepted']),
  }),
  errors: ['employees.link_unknown'],
  ratePerMinute: 60,
});

export const acceptEmployment = endpoint({
  method: 'POST',
  path: '/employment-invitations/{token}/accept',
  access: CANDIDATES,
  summary: 'Links the caller’s account to what the company lists of them.',
  params: Token,
  response: z.object({ id: Id, company_name: z.string() }),
  errors: ['employees.link_unknown', 'employees.already_linked'],
  message: 'employees.linked',
});

export const listEmployments = endpoint({
  method: 'GET',
  path: '/employments',
  access: CANDIDATES,
  summary:
    'The companies that the caller is linked to as an employee, and the jobs within them sent to the caller.',
  response: z.object({
    results: z.array(
      z.object({
        id: Id,
        company_name: z.string(),
        job_title: z.string().nullable(),
        department: z.string().nullable(),
      }),
    ),
    jobs: z.array(
      z.object({
        id: Id,
        title: z.string(),
        company_name: z.string(),
        location: z.string().nullable(),
        sent_at: Moment,
        /** Whether the caller has applied. */
        is_applied: z.boolean(),
      }),
    ),
  }),
});

export const endEmployment = endpoint({
  method: 'POST',
  path: '/employments/{id}/end',
  access: CANDIDATES,
  summary: 'Ends the link between the caller’s account and a company.',
  params: z.object({ id: Id }),
  response: z.object({ id: Id }),
  errors: ['employees.not_found'],
  message: 'employees.link_ended',
});

export const employeeErrors = {
  'employees.not_found': 404,
  'employees.link_unknown': 404,
  'employees.email_taken': 409,
  'employees.changed_elsewhere': 409,
  'employees.already_linked': 409,
  'employees.too_many': 422,
  'employees.too_soon': 429,
  'employees.mail_refused': 409,
  'employees.job_not_internal': 409,
  'employees.file_unreadable': 422,
  'employees.columns_missing': 422,
  'employees.file_empty': 422,
  'employees.file_too_long': 422,
} as const;
