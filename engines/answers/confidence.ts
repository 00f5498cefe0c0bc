import type { Candidate, Features } from './evidence.ts';
import type { AnswerKind } from './question.ts';
import type { Sought } from './sought.ts';

/** Under this an answer is no answer. */
export const LEAST_CONFIDENCE_OF_ANSWER = 0.5;

/** How well a sentence serves as the answer; for comparing sentences of one question. */
export function worthOf(features: Features, _kind: AnswerKind): number {
  return (
    3 * features.cover +
    2 * features.reach +
    features.pairs +
    0.6 * features.kind +
    features.passage +
    0.4 * features.length
  );
}

/** How likely the best sentences answer, 0 to 1. */
export function confidenceOf(
  ranked: readonly { candidate: Candidate; worth: number }[],
  _sought: readonly Sought[],
  _kind: AnswerKind,
): number {
  const best = ranked[0]?.candidate.features;
  if (!best) return 0;
  return 1 / (1 + Math.exp(-(8 * best.reach + 2 * best.kind - 5)));
}
