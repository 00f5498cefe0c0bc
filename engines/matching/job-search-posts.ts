import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { fold, isArabic, stemOf, wordsOf } from '#engines/text/index.ts';
import { degreesOf, type HeldJob, type HeldJobs } from './job-search-holding.ts';
import { occupationCloseness } from './occupations.ts';
import { seekTitle } from './title-seeking.ts';
import { titleModel } from './titles.ts';

/** A job whose text names the sought post comes behind every job whose title does. */
const NAMED_IN_TEXT = 0.6;
/** Occupations that a title surely names, by their own names or headed alike. */
const SURELY_SOUGHT = 0.7;
/** A title so surely of a known trade is that of no other: the text names the other one in passing. */
const SURE_OF_TRADE = 0.9;
/** Unless both are near: a general manager's advert that says "CFO" looks for one. */
const NEAR_TRADE = 0.4;
const LONGEST_ACRONYM = 4;
/** A word that stands in the text as it was asked for, once at least; kin of it weigh less. */
const SAID = 0.3;

/**
 * Jobs that are of a sought title though their own titles do not show it, with how well they answer: "In-charge" above a
 * text that asks for a butcher, "Shift supervisor" above one about baristas for "barista supervisor".
 */
export function jobsNamingPost(
  taxonomy: Taxonomy,
  held: HeldJobs,
  { text, occupation }: { text: string; occupation: string | null },
): Map<string, number> {
  const found = new Map<string, number>();
  const sought = [...seekTitle(taxonomy, text, occupation).occupations].flatMap(([id, degree]) =>
    degree >= SURELY_SOUGHT ? [id] : [],
  );
  const isOtherTrade = otherTradesThan(taxonomy, sought);
  for (const name of [text, ...sought.flatMap((id) => namesOf(taxonomy, id))]) {
    for (const id of sayingEach(held, name)) {
      const own = held.jobs.get(id);
      if (own && !found.has(id) && (isOtherTrade(own) ? asksForTimeAs(own, name) : saysPhrase(own, name)))
        found.set(id, NAMED_IN_TEXT);
    }
  }
  const words = wordsOf(fold(text)).map((word) => stemOf(word.text));
  if (words.length < 2) return found;
  for (const id of sayingEach(held, text)) {
    const own = held.jobs.get(id);
    const title = new Set(wordsOf(fold(own?.job.title ?? '')).map((word) => stemOf(word.text)));
    if (words.some((word) => title.has(word) && heads(words, word, text))) found.set(id, NAMED_IN_TEXT);
  }
  return found;
}

/** English titles are headed by their last word, Arabic ones by their first. */
const heads = (words: readonly string[], word: string, text: string): boolean =>
  word === (isArabic(text) ? words[0] : words.at(-1));

function namesOf(taxonomy: Taxonomy, id: string): string[] {
  const known = taxonomy.occupation(id);
  return known ? [known.name.en, known.name.ar, ...known.aliases.en, ...known.aliases.ar] : [];
}

/** Jobs that say every word of some text as it stands. */
function sayingEach(held: HeldJobs, text: string): string[] {
  const words = wordsOf(fold(text));
  const [first, ...others] = words.map((word) => degreesOf(held.words.saying(word.text, false)));
  return [...(first ?? [])].flatMap(([id, degree]) =>
    degree >= SAID && others.every((other) => (other.get(id) ?? 0) >= SAID) ? [id] : [],
  );
}

/** Whether a job's own words say some words one behind the other. */
function saysPhrase({ job }: HeldJob, phrase: string): boolean {
  // "PRO" is a post, and "pro rata" is none.
  if (phrase.length <= LONGEST_ACRONYM && !isArabic(phrase))
    return new RegExp(`(?<![\\p{L}\\d])${phrase.toUpperCase()}s?(?![\\p{L}\\d])`, 'u').test(
      job.whole ?? job.title,
    );
  const stems = (text: string) =>
    ` ${wordsOf(fold(text))
      .map((word) => stemOf(word.text))
      .join(' ')} `;
  return stems(job.whole ?? job.title).includes(stems(phrase));
}

/** "Four years as chief officer" are asked of whoever is to leave the ship for a desk. */
const asksForTimeAs = (own: HeldJob, name: string): boolean =>
  ['as', 'as a', 'as an'].some((as) => saysPhrase(own, `${as} ${name}`));

/** Whether a job's title is surely of a trade that is near to none of those that are sought. */
function otherTradesThan(taxonomy: Taxonomy, sought: readonly string[]): (own: HeldJob) => boolean {
  const { ids, index, values } = occupationCloseness(taxonomy);
  const closeness = (a: number, b: number) => (a === b ? 1 : (values[a * ids.length + b] ?? 0));
  return ({ job }) => {
    const prepared = titleModel(taxonomy).prepare(job.title);
    const own = prepared?.occupations[0];
    if (own === undefined || (prepared?.confidences[0] ?? 0) < SURE_OF_TRADE) return false;
    return sought.every((id) => closeness(index.get(id) ?? -1, own) < NEAR_TRADE);
  };
}

/** Whether a text says a word otherwise than to deny it. */
export function saysPlainly(text: string, word: string): boolean {
  const sought = stemOf(fold(word));
  const words = wordsOf(fold(text)).map((it) => it.text);
  const isDenied = (at: number) =>
    words.slice(Math.max(0, at - DENIED_WITHIN), at).some((it) => DENIES.has(it));
  const said = words.flatMap((it, at) => (stemOf(it) === sought ? [at] : []));
  return said.length === 0 || said.some((at) => !isDenied(at));
}

const DENIED_WITHIN = 2;
const DENIES = new Set(['no', 'not', 'non', 'without', 'لا', 'غير', 'بدون', 'ليس', 'ليست', 'دون'].map(fold));
