import {
  type Industry,
  type Occupation,
  type Sector,
  type Skill,
  type SkillGroup,
  skillGroups,
} from './concepts.ts';
import { fold } from './fold.ts';
import { readTaxonomy, type TaxonomyData } from './load.ts';
import { keyOf } from './words.ts';

export type Taxonomy = {
  skills: readonly Skill[];
  occupations: readonly Occupation[];
  sectors: readonly Sector[];
  industries: readonly Industry[];
  groups: readonly SkillGroup[];
  /** What is wrong in the data files; empty in a release. */
  problems: readonly string[];
  skill(id: string): Skill | null;
  occupation(id: string): Occupation | null;
  sector(id: string): Sector | null;
  industry(id: string): Industry | null;
  /**
   * The skill of this very name, in either language: preferred names before aliases, the written form before
   * its singular or plural. For a name inside a longer text use `findSkills`.
   */
  resolveSkill(name: string): Skill | null;
};

let loaded: Taxonomy | null = null;

/** The taxonomy of this release, read once (synchronously, under 300 ms) and then shared. */
export function taxonomy(): Taxonomy {
  loaded ??= taxonomyOf(readTaxonomy());
  return loaded;
}

/** A taxonomy over given data; what `taxonomy()` is for the release's own. */
export function taxonomyOf(data: TaxonomyData): Taxonomy {
  const skills = byId(data.skills);
  const occupations = byId(data.occupations);
  const sectors = byId(data.sectors);
  const industries = byId(data.industries);
  // Built when first asked for: most starts need neither.
  let written: Map<string, Skill> | null = null;
  let inflected: Map<string, Skill> | null = null;
  return {
    ...data,
    groups: skillGroups,
    skill: (id) => skills.get(id) ?? null,
    occupation: (id) => occupations.get(id) ?? null,
    sector: (id) => sectors.get(id) ?? null,
    industry: (id) => industries.get(id) ?? null,
    resolveSkill: (name) => {
      written ??= skillsByName(data.skills, writtenKey);
      const found = written.get(writtenKey(name));
      if (found) return found;
      inflected ??= skillsByName(data.skills, keyOf);
      return inflected.get(keyOf(name)) ?? null;
    },
  };
}

/** The group that each skill belongs to; `null` where the id is unknown. */
export function skillGroupOf(ids: readonly string[]): Record<string, SkillGroup | null> {
  return Object.fromEntries(ids.map((id) => [id, taxonomy().skill(id)?.group ?? null]));
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

function byId<T extends { id: string }>(concepts: readonly T[]): Map<string, T> {
  return new Map(concepts.map((concept) => [concept.id, concept]));
}
