import { describe, expect, it } from 'vitest';
import { decodeWeights, encodeWeights } from './chain-weights.ts';

const ROW_BITS = 9;

const model = {
  weights: Float32Array.from({ length: 2 << ROW_BITS }, (_, at) => Math.sin(at)),
  scale: 1,
  transitions: Float32Array.from({ length: 12 }, (_, at) => at / 8),
  eagerness: 0.6,
};

describe('a file of weights', () => {
  it('gives back what was written, to within a step of a byte', () => {
    const read = decodeWeights(encodeWeights(model, ROW_BITS, ['About these weights']), ROW_BITS);
    expect([...read.transitions]).toEqual([...model.transitions]);
    expect(read.eagerness).toBe(0.6);
    for (const at of [0, 1, 77, model.weights.length - 1])
      expect(Math.abs(read.weights[at]! * read.scale - model.weights[at]!)).toBeLessThan(0.005);
  });

  it('begins with lines for people', () => {
    const text = new TextDecoder().decode(
      encodeWeights(model, ROW_BITS, ['Learned from X.', 'MIT licence.']),
    );
    expect(text.split('\n').slice(0, 2)).toEqual(['Learned from X.', 'MIT licence.']);
  });

  it('is refused where it was made for other features', () => {
    const bytes = encodeWeights(model, ROW_BITS, ['About']);
    expect(() => decodeWeights(bytes.subarray(0, bytes.length - 1), ROW_BITS)).toThrow('train it again');
    expect(() => decodeWeights(bytes, ROW_BITS + 1)).toThrow('train it again');
  });
});
