import type { Questionnaire } from '#contract/features/assessments.contract.ts';
import type { Attempt, Question } from '#contract/features/assessments.fields.ts';
import { INTEREST_AREAS, type InterestScores } from '#contract/features/interests.contract.ts';
import type { Career, Careers, Own } from './interests.queries.ts';

const said = (en: string) => ({ en, ar: `ع ${en}` });
export const SCORES: InterestScores = {
  realistic: 8,
  investigative: 30,
  artistic: 12,
  social: 36,
  enterprising: 20,
  conventional: 10,
};

export const scoredAs = (scores: InterestScores, isFlat = false) => ({
  scores,
  areas: INTEREST_AREAS.map((id) => ({
    id,
    name: said(id),
    about: said(`about ${id}`),
    found: said(`places of ${id}`),
    score: scores[id],
  })).sort((a, b) => b.score - a.score),
  interest_area: isFlat ? null : ('social' as const),
  is_flat: isFlat,
  attempt_id: null,
  completed_at: null,
});

export const aCareer = (name: string, changes: Partial<Career> = {}): Career => ({
  occupation_id: name.toLowerCase(),
  code: null,
  title: said(name),
  about: said(`Works as ${name}`),
  fit: 'Best',
  correlation: 0.9,
  bars: INTEREST_AREAS.map((area) => ({
    area,
    person: SCORES[area],
    occupation: SCORES[area],
    agrees: area !== 'enterprising',
  })),
  job_zone: 4,
  open_jobs: 3,
  new_jobs: 1,
  pay: null,
  likely_pay: { min: 9_000, max: 15_000 },
  is_growing: false,
  ...changes,
});

export const someCareers = (careers: Career[], changes: Partial<Careers> = {}): Careers => ({
  scores: SCORES,
  interest_area: 'social',
  job_zones: [1, 2, 3, 4, 5].map((zone) => ({
    zone,
    name: said(`Zone ${zone}`),
    experience: said('experience'),
    education: said('education'),
    training: said('training'),
    examples: said('examples'),
    careers: zone * 10,
  })),
  careers,
  total: careers.length,
  page: 1,
  limit: 10,
  bands: { best: 0.05, great: 0.15, good: 0.3 },
  is_flat: false,
  ...changes,
});

export const anAttempt = (changes: Partial<Attempt> = {}): Attempt => ({
  id: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a12',
  assessment_id: 'my-next-move',
  version: '1',
  form: 'full',
  status: 'IN_PROGRESS',
  lang: 'en',
  started_at: '2026-11-01T08:00:00.000Z',
  ends_at: null,
  seconds_left: null,
  extra_time_percent: 0,
  without_listening: false,
  completed_at: null,
  is_expired: false,
  invited_by: [],
  progress: {
    answered: 24,
    total: 60,
    shortscaleComplete: false,
    assessmentComplete: false,
    fractionComplete: 0.4,
  },
  ...changes,
});

const LIKINGS = ['Strongly dislike', 'Dislike', 'Unsure', 'Like', 'Strongly like'];

export const sixtyStatements = (answered: number): Questionnaire => {
  const questions: Question[] = Array.from({ length: 60 }, (_, at) => ({
    id: `s${at + 1}`,
    number: at + 1,
    kind: 'rating',
    type: 'scores',
    filter: 'written',
    annotation: null,
    words: null,
    seconds: null,
    instruction: null,
    passage: null,
    plays_left: null,
    lang: null,
    text: said(`Do thing ${at + 1}`),
    options: LIKINGS.map((text, place) => ({ value: place + 1, text: said(text) })),
    answer: at < answered ? 3 : null,
    sequence: at < answered ? at + 1 : 0,
  }));
  return { attempt: anAttempt(), questions, total: 60, page: 1, limit: 100 };
};

export const anOwn = (changes: Partial<Own> = {}): Own => ({
  assessment_id: 'my-next-move',
  kind: 'interests',
  level: null,
  name: said('Career interests'),
  purpose: said('Finds out what work you would like'),
  who_sees: said('Nobody but you'),
  version: '1',
  minutes: 10,
  is_timed: false,
  is_adaptive: false,
  questions: 60,
  short: null,
  has_listening: false,
  retake_after_days: 0,
  extra_time_percents: [],
  open: null,
  history: [],
  can: { start: true, go_on: false, cancel: false },
  next_start_at: null,
  shared_with: 0,
  form: 'full',
  attempt: null,
  ...changes,
});
