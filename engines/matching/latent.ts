import type { SparseVector } from './tfidf.ts';

/**
 * Latent semantic analysis (Deerwester et al. 1990): sparse vectors brought to the few directions in which the
 * documents differ most, so that words which keep the same company meet, also across languages where documents
 * hold both. Truncated SVD by subspace iteration (Halko, Martinsson and Tropp 2011) from a fixed start: the same
 * documents give the same vectors. Returns the projection of a vector over the same terms, of length 1, or 0
 * where it has nothing in common with the documents.
 */
export function latentSpace(
  documents: readonly SparseVector[],
  terms: number,
  dimensions: number,
): (vector: SparseVector) => Float32Array {
  const basis = rightSingularVectors(documents, terms, dimensions);
  return ({ ids, weights }) => {
    const dense = new Float32Array(dimensions);
    for (let i = 0; i < ids.length; i++) {
      const weight = weights[i]!;
      const row = ids[i]! * dimensions;
      for (let d = 0; d < dimensions; d++) dense[d]! += weight * basis[row + d]!;
    }
    return unit(dense);
  };
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? vector : vector.map((value) => value / length);
}

// Five: further rounds turn the directions within the space they span, which no product of two vectors sees.
const rounds = 5;

/**
 * Orthonormal directions in term space, row by term: `basis[term * k + d]`. The iteration runs on the products
 * of documents with each other, a small matrix, and goes over to terms once at its end.
 */
function rightSingularVectors(rows: readonly SparseVector[], terms: number, k: number): Float32Array {
  let state = 0x2545f491;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 0x7fffffff;
  };
  const n = rows.length;
  const gram = productsOf(rows, terms);
  let inDocuments = Float64Array.from({ length: n * k }, next);
  for (let round = 0; round < rounds; round++) {
    const multiplied = new Float64Array(n * k);
    for (let a = 0; a < n; a++) {
      for (let b = 0; b < n; b++) {
        const product = gram[a * n + b]!;
        if (product !== 0)
          for (let d = 0; d < k; d++) multiplied[a * k + d]! += product * inDocuments[b * k + d]!;
      }
    }
    orthonormalise(multiplied, n, k);
    inDocuments = multiplied;
  }
  const inTerms = new Float64Array(terms * k);
  rows.forEach((row, at) => {
    for (let i = 0; i < row.ids.length; i++) {
      const to = row.ids[i]! * k;
      const weight = row.weights[i]!;
      for (let d = 0; d < k; d++) inTerms[to + d]! += weight * inDocuments[at * k + d]!;
    }
  });
  orthonormalise(inTerms, terms, k);
  return Float32Array.from(inTerms);
}

function productsOf(rows: readonly SparseVector[], terms: number): Float64Array {
  const n = rows.length;
  const gram = new Float64Array(n * n);
  const spread = new Float64Array(terms);
  rows.forEach((row, a) => {
    spread.fill(0);
    row.ids.forEach((id, i) => {
      spread[id] = row.weights[i]!;
    });
    rows.forEach((other, b) => {
      let sum = 0;
      for (let i = 0; i < other.ids.length; i++) sum += other.weights[i]! * spread[other.ids[i]!]!;
      gram[a * n + b] = sum;
    });
  });
  return gram;
}

/** Gram and Schmidt, twice over for exactness; columns that vanish become zero. */
function orthonormalise(matrix: Float64Array, rows: number, columns: number): void {
  // Column by column in memory: the inner loops then run along.
  const column = Array.from({ length: columns }, (_, c) =>
    Float64Array.from({ length: rows }, (__, r) => matrix[r * columns + c]!),
  );
  for (let c = 0; c < columns; c++) {
    const own = column[c]!;
    for (let pass = 0; pass < 2; pass++) {
      for (let before = 0; before < c; before++) {
        const other = column[before]!;
        let along = 0;
        for (let r = 0; r < rows; r++) along += own[r]! * other[r]!;
        if (along !== 0) for (let r = 0; r < rows; r++) own[r]! -= along * other[r]!;
      }
    }
    let length = 0;
    for (let r = 0; r < rows; r++) length += own[r]! ** 2;
    length = Math.sqrt(length);
    for (let r = 0; r < rows; r++) own[r] = length > 1e-9 ? own[r]! / length : 0;
  }
  for (let c = 0; c < columns; c++) for (let r = 0; r < rows; r++) matrix[r * columns + c] = column[c]![r]!;
}
