import type { z } from 'zod';
import {
  EMPLOYEE_COLUMNS,
  type EmployeeColumn,
  type exportEmployees,
} from '#contract/features/employees.contract.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { findMembership } from '#server/features/companies/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { csvFrom, csvRow } from '#server/platform/csv.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import { found } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { listRows } from './employees.reads.ts';
import type { EmployeeRow } from './employees.store.ts';

/** Read at a time. */
const PART = 1_000;

/** The company's people that filters leave. That they left the product is written down. */
export async function exportOwn(
  ctx: SignedInCtx,
  filters: z.output<typeof exportEmployees.query>,
): Promise<OutgoingFile> {
  const { companyId } = found(await findMembership(ctx.db, ctx.actor.id), 'companies.not_found');
  const first = await listRows(ctx.db, companyId, filters, { sort: 'name', limit: 1, offset: 0 });
  await record(ctx, 'employee.exported', { details: { companyId, people: first.total } });
  async function* rows() {
    yield heading(ctx);
    for (let offset = 0; offset < first.total; offset += PART) {
      const part = await listRows(ctx.db, companyId, filters, { sort: 'name', limit: PART, offset });
      yield part.rows.map((row) => csvRow(EMPLOYEE_COLUMNS.map((column) => CELLS[column](row)))).join('');
    }
  }
  return fileOf(`${say(ctx.lang, 'employees.file_name')} ${ctx.now.toISOString().slice(0, 10)}.csv`, rows);
}

/** Headings and nothing else, to be filled in. */
export async function templateOf(ctx: SignedInCtx): Promise<OutgoingFile> {
  async function* rows() {
    yield heading(ctx);
  }
  return fileOf(`${say(ctx.lang, 'employees.file_name')}.csv`, rows);
}

const heading = ({ lang }: Pick<Ctx, 'lang'>) =>
  csvRow(EMPLOYEE_COLUMNS.map((column) => say(lang, `employees.column.${column}`)));

const fileOf = (name: string, rows: () => AsyncIterable<string>): OutgoingFile => ({
  name,
  mediaType: 'text/csv; charset=utf-8',
  bytes: null,
  open: async () => csvFrom(rows()),
});

const CELLS: Record<EmployeeColumn, (row: EmployeeRow) => string | null> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  job_title: ({ jobTitle }) => jobTitle,
  department: ({ department }) => department,
  location: ({ location }) => location,
  started_on: ({ startedOn }) => startedOn,
  skills: ({ skills }) => skills.map(({ name }) => name).join('; '),
};
