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
  /** How many terms each document has, each as often as it stands there. */
  lengths: Int32Array;
};

/**
 * Counts the terms of each document. Documents may come one by one, so that their terms need not all be held at once.
 * Typed arrays throughout: indexes of tens of thousands of names stay small.
 */
export function postingsOf<T extends Term>(documents: Iterable<readonly T[]>): Postings<T> {
  const { termIds, sizes, terms, times, ends, lengths } = occurrencesIn(documents);
  const starts = new Int32Array(sizes.length + 1);
  sizes.forEach((size, term) => {
    starts[term + 1] = starts[term]! + size;
  });
  const next = starts.slice();
  const owners = new Int32Array(terms.length);
  const counts = new Uint16Array(terms.length);
  let at = 0;
  ends.forEach((end, document) => {
    for (; at < end; at++) {
      const place = next[terms[at]!]!++;
      owners[place] = document;
      counts[place] = times[at]!;
    }
  });
  return { termIds, starts, documents: owners, counts, lengths: Int32Array.from(lengths) };
}

/** What is read of documents in their order: their distinct terms behind each other, and how often each stands there. */
interface Occurrences<T extends Term> {
  termIds: Map<T, number>;
  /** How many documents have each term. */
  sizes: number[];
  terms: Int32Array;
  times: Uint16Array;
  /** Where the terms of each document end. */
  ends: number[];
  lengths: number[];
}

function occurrencesIn<T extends Term>(documents: Iterable<readonly T[]>): Occurrences<T> {
  const found = {
    termIds: new Map<T, number>(),
    sizes: [] as number[],
    ends: [] as number[],
    lengths: [] as number[],
  };
  let terms = new Int32Array(FIRST_ROOM);
  let times = new Uint16Array(FIRST_ROOM);
  /** For each term, where it stands in the document that is read, or somewhere before it. */
  const places: number[] = [];
  let end = 0;
  for (const document of documents) {
    const begin = end;
    if (end + document.length > terms.length) {
      const room = 2 * (end + document.length);
      terms = grown(terms, new Int32Array(room));
      times = grown(times, new Uint16Array(room));
    }
    for (const term of document) {
      const id = found.termIds.get(term) ?? found.termIds.size;
      if (id === found.termIds.size) {
        found.termIds.set(term, id);
        found.sizes.push(0);
        places.push(-1);
      }
      if (places[id]! < begin) {
        places[id] = end;
        terms[end++] = id;
        found.sizes[id]!++;
      }
      times[places[id]!]!++;
    }
    found.ends.push(end);
    found.lengths.push(document.length);
  }
  return { ...found, terms: terms.subarray(0, end), times: times.subarray(0, end) };
}

const FIRST_ROOM = 1_024;

function grown<A extends Int32Array | Uint16Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
