import {
  BEGIN,
  type ChainModel,
  expectedTransitions,
  INSIDE,
  LABELS,
  labelProbabilities,
  scoresOf,
  sumsOf,
} from '#engines/text/index.ts';

/** A sentence to learn from: the rows of the features of its tokens, token after token, and their right labels. */
export interface Example {
  rows: Int32Array;
  labels: Uint8Array;
}

export interface Learning {
  rowBits: number;
  featuresPerToken: number;
  epochs: number;
  /** Of AdaGrad. */
  rate: number;
  /** See `ChainModel`. */
  eagerness: number;
}

/**
 * The chain model learned from these sentences: log-linear, by stochastic gradients with a step of its own for each
 * weight (AdaGrad; Duchi, Hazan and Singer, JMLR 2011). Each epoch takes the next of `rounds`, the same sentences in
 * another dress, in an order that `random` draws.
 */
export function learnChain(
  rounds: readonly (readonly Example[])[],
  learning: Learning,
  random: () => number,
): ChainModel {
  const model: ChainModel = {
    weights: new Float32Array(2 << learning.rowBits),
    scale: 1,
    transitions: new Float32Array((LABELS + 1) * LABELS),
    eagerness: learning.eagerness,
  };
  const squares: Squares = {
    weights: new Float32Array(model.weights.length),
    transitions: new Float32Array(model.transitions.length),
  };
  for (let epoch = 0; epoch < learning.epochs; epoch++) {
    const round = rounds[epoch % rounds.length] ?? [];
    for (const example of shuffled(round, random)) learn(model, squares, example, learning);
  }
  return model;
}

interface Squares {
  weights: Float32Array;
  transitions: Float32Array;
}

function learn(
  model: ChainModel,
  squares: Squares,
  { rows, labels }: Example,
  { featuresPerToken, rate }: Learning,
): void {
  const sums = sumsOf(model, scoresOf(model, rows, featuresPerToken));
  const probabilities = labelProbabilities(sums);
  const gradients = expectedTransitions(sums).map((expected) => -expected);
  let before = LABELS;
  labels.forEach((label, at) => {
    gradients[before * LABELS + label]! += 1;
    before = label;
    for (const learned of [BEGIN, INSIDE]) {
      const gradient = (label === learned ? 1 : 0) - probabilities[at * LABELS + learned]!;
      if (Math.abs(gradient) < negligible) continue;
      for (let row = at * featuresPerToken; row < (at + 1) * featuresPerToken; row++)
        step(model.weights, squares.weights, rows[row]! * 2 + learned - BEGIN, gradient, rate);
    }
  });
  gradients.forEach((gradient, at) => {
    if (Math.abs(gradient) >= negligible) step(model.transitions, squares.transitions, at, gradient, rate);
  });
}

const negligible = 1e-3;

function step(
  values: Float32Array | Int8Array,
  squares: Float32Array,
  at: number,
  gradient: number,
  rate: number,
): void {
  squares[at]! += gradient * gradient;
  values[at]! += (rate * gradient) / Math.sqrt(squares[at]! + 0.01);
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

/** Numbers from 0 to 1, the same every time (a linear congruential generator). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
