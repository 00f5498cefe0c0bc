import { describe, expect, it } from 'vitest';
import { skillGroupOf, taxonomy } from './taxonomy.ts';

describe('taxonomy', () => {
  it('resolves a skill by name or alias in either language, however it is written', () => {
    for (const name of ['JavaScript', 'javascript', 'JS', 'java script', 'جافا سكريبت', 'جافاسكريبت']) {
      expect(taxonomy().resolveSkill(name)?.id, name).toBe('javascript');
    }
    expect(taxonomy().resolveSkill('rest api')?.id).toBe('rest-apis');
    expect(taxonomy().resolveSkill('إداره المشاريع')?.id).toBe('project-management');
    expect(taxonomy().resolveSkill('Excel')?.id).toBe('microsoft-excel');
    expect(taxonomy().resolveSkill('C')?.id).toBe('c-language');
  });

  it('resolves nothing from an unknown or empty name', () => {
    for (const name of ['', ' ', '...', 'underwater basket weaving'])
      expect(taxonomy().resolveSkill(name)).toBeNull();
  });

  it('tells the group of every skill, and null for a stranger', () => {
    expect(skillGroupOf(['python', 'teamwork', 'leed', 'coaching', 'nope'])).toEqual({
      python: 'it',
      teamwork: 'communication',
      leed: 'green',
      coaching: 'leadership',
      nope: null,
    });
  });

  it('is read once', () => {
    expect(taxonomy()).toBe(taxonomy());
  });
});
