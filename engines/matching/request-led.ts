import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import type { Amount } from './request-amounts.ts';

/** How many people somebody led at least: "led more than 20 staff", "أدار فريقا من ٣٠ موظفا". */
const WORDS = wordingsIn('matching/request-led');
const any = (list: string): string => WORDS.source(list, { edges: 'anywhere', spaces: 'one' });
const BOUND = `(?:(?:${any('at least')})\\s+)?`;
const LEADS = `(?:${any('leads')}\\s+)`;
const [TEAM, PEOPLE] = [any('a team'), any('people who are led')];
const LED = new RegExp(
  `(?<!\\p{L})(?:${LEADS}(?:${TEAM})\\s+${BOUND}(\\d{1,4})\\s*\\+?(?:\\s+(?:${PEOPLE}))?|${LEADS}${BOUND}(\\d{1,4})\\s*\\+?\\s+(?:${PEOPLE}))(?![\\p{L}\\d])`,
  'gu',
);
const MOST_LED = 9_999;

/** Where a folded request asks for people who led so many. */
export function readPeopleLed(folded: string): Amount<number>[] {
  return [...folded.matchAll(LED)].flatMap((match) => {
    const value = Number(match[1] ?? match[2]);
    return value > 1 && value <= MOST_LED
      ? [{ value, at: match.index, end: match.index + match[0].length }]
      : [];
  });
}

/** How many people some words ask that somebody led; null where they ask for anything else. */
export function peopleLedIn(words: string): number | null {
  const folded = fold(words);
  const [led] = readPeopleLed(folded);
  return led && led.at === 0 && led.end === folded.length ? led.value : null;
}

/**
 * Source of a pattern (POSIX, for texts whose letters are folded and whose digits are as they were written) that finds a
 * team of so many or more: "team of 22", "340 people", "٤٠ عاملا".
 */
export function patternOfTeam(least: number): string {
  const number = `(${numbersFrom(least).join('|')})`;
  const people = WORDS.spellings('people who are led').join('|');
  const teams = WORDS.spellings('a team').join('|');
  return `(^|[^[:alnum:]])((${teams}) ${number}($|[^[:alnum:]])|${number} (${people})($|[^[:alnum:]]))`;
}

/** Patterns of the whole numbers from one on, up to four digits, Latin or Arabic. */
function numbersFrom(least: number): string[] {
  const digits = String(least);
  const patterns = [...digits].flatMap((digit, at) => {
    const higher = Number(digit) + 1;
    if (higher > 9) return [];
    return [`${exactly(digits.slice(0, at))}${between(higher, 9)}${ANY.repeat(digits.length - at - 1)}`];
  });
  const longer = [1, 2, 3, 4]
    .filter((length) => length > digits.length)
    .map((length) => `${between(1, 9)}${ANY.repeat(length - 1)}`);
  return [exactly(digits), ...patterns, ...longer];
}

const ARABIC_ZERO = 0x660;
const arabic = (digit: number): string => String.fromCharCode(ARABIC_ZERO + digit);
const between = (first: number, last: number): string => `[${first}-${last}${arabic(first)}-${arabic(last)}]`;
const exactly = (digits: string): string => [...digits].map((it) => `[${it}${arabic(Number(it))}]`).join('');
const ANY = between(0, 9);
