import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from './taxonomy.fixtures.ts';
import { courseLink, skillGroupOf } from './taxonomy.ts';

describe('taxonomy', () => {
  it('resolves a skill by name or alias in either language, however it is written', () => {
    for (const name of ['JavaScript', 'javascript', 'JS', 'java script', 'جافا سكريبت', 'جافاسكريبت']) {
      expect(releaseTaxonomy.resolveSkill(name)?.id, name).toBe('javascript');
    }
    expect(releaseTaxonomy.resolveSkill('rest api')?.id).toBe('rest-apis');
    expect(releaseTaxonomy.resolveSkill('إداره المشاريع')?.id).toBe('project-management');
    expect(releaseTaxonomy.resolveSkill('Excel')?.id).toBe('microsoft-excel');
    expect(releaseTaxonomy.resolveSkill('C')?.id).toBe('c-language');
  });

  it('resolves nothing from an unknown or empty name', () => {
    for (const name of ['', ' ', '...', 'underwater basket weaving'])
      expect(releaseTaxonomy.resolveSkill(name)).toBeNull();
  });

  it('leads to a course by its own address, and where it has none by the provider’s search for its title', () => {
    const [own] = releaseTaxonomy.courses.filter(({ address }) => address);
    expect(courseLink(releaseTaxonomy, own!)).toEqual({ address: own!.address, isCertain: true });
    const [sought] = releaseTaxonomy.courses.filter(({ address }) => !address);
    const { address, isCertain } = courseLink(releaseTaxonomy, sought!);
    expect(isCertain).toBe(false);
    expect(address).toMatch(/^https:/u);
    expect(address).toContain(encodeURIComponent(sought!.title.en));
  });

  it('tells the group of every skill, and null for a stranger', () => {
    expect(skillGroupOf(releaseTaxonomy, ['python', 'teamwork', 'leed', 'coaching', 'nope'])).toEqual({
      python: 'it',
      teamwork: 'communication',
      leed: 'green',
      coaching: 'leadership',
      nope: null,
    });
  });
});
