import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, sourceOfWordings } from '#engines/text/index.ts';
import type { Amount } from './request-amounts.ts';

/** How, when and on what terms work is done, as people ask for it and as jobs offer it. */
export const WORK_TERMS = [
  'remote',
  'hybrid',
  'part_time',
  'permanent',
  'contract',
  'temporary',
  'internship',
  'entry',
  'night',
  'weekend',
  'visa',
  'housing',
  'transport',
  'flexible',
  'return',
  'no_degree',
  'women',
] as const;
export type WorkTerm = (typeof WORK_TERMS)[number];

/** Those that jobs state in a field of the form; others stand in their text alone. */
const STATED: ReadonlySet<WorkTerm> = new Set([
  'remote',
  'hybrid',
  'part_time',
  'permanent',
  'contract',
  'temporary',
  'no_degree',
]);

const ASKED_WORDS = wordingsIn('matching/job-facts');
const OFFERED_WORDS = wordingsIn('matching/job-offers');
const whole = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, 'gu');
const patternOf = (lines: readonly string[]): RegExp =>
  whole(sourceOfWordings(lines.map(fold), { edges: 'anywhere', spaces: 'one' }));

const ASKED = WORK_TERMS.map((term) => ({ term, pattern: patternOf(ASKED_WORDS.lines(term)) }));
const OFFERED = WORK_TERMS.filter((term) => !STATED.has(term)).map((term) => ({
  term,
  pattern: patternOf(OFFERED_WORDS.lines(term)),
}));

const PAID_IN_MONEY = patternOf(OFFERED_WORDS.lines('is paid in money'));

/** Whether a term may be read before titles are: words such as "training" and "transport" stand in those of people too. */
export const isPlainTerm = (term: WorkTerm): boolean => !IN_TITLES.has(term);

const IN_TITLES: ReadonlySet<WorkTerm> = new Set([
  'permanent',
  'contract',
  'temporary',
  'internship',
  'entry',
  'night',
  'housing',
  'transport',
  'return',
]);

/** Where a request says how, when or on what terms. */
export const readWorkTerms = (folded: string): Amount<WorkTerm>[] =>
  ASKED.flatMap(({ term, pattern }) =>
    [...folded.matchAll(pattern)].map((match) => ({
      value: term,
      at: match.index,
      end: match.index + match[0].length,
    })),
  ).toSorted((a, b) => b.end - b.at - (a.end - a.at) || a.at - b.at);

/** The term that some words ask for; null where they ask for work or anything else. */
export function workTermOf(words: string): WorkTerm | null {
  const folded = fold(words);
  const [longest] = readWorkTerms(folded);
  return longest && longest.at === 0 && longest.end === folded.length ? longest.value : null;
}

/** Whether a job that says nothing of a term may offer it all the same: housing, a visa, days off. */
export const maybeUnsaid = (term: WorkTerm): boolean => UNSAID.has(term);

const UNSAID: ReadonlySet<WorkTerm> = new Set([
  'night',
  'weekend',
  'visa',
  'housing',
  'transport',
  'flexible',
]);

/** Which terms the text of a job offers. */
export function termsOffered(text: string): WorkTerm[] {
  // A housing allowance is no room.
  const folded = fold(text).replace(PAID_IN_MONEY, ' ');
  return OFFERED.flatMap(({ term, pattern }) => (folded.search(pattern) >= 0 ? [term] : []));
}

/** The terms among words by which a form states them, such as `part_time`. */
export const termsNamed = (stated: readonly (string | null)[]): WorkTerm[] =>
  WORK_TERMS.filter((term) => stated.includes(term));
