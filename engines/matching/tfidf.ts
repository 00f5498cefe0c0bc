/** What a text holds: stems of words, and concepts of the taxonomy, with repeats. */
export interface Terms {
  stems: readonly string[];
  concepts: readonly string[];
}

export interface SparseVector {
  /** Ascending. */
  ids: Int32Array;
  weights: Float32Array;
}

export interface Tfidf {
  /** Ids run from 0 to size - 1, concepts first. */
  size: number;
  vector(terms: Terms): SparseVector;
}

// The share of concepts in a vector's squared length. They are what two languages have in common.
const conceptShare = 0.5;
// A vector keeps its heaviest terms: the rest are the noise of long texts, and cost memory a million times over.
const longestVector = 96;

/**
 * Weights (1 + ln tf) * ln(1 + N / (df + 1)). Terms that no document holds do not count, nor words that `keeps`
 * refuses by their document frequency.
 */
export function tfidf(
  documents: readonly Terms[],
  concepts: readonly string[],
  keeps: (stem: string, documentFrequency: number) => boolean = () => true,
): Tfidf {
  const conceptIds = new Map(concepts.map((concept, id) => [concept, id]));
  const frequency: number[] = concepts.map(() => 0);
  const wordFrequency = new Map<string, number>();
  for (const document of documents) {
    for (const stem of new Set(document.stems)) wordFrequency.set(stem, (wordFrequency.get(stem) ?? 0) + 1);
    for (const concept of new Set(document.concepts)) {
      const id = conceptIds.get(concept);
      if (id !== undefined) frequency[id]!++;
    }
  }
  const wordIds = new Map<string, number>();
  for (const [stem, df] of wordFrequency) {
    if (!keeps(stem, df)) continue;
    wordIds.set(stem, frequency.length);
    frequency.push(df);
  }
  const idf = frequency.map((df) => Math.log(1 + documents.length / (df + 1)));

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
