import { type Postings, postingsOf, type Term } from './term-postings.ts';

/**
 * BM25 (Robertson and Zaragoza 2009) divided by the score of a document that says exactly the query, so that scores lie
 * within 0 and about 1.
 */
export class Bm25<T extends Term> {
  readonly #postings: Postings<T>;
  readonly #weights: Float32Array;
  readonly #size: number;
  readonly #unseenIdf: number;

  constructor(documents: Iterable<readonly T[]>, { k1, b }: { k1: number; b: number }) {
    const postings = postingsOf(documents);
    const { lengths } = postings;
    this.#postings = postings;
    this.#size = lengths.length;
    this.#unseenIdf = Math.log(2 + 2 * this.#size);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, this.#size) || 1;
    this.#weights = new Float32Array(postings.documents.length);
    postings.documents.forEach((document, at) => {
      const count = postings.counts[at]!;
      const length = k1 * (1 - b + (b * lengths[document]!) / mean);
      this.#weights[at] = (count * (k1 + 1)) / (count + length);
    });
  }

  /** One score a document. `kindred` are further terms that count `kindredWeight` each, and do not raise what is expected of a document. */
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
