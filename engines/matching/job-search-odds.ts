import { type Figures, logOdds, sigmoid } from '#engines/text/index.ts';
import type { Answer } from './request-answers.ts';
import type { Condition } from './requests.ts';
import { maybeUnsaid, workTermOf } from './work-terms.ts';

/** An answer that was found, with what it is worth beside the others. */
export interface FoundAnswer {
  answer: Answer;
  worth: number;
}

/** What is true of a job that a search found, and speaks for or against it; each is so much of it, mostly 0 or 1. */
export type Trait = keyof typeof weights;

/**
 * What each trait adds to the log odds that somebody who searches would want to see a job. A logistic regression with a
 * ridge of 2 over 643 judged answers to the panel's searches, of which absurd ones count twice; with whole sets left out it
 * tells what was worth showing from what was not in 83 pairs of 100.
 */
const weights = {
  always: 1.26,
  answered: 1.55,
  'in the place': 1.6,
  'in another country': -0.59,
  'no word is said': -1.09,
  'words that others say': -0.86,
  'something is unwanted': -1.28,
  'much weaker than the best': -1.9,
} as const;

/**
 * From here on a job is shown. With whole sets left out 565 of 570 answers that were worth showing stay, and 24 of 38 that
 * were none or absurd.
 */
const leastOdds = 0.7;

/** Whether each of the jobs that a search found is likely wanted: where none is, it says so rather than filling up. */
export function likelyAmong<A extends FoundAnswer>(
  found: readonly A[],
  answers: readonly { answer: Answer }[],
  conditions: readonly Condition[],
): A[] {
  const best = found.reduce((most, { worth }) => Math.max(most, worth), 0);
  const said = conditions.map((_, at) => answers.some(({ answer }) => isSaid(answer.degrees[at])));
  return found.filter((one) => oddsOf(one, conditions, { best, said }) >= leastOdds);
}

/** What all jobs of a search are like together. */
export interface Others {
  /** The worth of the best one that was found. */
  best: number;
  /** Of each condition, whether any job answers it at all. */
  said: readonly boolean[];
}

/** From 0 to 1: how likely whoever searches wants to see a job, beside the others. */
export function oddsOf(one: FoundAnswer, conditions: readonly Condition[], others: Others): number {
  return sigmoid(logOdds(weights, traitsOf(one, conditions, others)));
}

function traitsOf(
  { answer, worth }: FoundAnswer,
  conditions: readonly Condition[],
  { best, said }: Others,
): Figures<Trait> {
  const placesOf = (kind: Condition['kind']): number[] =>
    conditions.flatMap((it, at) => (it.kind === kind && it.wish !== 'not' ? [at] : []));
  const places = placesOf('place');
  // A job that tells of no housing may have it all the same.
  const words = placesOf('word').filter((at) => !mayGoUnsaid(conditions[at]));
  const unsaid = words.filter((at) => !isSaid(answer.degrees[at]));
  const nearest = Math.max(0, ...places.map((at) => answer.degrees[at] ?? 0));
  return {
    always: true,
    answered: answer.all,
    'in the place': nearest >= IN_THE_PLACE,
    'in another country': places.length > 0 && nearest < IN_THE_COUNTRY,
    'no word is said': words.length > 0 && unsaid.length === words.length,
    'words that others say': unsaid.filter((at) => said[at]).length,
    'something is unwanted': conditions.some(({ wish }) => wish === 'not'),
    // Whoever types one word looks through all that has to do with it.
    'much weaker than the best': conditions.length > 1 && worth < SHARE_OF_BEST * best,
  };
}

function mayGoUnsaid(it: Condition | undefined): boolean {
  const term = it?.kind === 'word' ? workTermOf(it.text) : null;
  return term !== null && maybeUnsaid(term);
}

const isSaid = (degree = 0): boolean => degree > NOT_SAID;
const NOT_SAID = 0.05;
const IN_THE_PLACE = 0.9;
const IN_THE_COUNTRY = 0.05;
const SHARE_OF_BEST = 0.85;
