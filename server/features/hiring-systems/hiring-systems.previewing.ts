import type { z } from 'zod';
import type { previewSystemRecord } from '#contract/features/hiring-systems.contract.ts';
import type { Mapping } from '#contract/features/hiring-systems.mapping.ts';
import { findJob, ownJob } from '#server/features/jobs/index.ts';
import { findProfile, isHiddenFrom } from '#server/features/profiles/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { noteLook } from '#server/platform/shown.ts';
import { contentOfCandidate, contentOfJob } from './hiring-systems.content.ts';
import { missingIn } from './hiring-systems.mapping.ts';
import { plan, valueIn } from './hiring-systems.merging.ts';
import { allowedWithSystem, may } from './hiring-systems.policy.ts';
import type { Content } from './hiring-systems.port.ts';
import { latestApplicantOf, latestJobOf, nameOf } from './hiring-systems.reads.ts';
import { findRecordOf, type SystemRow } from './hiring-systems.store.ts';

type Input = z.output<typeof previewSystemRecord.body>;
type Preview = z.input<typeof previewSystemRecord.response>;

const NOTHING: Preview = { of: null, outcome: null, fields: [], state: null, missing: [] };

/**
 * What would be sent: of the named job or candidate, else of the latest job, or with `of` of the latest applicant. Nothing
 * leaves, and nothing is asked there.
 */
export async function preview(ctx: SignedInCtx, input: Input): Promise<Preview> {
  if (input.job_id !== null) await ownJob(ctx, input.job_id);
  const scope = input.of === 'candidate' ? 'candidates' : 'jobs';
  const { system, rights } = await allowedWithSystem(ctx, input.mapping ? 'manage' : scope);
  const mapping = input.mapping ?? system.mapping;
  if (input.of === 'job') {
    const jobId = input.job_id ?? (await latestJobOf(ctx.db, rights.companyId));
    return jobId === null ? NOTHING : ofJob(ctx, system, mapping, jobId);
  }
  // Whoever looks after the line alone sees no one’s contacts.
  if (!may(rights, 'candidates')) return NOTHING;
  const person =
    input.candidate_id !== null && input.job_id !== null
      ? { jobId: input.job_id, userId: input.candidate_id }
      : await latestApplicantOf(ctx.db, rights.companyId, input.job_id);
  return person === null ? NOTHING : ofCandidate(ctx, system, mapping, person);
}

async function ofJob(ctx: SignedInCtx, system: SystemRow, mapping: Mapping, jobId: string): Promise<Preview> {
  const content = await contentOfJob(ctx, mapping, jobId);
  const title = (await findJob(ctx.db, jobId))?.title ?? '';
  return {
    of: { title, name: null },
    ...(await outcomeOf(ctx, system, content, { jobId, userId: null })),
    fields: await fieldsOf(ctx, system, { mapping: mapping.job, content, jobId, userId: null }),
    state: content.state,
    missing: missingIn(system.about.job_fields, content.fields),
  };
}

async function ofCandidate(
  ctx: SignedInCtx,
  system: SystemRow,
  mapping: Mapping,
  { jobId, userId }: { jobId: string; userId: string },
): Promise<Preview> {
  const { companyId } = system;
  const profile = found(await findProfile(ctx.db, userId), 'candidates.not_found');
  if (profile.portal !== ctx.actor.portal || (await isHiddenFrom(ctx.db, userId, companyId)))
    throw new Refusal('candidates.not_found');
  const { content, held } = await contentOfCandidate(ctx, mapping, { companyId, jobId, userId });
  if (held) throw new Refusal(`hiring_systems.${held}`);
  noteLook(ctx, { userId, jobId, parts: ['contacts'] });
  const title = (await findJob(ctx.db, jobId))?.title ?? '';
  return {
    of: { title, name: await nameOf(ctx.db, userId) },
    ...(await outcomeOf(ctx, system, content, { jobId, userId })),
    fields: await fieldsOf(ctx, system, { mapping: mapping.candidate, content, jobId, userId }),
    state: system.about.stages.find(({ id }) => id === content.state)?.name ?? content.state,
    missing: missingIn(system.about.candidate_fields, content.fields),
  };
}

interface Pair {
  jobId: string;
  userId: string | null;
}

async function outcomeOf(
  ctx: SignedInCtx,
  system: SystemRow,
  content: Content,
  { jobId, userId }: Pair,
): Promise<Pick<Preview, 'outcome'>> {
  const row = await findRecordOf(ctx.db, system.id, jobId, userId);
  if (!row?.seen) return { outcome: 'post' };
  const { deed } = plan(row.agreed, content, row.seen, userId !== null);
  if (deed === 'conflict') return { outcome: 'conflict' };
  return { outcome: deed === 'send' ? 'change' : 'nothing' };
}

async function fieldsOf(
  ctx: SignedInCtx,
  system: SystemRow,
  {
    mapping,
    content,
    jobId,
    userId,
  }: Pair & { mapping: Readonly<Record<string, Preview['fields'][number]['source']>>; content: Content },
): Promise<Preview['fields']> {
  const seen = (await findRecordOf(ctx.db, system.id, jobId, userId))?.seen ?? null;
  const known = userId === null ? system.about.job_fields : system.about.candidate_fields;
  // In the order in which the hiring system has them.
  return known.flatMap(({ name, label }) => {
    const source = mapping[name];
    if (!source) return [];
    return [
      { name, label, source, value: valueIn(content, name), theirs: seen ? valueIn(seen, name) : null },
    ];
  });
}
