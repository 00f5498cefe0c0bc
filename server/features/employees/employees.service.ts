import type { z } from 'zod';
import type {
  changeEmployee,
  Employee,
  EmployeeInput,
  listEmployees,
} from '#contract/features/employees.contract.ts';
import { MOST_EMPLOYEES } from '#contract/features/employees.contract.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { allowedInTeam, findMembership, mayInTeam, tellTeam } from '#server/features/companies/index.ts';
import { isPublishedJob, ownJob } from '#server/features/jobs/index.ts';
import { conceptsIn } from '#server/features/skills/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { offsetOf, pageOf } from '#server/platform/paging.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { judgeOf, MOST_RANKED } from './employees.matches.ts';
import { presentEmployee } from './employees.present.ts';
import { choicesOf, listRows, sentTo } from './employees.reads.ts';
import {
  countEmployees,
  deleteEmployeeRow,
  type EmployeeRow,
  holdEmployees,
  insertEmployee,
  isTaken,
  lockEmployee,
  updateEmployee,
} from './employees.store.ts';

/** The company's people as filters leave them; with a job also how they fit it, from what is known of each. */
export async function listOwn(
  ctx: SignedInCtx & Uses<'models' | 'ranking' | 'taxonomy'>,
  query: z.output<typeof listEmployees.query>,
) {
  const { companyId, role } = found(await findMembership(ctx.db, ctx.actor.id), 'companies.not_found');
  const job = query.job_id ? await ownJob(ctx, query.job_id) : null;
  const { page, limit } = query;
  const judge = job && !job.isBlind ? await judgeOf(ctx, job) : null;
  const isRanked = query.sort === 'match' && judge !== null;
  const { rows, total } = await listRows(
    ctx.db,
    companyId,
    query,
    isRanked
      ? { sort: 'name', limit: MOST_RANKED, offset: 0 }
      : { sort: query.sort === 'match' ? 'name' : query.sort, limit, offset: offsetOf(page, limit) },
  );
  const judged = [];
  for (const row of rows) judged.push({ row, match: judge && (await judge(row)) });
  const shown = isRanked
    ? pageOf(
        judged.toSorted((a, b) => (b.match?.score ?? 0) - (a.match?.score ?? 0)),
        page,
        limit,
      )
    : judged;
  const ids = shown.map(({ row }) => row.id);
  const sent = job ? await sentTo(ctx.db, job.id, ids) : new Map<string, Date>();
  return {
    results: shown.map(({ row, match }) => ({
      ...presentEmployee(row),
      match,
      sent_at: sent.get(row.id)?.toISOString() ?? null,
    })),
    total: isRanked ? Math.min(total, MOST_RANKED) : total,
    page,
    limit,
    people: await countEmployees(ctx.db, companyId),
    ...(await choicesOf(ctx.db, companyId)),
    unranked: isRanked ? Math.max(0, total - MOST_RANKED) : 0,
    job: job && {
      id: job.id,
      title: job.title,
      is_internal: job.audience === 'employees',
      is_open: isPublishedJob(job),
      is_blind: job.isBlind,
    },
    can: { edit: mayInTeam(role, { deed: 'edit' }) },
  };
}

export async function addOwn(ctx: SignedInCtx & Uses<'taxonomy'>, input: EmployeeInput): Promise<Employee> {
  const { companyId } = await allowedInTeam(ctx, { deed: 'edit' });
  return ctx.transaction(async (tx) => {
    await holdEmployees(tx.db, companyId);
    if ((await countEmployees(tx.db, companyId)) >= MOST_EMPLOYEES)
      throw new Refusal('employees.too_many', { most: MOST_EMPLOYEES });
    const row = await insertEmployee(tx.db, {
      companyId,
      ...(await columnsOf(tx, input)),
      addedBy: ctx.actor.id,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    if (!row) throw emailTaken();
    await record(tx, 'employee.added', { details: { companyId, employeeId: row.id } });
    await tellTeam(tx, companyId, 'employees:changed');
    return presentEmployee(row);
  });
}

export const changeOwn = (
  ctx: SignedInCtx & Uses<'taxonomy'>,
  id: string,
  { employee: input, was_updated_at: was }: z.output<typeof changeEmployee.body>,
) =>
  changing(ctx, id, async (tx, row) => {
    if (row.updatedAt.toISOString() !== was) throw new Refusal('employees.changed_elsewhere');
    if (input.email !== row.email && (await isTaken(tx.db, row.companyId, input.email))) throw emailTaken();
    // A link in a mail to the former address opens nothing any more.
    const isInvitedElsewhere = input.email !== row.email && row.userId === null;
    await record(tx, 'employee.changed', { details: { companyId: row.companyId, employeeId: id } });
    return updateEmployee(tx.db, id, {
      ...(await columnsOf(tx, input)),
      ...(isInvitedElsewhere && { invitedAt: null }),
      updatedAt: tx.now,
    });
  });

export async function deleteOwn(ctx: SignedInCtx, id: string): Promise<{ id: string }> {
  const { companyId } = await allowedInTeam(ctx, { deed: 'edit' });
  await ctx.transaction(async (tx) => {
    found(await lockEmployee(tx.db, companyId, id), 'employees.not_found');
    await deleteEmployeeRow(tx.db, id);
    await record(tx, 'employee.deleted', { details: { companyId, employeeId: id } });
    await tellTeam(tx, companyId, 'employees:changed');
  });
  return { id };
}

/** A change of one of the company's people by whoever may, and the open screens of the team hear of it. */
export async function changing<C extends SignedInCtx>(
  ctx: C,
  id: string,
  change: (tx: C, row: EmployeeRow) => Promise<EmployeeRow>,
): Promise<Employee> {
  const { companyId } = await allowedInTeam(ctx, { deed: 'edit' });
  return ctx.transaction(async (tx) => {
    const before = found(await lockEmployee(tx.db, companyId, id), 'employees.not_found');
    const after = await change(tx, before);
    await tellTeam(tx, companyId, 'employees:changed');
    return presentEmployee(after);
  });
}

const emailTaken = () => new Refusal('employees.email_taken', {}, [{ path: 'email', code: 'already_there' }]);

/** As it is stored: skills with the concepts that their names mean. */
async function columnsOf(ctx: Ctx & Uses<'taxonomy'>, input: EmployeeInput) {
  const conceptOf = await conceptsIn(ctx.taxonomy, ctx.db, ctx.portal.key, input.skills);
  return {
    name: input.name,
    email: input.email,
    jobTitle: input.job_title || null,
    department: input.department || null,
    location: input.location || null,
    startedOn: input.started_on ?? null,
    skills: withoutTwins(
      input.skills.map((skill) => ({ name: skill.name, ref_skill: conceptOf(skill)?.id ?? null })),
    ),
  };
}

/** A skill that is named twice is one. */
export const withoutTwins = <S extends { name: string }>(skills: readonly S[]): S[] => [
  ...new Map(skills.map((skill) => [skill.name.toLocaleLowerCase(), skill])).values(),
];
