import type { CareerGoal, CareerStep } from '#contract/features/career-paths.contract.ts';
import type { Paths } from './career-paths.queries.ts';

export const aStep = (name: string, changes: Partial<CareerStep> = {}): CareerStep => ({
  occupation: { id: name.toLowerCase().replace(/ /g, '-'), name: { en: name, ar: `مهنة ${name}` } },
  job_zone: 4,
  why: { en: `People become ${name}`, ar: 'ينتقل الناس إليها' },
  is_wished: false,
  is_return: false,
  shared_skills: [],
  years: 2.4,
  skills_to_gain: [
    {
      id: 'audit',
      name: { en: 'Auditing', ar: 'التدقيق' },
      importance: 'essential',
      level: 3,
      credit: 0,
      learning: null,
    },
  ],
  fit: 0.4,
  brought: 0.5,
  education: null,
  study_years: 0,
  licence: null,
  likely_pay: { min: 9_000, max: 15_000 },
  open_jobs: 3,
  new_jobs: 2,
  pay: null,
  is_growing: false,
  ...changes,
});

const FROM = { id: 'accountant', name: { en: 'Accountant', ar: 'محاسب' } };

export const somePaths = (): Paths => ({
  user_id: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a11',
  from: { ...FROM, found_by: 'title' },
  is_returning: false,
  paths: [
    { from: FROM, steps: [aStep('Senior Accountant'), aStep('Finance Manager')], years: 4.8, end: null },
    {
      from: FROM,
      steps: [aStep('Auditor'), aStep('Audit Manager'), aStep('Partner')],
      years: 7.2,
      end: { en: 'Owns the firm', ar: 'يملك المكتب' },
    },
    { from: FROM, steps: [aStep('Tax Adviser'), aStep('Tax Manager')], years: 4.8, end: null },
  ],
  end: null,
  neighbours: [],
});

export const aGoal = (changes: Partial<CareerGoal> = {}): CareerGoal => ({
  from: FROM,
  steps: [aStep('Auditor'), aStep('Audit Manager'), aStep('Partner')],
  reached: 0,
  years: 7.2,
  chosen_at: '2026-11-01T08:00:00.000Z',
  ...changes,
});
