import { humanLanguages, knownPlaces, type Taxonomy } from '#engines/taxonomy/index.ts';

/** Names of skills, occupations, fields, places and languages in both languages, as cells of a word table. */
export function bilingualNames(taxonomy: Taxonomy): (readonly [string, string])[] {
  const named = [
    ...taxonomy.skills,
    ...taxonomy.occupations,
    ...taxonomy.sectors,
    ...taxonomy.industries,
    ...knownPlaces(taxonomy),
    ...humanLanguages(taxonomy),
  ];
  return named.map(({ name }) => [name.en, name.ar] as const);
}
