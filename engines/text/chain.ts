/** Outside, at the beginning and inside of a name: the labels of a token, as numbers. */
export const OUTSIDE = 0;
/** The first token of a name, also of one right after another. */
export const BEGIN = 1;
/** Any further token of the same name. */
export const INSIDE = 2;
/** How many labels there are, and so how many scores each token has. */
export const LABELS = 3;

/**
 * A chain model over three labels. The score of a labelling is the sum over tokens of the weights of their features
 * and over neighbours of the transitions; the label outside has no weights of its own, since only differences count.
 */
export type ChainModel = {
  /** Two a row of features: for begin and for inside. */
  weights: Int8Array | Float32Array;
  /** What a weight of 1 is worth. */
  scale: number;
  /** From label (or, as a fourth, the start of a sentence) to label. */
  transitions: Float32Array;
  /** Taken from the score of outside when labelling: above 0, more is found and less of it right. */
  eagerness: number;
};

const START = LABELS;

/** The score of each label at each token, without transitions. */
export function scoresOf(model: ChainModel, rows: Int32Array, featuresPerToken: number): Float32Array {
  const length = rows.length / featuresPerToken;
  const { weights, scale } = model;
  const scores = new Float32Array(length * LABELS);
  for (let at = 0, row = 0; at < length; at++) {
    let begin = 0;
    let inside = 0;
    for (const end = row + featuresPerToken; row < end; row++) {
      const from = rows[row]! * 2;
      begin += weights[from]!;
      inside += weights[from + 1]!;
    }
    scores[at * LABELS + BEGIN] = begin * scale;
    scores[at * LABELS + INSIDE] = inside * scale;
  }
  return scores;
}

/** The labelling of the highest score (Viterbi); what is inside follows a beginning. */
export function bestLabels(model: ChainModel, scores: Float32Array): Uint8Array {
  const length = scores.length / LABELS;
  const { transitions, eagerness } = model;
  const before = new Uint8Array(length * LABELS);
  const labels = new Uint8Array(length);
  let previous = new Float64Array(LABELS);
  let current = new Float64Array(LABELS);
  for (let at = 0; at < length; at++) {
    for (let label = 0; label < LABELS; label++) {
      let best = Number.NEGATIVE_INFINITY;
      let from = 0;
      if (at === 0 && mayFollow(START, label)) best = transitions[START * LABELS + label]!;
      for (let other = 0; at > 0 && other < LABELS; other++) {
        const score = previous[other]! + transitions[other * LABELS + label]!;
        if (score <= best || !mayFollow(other, label)) continue;
        best = score;
        from = other;
      }
      current[label] = best + scores[at * LABELS + label]! - (label === OUTSIDE ? eagerness : 0);
      before[at * LABELS + label] = from;
    }
    [previous, current] = [current, previous];
  }
  let label = 0;
  for (let other = 1; other < LABELS; other++) if (previous[other]! > previous[label]!) label = other;
  for (let at = length - 1; at >= 0; at--) {
    labels[at] = label;
    label = before[at * LABELS + label]!;
  }
  return labels;
}

/**
 * Whether a label, or as a fourth the start of a sentence, may stand before another: nothing is inside that did not
 * begin.
 */
export function mayFollow(label: number, next: number): boolean {
  return next !== INSIDE || label === BEGIN || label === INSIDE;
}

/** What forward and backward sums leave behind, in the domain of probabilities, rescaled at every token. */
export type Sums = {
  length: number;
  forward: Float64Array;
  backward: Float64Array;
  /** The exponential of the scores of tokens and of transitions; 0 for a transition that may not be. */
  own: Float64Array;
  step: Float64Array;
};

/** The sums over all labellings that lead to each token and on from it (forward-backward), for probabilities. */
export function sumsOf(model: ChainModel, scores: Float32Array): Sums {
  const length = scores.length / LABELS;
  const step = new Float64Array((LABELS + 1) * LABELS);
  for (let from = 0; from <= START; from++) {
    for (let label = 0; label < LABELS; label++) {
      const at = from * LABELS + label;
      step[at] = mayFollow(from, label) ? Math.exp(model.transitions[at]!) : 0;
    }
  }
  const own = new Float64Array(scores.length);
  for (let i = 0; i < own.length; i++) own[i] = Math.exp(Math.max(-30, Math.min(30, scores[i]!)));
  const forward = new Float64Array(scores.length);
  for (let at = 0; at < length; at++) {
    for (let label = 0; label < LABELS; label++) {
      let sum = at === 0 ? step[START * LABELS + label]! : 0;
      for (let from = 0; at > 0 && from < LABELS; from++)
        sum += forward[(at - 1) * LABELS + from]! * step[from * LABELS + label]!;
      forward[at * LABELS + label] = sum * own[at * LABELS + label]!;
    }
    rescale(forward, at);
  }
  const backward = new Float64Array(scores.length).fill(1);
  for (let at = length - 2; at >= 0; at--) {
    for (let label = 0; label < LABELS; label++) {
      let sum = 0;
      for (let next = 0; next < LABELS; next++) {
        const there = (at + 1) * LABELS + next;
        sum += step[label * LABELS + next]! * own[there]! * backward[there]!;
      }
      backward[at * LABELS + label] = sum;
    }
    rescale(backward, at);
  }
  return { length, forward, backward, own, step };
}

/** The probability of each label at each token, 0 to 1, over all labellings. */
export function labelProbabilities({ length, forward, backward }: Sums): Float64Array {
  const labels = new Float64Array(forward.length);
  for (let i = 0; i < labels.length; i++) labels[i] = forward[i]! * backward[i]!;
  for (let at = 0; at < length; at++) rescale(labels, at);
  return labels;
}

/** How often each transition is to be expected in the sentence, over all labellings. */
export function expectedTransitions(sums: Sums): Float64Array {
  const { length, forward, backward, own, step } = sums;
  const expected = new Float64Array((LABELS + 1) * LABELS);
  if (length > 0) expected.set(labelProbabilities(sums).subarray(0, LABELS), START * LABELS);
  const pair = new Float64Array(LABELS * LABELS);
  for (let at = 1; at < length; at++) {
    let total = 0;
    for (let from = 0; from < LABELS; from++) {
      for (let label = 0; label < LABELS; label++) {
        const i = from * LABELS + label;
        const here = at * LABELS + label;
        pair[i] = forward[(at - 1) * LABELS + from]! * step[i]! * own[here]! * backward[here]!;
        total += pair[i];
      }
    }
    for (let i = 0; i < pair.length; i++) expected[i]! += pair[i]! / total;
  }
  return expected;
}

function rescale(values: Float64Array, at: number): void {
  let sum = 0;
  for (let label = 0; label < LABELS; label++) sum += values[at * LABELS + label]!;
  for (let label = 0; label < LABELS; label++) values[at * LABELS + label]! /= sum;
}

/** A sentence as a chain model reads it. */
export type ChainReading = {
  /** One for each token. */
  labels: Uint8Array;
  /** For each token, 0 to 1: how likely it is part of a name. */
  certainty: Float64Array;
};

/** The likeliest labels of a sentence, given as the rows of the features of its tokens, and how certain each is. */
export function readChain(model: ChainModel, rows: Int32Array, featuresPerToken: number): ChainReading {
  const scores = scoresOf(model, rows, featuresPerToken);
  const probabilities = labelProbabilities(sumsOf(model, scores));
  const certainty = new Float64Array(scores.length / LABELS);
  for (let at = 0; at < certainty.length; at++) certainty[at] = 1 - probabilities[at * LABELS + OUTSIDE]!;
  return { labels: bestLabels(model, scores), certainty };
}

/** The row of a feature among 2 ** `rowBits`: its kind and up to three values, hashed. */
export function featureRow(rowBits: number, kind: number, a: number, b = 0, c = 0): number {
  let hash = Math.imul(kind, 0x9e3779b1) ^ a;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) + b;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) + c;
  hash = Math.imul(hash ^ (hash >>> 16), 0x27d4eb2f);
  return (hash ^ (hash >>> 15)) & ((1 << rowBits) - 1);
}
