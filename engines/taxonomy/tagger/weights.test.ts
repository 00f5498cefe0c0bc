import { describe, expect, it } from 'vitest';
import { ROW_BITS } from './features.ts';
import { decodeWeights, encodeWeights } from './weights.ts';

const model = {
  weights: Float32Array.from({ length: 2 << ROW_BITS }, (_, at) => Math.sin(at)),
  scale: 1,
  transitions: Float32Array.from({ length: 12 }, (_, at) => at / 8),
  eagerness: 0.6,
};

describe('a file of weights', () => {
  it('gives back what was written, to within a step of a byte', () => {
    const read = decodeWeights(encodeWeights(model, ['About these weights']));
    expect([...read.transitions]).toEqual([...model.transitions]);
    expect(read.eagerness).toBe(0.6);
    for (const at of [0, 1, 77, model.weights.length - 1])
      expect(Math.abs(read.weights[at]! * read.scale - model.weights[at]!)).toBeLessThan(0.005);
  });

  it('begins with lines for people', () => {
    const text = new TextDecoder().decode(encodeWeights(model, ['Learned from X.', 'MIT licence.']));
    expect(text.split('\n').slice(0, 2)).toEqual(['Learned from X.', 'MIT licence.']);
  });

  it('is refused where it was made for other features', () => {
    const bytes = encodeWeights(model, ['About']);
    expect(() => decodeWeights(bytes.subarray(0, bytes.length - 1))).toThrow('train it again');
  });
});
