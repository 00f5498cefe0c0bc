import type { SparseVector } from './tfidf.ts';

/** Turns counted terms into a vector of length 1, or 0 where none is known. */
interface TermWeights {
  /** At most `longest` terms, the heaviest. */
  vector(counts: ReadonlyMap<string, number>, longest?: number): SparseVector;
}

interface TermWeighing {
  /** The terms that count, in the order of their ids. */
  terms: Iterable<string>;
  rarity: (term: string) => number;
  /** A term that stands tf times weighs tf to this power, or 1 + ln tf. */
  repeats: number | 'logarithm';
}

/** Weighs terms by how often they stand in a text and how rare they are. */
export function createTermWeights({ terms, rarity, repeats }: TermWeighing): TermWeights {
  const ids = new Map<string, number>();
  for (const term of terms) ids.set(term, ids.size);
  const rarities = Float64Array.from(ids.keys(), rarity);
  const often = (times: number) => (repeats === 'logarithm' ? 1 + Math.log(times) : times ** repeats);
  return {
    vector(counts, longest = Infinity) {
      let found: { id: number; weight: number }[] = [];
      for (const [term, times] of counts) {
        const id = ids.get(term);
        if (id !== undefined) found.push({ id, weight: often(times) * rarities[id]! });
      }
      const length = Math.sqrt(found.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1;
      if (found.length > longest)
        found = found.sort((a, b) => b.weight - a.weight || a.id - b.id).slice(0, longest);
      found.sort((a, b) => a.id - b.id);
      return {
        ids: Int32Array.from(found, ({ id }) => id),
        weights: Float32Array.from(found, ({ weight }) => weight / length),
      };
    },
  };
}

/** How rare a term is that stands in `holders` of `documents`: ln(1 + N / (df + 1)). */
export function rarityIn(documents: number, holders: number): number {
  return Math.log(1 + documents / (holders + 1));
}
