import { describe, expect, it } from 'vitest';
import { BEGIN, bestLabels, INSIDE, OUTSIDE, scoresOf } from '#engines/text/index.ts';
import { type Example, learnChain, randomFrom } from './chain-learning.ts';

/** One feature a token: 1 begins a name, 2 goes on with it where one stands before, 3 is never in one. */
const sentence = (...rows: number[]): Example => ({
  rows: Int32Array.from(rows),
  labels: Uint8Array.from(rows, (row, at) => {
    if (row === 1) return BEGIN;
    return row === 2 && (rows[at - 1] === 1 || rows[at - 1] === 2) ? INSIDE : OUTSIDE;
  }),
});

const learning = { rowBits: 3, featuresPerToken: 1, epochs: 20, rate: 0.3, eagerness: 0 };
const examples = [
  sentence(3, 1, 2, 3),
  sentence(1, 2, 2),
  sentence(3, 2, 3),
  sentence(1, 3, 2),
  sentence(3, 3),
];

describe('a chain that learns', () => {
  it('labels what it has learned, also by the neighbour alone', () => {
    const model = learnChain([examples], learning, randomFrom(1));
    for (const { rows, labels } of [...examples, sentence(3, 1, 2, 2, 3, 2)])
      expect([...bestLabels(model, scoresOf(model, rows, 1))]).toEqual([...labels]);
  });

  it('learns the same from the same', () => {
    const once = learnChain([examples], learning, randomFrom(1));
    expect(learnChain([examples], learning, randomFrom(1))).toEqual(once);
  });
});
