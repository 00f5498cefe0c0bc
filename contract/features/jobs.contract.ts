import { z } from 'zod';
import { endpoint, MEMBERS, RECRUITERS } from '../kernel/endpoint.ts';
import { Description, Id, Moment, pageOf } from '../kernel/fields.ts';
import { PlaceText } from '../kernel/known-names.ts';
import { LIMITS } from '../kernel/limits.ts';
import { JOB_AUDIENCES, JOB_STATUSES, Job, JobInput, JobInWriting } from './jobs.fields.ts';

export * from './jobs.drafts.ts';
export * from './jobs.fields.ts';
export * from './jobs.public.ts';

export const postJob = endpoint({
  method: 'POST',
  path: '/recruiter/post-job',
  access: RECRUITERS,
  summary: 'Saves a job as a draft, or publishes it at once.',
  body: z
    .object({ job: JobInWriting, publish: z.boolean().default(false) })
    .superRefine(({ job, publish }, check) => {
      if (!publish) return;
      for (const issue of JobInput.safeParse(job).error?.issues ?? [])
        check.addIssue({ code: 'custom', path: ['job', ...issue.path], message: issue.message });
    }),
  response: Job,
  errors: ['jobs.limit_reached'],
  message: 'jobs.posted',
});

export const copyJob = endpoint({
  method: 'POST',
  path: '/recruiter/copy-job',
  access: RECRUITERS,
  summary: 'Begins a draft as a copy of another job of one’s own company.',
  body: z.object({ job_id: Id }),
  response: Job,
  errors: ['jobs.not_found'],
  message: 'jobs.copied',
});

export const updateJob = endpoint({
  method: 'POST',
  path: '/recruiter/update-job',
  access: RECRUITERS,
  summary:
    'Changes a job of one’s own company. A draft may be saved with gaps, a published job only whole. With a version, nothing is overwritten that somebody else has changed since.',
  body: z.object({
    job_id: Id,
    job: JobInWriting,
    /** From which version the change began; whatever is there is overwritten without one. */
    version: z.number().int().min(1).optional(),
  }),
  response: Job,
  errors: ['jobs.not_found', 'jobs.changed_elsewhere', 'jobs.incomplete'],
  message: 'jobs.updated',
  // Drafts are saved while they are written.
  ratePerMinute: 600,
});

export const updateJobDescription = endpoint({
  method: 'POST',
  path: '/recruiter/update-job-description',
  access: RECRUITERS,
  summary: 'Changes the description of a job of one’s own company, and nothing else.',
  body: z.object({ job_id: Id, description: Description }),
  response: Job,
  errors: ['jobs.not_found'],
  message: 'jobs.updated',
});

export const setJobExpiry = endpoint({
  method: 'POST',
  path: '/recruiter/job-expiry',
  access: RECRUITERS,
  summary: 'Says when a job of one’s own company closes by itself; null for never.',
  body: z.object({ job_id: Id, expires_at: Moment.nullable() }),
  response: Job,
  errors: ['jobs.not_found', 'jobs.expiry_past'],
  message: 'jobs.expiry_set',
});

export const publishJob = endpoint({
  method: 'POST',
  path: '/recruiter/publish-job/{id}',
  access: RECRUITERS,
  summary:
    'Publishes a draft or a closed job. One that is not complete is refused, with every field that is missing. An end that has passed is dropped.',
  params: z.object({ id: Id }),
  response: Job,
  errors: ['jobs.not_found', 'jobs.limit_reached', 'jobs.incomplete'],
  message: 'jobs.published',
});

export const closeJob = endpoint({
  method: 'POST',
  path: '/recruiter/close-job/{id}',
  access: RECRUITERS,
  summary: 'Takes a published job off the lists without deleting it.',
  params: z.object({ id: Id }),
  response: Job,
  errors: ['jobs.not_found'],
  message: 'jobs.closed',
});

export const deleteJob = endpoint({
  method: 'POST',
  path: '/recruiter/delete-job',
  access: RECRUITERS,
  summary:
    'Deletes a job of one’s own company. Those who applied are told, and keep it among their applications.',
  body: z.object({ job_id: Id }),
  response: z.object({ job_id: Id }),
  errors: ['jobs.not_found'],
  message: 'jobs.removed',
});

/** A job of one's own company with how its hiring stands, as the list of jobs shows it. */
export const RecruiterJob = z.object({
  jid: Id,
  job_title: z.string(),
  location: PlaceText.nullable(),
  status: z.enum(JOB_STATUSES),
  posted_at: Moment.nullable(),
  created_at: Moment,
  updated_at: Moment,
  /** When it closes by itself. */
  expires_at: Moment.nullable(),
  closed_at: Moment.nullable(),
  audience: z.enum(JOB_AUDIENCES),
  is_blind: z.boolean(),
  /** Who began it; null where they are no longer here. */
  created_by: z.object({ id: Id, name: z.string() }).nullable(),
  /** As many as the job’s list shows before weaker matches are asked for. */
  candidate_count: z.number().int(),
  /** How many stand where: who ever applied, and whom the company decided about. */
  counts: z.object({
    applied: z.number().int(),
    /** Of those who applied, on whom nobody has decided. */
    undecided: z.number().int(),
    shortlisted: z.number().int(),
    interview: z.number().int(),
    offered: z.number().int(),
    hired: z.number().int(),
    rejected: z.number().int(),
  }),
  matching_candidates: z.array(z.object({ candidate_id: Id, name: z.string(), score: z.number() })),
  /** The ranking is being computed right now. */
  candidates_loading: z.boolean(),
});

export const listRecruiterJobs = endpoint({
  method: 'POST',
  path: '/recruiter/jobs',
  access: RECRUITERS,
  weight: 'usual',
  summary: 'Jobs of one’s own company with their best candidates.',
  body: z.object({
    page: z.number().int().min(1).max(100_000).default(1),
    limit_per_page: z.number().int().min(1).max(100).default(LIMITS.dashboardJobsPerPage),
    status: z.enum(JOB_STATUSES).optional(),
    text: z.string().trim().max(200).optional(),
    /** Only those that the caller began. */
    mine: z.boolean().optional(),
  }),
  response: pageOf(RecruiterJob),
});

export const getRecruiterStats = endpoint({
  method: 'POST',
  path: '/recruiter/stats',
  access: RECRUITERS,
  weight: 'usual',
  summary: 'Counts for the dashboard.',
  response: z.object({
    published: z.number().int(),
    drafts: z.number().int(),
    closed: z.number().int(),
    matching_candidates: z.number().int(),
    shortlisted: z.number().int(),
    /** Published jobs that the company may have at once. */
    post_job_limit: z.number().int(),
  }),
});

export const countJobs = endpoint({
  method: 'GET',
  path: '/recruiter/total-jobs',
  access: RECRUITERS,
  summary: 'How many jobs one’s own company has.',
  response: z.object({ total: z.number().int() }),
});

export const getJob = endpoint({
  method: 'GET',
  path: '/job/{id}',
  access: MEMBERS,
  summary: 'A job; with company_job=true the recruiter’s own, drafts included.',
  params: z.object({ id: Id }),
  query: z.object({ company_job: z.enum(['true', 'false']).optional() }),
  response: Job,
  errors: ['jobs.not_found'],
});

/** Why a call about jobs is refused, with the HTTP status of each. */
export const jobErrors = {
  /** Also where it is there and the caller may not see it. */
  'jobs.not_found': 404,
  /** The company has as many published jobs as its portal allows. */
  'jobs.limit_reached': 403,
  'jobs.file_unreadable': 422,
  /** It is published, or would be, and a field it must have is missing. */
  'jobs.incomplete': 422,
  /** A colleague saved it since the caller began. */
  'jobs.changed_elsewhere': 409,
  'jobs.expiry_past': 422,
  /** Somebody would be narrowed by nationality, and the job states no law that asks for it. */
  'jobs.nationality_without_reason': 422,
  'jobs.link_unreachable': 422,
  'jobs.link_too_slow': 422,
  /** The address leads into a private network, or is none of the public web. */
  'jobs.link_forbidden': 422,
  'jobs.link_too_large': 422,
  'jobs.link_needs_sign_in': 422,
  'jobs.link_without_job': 422,
  /** The sentence names no occupation that the taxonomy knows. */
  'jobs.prompt_unclear': 422,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof jobErrors, number> {}
}
