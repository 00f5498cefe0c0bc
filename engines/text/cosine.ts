import { type Postings, postingsOf, type Term } from './term-postings.ts';

/** Cosine of counts weighted by the rarity of the feature. */
export class Cosine<T extends Term> {
  readonly #postings: Postings<T>;
  readonly #weights: Float32Array;
  readonly #size: number;
  readonly #unseenIdf: number;

  constructor(documents: Iterable<readonly T[]>) {
    const postings = postingsOf(documents);
    const { starts, documents: owners, counts, lengths } = postings;
    this.#size = lengths.length;
    this.#unseenIdf = Math.log(1 + this.#size);
    this.#postings = postings;
    const weights = new Float32Array(owners.length);
    const squares = new Float64Array(this.#size);
    for (let term = 0; term + 1 < starts.length; term++) {
      const idf = this.#idf(term);
      for (let i = starts[term]!; i < starts[term + 1]!; i++) {
        weights[i] = amount(counts[i]!) * idf;
        squares[owners[i]!]! += weights[i]! ** 2;
      }
    }
    this.#weights = weights.map((weight, i) => weight / Math.sqrt(squares[owners[i]!]!));
  }

  #idf(term: number): number {
    const { starts } = this.#postings;
    return Math.log(1 + this.#size / (starts[term + 1]! - starts[term]!));
  }

  /** One score a document, 0 to 1. */
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
