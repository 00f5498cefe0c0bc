import { fold } from '#engines/text/index.ts';
import type { Name, Names } from './concepts.ts';

/** A concept suggested for what was typed so far. */
export type Completion = {
  id: string;
  /** Its preferred name, in both languages. */
  name: Name;
  /** The name or alias that the input met, for "Programmer (Software Engineer)". */
  met: string;
};

/** Something that can be typed by any of its names. */
export type Completable = { id: string; name: Name; aliases?: Names };

/**
 * What the person may be about to type: names and aliases of both languages that begin with the input, then those
 * with words that do, then those within one typing error. Better places first, shorter names first.
 */
export type Complete = (input: string, k?: number) => Completion[];

/** Prepares completion over concepts; a look-up visits the names that share a beginning, not all. */
export function completionOf(concepts: readonly Completable[]): Complete {
  const entries = entriesOf(concepts);
  const wholes = beginnings(
    entries.flatMap((entry) => [...new Set([entry.folded, entry.bare])].map((text) => [text, entry])),
  );
  const words = beginnings(
    entries.flatMap((entry) => [...new Set(entry.words)].map((word) => [word, entry])),
  );
  /** Entries that have a word for every part, each with no more than one error; short parts must be right. */
  const withErrors = (parts: readonly string[]): Entry[] => {
    const [first = new Set<Entry>(), ...others] = parts.map(
      (part) => new Set([...words.from(part), ...(part.length < LEAST_FOR_ERRORS ? [] : words.near(part))]),
    );
    return [...first].filter((entry) => others.every((other) => other.has(entry)));
  };
  return (input, k = 10) => {
    const typed = fold(input).trim().replace(/\s+/g, ' ');
    if (typed === '') return [];
    const best = new Map<string, { entry: Entry; cost: number }>();
    const offer = (entry: Entry, placeCost: number): void => {
      if (placeCost === NOT_MET) return;
      const cost = placeCost + entry.ownCost;
      const known = best.get(entry.id);
      if (!known || cost < known.cost) best.set(entry.id, { entry, cost });
    };
    const query = { text: typed, bare: withoutArticle(typed), parts: typed.split(' ') };
    // A name that a part does not begin a word of cannot be met, so the part that fewest words begin with decides.
    const byPart = query.parts.map((part) => words.from(part)).sort((a, b) => a.length - b.length);
    for (const entry of new Set([...wholes.from(typed), ...wholes.from(query.bare), ...(byPart[0] ?? [])]))
      offer(entry, plainCost(entry, query));
    // A typing error is looked for only where plain reading leaves room: "java" must not offer "Kava".
    // Nor is there one in what is a whole name: "welder" is no slip for "elder care".
    const isWholeName = [...best.values()].some(({ entry }) => entry.folded === typed);
    if (best.size < k && typed.length >= LEAST_FOR_ERRORS && !isWholeName) {
      for (const entry of withErrors(query.parts))
        offer(
          entry,
          beginsWithOneError(entry.words[0] ?? '', query.parts[0]!) ? ERROR_COST : ERROR_COST + WORD_COST,
        );
      if (query.parts.length > 1) for (const entry of wholes.near(typed)) offer(entry, ERROR_COST);
    }
    return [...best.values()]
      .sort((a, b) => a.cost - b.cost || (a.entry.folded < b.entry.folded ? -1 : 1))
      .slice(0, k)
      .map(({ entry }) => ({ id: entry.id, name: entry.name, met: entry.text }));
  };
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

const NOT_MET = Number.POSITIVE_INFINITY;
const ALIAS_COST = 0.5;
const ARTICLE_COST = 0.05;
const WORD_COST = 2;
const ERROR_COST = 10;
const LEAST_FOR_ERRORS = 4;

type Query = { text: string; bare: string; parts: string[] };

function plainCost(entry: Entry, query: Query): number {
  if (entry.folded.startsWith(query.text)) return 0;
  // Arabic names are typed with or without the article.
  if (entry.bare.startsWith(query.bare)) return ARTICLE_COST;
  for (const part of query.parts) {
    if (!entry.folded.includes(part) || !entry.words.some((word) => word.startsWith(part))) return NOT_MET;
  }
  return entry.folded.includes(query.text) ? WORD_COST : WORD_COST + 1;
}

/** Texts in order, so that those with a common beginning stand together. */
function beginnings(pairs: readonly (readonly [string, Entry])[]) {
  const byText = new Map<string, Entry[]>();
  for (const [text, entry] of pairs) {
    const list = byText.get(text);
    if (list) list.push(entry);
    else byText.set(text, [entry]);
  }
  const texts = [...byText.keys()].sort((a, b) => (a < b ? -1 : 1));
  return {
    /** The entries of every text that begins so. */
    from(start: string): Entry[] {
      const found: Entry[] = [];
      for (let at = firstFrom(texts, start); at < texts.length && texts[at]!.startsWith(start); at++)
        found.push(...byText.get(texts[at]!)!);
      return found;
    },
    /** The entries of every text that begins so but for one typing error. */
    near: (start: string): Entry[] =>
      texts.filter((text) => beginsWithOneError(text, start)).flatMap((text) => byText.get(text)!),
  };
}

/** Where the first text that is not before `start` stands in sorted texts. */
function firstFrom(texts: readonly string[], start: string): number {
  let [low, high] = [0, texts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (texts[middle]! < start) low = middle + 1;
    else high = middle;
  }
  return low;
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

function entriesOf(concepts: readonly Completable[]): Entry[] {
  return concepts.flatMap(({ id, name, aliases }) => {
    const preferred = [name.en, name.ar];
    return [...preferred, ...(aliases?.en ?? []), ...(aliases?.ar ?? [])].map((text, at) => {
      const folded = fold(text);
      const words = folded.split(/[\s/-]+/).flatMap((word) => [...new Set([word, withoutArticle(word)])]);
      return {
        id,
        name,
        text,
        folded,
        bare: withoutArticle(folded),
        words,
        ownCost: (at >= preferred.length ? ALIAS_COST : 0) + folded.length / 100,
      };
    });
  });
}

function withoutArticle(folded: string): string {
  return /^ال.../.test(folded) ? folded.slice(2) : folded;
}
