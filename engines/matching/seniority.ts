import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, foldedWords } from '#engines/text/index.ts';
import type { JobFeatures } from './features.ts';

const WORDS = wordingsIn('matching/seniority');
const forBeginners = new RegExp(`^(?:${WORDS.source('first steps', { edges: 'anywhere' })})$`, 'u');
const saysBeginners = new RegExp(WORDS.source('for those who begin'), 'u');
const forJuniors = new RegExp(`^(?:${WORDS.source('first years', { edges: 'anywhere' })})$`, 'u');

/** Years that jobs of these kinds are made for, at most. */
const mostOfBeginners = 1;
const mostOfJuniors = 3;

/** The most years of work that a job is made for: what it says, or what its title or its own words say; undefined where nothing does. */
export function mostYearsOf({ title, text, maxYears, minYears }: JobFeatures): number | undefined {
  if (maxYears !== undefined) return maxYears;
  const words = foldedWords(title);
  const isForBeginners = (minYears ?? 0) < 1 && saysBeginners.test(fold(text));
  const byTitle =
    isForBeginners || words.some((word) => forBeginners.test(word))
      ? mostOfBeginners
      : words.some((word) => forJuniors.test(word))
        ? mostOfJuniors
        : undefined;
  // A junior of five years, as some postings want, is one of five years.
  return byTitle === undefined ? undefined : Math.max(byTitle, minYears ?? 0);
}
