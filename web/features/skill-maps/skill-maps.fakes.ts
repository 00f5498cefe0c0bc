import { FATES, FUNNEL_STEPS, WAITING_STAGES } from '#contract/features/hiring-figures.contract.ts';
import type {
  Analytics,
  MappedSkill,
  SkillGap,
  SkillInMap,
  SkillMap,
  SkillTrend,
} from './skill-maps.queries.ts';

export const aMappedSkill = (id: string, changes: Partial<MappedSkill> = {}): MappedSkill => ({
  id,
  name: { en: id.toUpperCase(), ar: `مهارة ${id}` },
  group: 'domain',
  definition: { en: `What ${id} is.`, ar: 'ما هي.' },
  count: 12,
  size: 72,
  x: 1040,
  y: 1040,
  share: 0.5,
  jobs: 12,
  people: 7,
  courses: 2,
  gap: 5,
  gap_at_least: null,
  related: [],
  ...changes,
});

/** A map of these skills, each counted once less than the one before. */
export const aMapOf = (ids: readonly string[], changes: Partial<SkillMap> = {}): SkillMap => ({
  results: ids.map((id, index) => {
    const count = 40 - index;
    return aMappedSkill(id, { count, jobs: count, gap: count - 7, size: 6 * count + index });
  }),
  total: ids.length,
  page: 1,
  limit: 25,
  jobs_counted: 80,
  people_counted: 60,
  courses_counted: 300,
  left_out: 0,
  ...changes,
});

export const aSkillInMap = (id: string): SkillInMap => {
  const {
    count: _count,
    size: _size,
    x: _x,
    y: _y,
    share: _share,
    related: _related,
    ...skill
  } = aMappedSkill(id);
  return {
    ...skill,
    category: { en: 'Building', ar: 'البناء' },
    related: [{ id: 'near', name: { en: 'Nearby', ar: 'قريبة' }, jobs: 3, people: null }],
    latest_jobs: [
      {
        jid: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a11',
        job_title: 'Quantity Surveyor',
        company_name: 'Pearl Bay',
        location: 'Dubai',
        is_own: true,
      },
      {
        jid: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a12',
        job_title: 'Estimator',
        company_name: 'Copper Gate',
        location: null,
        is_own: false,
      },
    ],
    best_courses: [],
  };
};

export const aGap = (id: string, jobs: number, people: number | null): SkillGap => ({
  id,
  name: { en: id, ar: id },
  group: 'domain',
  jobs,
  people,
  courses: 4,
  gap: people === null ? null : jobs - people,
  gap_at_least: people === null ? jobs - 4 : null,
  jobs_before: 10,
});

export const aTrend = (id: string): SkillTrend => ({
  id,
  name: { en: id, ar: id },
  jobs: 12,
  people: 9,
  courses: 4,
  gap: 3,
  gap_at_least: null,
  months: [
    { month: '2026-09', jobs: 6, people: null, gap: null, gap_at_least: null, is_from_dates: true },
    { month: '2026-10', jobs: 10, people: 8, gap: 2, gap_at_least: null, is_from_dates: false },
    { month: '2026-11', jobs: 12, people: 9, gap: 3, gap_at_least: null, is_from_dates: false },
  ],
  time_to_fill: null,
  pay: null,
  market: [{ source: 'Survey', as_of: '2026-06-30', kind: 'jobs', place: '', count: 400 }],
});

export const anAnalysis = (): Analytics => ({
  from: '2026-09-01',
  sources: [
    {
      source: 'search',
      steps: FUNNEL_STEPS.map((step, at) => ({ step, count: 8 - at })),
      cost: null,
      cost_per_hire: null,
    },
  ],
  drop_off: FUNNEL_STEPS.slice(0, -1).map((step) => ({
    step,
    fates: FATES.map((fate) => ({ fate, count: 1 })),
  })),
  stages: WAITING_STAGES.map((stage) => ({ stage, median_days: 3, slow_days: 9, people: 4 })),
  time_to_hire: { median_days: 21, people: 3 },
  costs: { currency: 'AED', months: ['2026-10', '2026-11'], entered: [], can_enter: false },
});
