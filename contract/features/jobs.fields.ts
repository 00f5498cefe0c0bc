import { z } from 'zod';
import { Currency, Description, Id, Moment, NameOf, Optional, Required } from '../kernel/fields.ts';
import { naming, PlaceText } from '../kernel/known-names.ts';
import { CompanyBrief } from './companies.contract.ts';
import { MOST_SCREENING_QUESTIONS, ScreeningQuestion, ScreeningQuestions } from './jobs.screening.ts';
import { EducationLevel, LANGUAGE_LEVELS } from './profiles.contract.ts';

/** What a job consists of, in writing and as it is shown. */

/** Only published jobs are found and matched; drafts and closed ones are their company's alone. */
export const JOB_STATUSES = ['draft', 'published', 'closed'] as const;
/** How somebody is employed, one of them for each job. */
export const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'contract', 'temporary', 'internship'] as const;
/** Where the work is done; for `remote` no distance is held against anyone. */
export const WORK_PLACES = ['on_site', 'hybrid', 'remote'] as const;
/** Levels of a job, the lowest first; a job need not name one. */
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
/** How much a job asks for a skill, the most first; a skill weighs accordingly unless it has a weight of its own. */
export const IMPORTANCES = ['must', 'should', 'nice'] as const;

/** How a job came to be. */
const JOB_SOURCES = ['text', 'file', 'standard', 'link', 'prompt', 'form', 'copy'] as const;

/** Who may see a job once it is published: everyone of the portal, or those of the company's employees it is sent to. */
export const JOB_AUDIENCES = ['portal', 'employees'] as const;

/** Why a law asks for people of a nationality; there is no other reason that a job may have. */
export const NATIONALITY_REASONS = [
  'national_quota',
  'security_clearance',
  'reserved_profession',
  'public_service',
] as const;

/** A job that by law is for people of some nationalities. Everybody who reads the job reads this. */
export const NationalityCondition = z.object({
  /** By any of their forms, or by the country. */
  nationalities: z.array(Required(80)).min(1, 'required').max(10),
  reason: z.enum(NATIONALITY_REASONS, { error: 'required' }),
  /** Which law or rule it is, in the company's words. */
  sentence: z.string().trim().min(20, 'too_short').max(300, 'too_long'),
});
export type NationalityCondition = z.infer<typeof NationalityCondition>;

/** The condition as far as it is written: a draft may hold an unfinished one. */
const NationalityConditionInWriting = z.object({
  ...NationalityCondition.shape,
  nationalities: z.array(Required(80)).max(10).default([]),
  sentence: z.string().trim().max(300, 'too_long').default(''),
});

/** A skill that a job asks for. */
export const JobSkill = z.object({
  /** Id of the taxonomy's skill; null where it knows none of the name. */
  ref_skill: z.string().max(120).nullable().default(null),
  name: naming('skill', NameOf(120)),
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
    job_title: NameOf(160),
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
    /** A month’s pay, in its currency. */
    salary_min: z.number().int().min(0).max(10_000_000).nullish(),
    salary_max: z.number().int().min(0).max(10_000_000).nullish(),
    /** Dirhams where none is named. */
    salary_currency: Currency.nullish(),
    /** Where a law asks for some nationalities; without it nobody is narrowed by theirs. As it was before, where it is not said. */
    nationality_condition: NationalityCondition.nullish(),
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
  nationality_condition: NationalityConditionInWriting.nullish(),
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

/** A job as its reader may see it, filled in as far as it is: a draft has gaps. */
export const Job = z.object({
  jid: Id,
  /** The id it has in a hiring system of the company; null as long as no such system is linked. */
  external_job_id: z.string().nullable(),
  job_title: z.string(),
  /** Id of the taxonomy's occupation; null where none was chosen or found. */
  occupation: z.string().nullable(),
  description: z.string(),
  full_text: z.string().nullable(),
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
  skills: z.array(JobSkill),
  sector: z.string().nullable(),
  industry: z.string().nullable(),
  location: PlaceText.nullable(),
  work_place: z.enum(WORK_PLACES),
  employment_type: z.enum(EMPLOYMENT_TYPES),
  seniority: z.enum(SENIORITIES).nullable(),
  /** Years of work that it asks for. */
  min_years: z.number().int().nullable(),
  education: EducationLevel.nullable(),
  languages: z.array(z.object({ language: z.string(), level: z.enum(LANGUAGE_LEVELS).nullish() })),
  /** A month’s pay, in its currency. */
  salary_min: z.number().int().nullable(),
  salary_max: z.number().int().nullable(),
  salary_currency: Currency,
  /** Whole in every job that is published; in a draft as far as it is written. */
  nationality_condition: NationalityConditionInWriting.nullable(),
  screening_questions: z.array(QuestionInWriting),
  /** The public page it was read from, told to its own company only. */
  source_url: z.string().nullable(),
  status: z.enum(JOB_STATUSES),
  /** Address of the page that everyone may read; null where the job is not published. */
  public_url: z.string().nullable(),
  company: CompanyBrief,
  /** When it was last published; null of what never was. */
  posted_at: Moment.nullable(),
  /** When it closes by itself. */
  expires_at: Moment.nullable(),
  updated_at: Moment,
  can: JobRights,
  /** Told to its own company only. */
  own: OwnFacts.nullable(),
});
export type Job = z.infer<typeof Job>;
