import { slipsBetween } from '#engines/text/index.ts';
import { type MeantWord, meantWords } from './meant-words.ts';
import type { Senses } from './senses.ts';
import { mostOf, sentencesIn } from './sentences.ts';

/** How an answer compares with one reference. */
export interface Comparison {
  /** Share of what the reference says that the answer says too, 0 to 1. */
  covered: number;
  /** Share of what the answer says that the reference or the question does too. */
  focused: number;
  /** Share of what the reference says that the answer turns into its opposite. */
  contradicted: number;
  /** The sentences that cover and that contradict most. */
  sentence: string | null;
  opposed: string | null;
}

/** The question's own words count for less: whoever says them back has not answered. */
const WEIGHT_IN_QUESTION = 0.25;
const WEIGHT_OF_NUMBER = 1.5;

/** Compares by concepts: synonyms meet, opposites and denials collide, slips of the pen are met for a little less. */
export function compare(senses: Senses, question: string, answer: string, reference: string): Comparison {
  const asked = meantWords(senses, question);
  const inQuestion = new Set(asked.map(({ concept }) => concept));
  const weigh = ({ concept, text }: MeantWord): number => {
    if (inQuestion.has(concept)) return WEIGHT_IN_QUESTION;
    return /^\d/.test(text) ? WEIGHT_OF_NUMBER : 1;
  };
  const wanted = meantWords(senses, reference);
  const said = meantWords(senses, answer);
  const total = sum(wanted, weigh) || 1;
  const covers = (words: readonly MeantWord[]): number =>
    sum(wanted, (word) => weigh(word) * likeness(word, words)) / total;
  const opposes = (words: readonly MeantWord[]): number =>
    sum(wanted, (word) =>
      likeness(word, said) < 1 && isOpposed(word, words) ? Math.max(weigh(word), 0.5) : 0,
    ) / total;
  const sentences = sentencesIn(answer);
  return {
    covered: covers(said),
    focused:
      sum(said, (word) => weigh(word) * Math.max(likeness(word, wanted), likeness(word, asked))) /
      (sum(said, weigh) || 1),
    contradicted: Math.min(1, opposes(said)),
    sentence: mostOf(sentences, (text) => covers(meantWords(senses, text))),
    opposed: mostOf(sentences, (text) => opposes(meantWords(senses, text))),
  };
}

const sum = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((all, item) => all + amount(item), 0);

const LIKE_BUT_DENIED = 0.7;
const LIKE_BY_SENSE = 0.3;
const LIKE_BY_SLIP = 0.85;
const LIKE_BY_BEGINNING = 0.4;
const SHORTEST_FOR_SLIP = 5;

/** 1 where the words hold the concept on the same side, less for one letter off or the same five letters at the start. */
function likeness(word: MeantWord, words: readonly MeantWord[]): number {
  let most = 0;
  for (const other of words) {
    if (other.stem === word.stem && other.isDenied === word.isDenied) return 1;
    if (other.stem === word.stem) {
      most = Math.max(most, LIKE_BUT_DENIED);
      continue;
    }
    if (other.concept === word.concept && other.side === word.side) most = Math.max(most, LIKE_BY_SENSE);
    if (word.text.length < SHORTEST_FOR_SLIP || other.text.length < SHORTEST_FOR_SLIP) continue;
    if (/\d/.test(word.text)) continue;
    if (slipsBetween(word.text, other.text, 1) <= 1) most = Math.max(most, LIKE_BY_SLIP);
    else if (word.text.slice(0, SHORTEST_FOR_SLIP) === other.text.slice(0, SHORTEST_FOR_SLIP))
      most = Math.max(most, LIKE_BY_BEGINNING);
  }
  return most;
}

const isOpposed = (word: MeantWord, words: readonly MeantWord[]): boolean =>
  words.some((other) => other.concept === word.concept && other.side !== word.side);
