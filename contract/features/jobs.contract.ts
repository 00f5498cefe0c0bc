import { z } from 'zod';
import { download, endpoint, MEMBERS, RECRUITERS } from '../kernel/endpoint.ts';
import {
  Bilingual,
  Description,
  Id,
  Language,
  Link,
  Moment,
  Optional,
  PageNumber,
  pageOf,
  pageSize,
  Required,
} from '../kernel/fields.ts';
import { LIMITS } from '../kernel/limits.ts';
import { CompanyBrief } from './companies.contract.ts';
import { MOST_SCREENING_QUESTIONS, ScreeningQuestion, ScreeningQuestions } from './jobs.screening.ts';
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
export const JOB_SOURCES = ['text', 'file', 'standard', 'link', 'prompt', 'form', 'copy'] as const;

/** Who may see a job once it is published: everyone of the portal, or those of the company's employees it is sent to. */
export const JOB_AUDIENCES = ['portal', 'employees'] as const;

export const JobSkill = z.object({
  ref_skill: z.string().max(120).nullable().default(null),
  name: Required(120),
  importance: z.enum(IMPORTANCES).default('should'),
  /** 1 to 5, where the job names one. */
  level: z.number().int().min(1).max(5).nullish(),
  /** 0 to 1, in steps of a twentieth: what it counts for in place of its importance. 0 counts for nothing. */
  weight: z.number().min(0).max(1).nullish(),
});
export type JobSkill = z.infer<typeof JobSkill>;

/** What a job must say to be published. */
export const JobInput = z
  .object({
    job_title: Required(160),
    /** Id of the occupation of the taxonomy that the job is. */
    occupation: Optional(120),
    description: Description,
    /** The posting in as many words as its company wishes, beside the short description. */
    full_text: Optional(30_000),
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
    /** The public page it was read from. */
    source_url: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .nullish(),
    /** As it was before, or `portal` of a new one, where it is not said. */
    audience: z.enum(JOB_AUDIENCES).optional(),
    /** Blind review: as it was before, or as the company usually has it, where it is not said. */
    is_blind: z.boolean().optional(),
    /** When it closes by itself. */
    expires_at: Moment.nullish(),
  })
  .superRefine((job, check) => {
    if (job.salary_min != null && job.salary_max != null && job.salary_max < job.salary_min)
      check.addIssue({ code: 'custom', path: ['salary_max'], message: 'max_below_min' });
  });
export type JobInput = z.infer<typeof JobInput>;

/** A question as far as it is written. */
const QuestionInWriting = z.object({
  ...ScreeningQuestion.shape,
  text: z.string().trim().max(300, 'too_long').default(''),
  choices: z.array(z.string().trim().max(120, 'too_long')).max(10, 'too_many').default([]),
});

/** A job as far as it is written: a draft may leave gaps and stay unfinished. */
export const JobInWriting = z.object({
  ...JobInput.shape,
  job_title: z.string().trim().max(160, 'too_long').default(''),
  description: z.string().trim().max(5_000, 'too_long').default(''),
  screening_questions: z.array(QuestionInWriting).max(MOST_SCREENING_QUESTIONS, 'too_many').default([]),
});
export type JobInWriting = z.infer<typeof JobInWriting>;

/** What the reader of this reply may do, so that screens repeat no rule. */
const JobRights = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  remove: z.boolean(),
  see_candidates: z.boolean(),
});

/** What a company alone is told of its job. */
const OwnFacts = z.object({
  /** Counts up with every change. Who saves says from which version they began. */
  version: z.number().int(),
  audience: z.enum(JOB_AUDIENCES),
  is_blind: z.boolean(),
  source: z.enum(JOB_SOURCES),
  /** Who began it; null where they are no longer here. */
  created_by: z.object({ id: Id, name: z.string() }).nullable(),
  created_at: Moment,
  closed_at: Moment.nullable(),
});

export const Job = z.object({
  jid: Id,
  external_job_id: z.string().nullable(),
  job_title: z.string(),
  occupation: z.string().nullable(),
  description: z.string(),
  full_text: z.string().nullable(),
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
  screening_questions: z.array(QuestionInWriting),
  /** The public page it was read from, told to its own company only. */
  source_url: z.string().nullable(),
  status: z.enum(JOB_STATUSES),
  /** Address of the page that everyone may read; null where the job is not published. */
  public_url: z.string().nullable(),
  company: CompanyBrief,
  posted_at: Moment.nullable(),
  /** When it closes by itself. */
  expires_at: Moment.nullable(),
  updated_at: Moment,
  can: JobRights,
  /** Told to its own company only. */
  own: OwnFacts.nullable(),
});
export type Job = z.infer<typeof Job>;

/** Where a draft comes from: read from something that somebody wrote, or made. */
export const DRAFT_MAKERS = ['text', 'file', 'link', 'taxonomy', 'model'] as const;

/** What a person should know of a draft before they use it. */
export const DRAFT_NOTICES = [
  'pay_converted',
  'pay_in_other_currency',
  'pay_currency_unsaid',
  'pay_period_open',
  'made_from_taxonomy',
  'made_by_model',
  'model_failed',
  'occupation_unknown',
  'other_occupations',
] as const;

/** Where a field of a draft was found. */
export const DraftPlace = z.object({
  /** Name of the field; of an item in a list with its place, from 0: `skills.3`. */
  field: z.string(),
  from: z.enum(['text', 'page_data', 'taxonomy', 'model']),
  /** The words as they stand in `job.source_text`, and their offsets in it; null where it is from elsewhere. */
  text: z.string().nullable(),
  start: z.number().int().nullable(),
  end: z.number().int().nullable(),
});
export type DraftPlace = z.infer<typeof DraftPlace>;

/** A draft as it was read from a text, a file or a page, or made from a prompt, with what could not be found said aloud. */
export const JobDraft = z.object({
  job: z.object({
    ...JobInput.shape,
    job_title: z.string(),
    description: z.string(),
  }),
  made_by: z.enum(DRAFT_MAKERS),
  found_in: z.array(DraftPlace),
  /** Fields that the text does not tell. */
  not_found: z.array(z.string()),
  /** Names that read like skills and no dictionary knows, for the recruiter to add or not; the likeliest first. */
  also_mentioned: z.array(z.string()),
  /** Occupations that the title may mean, the likeliest first; the first is the draft's own. */
  occupations: z.array(z.object({ id: z.string(), name: Bilingual, score: z.number() })),
  /** In the language of the caller. */
  notices: z.array(z.object({ code: z.enum(DRAFT_NOTICES), message: z.string() })),
});
export type JobDraft = z.infer<typeof JobDraft>;

export const parseJob = endpoint({
  method: 'POST',
  path: '/recruiter/parse-job',
  access: RECRUITERS,
  summary:
    'Reads a typed text, an uploaded file or a public page into a job that can be edited before it is posted. Nothing is saved.',
  body: z.union([
    z.object({ text: z.string().trim().min(40, 'job_text_too_short').max(100_000, 'too_long') }),
    z.object({ file_id: Id }),
    z.object({ link: Link }),
  ]),
  response: JobDraft,
  errors: [
    'files.not_found',
    'jobs.file_unreadable',
    'jobs.link_unreachable',
    'jobs.link_too_slow',
    'jobs.link_forbidden',
    'jobs.link_too_large',
    'jobs.link_needs_sign_in',
    'jobs.link_without_job',
  ],
  message: 'jobs.parsed',
  ratePerMinute: 60,
});

export const generateJob = endpoint({
  method: 'POST',
  path: '/recruiter/generate-job/prompt',
  access: RECRUITERS,
  summary:
    'Makes a whole draft from a sentence: what the sentence says, completed with what the taxonomy or the configured model knows of the occupation. Nothing is saved.',
  body: z.object({
    prompt: z.string().trim().min(3, 'required').max(2_000, 'too_long'),
    /** Id of the occupation to take, where the reader chose another than the likeliest. */
    occupation: z.string().max(120).optional(),
  }),
  response: JobDraft,
  errors: ['jobs.prompt_unclear'],
  message: 'jobs.generated',
  ratePerMinute: 60,
});

/** As much of a job as questions are made from; an unsaved draft may leave gaps. */
const AskedJob = z.object({
  /** May be empty; what names none is no job. */
  job_title: z.string().trim().max(160),
  occupation: Optional(120),
  requirements: z.array(z.string().max(600)).max(60).default([]),
  skills: z.array(JobSkill).max(80).default([]),
  location: Optional(160),
  work_place: z.enum(WORK_PLACES).nullish(),
  employment_type: z.enum(EMPLOYMENT_TYPES).nullish(),
  min_years: z.number().int().min(0).max(50).nullish(),
  education: EducationLevel.nullish(),
  languages: z
    .array(z.object({ language: Required(60), level: z.enum(LANGUAGE_LEVELS).nullish() }))
    .max(20)
    .default([]),
});
export type AskedJob = z.infer<typeof AskedJob>;

export const generateQuestions = endpoint({
  method: 'POST',
  path: '/recruiter/generate-questions',
  access: RECRUITERS,
  summary:
    'Screening questions made from what a job cannot do without, in the language of the job, each with its reason. Nothing is saved.',
  body: z.union([z.object({ job_id: Id }), z.object({ job: AskedJob })]),
  response: z.object({
    questions: z.array(
      z.object({
        question: ScreeningQuestion,
        /** Why it is asked, in the language of the caller. */
        reason: z.string(),
      }),
    ),
  }),
  errors: ['jobs.not_found'],
});

/** What a wording may do to those who read it. */
export const WORDING_KINDS = [
  'gender',
  'age',
  'nationality',
  'religion',
  'appearance',
  'family',
  'disability',
  'native_speaker',
  'jargon',
  'vague',
  'pressure',
  'too_many_requirements',
  'long_sentence',
] as const;

export const WordingFinding = z.object({
  /** The name under which the text was sent. */
  field: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  /** The words that stand there. */
  text: z.string(),
  kind: z.enum(WORDING_KINDS),
  /** Why they are pointed out, in the language of the caller. */
  why: z.string(),
  /** What to write in their place, in the language of the text; empty to leave them out, null where only a person can say. */
  better: z.string().nullable(),
});
export type WordingFinding = z.infer<typeof WordingFinding>;

export const checkJobWording = endpoint({
  method: 'POST',
  path: '/recruiter/job-wording',
  access: RECRUITERS,
  summary: 'Points out wording that shuts people out or says nothing, with a better one, in either language.',
  body: z.object({
    texts: z
      .array(z.object({ field: z.string().min(1).max(60), text: z.string().max(30_000, 'too_long') }))
      .max(150),
  }),
  response: z.object({ findings: z.array(WordingFinding) }),
  ratePerMinute: 240,
});

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

export const RecruiterJob = z.object({
  jid: Id,
  job_title: z.string(),
  location: z.string().nullable(),
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
  /** Candidates above the floor, best first: the number, and the first few. */
  candidate_count: z.number().int(),
  shortlisted_count: z.number().int(),
  /** How many stand where: who applied and did not withdraw, and whom the company decided about. */
  counts: z.object({
    applied: z.number().int(),
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
  'jobs.changed_elsewhere': 409,
  'jobs.expiry_past': 422,
  'jobs.link_unreachable': 422,
  'jobs.link_too_slow': 422,
  'jobs.link_forbidden': 422,
  'jobs.link_too_large': 422,
  'jobs.link_needs_sign_in': 422,
  'jobs.link_without_job': 422,
  'jobs.prompt_unclear': 422,
} as const;
