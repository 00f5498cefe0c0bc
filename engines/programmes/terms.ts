import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, sourceOfWordings, westernDigits } from '#engines/text/index.ts';
import type { Term } from './programme.ts';

const WORDS = wordingsIn('programmes/plans');
const arabicNumbers = WORDS.lines('numbers in Arabic');
/** One line a number, from one on, in either list. */
const numbers = WORDS.lines('numbers').map((line, at) => sourceOfWordings([line, arabicNumbers[at] ?? line]));

/** For each number, the pattern that finds it before or after a unit: "second year", "year 2". */
const numbered = (unit: string): RegExp[] =>
  numbers.map((number) => new RegExp(`${number}\\s+${unit}|${unit}\\s*[:#\\-–]?\\s*${number}`, 'iu'));
const years = numbered(WORDS.source('year'));
const semesters = numbered(WORDS.source('semester'));
const seasons = ['fall', 'spring', 'summer'].map((season) => WORDS.pattern(season, { flags: 'iu' }));

/** Of a course whose place in the plan is not told. */
export const noTerm: Readonly<Term> = { year: null, semester: null };

/** The year and semester that words name ("First year, semester 2", "الفصل الثاني"); `null` where they name neither. */
export function termIn(text: string): Term | null {
  const folded = westernDigits(fold(text));
  const [year, semester] = [numberBy(years, folded), numberBy(semesters, folded)];
  const season = folded.split(/\s+/).length <= MOST_WORDS_OF_SEASON ? numberBy(seasons, folded) : null;
  return (year ?? semester ?? season) ? { year, semester: semester ?? season } : null;
}

const MOST_WORDS_OF_SEASON = 5;

function numberBy(patterns: readonly RegExp[], folded: string): number | null {
  const at = patterns.findIndex((pattern) => pattern.test(folded));
  return at < 0 ? null : at + 1;
}

/** Whether a line is the heading of a year or semester and nothing else. */
export const isTermHeading = (text: string): boolean =>
  text.length <= LONGEST_HEADING && !/[.؛;]$/.test(text.trim()) && termIn(text) !== null;

const LONGEST_HEADING = 60;
