import type { MappedSkill, SkillInMap, SkillMap } from './skill-maps.queries.ts';

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
