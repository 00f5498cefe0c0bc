import type { Skill, Taxonomy } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { SkillLink } from '#server/platform/domain-events.ts';
import { listByName } from './skills.store.ts';

/** The concept of a skill as it is written down: of its reference, or else of its name. */
export type ConceptOf = (skill: NamedSkill) => Skill | null;
type NamedSkill = { ref_skill?: string | null; name: string };

/** What the taxonomy alone knows. */
export const knownConcept = (taxonomy: Taxonomy, { ref_skill, name }: NamedSkill): Skill | null =>
  taxonomy.skill(ref_skill ?? '') ?? taxonomy.resolveSkill(name);

/** What the taxonomy knows, and what the admins of a portal linked to it. Asked once for all skills of a document. */
export async function conceptsIn(
  taxonomy: Taxonomy,
  db: Database,
  portal: string,
  skills: readonly NamedSkill[],
): Promise<ConceptOf> {
  const known: ConceptOf = (skill) => knownConcept(taxonomy, skill);
  const unknown = skills.filter((skill) => !known(skill)).map(({ name }) => foldName(name));
  if (unknown.length === 0) return known;
  const rows = await listByName(db, portal, [...new Set(unknown)]);
  const linked = new Map(rows.map(({ folded, refSkill }) => [folded, refSkill]));
  return (skill) => known(skill) ?? taxonomy.skill(linked.get(foldName(skill.name)) ?? '');
}

/** A document's skill after its name got another meaning: one that was given a concept by anything else keeps it. */
export function relinked<S extends NamedSkill>(skill: S, { folded, from, to }: SkillLink): S {
  const concept = skill.ref_skill ?? null;
  const isOfLink = foldName(skill.name) === folded && (concept === null || concept === from);
  return isOfLink ? { ...skill, ref_skill: to } : skill;
}

/** A job or profile as it stands, with the concepts of names that were linked since it was saved. */
export async function withLinkedSkills<
  S extends NamedSkill,
  T extends { portal: string; skills: readonly S[] },
>(taxonomy: Taxonomy, db: Database, row: T): Promise<T> {
  if (row.skills.every((skill) => knownConcept(taxonomy, skill))) return row;
  const conceptOf = await conceptsIn(taxonomy, db, row.portal, row.skills);
  return {
    ...row,
    skills: row.skills.map((skill) => ({ ...skill, ref_skill: conceptOf(skill)?.id ?? null })),
  };
}
