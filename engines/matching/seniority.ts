import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import type { JobFeatures } from './features.ts';
import { type Level, levelOfPosts, levelOfTitle, plainLevel } from './levels.ts';

const WORDS = wordingsIn('matching/levels');
const saysBeginners = WORDS.pattern('is for those who begin');

/** Years that jobs of these kinds are made for, at most. */
const mostOfBeginners = 1;
const mostOfJuniors = 3;
/** Who is asked for so many years is asked to know the work well. */
const yearsOfSeniors = 5;

/** How high a job stands: by its title, or else by the years and the people that it asks for. */
export function levelOfJob(job: JobFeatures): Level {
  const level = levelOfPosts(job.title);
  if (level !== plainLevel) return level;
  if (isForBeginners(job)) return 1;
  return (job.minYears ?? 0) >= yearsOfSeniors ? 3 : level;
}

/** The most years of work that a job is made for: what it says, or what its title or its own words say; undefined where nothing does. */
export function mostYearsOf(job: JobFeatures): number | undefined {
  const { maxYears, minYears, title } = job;
  if (maxYears !== undefined) return maxYears;
  const level = levelOfTitle(title);
  const most = level === 0 || isForBeginners(job) ? mostOfBeginners : level === 1 ? mostOfJuniors : undefined;
  // A junior of five years, as some postings want, is one of five years.
  return most === undefined ? undefined : Math.max(most, minYears ?? 0);
}

/** Whether a job is made for people without experience. One that does without it takes others too. */
const isForBeginners = ({ text, minYears }: JobFeatures): boolean =>
  (minYears ?? 0) < 1 && saysBeginners.test(fold(text));
