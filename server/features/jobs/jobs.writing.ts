import crypto from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Job, JobInput, type JobInWriting } from '#contract/features/jobs.contract.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { type ConceptOf, conceptsIn, knownConcept } from '#server/features/skills/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { fieldErrors } from '#server/platform/http/field-errors.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
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
  const changed = (Object.keys(columns) as (keyof Content)[]).filter(
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

/** What somebody wrote, as it is stored. */
export const writingOf = (row: JobRow): JobInWriting => ({
  job_title: row.title,
  occupation: row.occupation,
  description: row.description,
  full_text: row.fullText,
  responsibilities: row.responsibilities,
  requirements: row.requirements,
  skills: row.skills,
  sector: row.sector,
  industry: row.industry,
  location: row.location,
  work_place: row.workPlace,
  employment_type: row.employmentType,
  seniority: row.seniority,
  min_years: row.minYears,
  education: row.education,
  languages: row.languages,
  salary_min: row.salaryMin,
  salary_max: row.salaryMax,
  screening_questions: row.screeningQuestions,
  source: row.source,
  expires_at: row.expiresAt?.toISOString() ?? null,
});

/**
 * The columns of what a recruiter wrote. Skills get their concept where their name is known. Readers of a job do not get
 * the text it was read from, so a change that carries none keeps what was there.
 */
export const columnsOf = (
  taxonomy: Taxonomy,
  job: JobInWriting,
  conceptOf: ConceptOf = (skill) => knownConcept(taxonomy, skill),
  before?: JobRow,
) => ({
  title: job.job_title,
  occupation: taxonomy.occupation(job.occupation ?? '')?.id ?? null,
  description: job.description,
  fullText: job.full_text || null,
  responsibilities: job.responsibilities,
  requirements: job.requirements,
  skills: job.skills.map((skill) => ({ ...skill, ref_skill: conceptOf(skill)?.id ?? null })),
  sector: job.sector ?? null,
  industry: job.industry ?? null,
  location: job.location ?? null,
  workPlace: job.work_place,
  employmentType: job.employment_type,
  seniority: job.seniority ?? null,
  minYears: job.min_years ?? null,
  education: job.education ?? null,
  languages: job.languages,
  salaryMin: job.salary_min ?? null,
  salaryMax: job.salary_max ?? null,
  screeningQuestions: job.screening_questions,
  sourceText: job.source_text ?? before?.sourceText ?? null,
  sourceUrl: job.source_url ?? before?.sourceUrl ?? null,
});

/** The columns of how it is published, of what was said of them. */
const optionsOf = ({ audience, is_blind, expires_at }: JobInWriting) => ({
  ...(audience !== undefined && { audience }),
  ...(is_blind !== undefined && { isBlind: is_blind }),
  ...(expires_at !== undefined && { expiresAt: expires_at === null ? null : new Date(expires_at) }),
});

/** The fields by which columns are known outside. */
const FIELDS = {
  title: 'job_title',
  occupation: 'occupation',
  description: 'description',
  fullText: 'full_text',
  responsibilities: 'responsibilities',
  requirements: 'requirements',
  skills: 'skills',
  sector: 'sector',
  industry: 'industry',
  location: 'location',
  workPlace: 'work_place',
  employmentType: 'employment_type',
  seniority: 'seniority',
  minYears: 'min_years',
  education: 'education',
  languages: 'languages',
  salaryMin: 'salary_min',
  salaryMax: 'salary_max',
  screeningQuestions: 'screening_questions',
  sourceText: 'source_text',
  sourceUrl: 'source_url',
  audience: 'audience',
  isBlind: 'is_blind',
  expiresAt: 'expires_at',
} as const satisfies Partial<Record<keyof JobRow, keyof JobInWriting>>;

/** All that one job may take over from another. */
const contentOf = (row: JobRow) => {
  const columns = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
  return Object.fromEntries(columns.map((column) => [column, row[column]])) as Pick<
    JobRow,
    keyof typeof FIELDS
  >;
};
