import type { ScanWord } from './scan-recogniser.ts';

/** Mean confidence of words by their letters. */
export function weightedConfidence(words: readonly ScanWord[]): number {
  const weight = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, weight);
}
