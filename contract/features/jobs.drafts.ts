import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Bilingual, Id, Link, Optional, PageNumber, pageOf, pageSize, Required } from '../kernel/fields.ts';
import { EMPLOYMENT_TYPES, JobInput, JobSkill, WORK_PLACES } from './jobs.fields.ts';
import { ScreeningQuestion } from './jobs.screening.ts';
import { EducationLevel, LANGUAGE_LEVELS } from './profiles.contract.ts';

/** Jobs before they are saved: read from a text, a file or a page, made from a prompt or an occupation, and looked over. */

/** Where a draft comes from: read from something that somebody wrote, or made. */
const DRAFT_MAKERS = ['text', 'file', 'link', 'taxonomy', 'model'] as const;

/** What a person should know of a draft before they use it. */
const DRAFT_NOTICES = [
  'pay_converted',
  'pay_in_other_currency',
  'pay_currency_of_place',
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

/** What was read of a text, a file or a page: the draft of its job, which is the first where the text offers several. */
export const ReadJob = z.object({
  ...JobDraft.shape,
  /** The other positions of the same text, in its order, each read from its own part of it. */
  others: z.array(JobDraft),
});
export type ReadJob = z.infer<typeof ReadJob>;

export const parseJob = endpoint({
  method: 'POST',
  path: '/recruiter/parse-job',
  access: RECRUITERS,
  weight: 'lasting',
  summary:
    'Reads a typed text, an uploaded file or a public page into a job that can be edited before it is posted, and into one for each further position that the text offers. Nothing is saved.',
  body: z.union([
    z.object({ text: z.string().trim().min(40, 'job_text_too_short').max(100_000, 'too_long') }),
    z.object({ file_id: Id }),
    z.object({ link: Link }),
  ]),
  response: ReadJob,
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
  weight: 'lasting',
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
  /** Years of work that it asks for. */
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
  weight: 'usual',
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

/** One place in a text that a recruiter had better write otherwise; `start` and `end` are offsets in that text. */
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
  weight: 'usual',
  summary: 'Points out wording that shuts people out or says nothing, with a better one, in either language.',
  body: z.object({
    texts: z
      .array(z.object({ field: z.string().min(1).max(60), text: z.string().max(30_000, 'too_long') }))
      .max(150),
  }),
  response: z.object({ findings: z.array(WordingFinding) }),
  ratePerMinute: 240,
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
