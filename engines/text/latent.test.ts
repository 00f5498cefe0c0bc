import { describe, expect, it } from 'vitest';
import { latentSpace } from './latent.ts';
import type { SparseVector } from './tfidf.ts';

const sparse = (...weights: number[]): SparseVector => {
  const ids = weights.flatMap((weight, id) => (weight === 0 ? [] : [id]));
  return { ids: Int32Array.from(ids), weights: Float32Array.from(ids, (id) => weights[id]!) };
};
const product = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * b[at]!, 0);

describe('a latent space', () => {
  // Two subjects that share no word; within each, words that never stand together.
  const documents = [
    sparse(1, 1, 0, 0, 0, 0),
    sparse(0, 1, 1, 0, 0, 0),
    sparse(0, 0, 0, 1, 1, 0),
    sparse(0, 0, 0, 0, 1, 1),
  ];

  it('brings together words that keep the same company, and no others', () => {
    const project = latentSpace(documents, 6, 2);
    const [a, c, d] = [project(sparse(1)), project(sparse(0, 0, 1)), project(sparse(0, 0, 0, 1))];
    expect(product(a, c)).toBeGreaterThan(0.98);
    expect(Math.abs(product(a, d))).toBeLessThan(0.1);
  });

  it('keeps all angles between documents where it has room for all directions', () => {
    const project = latentSpace(documents, 6, 4);
    documents.forEach((one, i) => {
      documents.forEach((other, j) => {
        const cosine = i === j ? 1 : i + j === 1 || i + j === 5 ? 0.5 : 0;
        expect(product(project(one), project(other))).toBeCloseTo(cosine, 5);
      });
    });
  });

  it('has empty directions where there are fewer documents than dimensions, and stays finite', () => {
    const project = latentSpace([...documents, documents[0]!], 6, 12);
    const vector = project(sparse(1, 1));
    expect([...vector].every(Number.isFinite)).toBe(true);
    expect(product(vector, vector)).toBeCloseTo(1, 5);
  });

  it('gives nothing for a text that shares no term, and the same for the same documents', () => {
    expect(latentSpace(documents, 7, 2)(sparse(0, 0, 0, 0, 0, 0, 1))).toEqual(new Float32Array(2));
    expect(latentSpace(documents, 6, 3)(sparse(1))).toEqual(latentSpace(documents, 6, 3)(sparse(1)));
  });
});
