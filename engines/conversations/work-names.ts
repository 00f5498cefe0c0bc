import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { derived, knownPlaces, type Taxonomy } from '#engines/taxonomy/index.ts';
import { isArabic } from '#engines/text/index.ts';
import { wordsIn } from './lexicon.ts';

/** Work that words name, with which of the words do. */
export interface WorkFound {
  text: string;
  occupation: string | null;
  at: number;
  length: number;
}

/** Names of work, as questions write them. */
export interface WorkNames {
  /** The longest name of work among words, with the occupation where the taxonomy has it. */
  workIn(words: readonly string[]): WorkFound | null;
  /** Whether names of work, skills or places hold this word. */
  holds(word: string): boolean;
  /** All words of such names, by their first letter and length. */
  vocabulary: ReadonlyMap<string, readonly string[]>;
}

const LONGEST = 5;

/** The names of a taxonomy's occupations, and the words of `data/trades.txt`. Made once for each taxonomy. */
export const workNamesOf = derived((taxonomy): WorkNames => {
  const byKey = new Map<string, string | null>();
  for (const { id, name } of taxonomy.occupations) for (const one of [name.en, name.ar]) keep(byKey, one, id);
  for (const { id, aliases } of taxonomy.occupations)
    for (const one of [...aliases.en, ...aliases.ar]) keep(byKey, one, id);
  for (const [title, words] of trades()) {
    const occupation = byKey.get(keyOf(wordsIn(title))) ?? null;
    for (const word of [title, ...words]) byKey.set(keyOf(wordsIn(word)), occupation);
  }
  const held = heldWords(taxonomy);
  return {
    workIn: (words) => longestIn(byKey, words),
    holds: (word) => held.has(word) || held.has(plain(withoutPreposition(word))),
    vocabulary: byBeginning(held),
  };
});

function keep(byKey: Map<string, string | null>, name: string, id: string): void {
  const key = keyOf(wordsIn(name.replace(/\(.*?\)/g, '')));
  if (key !== '' && !byKey.has(key)) byKey.set(key, id);
}

function longestIn(byKey: ReadonlyMap<string, string | null>, words: readonly string[]): WorkFound | null {
  for (let length = Math.min(LONGEST, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const run = words.slice(at, at + length);
      if (length === 1 && NO_WORK.has(run[0] ?? '')) continue;
      const [first = '', ...rest] = run;
      for (const bare of [first, withoutPreposition(first)]) {
        const occupation = byKey.get(keyOf([bare, ...rest]));
        if (occupation !== undefined)
          return { text: [bare.replace(/^ال(?=...)/u, ''), ...rest].join(' '), occupation, at, length };
      }
    }
  return null;
}

/** Titles that are also plain words of questions. */
const NO_WORK = new Set([
  'worker',
  'workers',
  'work',
  'manager',
  'course',
  'help',
  'عامل',
  'موظف',
  'مدير',
  'عمل',
]);

const withoutPreposition = (word: string) =>
  isArabic(word) ? word.replace(/^[وفبل](?=....)/u, '').replace(/^لل/u, '') : word;

/** Words in the form in which singular and plural, with the article and without, are one. */
function keyOf(words: readonly string[]): string {
  return words.map(plain).join(' ');
}

function plain(word: string): string {
  if (isArabic(word)) {
    const bare = word.replace(/^(?:ال|لل)(?=...)/u, '');
    return bare.length > 4 ? bare.replace(/(?:ين|ون|ات|ه)$/u, '') : bare.replace(/ه$/u, '');
  }
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

function trades(): [string, string[]][] {
  const source = readFileSync(join(import.meta.dirname, 'data', 'trades.txt'), 'utf8');
  return source.split('\n').flatMap((line): [string, string[]][] => {
    const [title, words] = line.startsWith('#') ? [] : line.split(': ');
    return title && words ? [[title, words.split(', ')]] : [];
  });
}

function heldWords(taxonomy: Taxonomy): Set<string> {
  const held = new Set<string>();
  const take = (name: string) => {
    for (const word of wordsIn(name)) held.add(word).add(plain(word));
  };
  for (const { name, aliases } of [...taxonomy.occupations, ...taxonomy.skills])
    for (const one of [name.en, name.ar, ...aliases.en, ...aliases.ar]) take(one);
  for (const { names } of knownPlaces(taxonomy)) names.forEach(take);
  for (const [title, words] of trades()) [title, ...words].forEach(take);
  return held;
}

function byBeginning(words: ReadonlySet<string>): Map<string, string[]> {
  const grouped = new Map<string, string[]>();
  for (const word of words) {
    const key = `${word[0]}${word.length}`;
    const group = grouped.get(key);
    if (group) group.push(word);
    else grouped.set(key, [word]);
  }
  return grouped;
}
