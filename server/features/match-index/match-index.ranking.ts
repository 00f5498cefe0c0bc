import type pg from 'pg';
import type {
  IndexedMatch,
  IndexRankOptions,
  JobFeatures,
  Learned,
  PreparedJob,
  PreparedProfile,
  ProfileFeatures,
} from '#engines/matching/index.ts';
import type { MatchRanking, RankingOptions } from '#server/platform/match-ranking.ts';
import { GETTING_READY } from '#server/platform/match-ranking.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { createThread, type Thread } from '#server/platform/threads.ts';

/** The database that is followed, and where snapshots of it and additions to the taxonomy lie. */
export interface IndexSource {
  dataDir: string;
  connection: pg.PoolConfig;
  /** How long a request waits for the first read of its portal before it is told to come again. */
  patienceMs: number;
}

export type IndexRequest =
  | {
      kind: 'jobs-for';
      portal: string;
      profile: PreparedProfile | ProfileFeatures;
      options: IndexRankOptions;
      version: string;
    }
  | {
      kind: 'profiles-for';
      portal: string;
      job: PreparedJob | JobFeatures;
      options: IndexRankOptions;
      version: string;
    }
  /** How many are held once all is taken in, and how many are held right now. */
  | { kind: 'size' | 'held'; portal: string; version: string }
  | { kind: 'prepare' | 'keep-only'; version: string }
  | { kind: 'close' };

/** What the thread is asked for, and of which database. */
export type SourcedRequest = IndexRequest & { source: IndexSource };

/** A thread that is silent for so long has stopped: reading a portal, however long it takes, gives way to answers. */
const GIVE_UP_MS = 120_000;
const PATIENCE_MS = 10_000;
const MEMORY_MB = 4_096;
const CLOSING_MS = 5_000;

/** A thread that ranks; started at its first use. */
export function createRankingThread(): Thread {
  return createThread(new URL('./match-index.thread.ts', import.meta.url), {
    data: {},
    giveUpMs: GIVE_UP_MS,
    memoryMb: MEMORY_MB,
  });
}

/**
 * Ranks in a thread with a copy of every portal's jobs and profiles that was asked for. A thread that is handed in may
 * serve others too, and is left open.
 */
export function createMatchRanking({
  learned,
  patienceMs = PATIENCE_MS,
  thread: shared,
  ...rest
}: Omit<IndexSource, 'patienceMs'> & {
  /** The version of what the model in force has learned. */
  learned: () => string;
  patienceMs?: number;
  thread?: Thread;
}): MatchRanking {
  const source: IndexSource = { ...rest, patienceMs };
  const thread = shared ?? createRankingThread();
  let isStarted = false;
  const ask = async <T>(request: IndexRequest): Promise<T> => {
    isStarted = true;
    try {
      return await thread.ask<T>({ ...request, source } satisfies SourcedRequest);
    } catch (error) {
      throw error instanceof Error && error.message === GETTING_READY ? new Refusal(GETTING_READY) : error;
    }
  };
  return {
    jobsFor: (portal, profile, options) =>
      ask<IndexedMatch[]>({ kind: 'jobs-for', portal, profile, ...plain(options) }),
    profilesFor: (portal, job, options) =>
      ask<IndexedMatch[]>({ kind: 'profiles-for', portal, job, ...plain(options) }),
    size: (portal) => ask({ kind: 'size', portal, version: learned() }),
    held: (portal) => ask({ kind: 'held', portal, version: learned() }),
    prepare: (version) => ask<Learned>({ kind: 'prepare', version }),
    keepOnly: (version) => ask<void>({ kind: 'keep-only', version }),
    close: async () => {
      if (isStarted) {
        const closed = ask<void>({ kind: 'close' }).catch(() => {});
        await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSING_MS).unref())]);
      }
      if (!shared) await thread.close();
    },
  };
}

/** A model does not travel; its version and its calibration do. */
const plain = ({ model, ...options }: RankingOptions) => ({
  options: { ...options, calibration: model.calibration },
  version: model.learned,
});
