import type { MatchModel } from './model.ts';
import type { PreparedJob, PreparedProfile } from './prepare.ts';
import { scorePair } from './score.ts';

/** How a ranking is cut. */
export interface RankOptions {
  /** Scores below it are left out; 0 by default. */
  minScore?: number;
  /** At most so many, the best ones; all by default. */
  limit?: number;
}

/** A document of a ranking; the score goes from 0 to 1. */
export interface RankedMatch {
  id: string;
  score: number;
}

/** Profiles for a job, best first; equal scores keep the order of their ids. Each score is that of `explainMatch`. */
export function rankProfiles(
  job: PreparedJob,
  profiles: Iterable<PreparedProfile>,
  model: MatchModel,
  options: RankOptions = {},
): RankedMatch[] {
  const ranked: RankedMatch[] = [];
  for (const profile of profiles) ranked.push({ id: profile.id, score: scorePair(job, profile, model) });
  return best(ranked, options);
}

/** Jobs for a profile, best first, ranked as `rankProfiles` ranks people for a job. */
export function rankJobs(
  profile: PreparedProfile,
  jobs: Iterable<PreparedJob>,
  model: MatchModel,
  options: RankOptions = {},
): RankedMatch[] {
  const ranked: RankedMatch[] = [];
  for (const job of jobs) ranked.push({ id: job.id, score: scorePair(job, profile, model) });
  return best(ranked, options);
}

/** What passes the options, best first. */
export function best(ranked: RankedMatch[], { minScore = 0, limit }: RankOptions): RankedMatch[] {
  return ranked
    .filter((match) => match.score >= minScore)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit);
}
