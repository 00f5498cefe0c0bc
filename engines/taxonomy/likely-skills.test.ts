import { describe, expect, it } from 'vitest';
import { likelySkills } from './likely-skills.ts';
import { releaseTaxonomy } from './taxonomy.fixtures.ts';

describe('the skills that occupations imply', () => {
  it('are those of the occupation, none of them as sure as one that is stated', () => {
    const found = likelySkills(releaseTaxonomy, ['data-scientist']);
    expect(found.map(({ id }) => id)).toContain('data-analysis');
    for (const { weight } of found) expect(weight).toBeLessThanOrEqual(0.5);
  });

  it('come likeliest first, and weigh less for a former occupation', () => {
    const now = likelySkills(releaseTaxonomy, ['registered-nurse']);
    const before = likelySkills(releaseTaxonomy, ['accountant', 'registered-nurse']);
    const weightOf = (list: typeof now, id: string): number =>
      list.find((skill) => skill.id === id)?.weight ?? 0;
    expect(weightOf(before, 'patient-care')).toBeLessThan(weightOf(now, 'patient-care'));
    expect(now.map(({ weight }) => weight)).toEqual(now.map(({ weight }) => weight).sort((a, b) => b - a));
  });

  it('has each skill once, and none for what is unknown', () => {
    const found = likelySkills(releaseTaxonomy, ['accountant', 'senior-accountant', 'nothing']);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(likelySkills(releaseTaxonomy, ['nothing'])).toEqual([]);
  });
});
