import type { Candidate, Features } from './evidence.ts';
import type { AnswerKind, Question } from './question.ts';
import type { Sought } from './sought.ts';

/** Under this an answer is no answer. */
export const LEAST_CONFIDENCE_OF_ANSWER = 0.5;

/**
 * What each feature weighs when sentences of one question are compared: a log-linear ranking over general features, fitted
 * on public questions and rounded.
 */
const weights: Partial<Record<keyof Features, number>> = {
  reach: 10.8,
  before: 0.5,
  after: 0.5,
  whole: -1.7,
  context: 8.7,
  namesAround: 0.9,
  pairs: 0.3,
  passage: 8.2,
  length: 0.2,
  density: 3.5,
  first: 0.4,
  leans: 0.5,
  copied: -1.9,
};

const weightOfKind: Readonly<Record<AnswerKind, number>> = {
  person: 0.3,
  date: 2.7,
  place: 0,
  number: 2.5,
  duration: 3.7,
  reason: 1.1,
  manner: 0.1,
  name: 1.7,
  'yes-no': 0,
  thing: 0,
};
const OF_DEFINITION = 1.8;

/** How well a sentence serves as the answer; for comparing sentences of one question. */
export function worthOf(features: Features, { kind, wantsDefinition }: Question): number {
  let worth = weightOfKind[kind] * features.kind + (wantsDefinition ? OF_DEFINITION * features.defines : 0);
  for (const [name, weight] of Object.entries(weights)) worth += weight * features[name as keyof Features];
  return worth;
}

/** What is known of the best sentence beside its features. */
export type Standing = {
  best: Candidate;
  sought: readonly Sought[];
  /** Whether it speaks of the opposite of what is asked. */
  isDenied: boolean;
  /** The language of the question. */
  lang: 'en' | 'ar';
};

/**
 * How likely the best sentences answer, 0 to 1: a logistic over how much of the question the sentence and what stands
 * around it say, what rare thing is left unsaid, and whether it denies the question. Constants are fitted on public
 * questions with and without an answer, the two weighing alike, and rounded.
 */
export function confidenceOf({ best, sought, isDenied, lang }: Standing): number {
  const { reach, context, passage } = best.features;
  const [most = 0, next = 0] = unsaid(sought, best.around).sort((a, b) => b - a);
  const names = sought.map(({ token }) => token.isName || token.isNumber);
  const name = Math.max(0, ...unsaid(sought, best.matched).filter((_, at) => names[at]));
  const sum =
    BIAS + REACH * reach + CONTEXT * context + PASSAGE * passage + MOST * most + NEXT * next + NAME * name;
  const across = best.passage.lang === lang ? 0 : ACROSS;
  return 1 / (1 + Math.exp(-(sum + OF_LANGUAGE[lang] + across + (isDenied ? DENIED : 0))));
}

const BIAS = -9.9;
const REACH = 7.7;
const CONTEXT = 4.4;
const PASSAGE = 6.3;
// Beside how much is said: with the same share said, a longer question is likelier answered than a short one.
const MOST = 3.5;
const NEXT = 2.2;
const NAME = -2.3;
const DENIED = -3.2;
// Words of one root meet in Arabic that do not mean alike, so the same share says a little less there.
const OF_LANGUAGE = { en: 0.4, ar: -0.16 } as const;
// In the other language no word counts in full and the passage counts less: some of that is given back.
const ACROSS = 1;

/** For each thing asked for, how rare it is (0 to 1) where it is not said. */
function unsaid(sought: readonly Sought[], said: Float32Array): number[] {
  return sought.map(({ rarity }, at) => rarity * (1 - (said[at] ?? 0)));
}
