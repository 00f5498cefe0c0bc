import {
  IMPORTANCES,
  type Job,
  type JobInput,
  type JobInWriting,
  type JobSkill,
} from '#contract/features/jobs.contract.ts';
import type { previewCandidates } from '#contract/features/rankings.contract.ts';
import { USUAL_CURRENCY } from '#contract/kernel/currencies.ts';
import type { Body } from '#contract/kernel/endpoint.ts';
import { LIMITS } from '#contract/kernel/limits.ts';

/** A job as its form holds it: a field that is left empty is an empty text, and a choice not made is `null`. */
export type JobFormValues = {
  job_title: string;
  occupation: string | null;
  description: string;
  full_text: string;
  responsibilities: string[];
  requirements: string[];
  skills: JobSkill[];
  sector: string | null;
  industry: string | null;
  location: string;
  work_place: Job['work_place'];
  employment_type: Job['employment_type'];
  seniority: Job['seniority'];
  min_years: number | string;
  education: Job['education'];
  languages: Job['languages'];
  salary_min: number | string;
  salary_max: number | string;
  salary_currency: Job['salary_currency'];
  nationality_condition: Job['nationality_condition'];
  screening_questions: Job['screening_questions'];
  audience: NonNullable<JobInput['audience']>;
  is_blind: boolean;
  /** A moment; empty for never. */
  expires_at: string;
};
export type JobField = keyof JobFormValues;

export const EMPTY_JOB: JobFormValues = {
  job_title: '',
  occupation: null,
  description: '',
  full_text: '',
  responsibilities: [],
  requirements: [],
  skills: [],
  sector: null,
  industry: null,
  location: '',
  work_place: 'on_site',
  employment_type: 'full_time',
  seniority: null,
  min_years: '',
  education: null,
  languages: [],
  salary_min: '',
  salary_max: '',
  salary_currency: USUAL_CURRENCY,
  nationality_condition: null,
  screening_questions: [],
  audience: 'portal',
  is_blind: false,
  expires_at: '',
};
export const JOB_FIELDS = Object.keys(EMPTY_JOB) as readonly JobField[];

/** What is sent: without what was left empty. */
export function writingOf(values: JobFormValues) {
  const lines = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean);
  const number = (value: number | string) => (value === '' ? null : Number(value));
  return {
    ...values,
    full_text: values.full_text.trim() || null,
    responsibilities: lines(values.responsibilities),
    requirements: lines(values.requirements),
    skills: byImportance(values.skills),
    languages: values.languages.filter((one) => one.language),
    location: values.location.trim() || null,
    min_years: number(values.min_years),
    salary_min: number(values.salary_min),
    salary_max: number(values.salary_max),
    screening_questions: values.screening_questions
      .filter((one) => one.text.trim() !== '' || one.choices.some((choice) => choice.trim() !== ''))
      .map((one) => ({ ...one, choices: one.kind === 'choice' ? lines(one.choices) : [] })),
    expires_at: values.expires_at || null,
  };
}

/** What the ranking is asked with, as far as it is written. */
export const asUnsaved = (values: JobFormValues): Body<typeof previewCandidates>['job'] => {
  const job = writingOf(values);
  return {
    job_title: job.job_title,
    occupation: job.occupation,
    description: job.description,
    full_text: job.full_text,
    responsibilities: job.responsibilities,
    requirements: job.requirements,
    skills: job.skills,
    location: job.location,
    work_place: job.work_place,
    min_years: job.min_years,
    education: job.education,
    languages: job.languages,
    is_blind: job.is_blind,
  };
};

type Written = Partial<Omit<Job, 'languages' | 'skills'>> & Partial<JobInWriting>;

/** A job, or a draft that was read from a text, as the form holds it. */
export function valuesOf(job: Written): JobFormValues {
  return {
    job_title: job.job_title ?? '',
    occupation: job.occupation ?? null,
    description: job.description ?? '',
    full_text: job.full_text ?? '',
    responsibilities: job.responsibilities ?? [],
    requirements: job.requirements ?? [],
    skills: byImportance(job.skills ?? []),
    sector: job.sector ?? null,
    industry: job.industry ?? null,
    location: job.location ?? '',
    work_place: job.work_place ?? 'on_site',
    employment_type: job.employment_type ?? 'full_time',
    seniority: job.seniority ?? null,
    min_years: job.min_years ?? '',
    education: job.education ?? null,
    languages: job.languages ?? [],
    salary_min: job.salary_min ?? '',
    salary_max: job.salary_max ?? '',
    salary_currency: job.salary_currency ?? USUAL_CURRENCY,
    nationality_condition: job.nationality_condition ?? null,
    screening_questions: job.screening_questions ?? [],
    audience: job.own?.audience ?? job.audience ?? 'portal',
    is_blind: job.own?.is_blind ?? job.is_blind ?? false,
    expires_at: job.expires_at ?? '',
  };
}

/** What must be there comes first; within one importance the order stays. */
export function byImportance(skills: readonly JobSkill[]): JobSkill[] {
  return IMPORTANCES.flatMap((importance) => skills.filter((skill) => skill.importance === importance));
}

/** With one more skill, at the end of those that should be there; the same list where it is known already. */
export function withSkill(skills: JobSkill[], { id, name }: { id: string | null; name: string }): JobSkill[] {
  const written = name.trim().slice(0, 120);
  const isThere = skills.some(
    (skill) => (id !== null && skill.ref_skill === id) || skill.name.toLowerCase() === written.toLowerCase(),
  );
  if (!written || isThere) return skills;
  return byImportance([...skills, { ref_skill: id, name: written, importance: 'should', level: null }]);
}

/** Fields that a reader of the job would miss, of those that matching uses. */
export function gapsOf(values: Pick<Job, 'skills' | 'min_years' | 'education' | 'location' | 'salary_min'>) {
  const gaps: ('skills' | 'location' | 'min_years' | 'education' | 'salary_min')[] = [];
  if (values.skills.length === 0) gaps.push('skills');
  if (!values.location) gaps.push('location');
  if (values.min_years === null) gaps.push('min_years');
  if (!values.education) gaps.push('education');
  if (values.salary_min === null) gaps.push('salary_min');
  return gaps;
}

/** Fields without which a job is not published. */
export function neededOf({ job_title: title, description }: Pick<Job, 'job_title' | 'description'>) {
  const needed: ('job_title' | 'description')[] = [];
  if (title.trim() === '') needed.push('job_title');
  const { length } = description.trim();
  if (length < LIMITS.descriptionMin || length > LIMITS.descriptionMax) needed.push('description');
  return needed;
}
