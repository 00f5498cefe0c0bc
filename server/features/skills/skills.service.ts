import type { SkillGroupKey, Skill as SkillView } from '#contract/features/skills.contract.ts';
import { SKILL_GROUPS } from '#contract/features/skills.contract.ts';
import { autocomplete, type Skill, shownNameOf, type Taxonomy } from '#engines/taxonomy/index.ts';
import { pageOf } from '#server/platform/paging.ts';

const GROUP_NAMES: Record<SkillGroupKey, { en: string; ar: string }> = {
  leadership: { en: 'Leadership and management', ar: 'القيادة والإدارة' },
  communication: { en: 'Communication and soft skills', ar: 'التواصل والمهارات الشخصية' },
  it: { en: 'IT and software', ar: 'تقنية المعلومات والبرمجيات' },
  domain: { en: 'Domain-specific', ar: 'مهارات التخصص' },
  green: { en: 'Green skills', ar: 'المهارات الخضراء' },
};

export const listGroups = (taxonomy: Taxonomy) =>
  SKILL_GROUPS.map((key) => ({
    key,
    name: GROUP_NAMES[key],
    skill_count: taxonomy.skills.filter((skill) => skill.group === key).length,
  }));

/** Puts each named skill into its group; names that the taxonomy does not know are told apart. */
export function groupByName(taxonomy: Taxonomy, names: readonly string[]) {
  const skill_group: Record<SkillGroupKey, { ref_skill: string | null; name: string }[]> = {
    leadership: [],
    communication: [],
    it: [],
    domain: [],
    green: [],
  };
  const unknown: string[] = [];
  for (const name of names) {
    const skill = taxonomy.resolveSkill(name);
    if (skill) skill_group[skill.group].push({ ref_skill: skill.id, name });
    else unknown.push(name);
  }
  return { skill_group, unknown };
}

export function listSkillPage(
  taxonomy: Taxonomy,
  input: { page: number; limit: number; q?: string | undefined },
) {
  const all = input.q
    ? autocomplete(taxonomy, 'skill', input.q, 200).flatMap(({ id }) => taxonomy.skill(id) ?? [])
    : taxonomy.skills;
  return {
    results: pageOf(all, input.page, input.limit).map(presentSkill),
    total: all.length,
    page: input.page,
    limit: input.limit,
  };
}

const presentSkill = (skill: Skill): SkillView => ({
  id: skill.id,
  name: shownNameOf(skill),
  group: skill.group,
  category: skill.category,
  kind: skill.kind,
  meaning: skill.meaning,
});
