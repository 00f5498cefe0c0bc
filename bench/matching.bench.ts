import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LIMITS } from '#contract/kernel/limits.ts';
import {
  createMatchIndex,
  defaultModel,
  type IndexRankOptions,
  type MatchIndex,
  prepareJob,
  prepareProfile,
  restoreMatchIndex,
} from '#engines/matching/index.ts';
import { type Chance, createChance } from '#server/db/demo/random.ts';
import {
  MixedDocuments,
  readJob,
  readProfile,
  uuidOf,
  writtenJob,
  writtenProfile,
} from './matching-documents.ts';
import { type Benchmark, type Measurement, percentile } from './measurement.ts';

const FULL = process.env.MASAR_BENCH_FULL === '1';
/** Documents a side. */
const SIZES = FULL ? [1_000_000] : [10_000, 100_000];
/** Documents that are written and read; all others are mixed from them. */
const DISTINCT = FULL ? 4_000 : 1_500;
const QUERIES = 100;
const UPSERTS = 2_000;
/** A list's first page comes with its reasons. */
const BEST = { limit: 100, reasons: 20 };
/** What the product asks for when a resume or a job has come in. */
const RANKING = { minScore: LIMITS.candidateScoreFloor, limit: 2_000, reasons: 20 };
const FILTERS = { portal: 'main', statuses: ['published'], location: { country: 'United Arab Emirates' } };

/** The index of jobs and profiles by its size: building it, asking it, changing it, keeping it. */
export const matchingBenchmark: Benchmark = {
  name: 'matching',
  async run(say) {
    const chance = createChance(7);
    const documents = new MixedDocuments(chance, DISTINCT, say);
    return SIZES.flatMap((size) => measureIndex(size, documents, chance, say));
  },
};

function measureIndex(
  size: number,
  documents: MixedDocuments,
  chance: Chance,
  say: (text: string) => void,
): Measurement[] {
  const side = `${size.toLocaleString('en')} a side`;
  const isLargest = size >= 1_000_000;
  const results: Measurement[] = [];
  const add = (what: string, measured: number, unit: Measurement['unit'], budget: number | null = null) => {
    results.push({ what: `${side}: ${what}`, budget, measured, unit });
    say(`${side}: ${what}: ${measured.toFixed(3)} ${unit}`);
  };
  const addTimes = (what: string, times: readonly number[], budget: number | null = null) => {
    add(`${what}, p50 of ${times.length}`, percentile(times, 0.5), 'ms');
    add(`${what}, p95 of ${times.length}`, percentile(times, 0.95), 'ms', budget);
  };

  const before = memoryUsed();
  const index = createMatchIndex(defaultModel());
  fill(index, size, documents);
  const merging = millisecondsToRun(() => index.merge());
  add('first merge of all, both sides', merging / 1_000, 's');
  add('arrays of the index', index.bytes / 1e6, 'MB', isLargest ? 1_200 : null);
  add('memory with dictionaries', (memoryUsed() - before) / 1e6, 'MB');

  const model = defaultModel();
  const profiles = Array.from({ length: QUERIES }, () =>
    prepareProfile('', readProfile(writtenProfile(chance)), model),
  );
  const jobs = Array.from({ length: QUERIES }, (_, at) =>
    prepareJob('', readJob(writtenJob(chance, at)), model),
  );
  const asked = (options: IndexRankOptions) => ({
    jobs: profiles.map((profile) => millisecondsToRun(() => index.rankJobsFor(profile, options))),
    profiles: jobs.map((job) => millisecondsToRun(() => index.rankProfilesFor(job, options))),
  });
  // Once unheard, so that the first questions do not pay for compiling.
  asked(BEST);
  const best = asked(BEST);
  addTimes('best 100 jobs, 20 with reasons', best.jobs, isLargest ? 15 : null);
  addTimes('best 100 profiles, 20 with reasons', best.profiles, isLargest ? 35 : null);
  const filtered = asked({ ...BEST, filters: FILTERS });
  addTimes('best 100 jobs with filters', filtered.jobs);
  addTimes('best 100 profiles with filters', filtered.profiles);
  const whole = asked(RANKING);
  addTimes('all 2,000 jobs above the floor', whole.jobs, 2_000);
  addTimes('all 2,000 profiles above the floor', whole.profiles, 2_000);

  const upserts = Array.from({ length: UPSERTS }, (_, at) => {
    const job = documents.job(uuidOf(chance.between(0, size - 1)));
    const facts = documents.facts(at);
    return millisecondsToRun(() => index.upsertJob(job, facts));
  });
  addTimes('a job replaced', upserts, 0.05);
  addTimes(`best 100 jobs with ${UPSERTS} not merged`, asked(BEST).jobs);
  const pieces: number[] = [];
  for (let isLeft = true; isLeft; ) {
    pieces.push(
      millisecondsToRun(() => {
        isLeft = index.merge(2_000);
      }),
    );
  }
  add('merge in pieces of 2,000, longest piece', Math.max(...pieces), 'ms');
  add('merge in pieces of 2,000, all', pieces.reduce((sum, ms) => sum + ms, 0) / 1_000, 's');

  let snapshot: Uint8Array = new Uint8Array(0);
  const writing = millisecondsToRun(() => {
    snapshot = index.snapshot();
  });
  add('snapshot', writing / 1_000, 's');
  add('size of the snapshot', snapshot.length / 1e6, 'MB');
  const restoring = millisecondsToRun(() => restoreMatchIndex(snapshot, model));
  add('restoring it, its postings built from the arrays', restoring / 1_000, 's');
  return results;
}

function fill(index: MatchIndex, size: number, documents: MixedDocuments): void {
  for (let at = 0; at < size; at++) {
    index.upsertJob(documents.job(uuidOf(at)), documents.facts(at));
    index.upsertProfile(documents.profile(uuidOf(at)), documents.facts(at));
  }
}

function millisecondsToRun(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** Bytes in use after everything that nobody holds is collected. */
function memoryUsed(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // Buffers are given back while others are looked for, so that one round may not see them go.
  for (let round = 0; round < 3; round++) collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
