import type { Questionnaire } from '#contract/features/assessments.contract.ts';
import type { AssessmentResult, Attempt, Question, Scale } from '#contract/features/assessments.fields.ts';
import type { Assessment } from './assessments.queries.ts';

const said = (en: string, ar = `${en} بالعربية`) => ({ en, ar });
const STARTED = '2026-11-28T08:00:00.000Z';
const ATTEMPT_ID = '8b1f6f0e-31a4-4a53-9d6a-0d6c3c1a7b11';

export const anAttempt = (changes: Partial<Attempt> = {}): Attempt => ({
  id: ATTEMPT_ID,
  assessment_id: 'problem-solving-entry',
  version: '1',
  form: 'full',
  status: 'IN_PROGRESS',
  lang: 'en',
  started_at: STARTED,
  ends_at: '2026-11-28T08:10:00.000Z',
  seconds_left: 600,
  extra_time_percent: 0,
  without_listening: false,
  completed_at: null,
  is_expired: false,
  invited_by: [],
  progress: {
    answered: 0,
    total: 3,
    shortscaleComplete: false,
    assessmentComplete: false,
    fractionComplete: 0,
  },
  ...changes,
});

export const anAssessment = (changes: Partial<Assessment> = {}): Assessment => ({
  assessment_id: 'problem-solving-entry',
  kind: 'problem-solving',
  level: 'entry',
  name: said('Problem solving, entry level'),
  purpose: said('Figures and causes.'),
  who_sees: said('You alone.'),
  version: '1',
  minutes: 10,
  is_timed: true,
  is_adaptive: false,
  questions: 3,
  short: null,
  retake_after_days: 30,
  has_listening: false,
  extra_time_percents: [25, 50, 100],
  open: anAttempt(),
  history: [],
  can: { start: false, go_on: false, cancel: true },
  next_start_at: null,
  shared_with: 0,
  form: 'full',
  attempt: anAttempt(),
  ...changes,
});

export const aPersonality = (changes: Partial<Assessment> = {}): Assessment =>
  anAssessment({
    assessment_id: 'principles',
    kind: 'personality',
    level: null,
    name: said('Personality'),
    is_timed: false,
    minutes: 15,
    questions: 24,
    short: { minutes: 8, questions: 12 },
    extra_time_percents: [],
    open: anAttempt({ assessment_id: 'principles', ends_at: null, seconds_left: null }),
    ...changes,
  });

export const aQuestion = (number: number, changes: Partial<Question> = {}): Question => ({
  id: `q${number}`,
  number,
  kind: 'choice',
  type: 'json',
  filter: 'written',
  instruction: null,
  passage: null,
  plays_left: null,
  text: said(`Question ${number}?`),
  lang: null,
  annotation: null,
  words: null,
  seconds: null,
  options: [1, 2, 3, 4].map((value) => ({ value, text: said(`Choice ${value}`) })),
  answer: null,
  sequence: 0,
  ...changes,
});

export const aStatement = (number: number, changes: Partial<Question> = {}): Question =>
  aQuestion(number, {
    kind: 'rating',
    type: 'scores',
    text: said(`Statement ${number}`),
    options: [1, 2, 3, 4, 5].map((value) => ({ value, text: said(`Mark ${value}`) })),
    ...changes,
  });

export const aQuestionnaire = (
  questions: Question[] = [1, 2, 3].map((number) => aQuestion(number)),
  attempt: Attempt = anAttempt(),
): Questionnaire => ({ attempt, questions, total: questions.length, page: 1, limit: 200 });

export const aScale = (id: string, kind: Scale['kind'], changes: Partial<Scale> = {}): Scale => ({
  id,
  kind,
  name: said(id),
  about: said(`About ${id}`),
  meaning: said(`Meaning of ${id}`),
  score: 50,
  least: 0,
  most: 100,
  percentile: 50,
  band: 'average',
  reliability: 0.75,
  standard_error: 4,
  parts: [],
  ...changes,
});

export const aResult = (changes: Partial<AssessmentResult> = {}): AssessmentResult => ({
  attempt_id: ATTEMPT_ID,
  assessment_id: 'principles',
  kind: 'personality',
  name: said('Personality'),
  version: '1',
  form: 'full',
  status: 'COMPLETED',
  completed_at: STARTED,
  is_expired: false,
  progress: {
    answered: 24,
    total: 24,
    shortscaleComplete: true,
    assessmentComplete: true,
    fractionComplete: 1,
  },
  total: null,
  level: null,
  scales: [
    aScale('creative', 'trait', {
      score: 62,
      percentile: 88,
      band: 'high',
      parts: [
        { id: 'O1', sign: 1 },
        { id: 'N1', sign: -1 },
      ],
    }),
    aScale('driven', 'trait', { score: 38, percentile: 11, band: 'low' }),
    aScale('curious', 'trait', { score: 66, percentile: 99.8, band: 'high' }),
    aScale('O', 'domain', { parts: [{ id: 'O1', sign: 1 }] }),
    aScale('N', 'domain', { parts: [{ id: 'N1', sign: 1 }] }),
    aScale('O1', 'facet', { score: 63, percentile: 90, band: 'high' }),
    aScale('N1', 'facet'),
  ],
  norms: [said('No norms of Arabic speakers are known.')],
  is_uniform: false,
  earlier: null,
  annotations: null,
  works: null,
  review: null,
  signals: { tab_left: { times: 0, seconds: 0 }, paste: { times: 0 }, pace: { seconds: 6, is: 'usual' } },
  person: { user_id: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a11', name: 'Layla Haddad', is_self: true },
  note: said('This is how the person described themselves.'),
  ...changes,
});
