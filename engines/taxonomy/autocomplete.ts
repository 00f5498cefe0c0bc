import { type Completable, type Complete, type Completion, completionOf } from './completion.ts';
import { derived } from './derived.ts';
import { humanLanguages } from './languages.ts';
import { knownPlaces } from './places.ts';
import { shownNameOf } from './shown-names.ts';
import type { Taxonomy } from './taxonomy.ts';

/** What can be completed, and from which list. */
const LISTS = {
  'job-title': ({ occupations }) => occupations,
  skill: ({ skills }) =>
    skills.map((skill) => {
      const { id, name, aliases } = skill;
      return { id, name: shownNameOf(skill), aliases: { en: aliases.en, ar: [name.ar, ...aliases.ar] } };
    }),
  degree: ({ degrees }) => degrees,
  institute: ({ institutes }) => institutes,
  'field-of-study': ({ fieldsOfStudy }) => fieldsOfStudy,
  language: (taxonomy) =>
    humanLanguages(taxonomy).map(({ id, name, names }) => ({ id, name, aliases: names })),
  nationality: ({ countries }) =>
    countries.map(({ id, nationality: { en, ar, aliases } }) => ({
      id,
      name: { en, ar },
      aliases,
    })),
  location: (taxonomy) =>
    knownPlaces(taxonomy).map(({ id, name, names }) => ({ id, name, aliases: { en: names, ar: [] } })),
} as const satisfies Record<string, (taxonomy: Taxonomy) => readonly Completable[]>;

type CompletionKind = keyof typeof LISTS;
/** Every list that can be completed. */
export const completionKinds = Object.keys(LISTS) as CompletionKind[];

const prepared = derived(() => new Map<CompletionKind, Complete>());

/** Completes a name of one kind while it is typed, in either script whatever the language of the screen. */
export function autocomplete(taxonomy: Taxonomy, kind: CompletionKind, input: string, k = 10): Completion[] {
  const byKind = prepared(taxonomy);
  let complete = byKind.get(kind);
  if (!complete) {
    complete = completionOf(LISTS[kind](taxonomy));
    byKind.set(kind, complete);
  }
  return complete(input, k);
}
