import crypto from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Job, JobInput, type JobInWriting } from '#contract/features/jobs.contract.ts';
import { namesOf } from '#contract/kernel/records.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { conceptsIn } from '#server/features/skills/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { fieldErrors } from '#server/platform/http/field-errors.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { needsVerifiedCompany } from '#server/platform/verified.ts';
import { columnsOf, contentOf, FIELDS, optionsOf } from './jobs.columns.ts';
import { recordNationality } from './jobs.nationality.ts';
import { companyIsBlind } from './jobs.reads.ts';
import { getJob, lockOwnJob, ownCompany, ownJob } from './jobs.service.ts';
import { countPublishedLocked, insertJob, type JobRow, updateJobRow } from './jobs.store.ts';
import { changedElsewhere, recordChange, tellTeam } from './jobs.telling.ts';

type NewRow = Parameters<typeof insertJob>[1];
type Content = ReturnType<typeof contentOf>;

/** Begins a job: a draft, or one that is published at once. */
export async function postJob(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  input: { job: JobInWriting; publish: boolean },
): Promise<Job> {
  const companyId = ownCompany(ctx.actor);
  const { job, publish } = input;
  if (publish) needsVerifiedCompany(ctx, 'company_checks.verify_to_publish');
  const id = await ctx.transaction(async (tx) => {
    if (publish) {
      if (job.audience !== 'employees') await checkLimit(tx, companyId);
      checkExpiry(tx, job.expires_at);
    }
    return begin(tx, ctx.actor.id, {
      ...columnsOf(ctx.taxonomy, job, await conceptsIn(ctx.taxonomy, tx.db, tx.portal.key, job.skills)),
      ...optionsOf(job),
      isBlind: job.is_blind ?? (await companyIsBlind(tx.db, companyId)),
      companyId,
      source: job.source,
      status: publish ? 'published' : 'draft',
      postedAt: publish ? tx.now : null,
    });
  });
  return getJob(ctx, id);
}

/** Begins a draft that says what another job of the company says. */
export async function copyJob(ctx: SignedInCtx, jobId: string): Promise<Job> {
  const copied = await ownJob(ctx, jobId);
  const id = await ctx.transaction((tx) =>
    begin(tx, ctx.actor.id, {
      ...contentOf(copied),
      // Its end was the other's.
      expiresAt: null,
      companyId: copied.companyId,
      audience: copied.audience,
      isBlind: copied.isBlind,
      source: 'copy',
      status: 'draft',
    }),
  );
  return getJob(ctx, id);
}

async function begin(
  tx: Ctx,
  createdBy: string,
  row: Omit<NewRow, 'portal' | 'publicKey' | 'createdBy' | 'createdAt' | 'updatedAt'>,
): Promise<string> {
  const { id } = await insertJob(tx.db, {
    ...row,
    portal: tx.portal.key,
    createdBy,
    publicKey: crypto.randomBytes(9).toString('base64url'),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  if (row.status === 'published') await record(tx, 'job.published', { details: { jobId: id } });
  if (row.nationalityCondition)
    await recordNationality(tx, { id, title: row.title }, row.nationalityCondition);
  await tx.emit('jobs.changed', { jobId: id });
  await tellTeam(tx, row.companyId, { jobId: id, version: 1 });
  return id;
}

/**
 * Saves what was written, where nobody else has saved since the version that it began from. Of a draft anything may be
 * missing; of a published job nothing.
 */
export async function changeJob(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  jobId: string,
  job: JobInWriting,
  version?: number,
): Promise<Job> {
  await ctx.transaction(async (tx) => {
    const before = await lockOwnJob(tx, ctx.actor, jobId);
    if (version !== undefined && version !== before.version) throw await changedElsewhere(tx, before);
    if (before.status === 'published') {
      checkWhole(tx, job);
      checkExpiry(tx, job.expires_at, before);
      if (before.audience === 'employees' && job.audience === 'portal')
        await checkLimit(tx, before.companyId);
    }
    const conceptOf = await conceptsIn(ctx.taxonomy, tx.db, tx.portal.key, job.skills);
    await change(tx, before, { ...columnsOf(ctx.taxonomy, job, conceptOf, before), ...optionsOf(job) });
  });
  return getJob(ctx, jobId);
}

export async function changeDescription(ctx: SignedInCtx, jobId: string, description: string): Promise<Job> {
  await ctx.transaction(async (tx) => change(tx, await lockOwnJob(tx, ctx.actor, jobId), { description }));
  return getJob(ctx, jobId);
}

/** Changes what a job says of its skills. Returns its version then. */
export async function changeSkills(
  ctx: SignedInCtx,
  jobId: string,
  changed: (skills: JobRow['skills']) => JobRow['skills'],
): Promise<number> {
  await ctx.transaction(async (tx) => {
    const before = await lockOwnJob(tx, ctx.actor, jobId);
    await change(tx, before, { skills: changed(before.skills) });
  });
  return (await ownJob(ctx, jobId)).version;
}

/** When a job closes by itself; null is never. */
export async function setExpiry(ctx: SignedInCtx, jobId: string, expiresAt: string | null): Promise<Job> {
  await ctx.transaction(async (tx) => {
    const before = await lockOwnJob(tx, ctx.actor, jobId);
    checkExpiry(tx, expiresAt, before);
    await change(tx, before, { expiresAt: expiresAt ? new Date(expiresAt) : null });
  });
  return getJob(ctx, jobId);
}

/** Writes what is different, as the next version; the same once more is no change. */
async function change(tx: Ctx, before: JobRow, columns: Partial<Content>): Promise<void> {
  const changed = namesOf(columns).filter(
    (column) => !isDeepStrictEqual(stored(columns[column]), stored(before[column])),
  );
  if (changed.length === 0) return;
  const version = before.version + 1;
  await updateJobRow(tx.db, before.id, { ...columns, version, updatedAt: tx.now });
  await recordChange(
    tx,
    before,
    changed.map((column) => FIELDS[column]),
  );
  if (changed.includes('nationalityCondition'))
    await recordNationality(tx, before, columns.nationalityCondition ?? null);
  // Of a draft, which nobody is ranked for, others keep the skills alone: what it names that no dictionary knows.
  if (before.status === 'published' || changed.includes('skills'))
    await tx.emit('jobs.changed', { jobId: before.id });
  await tellTeam(tx, before.companyId, { jobId: before.id, version });
}

/** As the database gives it back. */
const stored = (value: unknown): unknown => (value == null ? null : JSON.parse(JSON.stringify(value)));

/** Refuses one job more for everyone than the portal lets a company have published; those for employees count for nothing. The company's row is locked by the count. */
export async function checkLimit(tx: Ctx, companyId: string): Promise<void> {
  const published = await countPublishedLocked(tx.db, companyId);
  if (published >= tx.portal.postJobLimit)
    throw new Refusal('jobs.limit_reached', { email: tx.portal.contactEmail });
}

/** Refuses a job that is not whole, with every field that is missing or wrong. */
export function checkWhole(ctx: Pick<Ctx, 'lang'>, job: JobInWriting): void {
  const { error } = JobInput.safeParse(job);
  if (error) throw new Refusal('jobs.incomplete', {}, fieldErrors(error, ctx.lang));
}

/** A new end lies ahead. */
function checkExpiry(ctx: Pick<Ctx, 'now'>, expiresAt: string | null | undefined, before?: JobRow): void {
  if (!expiresAt || before?.expiresAt?.getTime() === Date.parse(expiresAt)) return;
  if (Date.parse(expiresAt) <= ctx.now.getTime())
    throw new Refusal('jobs.expiry_past', {}, [{ path: 'job.expires_at', code: 'past_date' }]);
}
