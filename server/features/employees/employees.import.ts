import { parse } from 'csv-parse/sync';
import {
  EMPLOYEE_COLUMNS,
  type EmployeeColumn,
  type EmployeeImport,
  EmployeeInput,
  type ImportOutcome,
  MOST_EMPLOYEES,
  MOST_IMPORTED,
} from '#contract/features/employees.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { foldName } from '#engines/text/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { allowedInTeam, tellTeam } from '#server/features/companies/index.ts';
import { conceptsIn } from '#server/features/skills/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { IncomingFile } from '#server/platform/http/bind.ts';
import { fieldErrors } from '#server/platform/http/field-errors.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { withoutTwins } from './employees.service.ts';
import {
  type EmployeeRow,
  employeesByEmail,
  holdEmployees,
  type NewEmployee,
  upsertEmployees,
} from './employees.store.ts';

type Row = EmployeeImport['rows'][number];
type Cells = Partial<Record<EmployeeColumn, string>>;
type Content = Pick<
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
const SKILL_ENDS = /[;؛|\n]/;

/** What a file would do, row by row; with `isConfirmed` it is done, all of it or nothing. */
export async function importOwn(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  { isConfirmed }: { isConfirmed: boolean },
  file: IncomingFile,
): Promise<EmployeeImport> {
  const { companyId } = await allowedInTeam(ctx, { deed: 'edit' });
  const table = tableOf(textOf(await bytesOf(file)));
  return ctx.transaction(async (tx) => {
    await holdEmployees(tx.db, companyId);
    const present = await employeesByEmail(tx.db, companyId);
    const { rows, changes } = await judge(tx, table.rows, present);
    const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 };
    for (const { outcome } of rows) counts[outcome]++;
    if (present.size + counts.created > MOST_EMPLOYEES)
      throw new Refusal('employees.too_many', { most: MOST_EMPLOYEES });
    if (isConfirmed && changes.length > 0) {
      const about = { companyId, addedBy: ctx.actor.id, createdAt: tx.now, updatedAt: tx.now };
      await upsertEmployees(
        tx.db,
        changes.map((content): NewEmployee => ({ ...content, ...about })),
      );
      await record(tx, 'employee.imported', { details: { companyId, ...counts } });
      await tellTeam(tx, companyId, 'employees:changed');
    }
    return { is_saved: isConfirmed, counts, columns: table.columns, ignored: table.ignored, rows };
  });
}

async function bytesOf(file: IncomingFile): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of file.stream) parts.push(part as Buffer);
  if (file.stream.truncated) throw new Refusal('request.too_large');
  return Buffer.concat(parts);
}

/** As spreadsheets save it: UTF-8, UTF-16 with or without its mark, or what Arabic Windows writes. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const zeros = (from: number) => bytes.subarray(0, 200).filter((byte, at) => at % 2 === from && byte === 0);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (zeros(1).length > 5) return new TextDecoder('utf-16le').decode(bytes);
  if (zeros(0).length > 5) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

interface Table {
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

function linesOf(text: string): { row: number; cells: string[] }[] {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = [',', ';', '\t'].toSorted(
    (a, b) => firstLine.split(b).length - firstLine.split(a).length,
  )[0]!;
  try {
    const records: string[][] = parse(text, { bom: true, delimiter, relax_column_count: true, trim: true });
    // An export guards what looks like a formula by an apostrophe: it is taken off again.
    return records.map((cells, at) => ({
      row: at + 1,
      cells: cells.map((cell) => cell.replace(/^'(?=[=+\-@])/, '').trim()),
    }));
  } catch {
    throw new Refusal('employees.file_unreadable');
  }
}

/** What each row would do beside who is there; and what is to be written for it. */
async function judge(
  ctx: Ctx & Uses<'taxonomy'>,
  table: Table['rows'],
  present: ReadonlyMap<string, EmployeeRow>,
): Promise<{ rows: Row[]; changes: Content[] }> {
  const read = table.map(({ row, cells }) => ({
    row,
    cells,
    parsed: EmployeeInput.safeParse(inputOf(cells)),
  }));
  const conceptOf = await conceptsIn(
    ctx.taxonomy,
    ctx.db,
    ctx.portal.key,
    read.flatMap(({ parsed }) => parsed.data?.skills ?? []),
  );
  const firstRowOf = new Map<string, number>();
  const changes: Content[] = [];
  const rows = read.map(({ row, cells, parsed }): Row => {
    const told = { row, name: cells.name ?? '', email: cells.email ?? '' };
    if (!parsed.success) return { ...told, outcome: 'refused', problems: problemsOf(parsed.error, ctx.lang) };
    const { data } = parsed;
    const former = firstRowOf.get(data.email);
    if (former !== undefined) return { ...told, outcome: 'refused', problems: [twice(ctx.lang, former)] };
    firstRowOf.set(data.email, row);
    const before = present.get(data.email) ?? null;
    // An empty cell says nothing: what is known stays.
    const skills = data.skills.map(({ name }) => ({
      name,
      ref_skill: conceptOf({ name, ref_skill: null })?.id ?? null,
    }));
    const content: Content = {
      name: data.name,
      email: data.email,
      jobTitle: data.job_title || before?.jobTitle || null,
      department: data.department || before?.department || null,
      location: data.location || before?.location || null,
      startedOn: data.started_on ?? before?.startedOn ?? null,
      skills: skills.length > 0 ? withoutTwins(skills) : (before?.skills ?? []),
    };
    const outcome: ImportOutcome = !before ? 'created' : isSame(before, content) ? 'unchanged' : 'updated';
    if (outcome !== 'unchanged') changes.push(content);
    return { ...told, outcome, problems: [] };
  });
  return { rows, changes };
}

const inputOf = ({ skills, started_on: startedOn, ...texts }: Cells) => ({
  ...texts,
  started_on: startedOn ? dayOf(startedOn) : null,
  skills: (skills ?? '')
    .split(SKILL_ENDS)
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => ({ name })),
});

const DIGITS = '٠١٢٣٤٥٦٧٨٩';

/** `2024-03-09`, `9/3/2024` with the day first as the region writes it, in either digits; what is neither stays as it is. */
export function dayOf(written: string): string {
  const text = written.replace(/[٠-٩]/g, (digit) => String(DIGITS.indexOf(digit)));
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  const [, d, m, y] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  const parts = year && month && day ? [year, month, day] : y && m && d ? [y, m, d] : null;
  return parts ? parts.map((part) => part.padStart(2, '0')).join('-') : written;
}

const isSame = (before: EmployeeRow, after: Content): boolean =>
  (['name', 'jobTitle', 'department', 'location', 'startedOn'] as const).every(
    (column) => before[column] === after[column],
  ) && before.skills.map(({ name }) => name).join('\n') === after.skills.map(({ name }) => name).join('\n');

function problemsOf(error: Parameters<typeof fieldErrors>[0], lang: Language): Row['problems'] {
  const problems = fieldErrors(error, lang).map(({ path, code, message }) => ({
    column: EMPLOYEE_COLUMNS.find((column) => path.split('.')[0] === column) ?? ('name' as const),
    code,
    text: message,
  }));
  return problems.filter(({ column }, at) => problems.findIndex((one) => one.column === column) === at);
}

const twice = (lang: Language, row: number): Row['problems'][number] => ({
  column: 'email',
  code: 'email_twice',
  text: say(lang, 'employees.email_twice', { row }),
});
