import { z } from 'zod';
import { endpoint, MEMBERS, RECRUITERS } from '../kernel/endpoint.ts';
import {
  Bilingual,
  Description,
  Id,
  Moment,
  Optional,
  PageNumber,
  pageOf,
  pageSize,
  Required,
} from '../kernel/fields.ts';
import { LIMITS } from '../kernel/limits.ts';
import { ScreeningQuestions } from './applications.screening.ts';
import { CompanyBrief } from './companies.contract.ts';
import { EducationLevel, LANGUAGE_LEVELS } from './profiles.contract.ts';

export const JOB_STATUSES = ['draft', 'published', 'closed'] as const;
export const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'contract', 'temporary', 'internship'] as const;
export const WORK_PLACES = ['on_site', 'hybrid', 'remote'] as const;
export const SENIORITIES = [
  'entry',
  'junior',
  'mid',
  'senior',
  'lead',
  'manager',
  'director',
  'executive',
] as const;
export const IMPORTANCES = ['must', 'should', 'nice'] as const;

/** How a job came to be. */
export const JOB_SOURCES = ['text', 'file', 'standard', 'link', 'prompt', 'form'] as const;

export const JobSkill = z.object({
  ref_skill: z.string().max(120).nullable().default(null),
  name: Required(120),
  importance: z.enum(IMPORTANCES).default('should'),
  /** 1 to 5, where the job names one. */
  level: z.number().int().min(1).max(5).nullish(),
});
export type JobSkill = z.infer<typeof JobSkill>;

/** What a recruiter writes about a job. A draft may leave gaps; publishing asks for all of it. */
export const JobInput = z
  .object({
    job_title: Required(160),
    description: Description,
    responsibilities: z.array(z.string().trim().min(1).max(600)).max(60).default([]),
    requirements: z.array(z.string().trim().min(1).max(600)).max(60).default([]),
    skills: z.array(JobSkill).max(80).default([]),
    sector: Optional(80),
    industry: Optional(80),
    location: Optional(160),
    work_place: z.enum(WORK_PLACES).default('on_site'),
    employment_type: z.enum(EMPLOYMENT_TYPES).default('full_time'),
    seniority: z.enum(SENIORITIES).nullish(),
    min_years: z.number().int().min(0).max(50).nullish(),
    education: EducationLevel.nullish(),
    languages: z
      .array(z.object({ language: Required(60), level: z.enum(LANGUAGE_LEVELS).nullish() }))
      .max(20)
      .default([]),
    /** AED a month. */
    salary_min: z.number().int().min(0).max(10_000_000).nullish(),
    salary_max: z.number().int().min(0).max(10_000_000).nullish(),
    /** Asked of who applies, in this order. */
    screening_questions: ScreeningQuestions.default([]),
    source: z.enum(JOB_SOURCES).default('form'),
    /** The text the job was read from, kept whole. */
    source_text: z.string().max(200_000).nullish(),
  })
  .superRefine((job, check) => {
    if (job.salary_min != null && job.salary_max != null && job.salary_max < job.salary_min)
      check.addIssue({ code: 'custom', path: ['salary_max'], message: 'max_below_min' });
  });
export type JobInput = z.infer<typeof JobInput>;

/** What the reader of this reply may do, so that screens repeat no rule. */
const JobRights = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  remove: z.boolean(),
  see_candidates: z.boolean(),
});

export const Job = z.object({
  jid: Id,
  external_job_id: z.string().nullable(),
  job_title: z.string(),
  description: z.string(),
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
  skills: z.array(JobSkill),
  sector: z.string().nullable(),
  industry: z.string().nullable(),
  location: z.string().nullable(),
  work_place: z.enum(WORK_PLACES),
  employment_type: z.enum(EMPLOYMENT_TYPES),
  seniority: z.enum(SENIORITIES).nullable(),
  min_years: z.number().int().nullable(),
  education: EducationLevel.nullable(),
  languages: z.array(z.object({ language: z.string(), level: z.enum(LANGUAGE_LEVELS).nullish() })),
  salary_min: z.number().int().nullable(),
  salary_max: z.number().int().nullable(),
  screening_questions: ScreeningQuestions,
  status: z.enum(JOB_STATUSES),
  /** Address of the page that everyone may read; null where the job is not published. */
  public_url: z.string().nullable(),
  company: CompanyBrief,
  posted_at: Moment.nullable(),
  updated_at: Moment,
  can: JobRights,
});
export type Job = z.infer<typeof Job>;

/** A draft as it was read from a text or a file, with what could not be found said aloud. */
export const JobDraft = z.object({
  job: z.object({
    ...JobInput.shape,
    job_title: z.string(),
    description: z.string(),
  }),
  /** Fields that the text does not tell. */
  not_found: z.array(z.string()),
  /** Names that read like skills and no dictionary knows, for the recruiter to add or not; the likeliest first. */
  also_mentioned: z.array(z.string()),
});
export type JobDraft = z.infer<typeof JobDraft>;

export const parseJob = endpoint({
  method: 'POST',
  path: '/recruiter/parse-job',
  access: RECRUITERS,
  summary: 'Reads a typed text or an uploaded file into a job that can be edited before it is posted.',
  body: z.union([
    z.object({ text: z.string().trim().min(40, 'job_text_too_short').max(100_000, 'too_long') }),
    z.object({ file_id: Id }),
  ]),
  response: JobDraft,
  errors: ['files.not_found', 'jobs.file_unreadable'],
  message: 'jobs.parsed',
});

export const postJob = endpoint({
  method: 'POST',
  path: '/recruiter/post-job',
  access: RECRUITERS,
  summary: 'Saves a job as a draft, or publishes it at once.',
  body: z.object({ job: JobInput, publish: z.boolean().default(false) }),
  response: Job,
  errors: ['jobs.limit_reached'],
  message: 'jobs.posted',
});

export const updateJob = endpoint({
  method: 'POST',
  path: '/recruiter/update-job',
  access: RECRUITERS,
  summary: 'Changes a job of one’s own company.',
  body: z.object({ job_id: Id, job: JobInput }),
  response: Job,
  errors: ['jobs.not_found'],
  message: 'jobs.updated',
});

export const publishJob = endpoint({
  method: 'POST',
  path: '/recruiter/publish-job/{id}',
  access: RECRUITERS,
  summary: 'Publishes a draft or a closed job.',
  params: z.object({ id: Id }),
  response: Job,
  errors: ['jobs.not_found', 'jobs.limit_reached'],
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
  summary: 'Deletes a job of one’s own company.',
  body: z.object({ job_id: Id }),
  response: z.object({ job_id: Id }),
  errors: ['jobs.not_found'],
  message: 'jobs.removed',
});

export const RecruiterJob = z.object({
  jid: Id,
  job_title: z.string(),
  location: z.string().nullable(),
  status: z.enum(JOB_STATUSES),
  posted_at: Moment.nullable(),
  updated_at: Moment,
  /** Candidates above the floor, best first: the number, and the first few. */
  candidate_count: z.number().int(),
  shortlisted_count: z.number().int(),
  matching_candidates: z.array(z.object({ candidate_id: Id, name: z.string(), score: z.number() })),
  /** The ranking is being computed right now. */
  candidates_loading: z.boolean(),
});

export const listRecruiterJobs = endpoint({
  method: 'POST',
  path: '/recruiter/jobs',
  access: RECRUITERS,
  summary: 'Jobs of one’s own company with their best candidates.',
  body: z.object({
    page: z.number().int().min(1).max(100_000).default(1),
    limit_per_page: z.number().int().min(1).max(100).default(LIMITS.dashboardJobsPerPage),
    status: z.enum(JOB_STATUSES).optional(),
    text: z.string().trim().max(200).optional(),
  }),
  response: pageOf(RecruiterJob),
});

export const getRecruiterStats = endpoint({
  method: 'POST',
  path: '/recruiter/stats',
  access: RECRUITERS,
  summary: 'Counts for the dashboard.',
  response: z.object({
    published: z.number().int(),
    drafts: z.number().int(),
    closed: z.number().int(),
    matching_candidates: z.number().int(),
    shortlisted: z.number().int(),
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
      /** JSON-LD. */
      posting: z.record(z.string(), z.unknown()),
    }),
    z.object({ is_open: z.literal(false), job_title: z.string(), company_name: z.string() }),
  ]),
  errors: ['jobs.not_found'],
  ratePerMinute: 120,
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
  }),
  errors: ['jobs.not_found'],
});

/** A standardised profile: an occupation of the taxonomy, with the job it makes in the reader's language. */
export const StandardJob = z.object({
  /** Id of the occupation. */
  id: z.string(),
  name: Bilingual,
  about: Bilingual,
  sector: z.string(),
  industry: z.string(),
  /** 1 (little preparation) to 5 (extensive preparation). */
  job_zone: z.number().int(),
  job: JobDraft.shape.job,
});
export type StandardJob = z.infer<typeof StandardJob>;

export const listStandardJobs = endpoint({
  method: 'GET',
  path: '/recruiter/standard-jobs',
  access: RECRUITERS,
  summary: 'Standardised profiles whose title a text names, in either language, each with a draft to edit.',
  query: z.object({
    job_title: z.string().trim().max(160).default(''),
    page: PageNumber,
    limit: pageSize(12, 50),
  }),
  response: pageOf(StandardJob),
});

export const jobErrors = {
  'jobs.not_found': 404,
  'jobs.limit_reached': 403,
  'jobs.file_unreadable': 422,
  'jobs.incomplete': 422,
} as const;
