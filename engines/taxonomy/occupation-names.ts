import { foldTitle, keyOf, wordsOf } from '#engines/text/index.ts';
import { titleKey } from './clean-title.ts';
import type { Occupation } from './concepts.ts';
import { derived } from './derived.ts';
import type { Taxonomy } from './taxonomy.ts';

/** Which occupations bear a name, by their ids. */
export interface OccupationNames {
  /** Whose own name it is, in either language. */
  ownName(title: string): ReadonlySet<string>;
  /** Whose name or alias it is, letter for letter but for case and marks. */
  asWritten(title: string): ReadonlySet<string>;
  /** Whose name or alias it is in another form of its words: "Accounts Manager" is met by "Account Manager". */
  inflected(title: string): ReadonlySet<string>;
  /** Of whose names one holds the word. */
  withWord(word: string): ReadonlySet<string>;
}

const NOBODY: ReadonlySet<string> = new Set();

/** The occupations of a taxonomy by their names, worked out once for each taxonomy. */
export const occupationNames: (taxonomy: Taxonomy) => OccupationNames = derived(({ occupations }) => {
  const own = new Map<string, Set<string>>();
  const asWritten = new Map<string, Set<string>>();
  const inflected = new Map<string, Set<string>>();
  const words = new Map<string, Set<string>>();
  for (const occupation of occupations) {
    const { id, name } = occupation;
    for (const text of [name.en, name.ar]) addTo(own, titleKey(text), id);
    for (const text of allNamesOf(occupation)) {
      const folded = foldTitle(text);
      addTo(asWritten, titleKey(text), id);
      addTo(inflected, keyOf(folded), id);
      for (const word of wordsOf(folded)) addTo(words, word.text, id);
    }
  }
  return {
    ownName: (title) => own.get(titleKey(title)) ?? NOBODY,
    asWritten: (title) => asWritten.get(titleKey(title)) ?? NOBODY,
    inflected: (title) => inflected.get(keyOf(foldTitle(title))) ?? NOBODY,
    withWord: (word) => words.get(foldTitle(word)) ?? NOBODY,
  };
});

/** All names of an occupation, in both languages. */
export const allNamesOf = ({ name, aliases }: Occupation): string[] => [
  name.en,
  name.ar,
  ...aliases.en,
  ...aliases.ar,
];

function addTo(owners: Map<string, Set<string>>, name: string, id: string): void {
  const ids = owners.get(name);
  if (ids) ids.add(id);
  else owners.set(name, new Set([id]));
}
