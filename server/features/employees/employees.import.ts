import {
  EMPLOYEE_COLUMNS,
  type EmployeeImport,
  EmployeeInput,
  type ImportOutcome,
  MOST_EMPLOYEES,
} from '#contract/features/employees.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { allowedInTeam, tellTeam } from '#server/features/companies/index.ts';
import { conceptsIn } from '#server/features/skills/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { textOf } from '#server/platform/csv-table.ts';
import { bytesOf, type IncomingFile } from '#server/platform/http/bind.ts';
import { fieldErrors } from '#server/platform/http/field-errors.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import {
  type Cells,
  type Content,
  type Row,
  SKILL_ENDS,
  type Table,
  tableOf,
} from './employees.import-table.ts';
import { withoutTwins } from './employees.service.ts';
import {
  type EmployeeRow,
  employeesByEmail,
  holdEmployees,
  type NewEmployee,
  upsertEmployees,
} from './employees.store.ts';

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
