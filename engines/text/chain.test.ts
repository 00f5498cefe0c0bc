import { describe, expect, it } from 'vitest';
import {
  BEGIN,
  bestLabels,
  type ChainModel,
  expectedTransitions,
  INSIDE,
  LABELS,
  labelProbabilities,
  mayFollow,
  scoresOf,
  sumsOf,
} from './chain.ts';

const model: ChainModel = {
  weights: Float32Array.from([1, -1, -2, 3, 0.5, 0.25]),
  scale: 0.5,
  transitions: Float32Array.from([0.2, -0.3, 0, -0.5, 0.4, 0.1, -0.2, 0.3, 0.6, 0.1, -0.4, 0]),
  eagerness: 0,
};
/** Four tokens of two features each. */
const scores = scoresOf(model, Int32Array.from([0, 1, 1, 2, 0, 2, 0, 0]), 2);

describe('a chain of labels', () => {
  it('adds the weights of the features of a token', () => {
    expect([...scores.subarray(0, 3)]).toEqual([0, -0.5, 1]);
  });

  it('agrees with trying every labelling', () => {
    const all = labellings(4).map((labels) => ({ labels, weight: Math.exp(scoreOf(labels)) }));
    const total = all.reduce((sum, { weight }) => sum + weight, 0);
    const best = all.reduce((a, b) => (b.weight > a.weight ? b : a));
    expect([...bestLabels(model, scores)]).toEqual(best.labels);
    const probabilities = labelProbabilities(sumsOf(model, scores));
    for (let at = 0; at < 4; at++) {
      for (let label = 0; label < LABELS; label++) {
        const weight = all.reduce((sum, it) => sum + (it.labels[at] === label ? it.weight : 0), 0);
        expect(probabilities[at * LABELS + label]).toBeCloseTo(weight / total, 6);
      }
    }
    const expected = all.reduce(
      (sum, { labels, weight }) =>
        sum +
        (weight * labels.filter((label, at) => label === INSIDE && labels[at - 1] === BEGIN).length) / total,
      0,
    );
    expect(expectedTransitions(sumsOf(model, scores))[BEGIN * LABELS + INSIDE]).toBeCloseTo(expected, 6);
  });

  it('never goes inside a name that has not begun', () => {
    const eager = { ...model, weights: Float32Array.from([-9, 9]), eagerness: 9 };
    const labels = bestLabels(eager, scoresOf(eager, Int32Array.from([0, 0, 0]), 1));
    expect([...labels]).toEqual([BEGIN, INSIDE, INSIDE]);
  });
});

function labellings(length: number): number[][] {
  if (length === 0) return [[]];
  return labellings(length - 1).flatMap((labels) =>
    [0, 1, 2].filter((next) => mayFollow(labels.at(-1) ?? LABELS, next)).map((next) => [...labels, next]),
  );
}

function scoreOf(labels: readonly number[]): number {
  return labels.reduce(
    (sum, label, at) =>
      sum + scores[at * LABELS + label]! + model.transitions[(labels[at - 1] ?? LABELS) * LABELS + label]!,
    0,
  );
}
