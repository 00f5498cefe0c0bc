import { holdsKind } from './answer-kinds.ts';
import type { FoundPassage } from './passage-index.ts';
import type { AnswerKind } from './question.ts';
import { type Span, sentencesOf } from './sentences.ts';
import type { Sought } from './sought.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What speaks for a sentence as the answer; every number is within 0 and about 1. */
export type Features = {
  /** Share of the question's weight that the sentence says itself. */
  cover: number;
  /** The same with the sentence before, the passage, headings and title, each worth less. */
  reach: number;
  /** Share of neighbouring words of the question that stand near each other here. */
  pairs: number;
  /** Whether it holds something of the wanted kind. */
  kind: number;
  /** The passage's score over what a passage that says the whole question would have. */
  passage: number;
  /** How long the sentence is, by logarithm: 0 for one word, 1 for 60. */
  length: number;
  /** How dense the words of the question stand in it. */
  density: number;
  /** Whether it opens its passage. */
  first: number;
};

export type Candidate = Span & {
  passage: FoundPassage;
  passageRank: number;
  features: Features;
  matched: Float32Array;
  around: Float32Array;
};

/** Sentences of the passages with what speaks for each. */
export function candidatesOf(
  passages: readonly FoundPassage[],
  sought: readonly Sought[],
  kind: AnswerKind,
): Candidate[] {
  const formsOfStem = formsByStem(sought);
  const weight = sought.reduce((sum, { idf }) => sum + idf, 0) || 1;
  const most = weight * 2.1;
  return passages.flatMap((passage, passageRank) => {
    const { document } = passage;
    const spans = sentencesOf(document.text, passage);
    const read = spans.map((span) => {
      const text = document.text.slice(span.start, span.end);
      const tokens = tokensOf(text);
      return { text, tokens, matched: matchedBy(tokens, sought.length, formsOfStem) };
    });
    const context = matchedBy(
      tokensOf([document.title, ...passage.headings].join(' . ')),
      sought.length,
      formsOfStem,
    );
    const whole = new Float32Array(sought.length);
    for (const { matched } of read)
      matched.forEach((share, at) => {
        whole[at] = Math.max(whole[at] ?? 0, share);
      });
    return spans.map((span, at) => {
      const sentence = read[at] ?? { text: '', tokens: [], matched: new Float32Array(sought.length) };
      const before = read[at - 1]?.matched;
      const around = sentence.matched.map((share, i) =>
        Math.max(share, 0.6 * (before?.[i] ?? 0), 0.45 * (whole[i] ?? 0), 0.5 * (context[i] ?? 0)),
      );
      const said = (stem: string) => formsOfStem.has(stem);
      return {
        ...span,
        passage,
        passageRank,
        matched: sentence.matched,
        around,
        features: {
          cover: share(sentence.matched, sought, weight),
          reach: share(around, sought, weight),
          pairs: pairsIn(sentence.tokens, sought, formsOfStem),
          kind: holdsKind(kind, { ...sentence, lang: passage.lang }, said),
          passage: passage.score / most,
          length: Math.min(1.2, Math.log(1 + sentence.tokens.length) / Math.log(61)),
          density: density(sentence.tokens, formsOfStem),
          first: at === 0 ? 1 : 0,
        },
      };
    });
  });
}

type Forms = ReadonlyMap<string, readonly { at: number; worth: number }[]>;

function formsByStem(sought: readonly Sought[]): Forms {
  const byStem = new Map<string, { at: number; worth: number }[]>();
  sought.forEach(({ forms }, at) => {
    for (const [stem, worth] of forms) {
      const known = byStem.get(stem);
      if (known) known.push({ at, worth });
      else byStem.set(stem, [{ at, worth }]);
    }
  });
  return byStem;
}

function matchedBy(tokens: readonly Token[], size: number, forms: Forms): Float32Array {
  const matched = new Float32Array(size);
  for (const { stem } of tokens)
    for (const { at, worth } of forms.get(stem) ?? []) if (worth > (matched[at] ?? 0)) matched[at] = worth;
  return matched;
}

function share(matched: Float32Array, sought: readonly Sought[], weight: number): number {
  return sought.reduce((sum, { idf }, at) => sum + idf * (matched[at] ?? 0), 0) / weight;
}

function pairsIn(tokens: readonly Token[], sought: readonly Sought[], forms: Forms): number {
  let pairs = 0;
  let found = 0;
  for (let i = 0; i + 1 < sought.length; i++) {
    const [one, other] = [sought[i], sought[i + 1]];
    if (!one || !other) continue;
    const weight = one.idf + other.idf;
    pairs += weight;
    if (standNear(tokens, i, forms)) found += weight;
  }
  return pairs === 0 ? 0 : found / pairs;
}

function standNear(tokens: readonly Token[], i: number, forms: Forms): boolean {
  const says = (token: Token, which: number) => (forms.get(token.stem) ?? []).some(({ at }) => at === which);
  return tokens.some(
    (token, at) =>
      says(token, i) &&
      tokens
        .slice(Math.max(0, at - 3), at + 4)
        .some((near) => near !== token && says(near, i + 1) && Math.abs(near.at - token.at) <= 4),
  );
}

function density(tokens: readonly Token[], forms: Forms): number {
  return tokens.length === 0 ? 0 : tokens.filter(({ stem }) => forms.has(stem)).length / tokens.length;
}
