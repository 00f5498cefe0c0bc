import { fold } from './fold.ts';
import { isArabic, rootOf, stemOf, wordsOf } from './words.ts';

export type IndexedDocument = {
  id: string;
  title: string;
  text: string;
  aliases?: readonly string[];
  /** Ids or labels; compared as folded text. */
  skills?: readonly string[];
};

export type IndexQuery = { title?: string; text?: string; skills?: readonly string[] };

/** Score 0 to about 1; the order of one answer is meaningful, a comparison between two answers only roughly. */
export type Ranked = { id: string; score: number };

export interface TextIndexOptions {
  /** For the roots of a title, roots of further words that mean much the same; none where it is left out. */
  kindred?: (titleRoots: readonly string[]) => readonly string[];
}

export type TextIndex = {
  size: number;
  rank(query: IndexQuery, k: number): Ranked[];
};

/**
 * An index over arbitrary documents in either language.
 *
 * A title is scored three ways and the scores added. Against each title and alias apart, where the best counts, by words
 * and by character 3-to-5-grams: a document with many aliases is not punished for its length. Against all
 * words of the document, where kindred title words count as well ("physician" for "doctor", "محاسب" for
 * "accountant"). Against the grams inside all its words, which meets compounds, inflections and misspellings.
 * Words are scored by BM25 (Robertson and Zaragoza 2009) divided by what a document that says just the query
 * would get. Text is BM25 over the whole document, skills a cosine weighted by rarity.
 */
export function createTextIndex(
  documents: readonly IndexedDocument[],
  { kindred = () => [] }: TextIndexOptions = {},
): TextIndex {
  const entries: { text: string; document: number }[] = [];
  documents.forEach((document, at) => {
    for (const text of new Set([document.title, ...(document.aliases ?? [])]))
      entries.push({ text, document: at });
  });
  const owners = Int32Array.from(entries, (entry) => entry.document);
  const wholes = documents.map((document) =>
    [document.title, ...(document.aliases ?? []), document.text].join(' . '),
  );
  const weights = entries.length >= manyNames * documents.length ? weightsWithAliases : weightsWithout;

  const entryWords = new Bm25(
    entries.map((entry) => rootsOf(entry.text)),
    { k1: 0.9, b: 0.8 },
  );
  const entryGrams = new Cosine(entries.map((entry) => gramsAcross(entry.text)));
  const wholeWords = new Bm25(wholes.map(rootsOf), { k1: 1.2, b: 0.1 });
  const wholeGrams = new Bm25(wholes.map(gramsInside), { k1: 2, b: 0.4 });
  const skills = new Cosine(documents.map((document) => (document.skills ?? []).map((skill) => fold(skill))));

  function bestEntries(title: string): Float64Array {
    const words = entryWords.scores(rootsOf(title));
    const grams = entryGrams.scores(gramsAcross(title));
    const best = new Float64Array(documents.length);
    const second = new Float64Array(documents.length);
    for (let entry = 0; entry < owners.length; entry++) {
      const score = weights.entryWords * words[entry]! + weights.entryGrams * grams[entry]!;
      const owner = owners[entry]!;
      if (score > best[owner]!) {
        second[owner] = best[owner]!;
        best[owner] = score;
      } else if (score > second[owner]!) second[owner] = score;
    }
    addTo(best, second, secondNameWeight);
    return best;
  }

  return {
    size: documents.length,
    rank(query, k) {
      const scores = new Float64Array(documents.length);
      let whole = 0;
      if (query.title) {
        const roots = rootsOf(query.title);
        addTo(scores, bestEntries(query.title), 1);
        addTo(scores, wholeWords.scores(roots, kindred(roots), weights.kindredTerm), weights.wholeWords);
        addTo(scores, wholeGrams.scores(gramsInside(query.title)), weights.wholeGrams);
        whole += weights.entryWords + weights.entryGrams + weights.wholeWords + weights.wholeGrams;
      }
      if (query.text) {
        addTo(scores, wholeWords.scores(rootsOf(query.text)), textWeight);
        whole += textWeight;
      }
      if (query.skills?.length) {
        addTo(scores, skills.scores(query.skills.map((skill) => fold(skill))), skillsWeight);
        whole += skillsWeight;
      }
      return topOf(scores, k).map((at) => ({ id: documents[at]!.id, score: scores[at]! / whole }));
    },
  };
}

/** From this many names a document, the aliases themselves say what the kindred words would only guess. */
const manyNames = 4;

// Fitted on 1,000 titles of O*NET 29.3 occupations, with alternate titles and without, none held out: expect a
// little less elsewhere.
const weightsWithAliases = {
  entryWords: 0.27,
  entryGrams: 0.33,
  wholeWords: 0.5,
  kindredTerm: 0.2,
  wholeGrams: 0.35,
};
const weightsWithout = {
  entryWords: 0.27,
  entryGrams: 0.22,
  wholeWords: 0.45,
  kindredTerm: 0.5,
  wholeGrams: 0.05,
};
/** Two names that fit say a little more than one. */
const secondNameWeight = 0.2;
const textWeight = 0.6;
const skillsWeight = 0.6;

function rootsOf(text: string): string[] {
  return plainWords(text).map(rootOf);
}

/** Grams of the whole title, over the borders of words. */
function gramsAcross(text: string): number[] {
  return gramsOf(` ${plainWords(text).map(stemOf).join(' ')} `);
}

/** Grams of each word apart, so that long texts keep few. */
function gramsInside(text: string): number[] {
  return plainWords(text).flatMap((word) => {
    let grams = gramsByWord.get(word);
    if (!grams) {
      if (gramsByWord.size >= rememberedWords) gramsByWord.clear();
      grams = gramsOf(` ${stemOf(word)} `);
      gramsByWord.set(word, grams);
    }
    return grams;
  });
}

const gramsByWord = new Map<string, number[]>();
const rememberedWords = 50_000;

/** Every run of three to five characters, each as a number: of the hundred thousands that occur, a few share one. */
function gramsOf(padded: string): number[] {
  const grams: number[] = [];
  for (let at = 0; at + 3 <= padded.length; at++) {
    let hash = 0;
    for (let size = 1; size <= 5 && at + size <= padded.length; size++) {
      // FNV-1a's prime spreads the bits; 30 of them stay numbers without a box.
      hash = Math.imul(hash ^ padded.charCodeAt(at + size - 1), 0x01000193) + size;
      if (size >= 3) grams.push((hash ^ (hash >>> 15)) & 0x3fffffff);
    }
  }
  return grams;
}

function plainWords(text: string): string[] {
  return wordsOf(fold(text))
    .map((word) => word.text)
    .filter((word) => !stopWords.has(word) && (word.length > 1 || !isArabic(word)));
}

const stopWords = new Set(
  `a an and as at be by for from in into is it of on or such that the their this to with other all may
  في من علي الي عن مع او و ان هذا هذه التي الذي ما كل`.split(/\s+/),
);

/** Where terms stand: for each term a run of documents, all runs in one array. Terms are words or hashed grams. */
type Postings<T extends Term> = {
  termIds: ReadonlyMap<T, number>;
  /** The run of term i is from `starts[i]` to `starts[i + 1]`. */
  starts: Int32Array;
  documents: Int32Array;
  /** How often the term stands there. */
  counts: Uint16Array;
};
type Term = string | number;

/** Counts the terms of each document. Typed arrays throughout: indexes of tens of thousands of names stay small. */
function postingsOf<T extends Term>(documents: readonly (readonly T[])[]): Postings<T> {
  const termIds = new Map<T, number>();
  const sizes: number[] = [];
  const occurrences: { terms: Int32Array; counts: Uint16Array }[] = [];
  const counted = new Map<number, number>();
  for (const terms of documents) {
    counted.clear();
    for (const term of terms) {
      let id = termIds.get(term);
      if (id === undefined) {
        id = termIds.size;
        termIds.set(term, id);
        sizes.push(0);
      }
      const count = counted.get(id) ?? 0;
      if (count === 0) sizes[id]!++;
      counted.set(id, count + 1);
    }
    occurrences.push({
      terms: Int32Array.from(counted.keys()),
      counts: Uint16Array.from(counted.values()),
    });
  }
  const starts = new Int32Array(sizes.length + 1);
  sizes.forEach((size, term) => {
    starts[term + 1] = starts[term]! + size;
  });
  const next = starts.slice();
  const owners = new Int32Array(starts.at(-1)!);
  const counts = new Uint16Array(owners.length);
  occurrences.forEach((occurrence, document) => {
    for (let i = 0; i < occurrence.terms.length; i++) {
      const at = next[occurrence.terms[i]!]!++;
      owners[at] = document;
      counts[at] = occurrence.counts[i]!;
    }
  });
  return { termIds, starts, documents: owners, counts };
}

/** BM25 divided by the score of a document that says exactly the query, so that scores lie within 0 and about 1. */
class Bm25<T extends Term> {
  readonly #postings: Postings<T>;
  readonly #weights: Float32Array;
  readonly #size: number;
  readonly #unseenIdf: number;

  constructor(documents: readonly (readonly T[])[], { k1, b }: { k1: number; b: number }) {
    this.#size = documents.length;
    this.#unseenIdf = Math.log(2 + 2 * documents.length);
    const mean = documents.reduce((sum, terms) => sum + terms.length, 0) / Math.max(1, documents.length) || 1;
    const postings = postingsOf(documents);
    this.#postings = postings;
    this.#weights = Float32Array.from(postings.documents, (document, at) => {
      const count = postings.counts[at]!;
      const length = k1 * (1 - b + (b * documents[document]!.length) / mean);
      return (count * (k1 + 1)) / (count + length);
    });
  }

  /** `kindred` are further terms that count `kindredWeight` each, and do not raise what is expected of a document. */
  scores(terms: readonly T[], kindred: readonly T[] = [], kindredWeight = 0): Float64Array {
    const scores = new Float64Array(this.#size);
    let whole = 0;
    for (const term of new Set(terms)) whole += this.#add(scores, term, 1);
    for (const term of kindred) this.#add(scores, term, kindredWeight);
    if (whole > 0) for (let i = 0; i < scores.length; i++) scores[i]! /= whole;
    return scores;
  }

  /** Returns how much the term's rarity weighs. */
  #add(scores: Float64Array, term: T, weight: number): number {
    const { termIds, starts, documents } = this.#postings;
    const id = termIds.get(term);
    if (id === undefined) return this.#unseenIdf;
    const [from, to] = [starts[id]!, starts[id + 1]!];
    const idf = Math.log(1 + (this.#size - (to - from) + 0.5) / (to - from + 0.5));
    for (let i = from; i < to; i++) scores[documents[i]!]! += idf * weight * this.#weights[i]!;
    return idf;
  }
}

/** Cosine of counts weighted by the rarity of the feature. */
class Cosine<T extends Term> {
  readonly #postings: Postings<T>;
  readonly #weights: Float32Array;
  readonly #size: number;
  readonly #unseenIdf: number;

  constructor(documents: readonly (readonly T[])[]) {
    this.#size = documents.length;
    this.#unseenIdf = Math.log(1 + documents.length);
    const postings = postingsOf(documents);
    const { starts, documents: owners, counts } = postings;
    this.#postings = postings;
    this.#weights = new Float32Array(owners.length);
    const squares = new Float64Array(documents.length);
    for (let term = 0; term + 1 < starts.length; term++) {
      const idf = this.#idf(term);
      for (let i = starts[term]!; i < starts[term + 1]!; i++) {
        this.#weights[i] = amount(counts[i]!) * idf;
        squares[owners[i]!]! += this.#weights[i]! ** 2;
      }
    }
    for (let i = 0; i < owners.length; i++) this.#weights[i]! /= Math.sqrt(squares[owners[i]!]!) || 1;
  }

  #idf(term: number): number {
    const { starts } = this.#postings;
    return Math.log(1 + this.#size / (starts[term + 1]! - starts[term]!));
  }

  scores(features: readonly T[]): Float64Array {
    const { termIds, starts, documents } = this.#postings;
    const scores = new Float64Array(this.#size);
    let squares = 0;
    for (const [feature, count] of countsOf(features)) {
      const term = termIds.get(feature);
      const weight = amount(count) * (term === undefined ? this.#unseenIdf : this.#idf(term));
      squares += weight ** 2;
      if (term === undefined) continue;
      for (let i = starts[term]!; i < starts[term + 1]!; i++)
        scores[documents[i]!]! += weight * this.#weights[i]!;
    }
    const norm = Math.sqrt(squares);
    if (norm > 0) for (let i = 0; i < scores.length; i++) scores[i]! /= norm;
    return scores;
  }
}

function amount(count: number): number {
  return 1 + Math.log(count);
}

function countsOf<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

function addTo(scores: Float64Array, more: Float64Array, weight: number): void {
  for (let i = 0; i < scores.length; i++) scores[i]! += weight * more[i]!;
}

/** The positions of the k best scores above zero, best first; equal scores keep the order of the documents. */
function topOf(scores: Float64Array, k: number): number[] {
  const positions: number[] = [];
  for (let i = 0; i < scores.length; i++) if (scores[i]! > 0) positions.push(i);
  return positions.sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, k);
}
