import { z } from 'zod';
import { download, endpoint, MEMBERS, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, Language } from '../kernel/fields.ts';
import { Company } from './companies.contract.ts';
import { Job } from './jobs.fields.ts';

/** Jobs as whoever may apply reads them, on their pages and in feeds. */

/** A job with what its reader did with it: a like is a toggle, so a screen must know whether it is on. */
export const JobDetails = Job.extend({
  is_favorite: z.boolean(),
  reaction: z.enum(['like', 'dislike']).nullable(),
});
export type JobDetails = z.infer<typeof JobDetails>;

export const getJobDetails = endpoint({
  method: 'GET',
  path: '/job-details/{id}',
  access: MEMBERS,
  summary: 'A job as its reader may see it, with what the reader did with it.',
  params: z.object({ id: Id }),
  response: JobDetails,
  errors: ['jobs.not_found'],
});

/** A job as everyone may read it. */
export const PublicJob = Job.omit({
  can: true,
  external_job_id: true,
  public_url: true,
  status: true,
  screening_questions: true,
  own: true,
  source_url: true,
}).extend({ key: z.string() });
export type PublicJob = z.infer<typeof PublicJob>;

export const getPublicJob = endpoint({
  method: 'GET',
  path: '/public/job/{key}',
  access: 'public',
  summary:
    'A published job for everyone, with the same as schema.org JobPosting. Of a closed one no more is said than what it was.',
  params: z.object({ key: z.string().min(1).max(40) }),
  response: z.discriminatedUnion('is_open', [
    z.object({
      is_open: z.literal(true),
      job: PublicJob,
      /** What the company says of itself. */
      company: Company,
      /** Its company proved its website’s domain, or an admin looked at it. */
      is_company_verified: z.boolean(),
      /** JSON-LD. */
      posting: z.record(z.string(), z.unknown()),
    }),
    z.object({ is_open: z.literal(false), job_title: z.string(), company_name: z.string() }),
  ]),
  errors: ['jobs.not_found'],
  ratePerMinute: 120,
});

export const getJobPreview = download({
  path: '/public/job/{key}/preview.png',
  access: 'public',
  summary: 'The picture beside a shared link to an open job, 1200 by 630, in one of the languages.',
  params: z.object({ key: z.string().min(1).max(40) }),
  query: z.object({ lang: Language.default('en') }),
  errors: ['jobs.not_found'],
  ratePerMinute: 60,
});

export const getJobLogo = download({
  path: '/public/job/{key}/logo',
  access: 'public',
  summary: 'The picture of the company of an open job, as search engines show it.',
  params: z.object({ key: z.string().min(1).max(40) }),
  errors: ['jobs.not_found', 'files.not_found'],
  ratePerMinute: 60,
});

export const getJobAddress = endpoint({
  method: 'POST',
  path: '/recruiter/job/short-url',
  access: RECRUITERS,
  summary: 'The address under which everyone can read a job of one’s own company.',
  body: z.object({ job_id: Id }),
  response: z.object({
    url: z.string(),
    key: z.string(),
    /** The page is there: of a draft it will be once the job is published. */
    is_open: z.boolean(),
    /** Where programs read all open jobs of the company. */
    feeds: z.object({ xml: z.string(), json: z.string() }),
  }),
  errors: ['jobs.not_found'],
});

const FeedOf = z.object({ id: Id });

export const getJobsFeedAsXml = download({
  path: '/public/companies/{id}/jobs.xml',
  access: 'public',
  summary: 'The open jobs of a company for job boards: one `job` element each, as aggregators take them.',
  params: FeedOf,
  errors: ['companies.not_found'],
  ratePerMinute: 60,
});

export const getJobsFeedAsJson = download({
  path: '/public/companies/{id}/jobs.json',
  access: 'public',
  summary: 'The open jobs of a company as a JSON Feed (version 1.1), each with its schema.org JobPosting.',
  params: FeedOf,
  errors: ['companies.not_found'],
  ratePerMinute: 60,
});
