/** Which terms stand in which documents, for indexes that weigh them. */

/** A word, or a hashed run of characters. */
export type Term = string | number;

/** Where terms stand: for each term a run of documents, all runs in one array. */
export type Postings<T extends Term> = {
  termIds: ReadonlyMap<T, number>;
  /** The run of term i is from `starts[i]` to `starts[i + 1]`. */
  starts: Int32Array;
  documents: Int32Array;
  /** How often the term stands there. */
  counts: Uint16Array;
};

/** Counts the terms of each document. Typed arrays throughout: indexes of tens of thousands of names stay small. */
export function postingsOf<T extends Term>(documents: readonly (readonly T[])[]): Postings<T> {
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
