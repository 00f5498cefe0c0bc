import { fold } from './fold.ts';
import { kindredRoots } from './title-words.ts';
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
export function createTextIndex(documents: readonly IndexedDocument[]): TextIndex {
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
        addTo(scores, wholeWords.scores(roots, kindredRoots(roots), weights.kindredTerm), weights.wholeWords);
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
function gramsAcross(text: string): string[] {
  return gramsOf(` ${plainWords(text).map(stemOf).join(' ')} `);
}

/** Grams of each word apart, so that long texts keep few. */
function gramsInside(text: string): string[] {
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

const gramsByWord = new Map<string, string[]>();
const rememberedWords = 50_000;

function gramsOf(padded: string): string[] {
  const grams: string[] = [];
  for (let size = 3; size <= 5; size++) {
    for (let at = 0; at + size <= padded.length; at++) grams.push(padded.slice(at, at + size));
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

type Postings = { ids: Int32Array; weights: Float32Array };

/** BM25 divided by the score of a document that says exactly the query, so that scores lie within 0 and about 1. */
class Bm25 {
  readonly #postings = new Map<string, Postings & { idf: number }>();
  readonly #size: number;
  readonly #unseenIdf: number;

  constructor(documents: string[][], { k1, b }: { k1: number; b: number }) {
    this.#size = documents.length;
    this.#unseenIdf = Math.log(2 + 2 * documents.length);
    const mean = documents.reduce((sum, terms) => sum + terms.length, 0) / Math.max(1, documents.length) || 1;
    const found = new Map<string, { ids: number[]; weights: number[] }>();
    documents.forEach((terms, id) => {
      const length = k1 * (1 - b + (b * terms.length) / mean);
      for (const [term, count] of countsOf(terms)) {
        let postings = found.get(term);
        if (!postings) {
          postings = { ids: [], weights: [] };
          found.set(term, postings);
        }
        postings.ids.push(id);
        postings.weights.push((count * (k1 + 1)) / (count + length));
      }
    });
    for (const [term, { ids, weights: amounts }] of found) {
      const idf = Math.log(1 + (documents.length - ids.length + 0.5) / (ids.length + 0.5));
      this.#postings.set(term, { ids: Int32Array.from(ids), weights: Float32Array.from(amounts), idf });
    }
  }

  /** `kindred` are further terms that count `kindredWeight` each, and do not raise what is expected of a document. */
  scores(terms: readonly string[], kindred: readonly string[] = [], kindredWeight = 0): Float64Array {
    const scores = new Float64Array(this.#size);
    let whole = 0;
    for (const term of new Set(terms)) {
      whole += this.#postings.get(term)?.idf ?? this.#unseenIdf;
      this.#add(scores, term, 1);
    }
    for (const term of kindred) this.#add(scores, term, kindredWeight);
    if (whole > 0) for (let i = 0; i < scores.length; i++) scores[i]! /= whole;
    return scores;
  }

  #add(scores: Float64Array, term: string, weight: number): void {
    const postings = this.#postings.get(term);
    if (!postings) return;
    const { ids, weights: amounts } = postings;
    const factor = postings.idf * weight;
    for (let i = 0; i < ids.length; i++) scores[ids[i]!]! += factor * amounts[i]!;
  }
}

/** Cosine of counts weighted by the rarity of the feature. */
class Cosine {
  readonly #postings = new Map<string, Postings & { idf: number }>();
  readonly #size: number;
  readonly #unseenIdf: number;

  constructor(documents: string[][]) {
    this.#size = documents.length;
    this.#unseenIdf = Math.log(1 + documents.length);
    const counted = documents.map((features) => countsOf(features));
    const frequency = new Map<string, number>();
    for (const counts of counted)
      for (const key of counts.keys()) frequency.set(key, (frequency.get(key) ?? 0) + 1);
    const found = new Map<string, { ids: number[]; weights: number[]; idf: number }>();
    for (const [key, count] of frequency) {
      found.set(key, { ids: [], weights: [], idf: Math.log(1 + documents.length / count) });
    }
    counted.forEach((counts, id) => {
      let squares = 0;
      for (const [key, count] of counts) squares += (amount(count) * found.get(key)!.idf) ** 2;
      const norm = Math.sqrt(squares) || 1;
      for (const [key, count] of counts) {
        const postings = found.get(key)!;
        postings.ids.push(id);
        postings.weights.push((amount(count) * postings.idf) / norm);
      }
    });
    for (const [key, { ids, weights: amounts, idf }] of found) {
      this.#postings.set(key, { ids: Int32Array.from(ids), weights: Float32Array.from(amounts), idf });
    }
  }

  scores(features: readonly string[]): Float64Array {
    const scores = new Float64Array(this.#size);
    let squares = 0;
    for (const [key, count] of countsOf(features)) {
      const postings = this.#postings.get(key);
      const weight = amount(count) * (postings?.idf ?? this.#unseenIdf);
      squares += weight ** 2;
      if (!postings) continue;
      for (let i = 0; i < postings.ids.length; i++)
        scores[postings.ids[i]!]! += weight * postings.weights[i]!;
    }
    const norm = Math.sqrt(squares);
    if (norm > 0) for (let i = 0; i < scores.length; i++) scores[i]! /= norm;
    return scores;
  }
}

function amount(count: number): number {
  return 1 + Math.log(count);
}

function countsOf(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
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
