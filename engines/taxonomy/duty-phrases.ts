/** Phrases of work and the skills that they show: "dispensed up to 180 prescriptions a day" is dispensing. */
import { fold, hasArabic, wordsOf } from '#engines/text/index.ts';
import { derived } from './derived.ts';
import { dutyKeys } from './duty-words.ts';
import { columns, linesOf, RELEASE_FOLDER, textFiles } from './reading/text-files.ts';

/** A phrase that shows a skill: each of its places is filled by one of several words. */
export interface DutyPhrase {
  skillId: string;
  /** Keys of the words that may fill each place. */
  places: ReadonlySet<string>[];
  /** The words stand side by side and in this order. */
  isTight: boolean;
  /** The words stand in this order, as an Arabic noun of work before what is worked on. */
  isOrdered: boolean;
  /** No word of it may stand for another, as in a name. */
  isName: boolean;
}

/** The phrases by the keys of the words at their rarest place, which is looked for first. */
export interface DutyPhrases {
  byKey: ReadonlyMap<string, readonly { phrase: DutyPhrase; place: number }[]>;
}

/**
 * From data/duties: `skill | phrase | phrase`, a phrase being words with `/` between those that may stand for each other.
 * English words stand in any order, Arabic ones in this, with few others between; a phrase after "=" stands exactly so.
 */
export const dutyPhrases = derived((taxonomy): DutyPhrases => {
  const keysOf = dutyKeys(taxonomy);
  const phrases = textFiles(`${taxonomy.folders[0] ?? RELEASE_FOLDER}/duties`).flatMap((file) =>
    linesOf(file).flatMap(({ text, place: source }) => {
      const [skillId = '', ...written] = columns(text);
      if (text === '' || text.startsWith('## ')) return [];
      if (!taxonomy.skill(skillId)) throw new Error(`${source}: there is no skill ${skillId}`);
      return written.filter(Boolean).map((phrase) => phraseOf(skillId, phrase, keysOf));
    }),
  );
  const uses = new Map<string, number>();
  for (const { places } of phrases)
    for (const key of places.flatMap((keys) => [...keys])) uses.set(key, (uses.get(key) ?? 0) + 1);
  const usesOf = (keys: ReadonlySet<string>): number =>
    [...keys].reduce((sum, key) => sum + (uses.get(key) ?? 0), 0) / keys.size;
  const byKey = new Map<string, { phrase: DutyPhrase; place: number }[]>();
  for (const phrase of phrases) {
    const counts = phrase.places.map(usesOf);
    const place = counts.indexOf(Math.min(...counts));
    for (const key of phrase.places[place] ?? [])
      byKey.set(key, [...(byKey.get(key) ?? []), { phrase, place }]);
  }
  return { byKey };
});

function phraseOf(skillId: string, written: string, keysOf: (word: string) => readonly string[]): DutyPhrase {
  const isTight = written.startsWith('=');
  const parts = written
    .replace(/^=\s*/, '')
    .split(/\s+/)
    .map((place) => place.split('/').map((word) => wordsOf(fold(word)).map(({ text }) => text)));
  // "three-way" is two words, each with its place, where nothing else may stand for it.
  const places = parts.flatMap((place) => {
    const [only] = place.length === 1 ? place : [];
    return only && only.length > 1 ? only.map((word) => [[word]]) : [place];
  });
  return {
    skillId,
    isOrdered: hasArabic(written),
    isName: parts.every((place) => place.length === 1),
    isTight: isTight || (parts.length === 1 && places.length > 1),
    places: places.map((place) => new Set(place.flatMap((words) => ownKeys(words, keysOf)))),
  };
}

/** A word of the data carries no particle, so that only its first key is its own. Among others one with a hyphen is none. */
const ownKeys = (words: readonly string[], keysOf: (word: string) => readonly string[]): readonly string[] =>
  words.length === 1 ? words.flatMap((word) => keysOf(word).slice(0, 1)) : [];
