import { describe, expect, test } from 'vitest';
import { JobForm } from './job-form.ts';
import { EMPTY_JOB, valuesOf, withSkill } from './job-form-values.ts';

const DESCRIPTION = 'Leads the site team of a road project in Abu Dhabi, from the first drawing to handover.';
const VALUES = { ...EMPTY_JOB, job_title: 'Civil Engineer', description: DESCRIPTION };

describe('the values of a job form', () => {
  test('become a job without what was left empty', () => {
    const job = JobForm.parse({ ...VALUES, responsibilities: ['Plan', '  '], languages: [{ language: '' }] });
    expect(job.responsibilities).toEqual(['Plan']);
    expect(job.languages).toEqual([]);
    expect(job.min_years).toBeNull();
    expect(job.location).toBeNull();
  });

  test('keep a year of zero, which is an answer', () => {
    expect(JobForm.parse({ ...VALUES, min_years: 0 }).min_years).toBe(0);
    expect(valuesOf({ min_years: 0 }).min_years).toBe(0);
  });

  test('are refused at the higher salary when it is the lower one', () => {
    const checked = JobForm.safeParse({ ...VALUES, salary_min: 9_000, salary_max: 5_000 });
    expect(checked.error?.issues[0]).toMatchObject({ path: ['salary_max'], message: 'max_below_min' });
  });
});

describe('adding a skill', () => {
  const autocad = { ref_skill: 'autocad', name: 'AutoCAD', importance: 'must' as const, level: 4 };

  test('puts it behind those that matter more', () => {
    const nice = { ref_skill: null, name: 'Driving', importance: 'nice' as const };
    const skills = withSkill([autocad, nice], { id: null, name: ' Surveying ' });
    expect(skills.map((skill) => skill.name)).toEqual(['AutoCAD', 'Surveying', 'Driving']);
  });

  test('changes nothing when it is there, by concept or by name', () => {
    expect(withSkill([autocad], { id: 'autocad', name: 'أوتوكاد' })).toHaveLength(1);
    expect(withSkill([autocad], { id: null, name: 'autocad' })).toHaveLength(1);
  });
});
