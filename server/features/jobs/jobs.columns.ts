import type { JobInWriting } from '#contract/features/jobs.contract.ts';
import { USUAL_CURRENCY } from '#contract/kernel/currencies.ts';
import { namesOf, pick } from '#contract/kernel/records.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { type ConceptOf, knownConcept } from '#server/features/skills/index.ts';
import type { JobRow } from './jobs.store.ts';

/** What somebody wrote, as it is stored. */
export const writingOf = (row: JobRow): JobInWriting => ({
  job_title: row.title,
  occupation: row.occupation,
  description: row.description,
  full_text: row.fullText,
  responsibilities: row.responsibilities,
  requirements: row.requirements,
  skills: row.skills,
  sector: row.sector,
  industry: row.industry,
  location: row.location,
  work_place: row.workPlace,
  employment_type: row.employmentType,
  seniority: row.seniority,
  min_years: row.minYears,
  education: row.education,
  languages: row.languages,
  salary_min: row.salaryMin,
  salary_max: row.salaryMax,
  salary_currency: row.salaryCurrency,
  nationality_condition: row.nationalityCondition,
  screening_questions: row.screeningQuestions,
  source: row.source,
  expires_at: row.expiresAt?.toISOString() ?? null,
});

/**
 * The columns of what a recruiter wrote. Skills get their concept where their name is known. Readers of a job do not get
 * the text it was read from, so a change that carries none keeps what was there.
 */
export const columnsOf = (
  taxonomy: Taxonomy,
  job: JobInWriting,
  conceptOf: ConceptOf = (skill) => knownConcept(taxonomy, skill),
  before?: JobRow,
) => ({
  title: job.job_title,
  occupation: taxonomy.occupation(job.occupation ?? '')?.id ?? null,
  description: job.description,
  fullText: job.full_text || null,
  responsibilities: job.responsibilities,
  requirements: job.requirements,
  skills: job.skills.map((skill) => ({ ...skill, ref_skill: conceptOf(skill)?.id ?? null })),
  sector: job.sector ?? null,
  industry: job.industry ?? null,
  location: job.location ?? null,
  workPlace: job.work_place,
  employmentType: job.employment_type,
  seniority: job.seniority ?? null,
  minYears: job.min_years ?? null,
  education: job.education ?? null,
  languages: job.languages,
  salaryMin: job.salary_min ?? null,
  salaryMax: job.salary_max ?? null,
  salaryCurrency: job.salary_currency ?? USUAL_CURRENCY,
  screeningQuestions: job.screening_questions,
  nationalityCondition:
    job.nationality_condition === undefined
      ? (before?.nationalityCondition ?? null)
      : job.nationality_condition,
  sourceText: job.source_text ?? before?.sourceText ?? null,
  sourceUrl: job.source_url ?? before?.sourceUrl ?? null,
});

/** The columns of how it is published, of what was said of them. */
export const optionsOf = ({ audience, is_blind, expires_at }: JobInWriting) => ({
  ...(audience !== undefined && { audience }),
  ...(is_blind !== undefined && { isBlind: is_blind }),
  ...(expires_at !== undefined && { expiresAt: expires_at === null ? null : new Date(expires_at) }),
});

/** The fields by which columns are known outside. */
export const FIELDS = {
  title: 'job_title',
  occupation: 'occupation',
  description: 'description',
  fullText: 'full_text',
  responsibilities: 'responsibilities',
  requirements: 'requirements',
  skills: 'skills',
  sector: 'sector',
  industry: 'industry',
  location: 'location',
  workPlace: 'work_place',
  employmentType: 'employment_type',
  seniority: 'seniority',
  minYears: 'min_years',
  education: 'education',
  languages: 'languages',
  salaryMin: 'salary_min',
  salaryMax: 'salary_max',
  salaryCurrency: 'salary_currency',
  nationalityCondition: 'nationality_condition',
  screeningQuestions: 'screening_questions',
  sourceText: 'source_text',
  sourceUrl: 'source_url',
  audience: 'audience',
  isBlind: 'is_blind',
  expiresAt: 'expires_at',
} as const satisfies Partial<Record<keyof JobRow, keyof JobInWriting>>;

/** All that one job may take over from another. */
export const contentOf = (row: JobRow) => pick(row, namesOf(FIELDS));
