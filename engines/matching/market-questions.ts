import { placeName, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { foldWithMap } from '#engines/text/index.ts';
import type { Condition, RequestSpan } from './requests.ts';
import { understand } from './understand.ts';

/** What a question about a market wants to know. */
export type MarketMatter = 'gap' | 'jobs' | 'people' | 'courses';

/** A question about skills in a market, taken apart. */
export interface MarketReading {
  /** Name of the place in the language asked for; empty where none is named. */
  place: string;
  /** Id of the occupation, or null; and how the question calls it, empty where it names none. */
  occupation: string | null;
  title: string;
  /** Ids of the skills that it names. */
  skills: string[];
  /** In the order of the question; empty where it does not say. */
  matters: MarketMatter[];
  /** Words that may have meant something. */
  notUnderstood: string[];
}

const WORDS = wordingsIn('matching/market-questions');
const MATTERS: readonly (readonly [MarketMatter, RegExp])[] = [
  ['courses', WORDS.pattern('asks who teaches it', { flags: 'gu' })],
  ['gap', WORDS.pattern('asks what is lacking', { flags: 'gu' })],
  ['jobs', WORDS.pattern('asks what is wanted', { flags: 'gu' })],
  ['people', WORDS.pattern('asks what there is', { flags: 'gu' })],
];
/** What stands around the things themselves and means nothing more. */
const NOTHING_MORE = /^[\p{P}\p{S}\s]*(?:and|و)?[\p{P}\p{S}\s]*$/u;

/**
 * Reads a question about a market in words, English, Arabic or both: "welders in Sharjah, and who teaches it". First what
 * it wants to know, by the wordings of `matching/market-questions.txt`; the rest names work, skills and a place as a search
 * for people does (`understand`).
 */
export function readMarketQuestion(taxonomy: Taxonomy, question: string, lang: 'en' | 'ar'): MarketReading {
  const { matters, rest } = mattersOf(question);
  const { conditions, notUnderstood } = understand(taxonomy, rest);
  const titles = conditions.flatMap((one) => (one.kind === 'title' ? [one] : []));
  const title = titles.find(({ occupation }) => occupation !== null) ?? titles[0];
  return {
    place: placeIn(taxonomy, conditions, lang),
    occupation: title?.occupation ?? null,
    title: title?.text ?? '',
    skills: [...new Set(conditions.flatMap((one) => (one.kind === 'skill' && one.id ? [one.id] : [])))],
    matters,
    notUnderstood: wordsAt(question, notUnderstood),
  };
}

/** What it wants to know, and the question without the words that say so. */
function mattersOf(question: string): { matters: MarketMatter[]; rest: string } {
  const { folded, starts, ends } = foldWithMap(question);
  const found: { matter: MarketMatter; at: number }[] = [];
  let rest = question;
  for (const [matter, pattern] of MATTERS)
    for (const { index, 0: words } of folded.matchAll(pattern)) {
      const start = starts[index] ?? 0;
      const end = ends[index + words.length - 1] ?? question.length;
      if (rest.slice(start, end).trim() === '') continue;
      found.push({ matter, at: start });
      // As many spaces: what is read of the rest stands where it stood.
      rest = `${rest.slice(0, start)}${' '.repeat(Math.max(0, end - start))}${rest.slice(end)}`;
    }
  const inOrder = found.toSorted((a, b) => a.at - b.at).map(({ matter }) => matter);
  return { matters: [...new Set(inOrder)], rest };
}

function placeIn(taxonomy: Taxonomy, conditions: readonly Condition[], lang: 'en' | 'ar'): string {
  const [place] = conditions.flatMap((one) => (one.kind === 'place' && one.place !== '' ? [one.place] : []));
  return place === undefined ? '' : placeName(taxonomy, place, lang);
}

const wordsAt = (question: string, spans: readonly RequestSpan[]): string[] =>
  spans
    .map(({ start, end }) => question.slice(start, end).trim())
    .filter((words) => !NOTHING_MORE.test(words));
