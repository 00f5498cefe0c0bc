import { type Completable, type Complete, type Completion, completionOf } from './completion.ts';
import { humanLanguages } from './languages.ts';
import { knownPlaces } from './places.ts';
import { taxonomy } from './taxonomy.ts';

/** What can be completed, and from which list. */
const LISTS = {
  'job-title': () => taxonomy().occupations,
  skill: () => taxonomy().skills,
  degree: () => taxonomy().degrees,
  institute: () => taxonomy().institutes,
  'field-of-study': () => taxonomy().fieldsOfStudy,
  language: () => humanLanguages().map(({ id, name, names }) => ({ id, name, aliases: names })),
  nationality: () =>
    taxonomy().countries.map(({ id, nationality: { en, ar, aliases } }) => ({
      id,
      name: { en, ar },
      aliases,
    })),
  location: () => knownPlaces().map(({ id, name, names }) => ({ id, name, aliases: { en: names, ar: [] } })),
} as const satisfies Record<string, () => readonly Completable[]>;

export type CompletionKind = keyof typeof LISTS;
export const completionKinds = Object.keys(LISTS) as CompletionKind[];

const prepared = new Map<CompletionKind, Complete>();

/** Completes a name of one kind while it is typed, in either script whatever the language of the screen. */
export function autocomplete(kind: CompletionKind, input: string, k = 10): Completion[] {
  let complete = prepared.get(kind);
  if (!complete) {
    complete = completionOf(LISTS[kind]());
    prepared.set(kind, complete);
  }
  return complete(input, k);
}
