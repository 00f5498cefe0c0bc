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
  qualified: 1.5,
  usual: 0.8,
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
  /** Nothing that was found is in the language of the question. */
  isAllForeign: boolean;
};

/** Constants of a logistic: what each thing that is known adds. */
// Beside how much is said, what is left unsaid counts for the answer: a longer question is likelier answered than a short one.
type Constants = Readonly<
  Record<'bias' | 'reach' | 'context' | 'passage' | 'most' | 'next' | 'name' | 'denied', number>
>;

/** Where question and documents share a language, or some of them do. */
const within: Readonly<Record<'en' | 'ar', Constants>> = {
  en: { bias: -9.45, reach: 7.7, context: 4.4, passage: 6.3, most: 3.5, next: 2.2, name: -2.3, denied: -3.2 },
  // Words of one root meet in Arabic that do not mean alike, so the same share says a little less there.
  ar: { bias: -10.2, reach: 7.9, context: 3.7, passage: 6, most: 3.9, next: 2.2, name: -2.3, denied: -3 },
};
/** A sentence of the other language where the question's own has something to say: it is seldom the better one. */
const FOREIGN_BESIDE_OWN = -1;

/** From one language to the other: no word counts in full, so less that is said means as much. */
const across: Constants = {
  bias: -10.3,
  reach: 9.7,
  context: 4.4,
  passage: 12.7,
  most: 4.5,
  next: 2.4,
  name: 0.3,
  denied: -1.1,
};
/** Set by hand, for what no fit of whole sentences sees. */
const OF_NOBODY = -2.5;
const UNSAID_THOUGH_KNOWN = -2.5;
const CONTRAST = -1.1;
const WHOLE_PHRASE = 1.5;
const acrossFrom = { en: 0, ar: 0.2 } as const;

/**
 * How likely the best sentences answer, 0 to 1: a logistic over how much of the question the sentence and what stands
 * around it say, what rare thing is left unsaid, and whether it denies the question. The constants of each path, within a
 * language and from one to the other, are fitted on public questions with and without an answer, and rounded.
 */
export function confidenceOf(standing: Standing): number {
  const { best, lang, isAllForeign } = standing;
  if (isAllForeign) {
    const absent = UNSAID_THOUGH_KNOWN * unsaidThoughKnown(standing);
    const phrase = saysWholePhrase(standing) ? WHOLE_PHRASE : 0;
    return likelihood(across, standing, acrossFrom[lang] + absent + phrase);
  }
  const foreign = saysWholePhrase(standing) ? WHOLE_PHRASE : FOREIGN_BESIDE_OWN;
  const beside = best.passage.lang === lang ? 0 : foreign;
  const narrowed = CONTRAST * standing.best.features.contrast;
  return likelihood(within[lang], standing, beside + narrowed + OF_NOBODY * unsaidQualifier(standing));
}

/** How far nothing around says for whom or what is asked ("for interns"). */
function unsaidQualifier({ best, sought }: Standing): number {
  return Math.max(0, ...sought.map(({ isQualifier }, at) => (isQualifier ? 1 - (best.around[at] ?? 0) : 0)));
}

/** «العمل من المنزل» and "work from home": the sentence itself says all that is asked for, and not scattered over it. */
function saysWholePhrase({ best, sought }: Standing): boolean {
  const said = sought.flatMap(({ isAsking }, at) => (isAsking ? [] : [best.matched[at] ?? 0]));
  return said.length > 1 && best.features.pairs > 0 && said.every((share) => share >= TRANSLATED);
}
const TRANSLATED = 0.75;

/** What is rarest of that whose word in the other language is known and not said: it is missing, not merely untranslated. */
function unsaidThoughKnown({ best, sought }: Standing): number {
  const missing = unsaid(sought, best.around);
  return Math.max(0, ...missing.filter((_, at) => sought[at]?.isTranslated && !sought[at]?.isAsking));
}

function likelihood(of: Constants, { best, sought, isDenied }: Standing, further: number): number {
  const { reach, context, passage } = best.features;
  const [most = 0, next = 0] = unsaid(sought, best.around).sort((a, b) => b - a);
  const names = sought.map(({ token }) => token.isName || token.isNumber);
  const name = Math.max(0, ...unsaid(sought, best.matched).filter((_, at) => names[at]));
  const sum =
    of.bias +
    of.reach * reach +
    of.context * context +
    of.passage * passage +
    of.most * most +
    of.next * next +
    of.name * name +
    (isDenied ? of.denied : 0);
  return 1 / (1 + Math.exp(-(sum + further)));
}

/** For each thing asked for, how rare it is (0 to 1) where it is not said. */
function unsaid(sought: readonly Sought[], said: Float32Array): number[] {
  return sought.map(({ rarity }, at) => rarity * (1 - (said[at] ?? 0)));
}
