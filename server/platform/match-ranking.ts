import type {
  IndexedMatch,
  IndexRankOptions,
  JobFeatures,
  Learned,
  MatchModel,
  PreparedJob,
  PreparedProfile,
  ProfileFeatures,
} from '#engines/matching/index.ts';
import { Refusal } from './refusals.ts';

/** What a ranking is narrowed to, how much of it is wanted, and what it is ranked with. */
export interface RankingOptions extends Omit<IndexRankOptions, 'calibration'> {
  /** To rank with, by its calibration: no list mixes what two have learned. */
  model: MatchModel;
}

/** Ranks a portal's published jobs and findable profiles, as committed when it was asked. */
export interface MatchRanking {
  jobsFor(
    portal: string,
    profile: PreparedProfile | ProfileFeatures,
    options: RankingOptions,
  ): Promise<IndexedMatch[]>;
  profilesFor(
    portal: string,
    job: PreparedJob | JobFeatures,
    options: RankingOptions,
  ): Promise<IndexedMatch[]>;
  /** How many it ranks among, once everything committed is taken in. */
  size(portal: string): Promise<{ jobs: number; profiles: number }>;
  /** How many it holds right now, without looking; null where the portal was not asked for yet. */
  held(portal: string): Promise<{ jobs: number; profiles: number } | null>;
  /** Gets ready to rank with another model, beside the one in use. Resolves to what it has learned. */
  prepare(version: string): Promise<Learned>;
  /** Lets go of what is held for other models. */
  keepOnly(version: string): Promise<void>;
  close(): Promise<void>;
}

/** What is answered while a portal is read for the first time. */
export const GETTING_READY = 'matches.getting_ready';

/** Whether a ranking could not be had yet: it can be in a while. */
export const isGettingReady = (error: unknown): boolean =>
  error instanceof Refusal && error.code === GETTING_READY;
