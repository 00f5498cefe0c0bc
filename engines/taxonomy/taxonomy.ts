import { fold, keyOf } from '#engines/text/index.ts';
import {
  type Course,
  type Industry,
  type Institute,
  type Module,
  type Names,
  type Occupation,
  type Programme,
  type Provider,
  type Sector,
  type Skill,
  type SkillGroup,
  skillGroups,
} from './concepts.ts';
import { readTaxonomy, type TaxonomyData } from './load.ts';
import { RELEASE_FOLDER } from './reading/text-files.ts';

/** The product's knowledge of skills and work, made once at the start and handed to whoever asks. */
export type Taxonomy = Readonly<Omit<TaxonomyData, 'problems'>> & {
  groups: readonly SkillGroup[];
  /** What is wrong in the data files; empty in a release. */
  problems: readonly string[];
  /** The concept of an id, or the one that took its place; `null` where the id is unknown. So below. */
  skill(id: string): Skill | null;
  occupation(id: string): Occupation | null;
  sector(id: string): Sector | null;
  industry(id: string): Industry | null;
  course(id: string): Course | null;
  provider(id: string): Provider | null;
  institute(id: string): Institute | null;
  programme(id: string): Programme | null;
  module(id: string): Module | null;
  /**
   * The skill of this very name, in either language: preferred names before aliases, the written form before
   * its singular or plural. For a name inside a longer text use `findSkills`.
   */
  resolveSkill(name: string): Skill | null;
};

/**
 * Reads a taxonomy (synchronously, about 130 ms): this release and, on top of it, further data folders such as imported
 * reference releases (`taxonomyFoldersIn`). It is a value: open it once and
 * hand it to whoever asks; what is derived from it is kept with it.
 */
export function openTaxonomy(added: readonly string[] = []): Taxonomy {
  return taxonomyOf(readTaxonomy([RELEASE_FOLDER, ...added]));
}

/** A taxonomy over given data. */
export function taxonomyOf(data: TaxonomyData): Taxonomy {
  const lookUp = <T extends { id: string }>(concepts: readonly T[]): ((id: string) => T | null) => {
    const known = new Map(concepts.map((concept) => [concept.id, concept]));
    return (id) => known.get(id) ?? known.get(data.formerIds.get(id) ?? '') ?? null;
  };
  // Built when first asked for: most starts need neither.
  let written: Map<string, Skill> | null = null;
  let inflected: Map<string, Skill> | null = null;
  return {
    ...data,
    groups: skillGroups,
    skill: lookUp(data.skills),
    occupation: lookUp(data.occupations),
    sector: lookUp(data.sectors),
    industry: lookUp(data.industries),
    course: lookUp(data.courses),
    provider: lookUp(data.providers),
    institute: lookUp(data.institutes),
    programme: lookUp(data.programmes),
    module: lookUp(data.modules),
    resolveSkill: (name) => {
      written ??= skillsByName(data.skills, writtenKey);
      const found = written.get(writtenKey(name));
      if (found) return found;
      inflected ??= skillsByName(data.skills, keyOf);
      return inflected.get(keyOf(name)) ?? null;
    },
  };
}

/** Where a course is found: its own address where that is certain to stay, else the provider's search for its title. */
export function courseLink(taxonomy: Taxonomy, course: Course): { address: string; isCertain: boolean } {
  if (course.address) return { address: course.address, isCertain: true };
  const search = taxonomy.provider(course.providerId)?.search ?? '';
  return { address: search.replace('{title}', encodeURIComponent(course.title.en)), isCertain: false };
}

/** How many concepts of each kind there are, and how many names they bear. */
export function taxonomyStats(taxonomy: Taxonomy): Record<string, number> {
  const { skills, occupations, folders: _, ...rest } = taxonomy;
  const counts = Object.entries({ skills, occupations, ...rest }).flatMap(([name, list]) =>
    Array.isArray(list) && name !== 'groups' ? [[name, list.length] as const] : [],
  );
  const namesOf = (concepts: readonly { aliases: Names }[]): number =>
    concepts.reduce((sum, { aliases }) => sum + 2 + aliases.en.length + aliases.ar.length, 0);
  return {
    ...Object.fromEntries(counts),
    skill_names: namesOf(skills),
    occupation_names: namesOf(occupations),
  };
}

/** The group that each skill belongs to; `null` where the id is unknown. */
export function skillGroupOf(taxonomy: Taxonomy, ids: readonly string[]): Record<string, SkillGroup | null> {
  return Object.fromEntries(ids.map((id) => [id, taxonomy.skill(id)?.group ?? null]));
}

/** Preferred names take precedence over aliases; of equals the first in the data. */
function skillsByName(skills: readonly Skill[], key: (name: string) => string): Map<string, Skill> {
  const found = new Map<string, Skill>();
  const add = (name: string, skill: Skill): void => {
    const at = key(name);
    if (at !== '' && !found.has(at)) found.set(at, skill);
  };
  for (const skill of skills) for (const name of [skill.name.en, skill.name.ar]) add(name, skill);
  for (const skill of skills) {
    const forms = skill.ambiguous.map((ambiguous) => ambiguous.form);
    for (const name of [...skill.aliases.en, ...skill.aliases.ar, ...forms]) add(name, skill);
  }
  return found;
}

function writtenKey(name: string): string {
  return fold(name).trim().replace(/\s+/g, ' ');
}
