import type { MatchingJob } from '#contract/features/job-lists.contract.ts';
import type { JobDetails } from '#contract/features/jobs.contract.ts';
import type { FoundList, MatchingList } from './job-lists.queries.ts';

/** A job that fits; change what the test is about. */
export function aMatchingJob(changes: Partial<MatchingJob> = {}): MatchingJob {
  return {
    jid: '0b0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a01',
    external_job_id: null,
    job_title: 'Data Analyst',
    sector: null,
    industry: null,
    company: {
      id: '9b0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a09',
      company_name: 'Palm Gate',
      company_avatar: null,
      company_industry: 'Energy',
      company_location: 'Dubai',
    },
    location: 'Dubai, United Arab Emirates',
    work_place: 'hybrid',
    employment_type: 'full_time',
    seniority: null,
    salary_min: 9_000,
    salary_max: 12_000,
    salary_currency: 'AED',
    posted_at: '2026-11-01T08:00:00.000Z',
    matching_score: 0.72,
    norm_score: 1,
    job_match: [],
    job_partial: [],
    job_gap: [],
    explanation: {
      score: 0.72,
      raw: 0.6,
      calibration: { a: 20, b: -8 },
      version: 'match-1',
      parts: [{ key: 'meaning', value: 0.6, weight: 1, contribution: 0.6 }],
      common_work: null,
      steps: [],
      gates: [],
      matched: [],
      partial: [],
      missing: [],
      unknown: [],
    },
    career_path: [],
    is_favorite: false,
    reaction: null,
    application_stage: null,
    ...changes,
  };
}

/** The same job as its own screen shows it. */
export function aJobInView(changes: Partial<JobDetails> = {}): JobDetails {
  const { jid, external_job_id, job_title, sector, industry, company, location, ...facts } = aMatchingJob();
  const { work_place, employment_type, seniority, salary_min, salary_max, salary_currency, posted_at } =
    facts;
  return {
    jid,
    external_job_id,
    job_title,
    sector,
    industry,
    company,
    location,
    work_place,
    employment_type,
    seniority,
    salary_min,
    salary_max,
    salary_currency,
    nationality_condition: null,
    posted_at,
    description: 'Reads figures and says what they mean.',
    responsibilities: [],
    requirements: [],
    skills: [],
    min_years: null,
    education: null,
    languages: [],
    screening_questions: [],
    occupation: null,
    full_text: null,
    source_url: null,
    status: 'published',
    public_url: null,
    updated_at: '2026-11-01T08:00:00.000Z',
    expires_at: null,
    own: null,
    can: { edit: false, publish: false, remove: false, see_candidates: false },
    is_favorite: false,
    reaction: null,
    ...changes,
  };
}

export function aMatchingList(changes: Partial<MatchingList> = {}): MatchingList {
  const results = changes.results ?? [aMatchingJob()];
  return {
    results,
    total: results.length,
    page: 1,
    limit: 12,
    resume_skill_count: 8,
    n: results.length,
    job_data_count: 300,
    computing: false,
    closed_favorites: [],
    new_total: null,
    weaker: 0,
    ...changes,
  };
}

/** What a search finds; change what the test is about. */
export function aFoundList(changes: Partial<FoundList> = {}): FoundList {
  const results = changes.results ?? [aMatchingJob()];
  return {
    results,
    total: results.length,
    page: 1,
    limit: 12,
    scores: 'known',
    new_total: null,
    nearest: [],
    costliest: null,
    ...changes,
  };
}
