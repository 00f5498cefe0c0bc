import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getPublicJob as getPublicJobEndpoint, PublicJob } from '#contract/features/jobs.contract.ts';
import { companies, companyChecks, jobs } from '#server/db/tables/index.ts';
import { presentCompany, presentCompanyBrief } from '#server/features/companies/index.ts';
import { findFile, streamFile } from '#server/features/files/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import { offsetOf } from '#server/platform/paging.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { addressOfFeed, addressOfJob, addressOfLogo } from './jobs.address.ts';
import { isPublic } from './jobs.policy.ts';
import { postingOf } from './jobs.posting.ts';
import { jobContent } from './jobs.present.ts';
import { ownJob } from './jobs.service.ts';

/**
 * A job of the caller's portal for everyone. Drafts are nobody's but their company's; of a closed job its name is said, so
 * that a link that was shared explains itself.
 */
export async function getPublicJob(
  ctx: Ctx & Uses<'taxonomy'>,
  key: string,
): Promise<z.output<typeof getPublicJobEndpoint.response>> {
  const row = await findPublicJob(ctx.db, ctx.portal.key, key);
  if (row?.job.audience !== 'portal' || row.job.status === 'draft' || row.job.status === 'removed')
    throw new Refusal('jobs.not_found');
  const { job, company, isVerified } = row;
  if (job.status === 'closed') return { is_open: false, job_title: job.title, company_name: company.name };
  const shown = presentPublicJob(row);
  return {
    is_open: true,
    job: shown,
    company: presentCompany(company),
    is_company_verified: isVerified,
    posting: postingOf(ctx.taxonomy, shown, {
      address: addressOfJob(ctx, key),
      website: company.website,
      logo: company.avatarFileId && addressOfLogo(ctx, key),
    }),
  };
}

/** The picture of the company of a job that is open. */
export async function openCompanyLogo(ctx: Ctx & Uses<'storage'>, key: string): Promise<OutgoingFile> {
  const row = await findPublicJob(ctx.db, ctx.portal.key, key);
  if (row?.job.audience !== 'portal' || row.job.status !== 'published') throw new Refusal('jobs.not_found');
  const file = row.company.avatarFileId ? await findFile(ctx.db, row.company.avatarFileId) : null;
  if (!file) throw new Refusal('files.not_found');
  return {
    name: file.name,
    mediaType: file.mediaType,
    bytes: file.bytes,
    etag: file.id,
    open: () => streamFile(ctx, file.id),
  };
}

export async function findPublicJob(db: Database, portal: string, key: string) {
  const [row] = await db
    .select({
      job: jobs,
      company: companies,
      isVerified: sql<boolean>`coalesce(${companyChecks.state} = 'verified', false)`,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(companyChecks, eq(companyChecks.companyId, companies.id))
    .where(and(eq(jobs.publicKey, key), eq(jobs.portal, portal)));
  return row ?? null;
}

type PublicRow = Pick<NonNullable<Awaited<ReturnType<typeof findPublicJob>>>, 'job' | 'company'>;

export const presentPublicJob = ({ job, company }: PublicRow): PublicJob => ({
  jid: job.id,
  key: job.publicKey,
  ...jobContent(job),
  company: presentCompanyBrief(company),
  posted_at: job.postedAt?.toISOString() ?? null,
  expires_at: job.expiresAt?.toISOString() ?? null,
  updated_at: job.updatedAt.toISOString(),
});

/** The address of a job of one's own company, to be shared. */
export async function getJobAddress(ctx: SignedInCtx, jobId: string) {
  const job = await ownJob(ctx, jobId);
  return {
    url: addressOfJob(ctx, job.publicKey),
    key: job.publicKey,
    is_open: isPublic(job),
    feeds: {
      xml: addressOfFeed(ctx, job.companyId, 'xml'),
      json: addressOfFeed(ctx, job.companyId, 'json'),
    },
  };
}

/** How many jobs of a portal everyone may read. */
export async function countPublicJobs(db: Database, portal: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(jobs).where(isOpenIn(portal));
  return row?.total ?? 0;
}

/** Their keys and when they were last changed, for a sitemap; always in the same order. */
export const listPublicJobs = (db: Database, portal: string, page: number, limit: number) =>
  db
    .select({ key: jobs.publicKey, updatedAt: jobs.updatedAt })
    .from(jobs)
    .where(isOpenIn(portal))
    .orderBy(asc(jobs.id))
    .limit(limit)
    .offset(offsetOf(page, limit));

/** The jobs of a company that everyone may read, the latest first. */
export async function openJobsOf(db: Database, portal: string, companyId: string, limit: number) {
  return db
    .select()
    .from(jobs)
    .where(and(isOpenIn(portal), eq(jobs.companyId, companyId)))
    .orderBy(desc(jobs.postedAt), asc(jobs.id))
    .limit(limit);
}

const isOpenIn = (portal: string) =>
  and(eq(jobs.portal, portal), eq(jobs.status, 'published'), eq(jobs.audience, 'portal'));
