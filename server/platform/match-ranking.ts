import type {
  IndexedMatch,
  IndexRankOptions,
  JobFeatures,
  PreparedJob,
  PreparedProfile,
  ProfileFeatures,
} from '#engines/matching/index.ts';

/** Ranks a portal's published jobs and findable profiles, as committed when it was asked. */
export interface MatchRanking {
  jobsFor(
    portal: string,
    profile: PreparedProfile | ProfileFeatures,
    options?: IndexRankOptions,
  ): Promise<IndexedMatch[]>;
  profilesFor(
    portal: string,
    job: PreparedJob | JobFeatures,
    options?: IndexRankOptions,
  ): Promise<IndexedMatch[]>;
  /** How many it ranks among, once everything committed is taken in. */
  size(portal: string): Promise<{ jobs: number; profiles: number }>;
  /** How many it holds right now, without looking; null where the portal was not asked for yet. */
  held(portal: string): Promise<{ jobs: number; profiles: number } | null>;
  close(): Promise<void>;
}
