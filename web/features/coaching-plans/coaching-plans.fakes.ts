import type { CoachingPlan, CoachingStep } from '#contract/features/coaching-plans.contract.ts';

export const aStep = (name: string, changes: Partial<CoachingStep> = {}): CoachingStep => ({
  id: name.toLowerCase(),
  kind: 'course',
  name: { en: name, ar: `دورة ${name}` },
  hours: 4,
  before: 0,
  of: 4,
  is_last: true,
  is_must: true,
  skills: [{ id: name.toLowerCase(), name: { en: name, ar: `مهارة ${name}` } }],
  lacking: [],
  count: null,
  link: null,
  outcome: null,
  ...changes,
});

const week = (number: number, day: number) => ({
  number,
  starts_on: `2026-11-${String(day).padStart(2, '0')}`,
  ends_on: `2026-11-${String(day + 6).padStart(2, '0')}`,
  check_in: null,
});

/** The second week of a plan; the first was looked back on. */
export const aPlan = (changes: Partial<CoachingPlan> = {}): CoachingPlan => ({
  goal: { id: 'auditor', name: { en: 'Auditor', ar: 'مدقق حسابات' } },
  hours_a_week: 5,
  start_on: '2026-11-02',
  ends_on: '2026-11-29',
  is_reminding: true,
  due: 2,
  weeks: [
    {
      ...week(1, 2),
      state: 'looked_back',
      steps: [aStep('Excel', { outcome: 'done' })],
      check_in: {
        at: '2026-11-08T10:00:00.000Z',
        hours: 5,
        hindrances: [],
        words: 'It went well',
        concern: null,
        reply: [
          { code: 'all_done', count: 1, of: 1 },
          { code: 'next', steps: [{ id: 'sql', kind: 'course', name: { en: 'SQL', ar: 'دورة SQL' } }] },
        ],
      },
    },
    { ...week(2, 9), state: 'due', steps: [aStep('SQL')] },
    { ...week(3, 16), state: 'ahead', steps: [aStep('Jobs', { kind: 'jobs', name: null, skills: [] })] },
  ],
  beside: [],
  progress: {
    weeks_looked_back: 1,
    weeks_missed: 0,
    hours: 5,
    hours_ahead: 8,
    steps_finished: 1,
    skills: [{ id: 'excel', name: { en: 'Excel', ar: 'إكسل' } }],
    fit: { start: 0.4, now: 0.5 },
    jobs: { start: 0.5, now: 0.6, count: 3 },
    hiring: [],
  },
  ...changes,
});
