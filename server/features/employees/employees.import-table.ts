import {
  EMPLOYEE_COLUMNS,
  type EmployeeColumn,
  type EmployeeImport,
  MOST_IMPORTED,
} from '#contract/features/employees.contract.ts';
import { foldName } from '#engines/text/index.ts';
import { linesOf } from '#server/platform/csv-table.ts';
import { Refusal } from '#server/platform/refusals.ts';
import type { EmployeeRow } from './employees.store.ts';

export type Row = EmployeeImport['rows'][number];
export type Cells = Partial<Record<EmployeeColumn, string>>;
export type Content = Pick<
  EmployeeRow,
  'name' | 'email' | 'jobTitle' | 'department' | 'location' | 'startedOn' | 'skills'
>;

/** Names of columns in files of this kind, in both languages; compared as names of skills are, without marks and case. */
const HEADINGS: Record<EmployeeColumn, readonly string[]> = {
  name: ['name', 'full name', 'employee', 'employee name', 'الاسم', 'الاسم الكامل', 'اسم الموظف', 'الموظف'],
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'work email',
    'البريد',
    'البريد الإلكتروني',
    'الإيميل',
    'البريد الالكتروني',
  ],
  job_title: [
    'job title',
    'job_title',
    'title',
    'position',
    'role',
    'المسمى الوظيفي',
    'المسمى',
    'الوظيفة',
    'المنصب',
  ],
  department: ['department', 'team', 'division', 'unit', 'القسم', 'الإدارة', 'الفريق'],
  location: ['location', 'city', 'place', 'office', 'site', 'الموقع', 'المدينة', 'المكان', 'المكتب'],
  started_on: [
    'started on',
    'started_on',
    'start date',
    'joined',
    'joining date',
    'hire date',
    'since',
    'منذ',
    'تاريخ الالتحاق',
    'تاريخ التعيين',
    'تاريخ البدء',
    'تاريخ المباشرة',
  ],
  skills: ['skills', 'skill', 'المهارات', 'المهارة'],
};
const COLUMN_OF = new Map(
  EMPLOYEE_COLUMNS.flatMap((column) => HEADINGS[column].map((name) => [foldName(name), column] as const)),
);

const NEEDED = ['name', 'email'] as const;
export const SKILL_ENDS = /[;؛|\n]/;

export interface Table {
  columns: EmployeeColumn[];
  ignored: string[];
  rows: { row: number; cells: Cells }[];
}

/**
 * The rows of a file by the columns that it has.
 * @throws Refusal where it is no such file, lacks a column that is needed, or is empty or too long.
 */
export function tableOf(text: string): Table {
  const lines = linesOf(text);
  if (!lines) throw new Refusal('employees.file_unreadable');
  const [heading, ...body] = lines;
  if (!heading) throw new Refusal('employees.file_empty');
  const columnOf = heading.cells.map((name) => COLUMN_OF.get(foldName(name)) ?? null);
  const columns = EMPLOYEE_COLUMNS.filter((column) => columnOf.includes(column));
  if (!NEEDED.every((column) => columns.includes(column))) throw new Refusal('employees.columns_missing');
  const rows = body.flatMap(({ row, cells }) => {
    if (cells.every((cell) => cell === '')) return [];
    const named = columnOf.flatMap((column, at) => (column ? [[column, cells[at] ?? ''] as const] : []));
    return [{ row, cells: Object.fromEntries(named) as Cells }];
  });
  if (rows.length === 0) throw new Refusal('employees.file_empty');
  if (rows.length > MOST_IMPORTED) throw new Refusal('employees.file_too_long', { most: MOST_IMPORTED });
  const ignored = heading.cells.filter((name, at) => name && columnOf[at] === null);
  return { columns, ignored, rows };
}
