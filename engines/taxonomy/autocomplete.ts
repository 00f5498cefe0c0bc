import type { Name } from './concepts.ts';
import { fold } from './fold.ts';
import { taxonomy } from './taxonomy.ts';

export type CompletionKind = 'job-title' | 'skill';

export type Completion = {
  /** The id of the skill or occupation. */
  id: string;
  /** Its preferred name, in both languages. */
  name: Name;
  /** The name or alias that the input met, for "Programmer (Software Engineer)". */
  met: string;
};

/**
 * What the person may be about to type: names and aliases of both languages that begin with the input, then
 * those with a word that does, then those within one typing error. Better places first, shorter names first.
 */
export function autocomplete(kind: CompletionKind, input: string, k = 10): Completion[] {
  const typed = fold(input).trim().replace(/\s+/g, ' ');
  if (typed === '') return [];
  const entries = entriesOf(kind);
  const best = new Map<string, { entry: Entry; cost: number }>();
  const collect = (costOf: (entry: Entry) => number): void => {
    for (const entry of entries) {
      const placeCost = costOf(entry);
      if (placeCost === notMet) continue;
      const cost = placeCost + entry.ownCost;
      const known = best.get(entry.id);
      if (!known || cost < known.cost) best.set(entry.id, { entry, cost });
    }
  };
  const query = { text: typed, bare: withoutArticle(typed), parts: typed.split(' ') };
  collect((entry) => plainCost(entry, query));
  // A typing error is looked for only where plain reading leaves room: "java" must not offer "Kava".
  if (best.size < k && typed.length >= 4) collect((entry) => erringCost(entry, typed));
  return [...best.values()]
    .sort((a, b) => a.cost - b.cost || (a.entry.folded < b.entry.folded ? -1 : 1))
    .slice(0, k)
    .map(({ entry }) => ({ id: entry.id, name: entry.name, met: entry.text }));
}

type Entry = {
  id: string;
  name: Name;
  text: string;
  folded: string;
  bare: string;
  words: string[];
  /** What an alias or a long name costs wherever it was met. */
  ownCost: number;
};

const notMet = Number.POSITIVE_INFINITY;
const aliasCost = 0.5;
const articleCost = 0.05;
const wordPrefixCost = 2;
const errorCost = 10;

type Query = { text: string; bare: string; parts: string[] };

function plainCost(entry: Entry, query: Query): number {
  if (entry.folded.startsWith(query.text)) return 0;
  // Arabic names are typed with or without the article.
  if (entry.bare.startsWith(query.bare)) return articleCost;
  for (const part of query.parts) {
    if (!entry.folded.includes(part) || !entry.words.some((word) => word.startsWith(part))) return notMet;
  }
  return entry.folded.includes(query.text) ? wordPrefixCost : wordPrefixCost + 1;
}

function erringCost(entry: Entry, typed: string): number {
  for (let at = 0; at < entry.words.length; at++) {
    if (beginsWithOneError(entry.words[at]!, typed)) return at === 0 ? errorCost : errorCost + wordPrefixCost;
  }
  return typed.includes(' ') && beginsWithOneError(entry.folded, typed) ? errorCost : notMet;
}

/** True if one letter changed, added, left out or swapped with its neighbour makes the input a beginning of the name. */
export function beginsWithOneError(name: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && name.charCodeAt(at) === typed.charCodeAt(at)) at++;
  if (at === typed.length) return true;
  // Most names differ twice in their first letters: they are dropped before any string is made.
  if (at === 0 && name[1] !== typed[1] && name[0] !== typed[1] && name[1] !== typed[0]) return false;
  const isRest = (nameAt: number, typedAt: number): boolean => name.startsWith(typed.slice(typedAt), nameAt);
  return (
    isRest(at + 1, at + 1) ||
    isRest(at, at + 1) ||
    isRest(at + 1, at) ||
    (name[at] === typed[at + 1] && name[at + 1] === typed[at] && isRest(at + 2, at + 2))
  );
}

const entriesByKind = new Map<CompletionKind, Entry[]>();

function entriesOf(kind: CompletionKind): Entry[] {
  let entries = entriesByKind.get(kind);
  if (!entries) {
    const concepts = kind === 'skill' ? taxonomy().skills : taxonomy().occupations;
    entries = concepts.flatMap((concept) => {
      const preferred = [concept.name.en, concept.name.ar];
      return [...preferred, ...concept.aliases.en, ...concept.aliases.ar].map((text, at) => {
        const folded = fold(text);
        const words = folded.split(/[\s/-]+/).flatMap((word) => [...new Set([word, withoutArticle(word)])]);
        return {
          id: concept.id,
          name: concept.name,
          text,
          folded,
          bare: withoutArticle(folded),
          words,
          ownCost: (at >= preferred.length ? aliasCost : 0) + folded.length / 100,
        };
      });
    });
    entriesByKind.set(kind, entries);
  }
  return entries;
}

function withoutArticle(folded: string): string {
  return /^ال.../.test(folded) ? folded.slice(2) : folded;
}
