import { z } from 'zod';
import { download, RECRUITERS, upload } from '../kernel/endpoint.ts';
import { EmployeeFilters, ownCompanyErrors } from './employees.fields.ts';

/** Employees from files and into files. */

/** Rows that one file may have. */
export const MOST_IMPORTED = 5_000;
/** Employees that one company may list. */
export const MOST_EMPLOYEES = 20_000;

/** What a column of a file can hold; files may name the columns in either language. */
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

/** What a row does to the list: rows find their employee by the address, and refused ones change nothing. */
export const IMPORT_OUTCOMES = ['created', 'updated', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What each row of a file would do, or did. */
export const EmployeeImport = z.object({
  /** False after a dry run: then nothing was saved. */
  is_saved: z.boolean(),
  counts: z.record(z.enum(IMPORT_OUTCOMES), z.number().int()),
  /** What the file has columns for. */
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
    ...ownCompanyErrors,
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
  query: z.object(EmployeeFilters),
  errors: ['companies.not_found'],
});

export const getEmployeesTemplate = download({
  path: '/recruiter/employees/template',
  access: RECRUITERS,
  weight: 'usual',
  summary: 'An empty CSV file with the headings that the import knows, in the reader’s language.',
});
