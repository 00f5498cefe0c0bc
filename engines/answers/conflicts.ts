import { findDates } from '#engines/text/index.ts';
import type { Candidate } from './evidence.ts';
import type { Question } from './question.ts';
import { shortAnswerOf } from './short-answer.ts';
import type { Sought } from './sought.ts';
import { tokensOf } from './tokens.ts';

/** A sentence counts as another answer where it says nearly as much of the question as the best one. */
const NEARLY = 0.92;

/**
 * Sentences of other documents that answer with another number or date than the best one: of two handbooks, one says 22
 * days and one 30. Which of them holds is for a person to say.
 */
export function conflictsWith(
  best: Candidate,
  candidates: readonly Candidate[],
  question: Question,
  sought: readonly Sought[],
): Candidate[] {
  const own = amountOf(best, question, sought);
  if (own === null) return [];
  return candidates.filter((other) => {
    if (other.passage.document === best.passage.document) return false;
    if (other.features.cover < best.features.cover * NEARLY || other.features.cover < 0.5) return false;
    const value = amountOf(other, question, sought);
    return value !== null && value !== own;
  });
}

function amountOf(candidate: Candidate, question: Question, sought: readonly Sought[]): string | null {
  const answer = shortAnswerOf(candidate, question, sought, false);
  if (answer?.kind !== 'number' && answer?.kind !== 'date') return null;
  const numbers = tokensOf(answer.text).filter((token) => token.isNumber);
  // "March 2026" and "May 2026" have the same number in them.
  const months = answer.kind === 'date' ? findDates(answer.text).map(({ start }) => start) : [];
  return [...months, ...numbers.map((token) => token.word)].join(' ');
}
