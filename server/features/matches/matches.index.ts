import type pg from 'pg';
import type {
  IndexedMatch,
  IndexRankOptions,
  JobFeatures,
  PreparedJob,
  PreparedProfile,
  ProfileFeatures,
} from '#engines/matching/index.ts';
import type { MatchRanking } from '#server/platform/match-ranking.ts';
import { createThread } from '#server/platform/threads.ts';

export interface IndexThreadData {
  dataDir: string;
  connection: pg.PoolConfig;
}

export type IndexRequest =
  | {
      kind: 'jobs-for';
      portal: string;
      profile: PreparedProfile | ProfileFeatures;
      options: IndexRankOptions;
    }
  | { kind: 'profiles-for'; portal: string; job: PreparedJob | JobFeatures; options: IndexRankOptions }
  /** How many are held once all is taken in, and how many are held right now. */
  | { kind: 'size' | 'held'; portal: string }
  | { kind: 'close' };

/** Long enough to read a million documents from the database first. */
const GIVE_UP_MS = 300_000;
const MEMORY_MB = 4_096;
const CLOSING_MS = 5_000;

/** Ranks in a thread with a copy of every portal's jobs and profiles that was asked for. Started at its first use. */
export function createMatchRanking(data: IndexThreadData): MatchRanking {
  const thread = createThread(new URL('./matches.index.thread.ts', import.meta.url), {
    data,
    giveUpMs: GIVE_UP_MS,
    memoryMb: MEMORY_MB,
  });
  let isStarted = false;
  const ask = <T>(request: IndexRequest): Promise<T> => {
    isStarted = true;
    return thread.ask<T>(request);
  };
  return {
    jobsFor: (portal, profile, options = {}) =>
      ask<IndexedMatch[]>({ kind: 'jobs-for', portal, profile, options }),
    profilesFor: (portal, job, options = {}) =>
      ask<IndexedMatch[]>({ kind: 'profiles-for', portal, job, options }),
    size: (portal) => ask({ kind: 'size', portal }),
    held: (portal) => ask({ kind: 'held', portal }),
    close: async () => {
      if (isStarted) {
        const closed = ask<void>({ kind: 'close' }).catch(() => {});
        await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSING_MS).unref())]);
      }
      await thread.close();
    },
  };
}
