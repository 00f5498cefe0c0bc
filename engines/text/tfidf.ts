/** What a text holds: stems of words, and concepts of the taxonomy, with repeats. */
export interface Terms {
  stems: readonly string[];
  concepts: readonly string[];
}

/** A vector by the terms that it has. */
export interface SparseVector {
  /** Ascending. */
  ids: Int32Array;
  weights: Float32Array;
}

/** What turns terms into vectors of length 1. */
interface Tfidf {
  /** Ids run from 0 to size - 1, concepts first. */
  size: number;
  vector(terms: Terms): SparseVector;
}

// The share of concepts in a vector's squared length. They are what two languages have in common.
const conceptShare = 0.5;
// A vector keeps its heaviest terms: the rest are the noise of long texts, and cost memory a million times over.
const longestVector = 96;

/** In how many documents each stem and each concept stands. */
export interface Frequencies {
  documents: number;
  stems: ReadonlyMap<string, number>;
  concepts: ReadonlyMap<string, number>;
}

/** In how many of the documents each stem and concept stands. */
export function frequenciesOf(documents: Iterable<Terms>): Frequencies {
  const counting = createCounting();
  for (const document of documents) counting.add(document);
  return counting.counted();
}

/** Counts documents one by one, for where they are not all there at once. */
export function createCounting(): { add(document: Terms): void; counted(): Frequencies } {
  const [stems, concepts] = [new Map<string, number>(), new Map<string, number>()];
  let documents = 0;
  return {
    add: (document) => {
      documents++;
      for (const stem of new Set(document.stems)) stems.set(stem, (stems.get(stem) ?? 0) + 1);
      for (const concept of new Set(document.concepts))
        concepts.set(concept, (concepts.get(concept) ?? 0) + 1);
    },
    counted: () => ({ documents, stems, concepts }),
  };
}

/** The frequencies of two lots of documents together. */
export function sumOf(a: Frequencies, b: Frequencies): Frequencies {
  const sum = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) => {
    const both = new Map(one);
    for (const [name, count] of other) both.set(name, (both.get(name) ?? 0) + count);
    return both;
  };
  return {
    documents: a.documents + b.documents,
    stems: sum(a.stems, b.stems),
    concepts: sum(a.concepts, b.concepts),
  };
}

/** Weights (1 + ln tf) * ln(1 + N / (df + 1)). Stems without a frequency do not count, nor concepts not listed. */
export function tfidf({ documents, stems, concepts: held }: Frequencies, concepts: readonly string[]): Tfidf {
  const conceptIds = new Map(concepts.map((concept, id) => [concept, id]));
  const wordIds = new Map([...stems.keys()].map((stem, at) => [stem, concepts.length + at]));
  const frequency = [...concepts.map((concept) => held.get(concept) ?? 0), ...stems.values()];
  const idf = frequency.map((df) => Math.log(1 + documents / (df + 1)));

  const weigh = (names: readonly string[], ids: ReadonlyMap<string, number>, share: number): Term[] => {
    const counts = new Map<number, number>();
    for (const name of names) {
      const id = ids.get(name);
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const terms = [...counts].map(([id, count]) => ({ id, weight: (1 + Math.log(count)) * idf[id]! }));
    const length = Math.sqrt(terms.reduce((sum, term) => sum + term.weight ** 2, 0)) || 1;
    return terms.map(({ id, weight }) => ({ id, weight: (weight / length) * Math.sqrt(share) }));
  };

  return {
    size: idf.length,
    vector(terms) {
      const heaviest = [
        ...weigh(terms.stems, wordIds, 1 - conceptShare),
        ...weigh(terms.concepts, conceptIds, conceptShare),
      ]
        .sort((a, b) => b.weight - a.weight || a.id - b.id)
        .slice(0, longestVector)
        .sort((a, b) => a.id - b.id);
      return {
        ids: Int32Array.from(heaviest, (term) => term.id),
        weights: Float32Array.from(heaviest, (term) => term.weight),
      };
    },
  };
}

type Term = { id: number; weight: number };
