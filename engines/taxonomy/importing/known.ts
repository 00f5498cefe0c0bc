import { foldName, keyOf } from '#engines/text/index.ts';
import type { Occupation, Skill } from '../concepts.ts';
import type { Taxonomy } from '../taxonomy.ts';
import type { ReadTable } from './tables.ts';
import type { Before, FileToWrite } from './written.ts';

/** What an import works from. */
export type ImportInput = {
  read: ReadTable;
  /** Names of the files in the release's folder. */
  files: readonly string[];
  /** What is known without the file that is about to be written. */
  taxonomy: Taxonomy;
  /** What the last import of this release wrote, as it stands now. */
  before: Record<'skills' | 'occupations', Before>;
  progress: (text: string) => void;
};

/** What an import made: counts for its report, and the files to be written. */
export type Import = {
  counts: Record<string, number>;
  skills: FileToWrite;
  occupations: FileToWrite;
};

/** Whose each name is while an import runs; see `skillNamesOf`. */
export type SkillNames = ReturnType<typeof skillNamesOf>;

/** Whose each name is while an import runs, so that no name comes to stand for two skills. */
export function skillNamesOf(taxonomy: Pick<Taxonomy, 'skills'>) {
  const preferred = new Map<string, Skill>();
  const owners = new Map<string, string>();
  const aliases = new Map<string, Skill>();
  const ids = new Set(taxonomy.skills.map(({ id }) => id));
  for (const skill of taxonomy.skills) {
    for (const name of [skill.name.en, skill.name.ar]) {
      preferred.set(foldName(name), skill);
      owners.set(foldName(name), skill.id);
    }
  }
  for (const skill of taxonomy.skills) {
    for (const name of [
      ...skill.aliases.en,
      ...skill.aliases.ar,
      ...skill.ambiguous.map(({ form }) => form),
    ]) {
      const key = foldName(name);
      if (!owners.has(key)) owners.set(key, skill.id);
      if (!aliases.has(key)) aliases.set(key, skill);
    }
  }
  return {
    hasId: (id: string) => ids.has(id),
    /** The known skill of a release's concept: its preferred name is any of ours, or another of its names our preferred one. */
    merge(labels: readonly { text: string; isPreferred: boolean }[]): Skill | null {
      for (const { text, isPreferred } of labels) {
        const key = foldName(text);
        const found = preferred.get(key) ?? (isPreferred ? aliases.get(key) : undefined);
        if (found) return found;
      }
      return null;
    },
    /** True where the name was nobody's, or this skill's alone; it is this skill's from now on. */
    take(name: string, id: string): boolean {
      const key = foldName(name);
      if (key === '' || owners.has(key)) return false;
      owners.set(key, id);
      ids.add(id);
      return true;
    },
  };
}

/** Whose each title is while an import runs; see `occupationsByName`. */
export type OccupationNames = ReturnType<typeof occupationsByName>;

/** Occupations by their names, and whose each title is while an import runs. */
export function occupationsByName(taxonomy: Pick<Taxonomy, 'occupations'>) {
  const owners = new Map<string, Occupation | null>();
  const inflected = new Map<string, Occupation>();
  const ids = new Set(taxonomy.occupations.map(({ id }) => id));
  for (const occupation of taxonomy.occupations) {
    const { name, aliases } = occupation;
    for (const title of [name.en, name.ar, ...aliases.en, ...aliases.ar]) {
      const key = foldName(title);
      if (!owners.has(key)) owners.set(key, occupation);
      if (!inflected.has(keyOf(title))) inflected.set(keyOf(title), occupation);
    }
  }
  return {
    hasId: (id: string) => ids.has(id),
    /** The occupation that bears this title, in the singular or the plural. */
    find: (title: string): Occupation | null =>
      owners.get(foldName(title)) ?? inflected.get(keyOf(title)) ?? null,
    take(title: string, id: string): boolean {
      const key = foldName(title);
      if (key === '' || owners.has(key)) return false;
      owners.set(key, null);
      ids.add(id);
      return true;
    },
  };
}

/** The known occupation whose ISCO-08 code shares the most leading digits, for what a release does not tell. */
export function nearestByIsco(occupations: readonly Occupation[]): (isco: string) => Occupation | null {
  const byPrefix = new Map<string, Occupation>();
  for (const occupation of occupations) {
    for (let digits = 4; digits >= 0; digits--) {
      const prefix = (occupation.isco ?? '').slice(0, digits);
      if (!byPrefix.has(prefix)) byPrefix.set(prefix, occupation);
    }
  }
  return (isco) => {
    for (let digits = 4; digits >= 0; digits--) {
      const found = byPrefix.get(isco.slice(0, digits));
      if (found) return found;
    }
    return null;
  };
}
