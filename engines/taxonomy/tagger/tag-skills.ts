import { BEGIN, isArabic, OUTSIDE, readChain } from '#engines/text/index.ts';
import { type FoundSkill, findSkills } from '../find-skills.ts';
import type { Taxonomy } from '../taxonomy.ts';
import { FEATURES_PER_TOKEN, featuresOf } from './features.ts';
import { sentencesOf, type Token } from './tokens.ts';
import { taggerModel } from './weights.ts';

/** A place in an English text that reads like the name of a skill. */
export type TaggedSkill = {
  /** UTF-16 offsets in the text that was given, end exclusive. */
  start: number;
  end: number;
  /** The words as written there. */
  text: string;
  /** 0 to 1: the probability that these words name a skill, averaged over them. */
  confidence: number;
};

/**
 * The words of an English text that read like the name of a skill, whether the dictionary knows it or not, in order
 * and without overlaps. A chain of labels (a log-linear model with first-order transitions; Lafferty, McCallum and
 * Pereira, ICML 2001) over words, shapes, endings and the dictionary's own finds. `hits` are those finds, where the
 * caller has them already. Sentences in Arabic are passed over.
 */
export function tagSkills(
  taxonomy: Taxonomy,
  text: string,
  hits: readonly FoundSkill[] = findSkills(taxonomy, text),
): TaggedSkill[] {
  return readSentences(taxonomy, text, hits).flatMap((sentence) =>
    runsOf(sentence).map(({ first, last }) => {
      const start = sentence.tokens[first]!.start;
      const end = sentence.tokens[last]!.end;
      return { start, end, text: text.slice(start, end), confidence: certaintyOf(sentence, { start, end }) };
    }),
  );
}

/** A sentence with what the tagger makes of each of its tokens. */
export type ReadSentence = {
  tokens: Token[];
  /** One for each token: outside, beginning or inside of a name. */
  labels: Uint8Array;
  /** For each token, 0 to 1: how likely it is part of the name of a skill. */
  certainty: Float64Array;
};

/** Every English sentence of a text with the labels of its tokens. */
export function readSentences(taxonomy: Taxonomy, text: string, hits: readonly FoundSkill[]): ReadSentence[] {
  const model = taggerModel(taxonomy);
  const hasArabic = /[\u0600-\u06ff]/.test(text);
  return sentencesOf(text)
    .filter((tokens) => !hasArabic || !tokens.some((token) => isArabic(token.text)))
    .map((tokens) => ({
      tokens,
      ...readChain(model, featuresOf(taxonomy, tokens, hits), FEATURES_PER_TOKEN),
    }));
}

/** Words from the first to the last, as places in the list of tokens. */
export type Run = { first: number; last: number };

/** The runs of words that make a name; a comma, a bracket or the like ends one. */
export function runsOf({ tokens, labels }: ReadSentence): Run[] {
  const runs: Run[] = [];
  let open: Run | null = null;
  tokens.forEach((token, at) => {
    const label = labels[at]!;
    if (label === OUTSIDE) {
      open = null;
    } else if (open && label !== BEGIN && !token.isParted) {
      open.last = at;
    } else {
      open = { first: at, last: at };
      runs.push(open);
    }
  });
  return runs;
}

/** How likely the words of a span are part of a name, averaged over them; 1 where the sentence has none of them. */
export function certaintyOf(
  { tokens, certainty }: ReadSentence,
  { start, end }: { start: number; end: number },
): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]!.end <= start || tokens[at]!.start >= end) continue;
    sum += certainty[at]!;
    count++;
  }
  return count === 0 ? 1 : sum / count;
}
