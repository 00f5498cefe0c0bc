import { describe, expect, it } from 'vitest';
import { SKILL_GROUPS } from '#contract/features/skills.contract.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { groupByName, listGroups, listSkillPage } from './skills.service.ts';

describe('the groups of skills', () => {
  it('are five, and hold every skill of the taxonomy once', () => {
    const groups = listGroups(releaseTaxonomy);
    expect(groups.map(({ key }) => key)).toEqual(SKILL_GROUPS);
    expect(groups.every(({ skill_count }) => skill_count > 0)).toBe(true);
    const all = groups.reduce((sum, { skill_count }) => sum + skill_count, 0);
    expect(all).toBe(releaseTaxonomy.skills.length);
  });

  it('are told of named skills, under the names that were given; unknown ones apart', () => {
    const { skill_group, unknown } = groupByName(releaseTaxonomy, [
      'JavaScript',
      'Broom racing',
      'javascript',
    ]);
    expect(unknown).toEqual(['Broom racing']);
    expect(skill_group.it.map(({ name }) => name)).toEqual(['JavaScript', 'javascript']);
    expect(new Set(skill_group.it.map(({ ref_skill }) => ref_skill)).size).toBe(1);
    expect(skill_group.leadership).toEqual([]);
  });
});

describe('the list of skills', () => {
  it('is all of them, a page at a time, each on one page', () => {
    const first = listSkillPage(releaseTaxonomy, { page: 1, limit: 7 });
    const second = listSkillPage(releaseTaxonomy, { page: 2, limit: 7 });
    expect([first.total, first.page, first.limit]).toEqual([releaseTaxonomy.skills.length, 1, 7]);
    const listed = [...first.results, ...second.results].map(({ id }) => id);
    expect(listed).toEqual(releaseTaxonomy.skills.slice(0, 14).map(({ id }) => id));
    const past = listSkillPage(releaseTaxonomy, { page: 100_000, limit: 7 });
    expect([past.results, past.total]).toEqual([[], releaseTaxonomy.skills.length]);
  });

  it('is what a text finds, in either language', () => {
    const names = (q: string) =>
      listSkillPage(releaseTaxonomy, { page: 1, limit: 5, q }).results.map(({ name }) => name.en);
    expect(names('javascr')[0]).toBe('JavaScript');
    expect(names('quidditch brooms')).toEqual([]);
  });
});
