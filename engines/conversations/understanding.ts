import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { fold, openConcerns, slipsBetween } from '#engines/text/index.ts';
import { type Before, followed } from './follow-up.ts';
import { type Asker, type Intent, openIntents, type Scored } from './intents.ts';
import { type Lexicon, type Meant, openLexicon, wordsIn } from './lexicon.ts';
import { type Slots, slotsIn } from './slots.ts';
import { type WorkNames, workNamesOf } from './work-names.ts';

/** How a question was understood. */
export interface Understood {
  intent: Intent;
  /** Of `help` and `beyond`: which subject. Of `unknown`: `hostile` and `elsewhere` are answered by nothing. */
  topic: string | null;
  slots: Slots;
  /** What else it may be, the likeliest first: what is offered where nothing was understood. */
  others: Intent[];
}

/** Understands questions of one language or both, misspelt and in dialect. */
export interface Understanding {
  /** `before` is what was asked last in the same conversation; what goes on from it is understood by it. */
  understand(text: string, asker: Asker, before?: Before): Understood;
}

/** Below this sum of signs a question is not understood. */
const LEAST = 2.3;
/** What a word that nobody knows takes from every sum. */
const STRANGE = 0.75;

/** Makes the understanding of a taxonomy's names. Reads the lexicon and the signs of the release. */
export function createUnderstanding(taxonomy: Taxonomy): Understanding {
  const lexicon = openLexicon();
  const intents = openIntents();
  const concernIn = openConcerns();
  return {
    understand(text, asker, before) {
      const workNames = workNamesOf(taxonomy);
      const words = wordsIn(text).map((word) => respelt(lexicon, workNames, word));
      const meant = lexicon.meantBy(words);
      const slots = slotsIn(taxonomy, workNames, text, words, meant);
      const concepts = conceptsOf(meant, slots);
      // What may be a cry for help goes before everything else that the words may mean.
      if (concernIn(text) === 'crisis') return { intent: 'beyond', topic: 'crisis', slots, others: [] };
      const scored = intents.score(concepts, asker);
      const onward = followed(fold(text), concepts, slots, scored, before);
      if (onward) return { ...onward, others: [] };
      const strange = words.filter(
        (word) => !lexicon.knows(word) && !workNames.holds(word) && !/^\d/.test(word),
      ).length;
      return decided(scored, slots, strange);
    },
  };
}

function conceptsOf(meant: readonly Meant[], slots: Slots): Set<string> {
  const concepts = new Set(meant.map(({ concept }) => concept));
  if (slots.percent !== undefined) concepts.add('PCT');
  if (slots.nth !== undefined) concepts.add('NTH');
  if (slots.place) concepts.add('PLACE');
  if (slots.work) concepts.add('OCC');
  if (slots.skills) concepts.add('SKILLNAME');
  if (slots.language) concepts.add('LANGNAME');
  return concepts;
}

function decided(scored: readonly Scored[], slots: Slots, strange: number): Understood {
  const others = [...new Set(scored.map(({ intent }) => intent))];
  const [best] = scored;
  const isKnown = best && best.score - strange * STRANGE >= LEAST;
  if (!best || !isKnown) return { intent: 'unknown', topic: null, slots, others };
  return {
    intent: best.intent,
    topic: best.topic,
    slots,
    others: others.filter((one) => one !== best.intent),
  };
}

/** A word that nobody knows as the known one next to it: first of the lexicon, then of names. */
function respelt(lexicon: Lexicon, workNames: WorkNames, word: string): string {
  if (lexicon.knows(word) || workNames.holds(word)) return word;
  const near = lexicon.respelt(word);
  if (near !== word || word.length < 5) return near;
  for (const length of [word.length, word.length + 1, word.length - 1])
    for (const known of workNames.vocabulary.get(`${word[0]}${length}`) ?? [])
      if (slipsBetween(word, known, 1) <= 1) return known;
  return word;
}
