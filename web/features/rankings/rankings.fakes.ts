import type { Job } from '#contract/features/jobs.contract.ts';
import type {
  getCandidateOrder,
  listMatchingCandidates,
  MatchingCandidate,
} from '#contract/features/rankings.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

/** A published job of one's own company; change what the test is about. */
export function aJob(changes: Partial<Job> = {}): Job {
  return {
    jid: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a11',
    external_job_id: null,
    job_title: 'Site Engineer',
    description: 'Leads the site team of a road project in Abu Dhabi, from the first drawing to handover.',
    responsibilities: [],
    requirements: [],
    skills: [{ ref_skill: 'autocad', name: 'AutoCAD', importance: 'must', level: null }],
    sector: null,
    industry: null,
    location: 'Abu Dhabi',
    work_place: 'on_site',
    employment_type: 'full_time',
    seniority: null,
    min_years: 5,
    education: null,
    languages: [],
    salary_min: null,
    salary_max: null,
    salary_currency: 'AED',
    nationality_condition: null,
    screening_questions: [],
    occupation: null,
    full_text: null,
    source_url: null,
    status: 'published',
    public_url: null,
    company: {
      id: '3218667e-b6b5-47a1-af03-0c368deb7c2f',
      company_name: 'Pearl Bay',
      company_avatar: null,
      company_industry: 'Construction',
      company_location: 'Abu Dhabi',
    },
    posted_at: '2026-01-04T08:00:00.000Z',
    expires_at: null,
    own: null,
    updated_at: '2026-01-04T08:00:00.000Z',
    can: { edit: true, publish: false, remove: true, see_candidates: true },
    ...changes,
  };
}

/** A candidate who has one skill and lacks another. */
export function aCandidate(changes: Partial<MatchingCandidate> = {}): MatchingCandidate {
  const skill = { id: null, weight: 0.5, importance: 'must' as const };
  return {
    candidate_id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a00',
    name: 'Huda Saleh',
    headline: 'Civil Engineer',
    location: 'Al Ain',
    avatar: null,
    experience_months: 40,
    is_blind: false,
    education: null,
    languages: [],
    nationality: null,
    notice_period_days: null,
    expected_salary: null,
    expected_salary_currency: null,
    stage_id: null,
    decided: null,
    application_stage: null,
    is_favorite: false,
    proposed_by: null,
    poke: null,
    score: 0.72,
    norm_score: 1,
    explanation: {
      score: 0.72,
      raw: 0.4,
      calibration: { a: 1, b: 0 },
      version: 'test',
      parts: [{ key: 'skills', value: 0.5, weight: 1, contribution: 0.5 }],
      common_work: null,
      steps: [],
      gates: [
        { key: 'experience', value: 0.6, weight: 0.2, status: 'short', need: '5', have: '3.3' },
        { key: 'language', value: 1, weight: 1, status: 'unknown', need: 'English', have: null },
      ],
      matched: [{ ...skill, name: 'AutoCAD', credit: 1, evidence: null, asked: null }],
      partial: [],
      missing: [{ ...skill, name: 'Primavera P6', lift: 0.1 }],
      unknown: ['language'],
    },
    status: 'PENDING',
    ...changes,
  };
}

type Ranking = Reply<typeof listMatchingCandidates>;
type Order = Reply<typeof getCandidateOrder>;

const factsOf = (everyone: readonly MatchingCandidate[]): Omit<Order, 'order'> => {
  const of = (status: MatchingCandidate['status']) => everyone.filter((one) => one.status === status).length;
  return {
    computing: false,
    is_blind: false,
    counts: { PENDING: of('PENDING'), SHORTLISTED: of('SHORTLISTED'), REJECTED: of('REJECTED') },
    weaker: 0,
    left_out: null,
  };
};

/** A page of these people, with the counts of all of them. */
export const aRanking = (
  results: MatchingCandidate[],
  everyone: readonly MatchingCandidate[] = results,
): Ranking => ({ results, total: results.length, page: 1, limit: 20, ...factsOf(everyone) });

/** The ids of these people in their order, with the counts of all of them. */
export const anOrder = (
  people: readonly MatchingCandidate[],
  everyone: readonly MatchingCandidate[] = people,
  changes: Partial<Order> = {},
): Order => ({ order: people.map((one) => one.candidate_id), ...factsOf(everyone), ...changes });
