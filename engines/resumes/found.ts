/** Values as the readers of a resume find them: with where each stands, and how sure its reader is. */
import type { Line } from '#engines/documents/index.ts';
import { placeOf } from './pieces.ts';
import type { Evidence } from './resume.ts';

/** A value with why it is believed. */
export interface Read<T> {
  value: T;
  evidence: Evidence;
}

/** A value of several fields, each with evidence of its own. */
export interface Found<T> {
  value: T;
  evidence: Partial<Record<keyof T & string, Evidence>>;
}

/** What may be the value of a field. */
export interface Candidate {
  text: string;
  line: Line;
  score: number;
}

/** The candidate with the highest score, of equal ones the first; null where there is none. */
export function bestOf(candidates: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null;
  for (const candidate of candidates) if (!best || candidate.score > best.score) best = candidate;
  return best;
}

/** A candidate as a value; `confidenceOf` turns its score into how sure that is, 0 to 1. */
export function readOf(
  candidate: Candidate | null,
  confidenceOf: (score: number) => number,
): Read<string> | null {
  if (!candidate) return null;
  const { text, line, score } = candidate;
  return { value: text, evidence: { confidence: confidenceOf(score), place: placeOf(line, text) } };
}
