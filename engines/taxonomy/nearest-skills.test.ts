import { describe, expect, it } from 'vitest';
import { nearestSkills } from './nearest-skills.ts';
import { releaseTaxonomy } from './taxonomy.fixtures.ts';

const nearest = (name: string) => nearestSkills(releaseTaxonomy, name, 3).map(({ id }) => id);

describe('nearestSkills', () => {
  it('finds the concepts whose names share the rare words of a name, in either language', () => {
    expect(nearest('Advanced negotiation of spells')).toContain('negotiation');
    expect(nearest('Programmer in Python 3')).toContain('python');
    expect(nearest('تحليل بيانات العملاء')).toContain('data-analysis');
  });

  it('is sure of a name it knows and silent on one that shares nothing', () => {
    expect(nearestSkills(releaseTaxonomy, 'Project management', 1)).toEqual([
      { id: 'project-management', likeness: 1 },
    ]);
    expect(nearest('Quidditch')).toEqual([]);
    expect(nearest('')).toEqual([]);
  });
});
