import type { Language } from '#contract/kernel/fields.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';

/** What companies, jobs and people are made with. */

/** Share of people, companies and jobs that are written in Arabic. */
export const ARABIC_SHARE = 0.3;

export const occupationsOf = (taxonomy: Taxonomy, sectorId: string) =>
  taxonomy.occupations.filter((it) => it.sectorId === sectorId);

/** The name of a skill. */
export const nameOf = (taxonomy: Taxonomy, skillId: string, lang: Language) =>
  taxonomy.skill(skillId)?.name[lang] ?? skillId;

/** A salary as people say it. */
export const rounded = (salary: number) => Math.round(salary / 500) * 500;
