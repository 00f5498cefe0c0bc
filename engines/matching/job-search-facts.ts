import { type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import type { JobConditions } from './features.ts';
import { nearness, rangeDegree } from './request-answers.ts';
import type { Condition } from './requests.ts';
import type { WeighedText } from './word-postings.ts';

/** A job as searches know it. */
export interface SearchedJob extends Pick<JobConditions, 'location' | 'remote' | 'languages' | 'minYears'> {
  id: string;
  title: string;
  occupation?: string | null;
  /** Ids of the skills that it asks for. */
  skills: readonly string[];
  /** What it says, in the languages it is to be found in; the title is one of them. */
  texts: readonly WeighedText[];
  /** The most that it pays a month. */
  pay?: number | null;
}

const FACTS = wordingsIn('matching/job-facts');
/** What people look for by a word; that a job is full time and on site nobody types. */
const FACTS_LOOKED_FOR = [
  'remote',
  'hybrid',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'entry',
] as const;

/** How people ask for where and how a job is done, in both languages: "part time", "عن بعد", "internship". */
export const wordsOfJobFacts = (facts: readonly (string | null)[]): string =>
  FACTS_LOOKED_FOR.filter((fact) => facts.includes(fact))
    .flatMap((fact) => FACTS.lines(fact))
    .join(' . ');

/** A job that does not say stands between those that offer it and those that do not. */
const SILENT = 0.35;
const REMOTE_ANYWHERE = 0.6;
/** Who begins is best served by a job that asks for no years at all, and hardly by one that asks for four. */
const BEGINNERS_REACH = 2;

/** How well a job answers to what is asked beside its work. */
export function factDegree(taxonomy: Taxonomy, condition: Condition, job: SearchedJob): number {
  switch (condition.kind) {
    case 'place':
      return Math.max(
        nearness(taxonomy, condition, job.location),
        job.remote && condition.wish !== 'not' ? REMOTE_ANYWHERE : 0,
      );
    case 'years': {
      // What somebody has is what the job may ask for at most.
      if (job.minYears === undefined) return SILENT;
      const most = condition.max ?? condition.min;
      const isBeginner = condition.min === null;
      return isBeginner
        ? Math.max(0, 1 - job.minYears / (BEGINNERS_REACH * ((most ?? 0) + 1)))
        : rangeDegree(job.minYears, { min: null, max: most });
    }
    case 'salary': {
      if (!job.pay) return SILENT;
      return rangeDegree(job.pay, { min: condition.min ?? condition.max, max: null });
    }
    case 'language':
      return job.languages?.some(({ language }) => fold(language) === fold(condition.language)) ? 1 : 0;
    case 'education':
    case 'notice':
    case 'nationality':
      return SILENT;
    default:
      return 0;
  }
}
