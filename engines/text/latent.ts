import type { SparseVector } from './tfidf.ts';

/**
 * Latent semantic analysis (Deerwester et al. 1990): sparse vectors brought to the few directions in which the
 * documents differ most, so that words which keep the same company meet, also across languages where documents
 * hold both. Truncated SVD by subspace iteration (Halko, Martinsson and Tropp 2011) from a fixed start: the same
 * documents give the same vectors. Costs what the documents hold, not the square of their number. Returns the projection of a vector over the same terms, of length 1, or 0
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
    return unitVector(dense);
  };
}

/** The sum of the products of two vectors' components: their cosine, where both are of length 1. */
export function dotProduct(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += a[d]! * b[d]!;
  return sum;
}

/** The same direction with a length of 1; a vector of zeros as it is. */
export function unitVector(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? vector : vector.map((value) => value / length);
}

// Three: further rounds mostly turn the directions within the space they span, which no product of two vectors sees;
// five rank no better.
const rounds = 3;

/** Orthonormal directions in term space, row by term: `basis[term * k + d]`. */
function rightSingularVectors(rows: readonly SparseVector[], terms: number, k: number): Float32Array {
  let state = 0x2545f491;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 0x7fffffff;
  };
  const n = rows.length;
  const inTerms = new Float64Array(terms * k);
  let inDocuments = Float64Array.from({ length: n * k }, next);
  for (let round = 0; round < rounds; round++) {
    towardsTerms(rows, inDocuments, inTerms, k);
    const multiplied = towardsDocuments(rows, inTerms, k);
    const lower = cholesky(productsOfColumns(multiplied, multiplied, n, k), k);
    inDocuments = dividedBy(multiplied, lower, n, k);
  }
  // Brought to terms, the directions are orthonormal once divided by the root of their products, and those
  // can be had among the documents, which are fewer.
  towardsTerms(rows, inDocuments, inTerms, k);
  const products = productsOfColumns(inDocuments, towardsDocuments(rows, inTerms, k), n, k);
  towardsTerms(rows, dividedBy(inDocuments, cholesky(products, k), n, k), inTerms, k);
  return Float32Array.from(inTerms);
}

/** `to` = transposed rows times `from`. */
function towardsTerms(rows: readonly SparseVector[], from: Float64Array, to: Float64Array, k: number): void {
  to.fill(0);
  rows.forEach(({ ids, weights }, at) => {
    for (let i = 0; i < ids.length; i++) {
      const target = ids[i]! * k;
      const weight = weights[i]!;
      for (let d = 0; d < k; d++) to[target + d]! += weight * from[at * k + d]!;
    }
  });
}

/** The product of the rows and `from`: a row of `k` numbers a document. */
function towardsDocuments(
  rows: readonly SparseVector[],
  from: Float64Array,
  k: number,
): Float64Array<ArrayBuffer> {
  const to = new Float64Array(rows.length * k);
  rows.forEach(({ ids, weights }, at) => {
    for (let i = 0; i < ids.length; i++) {
      const source = ids[i]! * k;
      const weight = weights[i]!;
      for (let d = 0; d < k; d++) to[at * k + d]! += weight * from[source + d]!;
    }
  });
  return to;
}

/** transposed a times b, where that is symmetric; its lower half. */
function productsOfColumns(a: Float64Array, b: Float64Array, rows: number, k: number): Float64Array {
  const products = new Float64Array(k * k);
  for (let r = 0; r < rows; r++) {
    for (let i = 0; i < k; i++) {
      const value = a[r * k + i]!;
      for (let j = 0; j <= i; j++) products[i * k + j]! += value * b[r * k + j]!;
    }
  }
  return products;
}

// A direction is held for empty when so little of its length is its own.
const vanishing = 1e-12;

/** The lower triangle whose product with its transpose is the matrix. Empty directions get a diagonal of 0. */
function cholesky(matrix: Float64Array, k: number): Float64Array {
  const lower = new Float64Array(k * k);
  for (let i = 0; i < k; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * k + j]!;
      for (let d = 0; d < j; d++) sum -= lower[i * k + d]! * lower[j * k + d]!;
      if (i === j) lower[i * k + i] = sum > vanishing * matrix[i * k + i]! ? Math.sqrt(sum) : 0;
      else lower[i * k + j] = lower[j * k + j]! > 0 ? sum / lower[j * k + j]! : 0;
    }
  }
  return lower;
}

/** Rows of `matrix` times the inverse of `lower` transposed; empty directions become zero. */
function dividedBy(
  matrix: Float64Array,
  lower: Float64Array,
  rows: number,
  k: number,
): Float64Array<ArrayBuffer> {
  const divided = new Float64Array(rows * k);
  for (let r = 0; r < rows; r++) {
    for (let i = 0; i < k; i++) {
      const diagonal = lower[i * k + i]!;
      if (diagonal === 0) continue;
      let sum = matrix[r * k + i]!;
      for (let j = 0; j < i; j++) sum -= divided[r * k + j]! * lower[i * k + j]!;
      divided[r * k + i] = sum / diagonal;
    }
  }
  return divided;
}
