import { Readable } from 'node:stream';
import type { PublicJob } from '#contract/features/jobs.contract.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { addressOfFeed, addressOfJob, type FeedKind } from './jobs.address.ts';
import { placeIn, postingOf, textInHtml } from './jobs.posting.ts';
import { presentPublicJob } from './jobs.public.ts';
import { findCompanyOfFeed, listOpenJobsOf } from './jobs.reads.ts';

/** No company publishes more; a feed that is longer helps nobody. */
const MOST_IN_FEED = 1_000;

/** The open jobs of a company of the caller's portal, as a file for programs. */
export async function openFeed(
  ctx: Ctx & Uses<'taxonomy'>,
  companyId: string,
  kind: FeedKind,
): Promise<OutgoingFile> {
  const company = found(await findCompanyOfFeed(ctx.db, ctx.portal.key, companyId), 'companies.not_found');
  const rows = await listOpenJobsOf(ctx.db, ctx.portal.key, companyId, ctx.now, MOST_IN_FEED);
  const entries = rows.map((row) => ({
    job: presentPublicJob(row),
    address: addressOfJob(ctx, row.job.publicKey),
    website: row.company.website,
  }));
  const text = kind === 'xml' ? xmlOf(ctx, company.name, entries) : jsonOf(ctx, company, entries);
  const bytes = Buffer.from(text, 'utf8');
  return {
    name: `jobs.${kind}`,
    mediaType: kind === 'xml' ? 'application/xml; charset=utf-8' : 'application/feed+json; charset=utf-8',
    bytes: bytes.length,
    open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  };
}

interface Entry {
  job: PublicJob;
  address: string;
  website: string | null;
}

/** https://www.jsonfeed.org/version/1.1/, with the posting of each job beside what every reader understands. */
function jsonOf(
  ctx: Ctx & Uses<'taxonomy'>,
  company: { id: string; name: string; website: string | null },
  entries: readonly Entry[],
) {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: company.name,
    feed_url: addressOfFeed(ctx, company.id, 'json'),
    ...(company.website && { home_page_url: company.website }),
    items: entries.map(({ job, address, website }) => ({
      id: job.jid,
      url: address,
      title: job.job_title,
      summary: job.description,
      content_html: textInHtml(job),
      ...(job.posted_at && { date_published: job.posted_at }),
      date_modified: job.updated_at,
      tags: job.skills.map(({ name }) => name),
      _job_posting: postingOf(ctx.taxonomy, job, { address, website }),
    })),
  });
}

const EMPLOYMENT: Record<PublicJob['employment_type'], string> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
};
const REMOTE: Partial<Record<PublicJob['work_place'], string>> = {
  remote: 'Fully remote',
  hybrid: 'Hybrid remote',
};

/** A `source` of `job` elements, the form in which Indeed and most aggregators of jobs take feeds. */
function xmlOf(ctx: Ctx & Uses<'taxonomy'>, company: string, entries: readonly Entry[]): string {
  const jobs = entries.map(({ job, address }) =>
    element('job', [
      ['title', job.job_title],
      ['date', job.posted_at && new Date(job.posted_at).toUTCString()],
      ['referencenumber', job.jid],
      ['url', address],
      ['company', job.company.company_name],
      ['city', placeIn(ctx.taxonomy, job.location)?.addressLocality],
      ['country', placeIn(ctx.taxonomy, job.location)?.addressCountry],
      ['description', textInHtml(job)],
      ['salary', salaryOf(job)],
      ['education', job.education],
      ['jobtype', EMPLOYMENT[job.employment_type]],
      ['category', [job.sector, job.industry].filter(Boolean).join(', ')],
      ['experience', job.min_years === null ? null : `${job.min_years}+ years`],
      ['remotetype', REMOTE[job.work_place]],
      ['expirationdate', job.expires_at && new Date(job.expires_at).toUTCString()],
      ['lastactivitydate', new Date(job.updated_at).toUTCString()],
    ]),
  );
  const head = [
    ['publisher', company],
    ['publisherurl', ctx.portal.url],
    ['lastBuildDate', ctx.now.toUTCString()],
  ] as const;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<source>\n${head.map(leaf).join('')}${jobs.join('')}</source>\n`;
}

type Leaf = readonly [name: string, text: string | null | undefined];

const element = (name: string, leaves: readonly Leaf[]) =>
  `<${name}>\n${leaves
    .filter(([, text]) => text)
    .map(leaf)
    .join('')}</${name}>\n`;
const leaf = ([name, text]: Leaf) => `  <${name}>${escapeXml(text ?? '')}</${name}>\n`;

/** What XML 1.0 cannot say at all is left out. */
const escapeXml = (text: string) =>
  text
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** A month’s pay. */
function salaryOf({ salary_min: min, salary_max: max, salary_currency: currency }: PublicJob): string | null {
  if (min === null && max === null) return null;
  const amount = min !== null && max !== null && min !== max ? `${min} - ${max}` : `${min ?? max}`;
  return `${currency} ${amount} per month`;
}
