import type { JobRow } from './jobs.store.ts';

/** What a job says, the same to everyone who may read it. */
export const jobContent = (job: JobRow) => ({
  job_title: job.title,
  occupation: job.occupation,
  description: job.description,
  full_text: job.fullText,
  responsibilities: job.responsibilities,
  requirements: job.requirements,
  skills: job.skills,
  sector: job.sector,
  industry: job.industry,
  location: job.location,
  work_place: job.workPlace,
  employment_type: job.employmentType,
  seniority: job.seniority,
  min_years: job.minYears,
  education: job.education,
  languages: job.languages,
  salary_min: job.salaryMin,
  salary_max: job.salaryMax,
  salary_currency: job.salaryCurrency,
  nationality_condition: job.nationalityCondition,
});
