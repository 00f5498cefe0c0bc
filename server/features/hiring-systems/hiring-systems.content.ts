import type { SentProfile } from '#contract/features/applications.sent.ts';
import type { CandidateSource, JobSource, Mapping } from '#contract/features/hiring-systems.mapping.ts';
import { listed } from '#engines/text/index.ts';
import { standingKind } from '#server/features/candidates/index.ts';
import { addressOfJob, findJob, isPublicJob, type JobRow } from '#server/features/jobs/index.ts';
import { profileToSend } from '#server/features/profiles/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { mapped } from './hiring-systems.mapping.ts';
import type { Content, Value } from './hiring-systems.port.ts';
import { hidingOf, isInterested, sentFor } from './hiring-systems.reads.ts';

/** What of ours goes out, by a mapping. */

/** A job as it is now; null where it was never anything to post. One that is gone is closed there. */
export async function contentOfJob(ctx: Ctx, mapping: Mapping, jobId: string | null): Promise<Content> {
  const job = jobId === null ? null : await findJob(ctx.db, jobId);
  if (!job || job.status === 'removed') return { fields: {}, state: 'closed' };
  return {
    fields: mapped(mapping.job, sourcesOfJob(ctx, job)),
    state: job.status === 'published' ? 'open' : 'closed',
  };
}

function sourcesOfJob(ctx: Ctx, job: JobRow): Record<JobSource, Value> {
  const lines = (list: readonly string[]) => (list.length === 0 ? null : list.join('\n'));
  return {
    title: job.title,
    description: job.fullText ?? job.description,
    responsibilities: lines(job.responsibilities),
    requirements: lines(job.requirements),
    skills: listed(job.skills.map(({ name }) => name)) || null,
    location: job.location,
    work_place: plain(job.workPlace),
    employment_type: plain(job.employmentType),
    seniority: plain(job.seniority),
    min_years: job.minYears,
    salary: salaryOf(job),
    public_url: isPublicJob(job) ? addressOfJob(ctx, job.publicKey) : null,
    expires_at: job.expiresAt?.toISOString().slice(0, 10) ?? null,
  };
}

/** Why a person may not be sent for a job; null where they may. */
export type Held = 'not_turned_to' | 'blind' | null;

/**
 * Somebody for a job. Only who applied for it, or said that it interests them, goes anywhere; what they keep back they keep
 * back here too. Once they have withdrawn, blocked the company, or are hidden again, nothing of them is told but where
 * they stand.
 */
export async function contentOfCandidate(
  ctx: Ctx,
  mapping: Mapping,
  { companyId, jobId, userId }: { companyId: string; jobId: string | null; userId: string },
): Promise<{ content: Content; held: Held }> {
  const withdrawn: Content = { fields: {}, state: mapping.stages_there.withdrawn ?? null };
  if (jobId === null) return { content: withdrawn, held: 'not_turned_to' };
  const hiding = await hidingOf(ctx.db, companyId, jobId, userId);
  const profile = hiding.out_of_sight ? null : await turnedTo(ctx, jobId, userId);
  if (!profile) return { content: withdrawn, held: 'not_turned_to' };
  const state = mapping.stages_there[await standingKind(ctx, companyId, jobId, userId)] ?? null;
  if (hiding.blind) return { content: { fields: {}, state }, held: 'blind' };
  const url = `${ctx.portal.url}/recruiter/candidates/${userId}?job_id=${jobId}`;
  return { content: { fields: mapped(mapping.candidate, sourcesOf(profile, url)), state }, held: null };
}

/** What the person sent with their application, or shares where they said that the job interests them. */
async function turnedTo(ctx: Ctx, jobId: string, userId: string): Promise<SentProfile | null> {
  const sent = await sentFor(ctx.db, jobId, userId);
  if (sent) return sent;
  if (!(await isInterested(ctx.db, jobId, userId))) return null;
  return (await profileToSend(ctx.db, userId))?.profile ?? null;
}

function sourcesOf(profile: SentProfile, url: string): Record<CandidateSource, Value> {
  const [latest] = profile.work;
  const [education] = profile.education;
  return {
    name: profile.name,
    email: profile.email ?? null,
    phone: profile.phone ?? null,
    location: profile.location ?? null,
    headline: profile.headline ?? null,
    summary: profile.summary ?? null,
    skills: listed(profile.skills) || null,
    languages: listed(profile.languages.map(({ language }) => language)) || null,
    latest_job: latest?.job_title ?? null,
    latest_employer: latest?.organisation ?? null,
    education: education ? listed([education.degree_title, education.institution ?? '']) || null : null,
    profile_url: url,
  };
}

/** `on_site` in words that any reader understands. */
const plain = (code: string | null): string | null => code?.replaceAll('_', ' ') ?? null;

function salaryOf({ salaryMin, salaryMax, salaryCurrency }: JobRow): string | null {
  const ends = [salaryMin, salaryMax].filter((end) => end !== null);
  return ends.length === 0 ? null : `${[...new Set(ends)].join(' – ')} ${salaryCurrency}`;
}
