import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LIMITS } from '#contract/kernel/limits.ts';
import {
  createMatchIndex,
  type IndexRankOptions,
  type MatchIndex,
  type ProfileFeatures,
  prepareJob,
  prepareProfile,
  restoreMatchIndex,
} from '#engines/matching/index.ts';
import { createChance } from '#server/db/demo/random.ts';
import { coldStart } from './matching-cold-start.ts';
import {
  MixedDocuments,
  readJob,
  readProfile,
  uuidOf,
  type WrittenDocuments,
  writeDocuments,
  writtenJob,
  writtenProfile,
} from './matching-documents.ts';
import { MixedFeatures } from './matching-features.ts';
import { searchOf, wordsOfJobFeatures, wordsOfProfileFeatures } from './matching-minisearch.ts';
import { type Benchmark, type Measurement, percentile } from './measurement.ts';
import { released } from './released.ts';
import { withScratchDatabase } from './scratch-database.ts';

const FULL = process.env.MASAR_BENCH_FULL === '1';
/** Documents a side. */
const SIZES = FULL ? [1_000_000] : [10_000, 100_000];
/** Documents that are written and read; all others are mixed from them. */
const DISTINCT = FULL ? 4_000 : 1_500;
const QUERIES = 100;
/** For what takes seconds to answer. */
const SLOW_QUERIES = 20;
/** Documents a side up to which other ways are tried beside the index. */
const LARGEST_COMPARED = 100_000;
const UPSERTS = 2_000;
/** A list's first page comes with its reasons. */
const BEST = { limit: 100, reasons: 20 };
/** What the product asks for when a resume or a job has come in. */
const RANKING = { minScore: LIMITS.candidateScoreFloor, limit: 2_000, reasons: 20 };
const FILTERS = { portal: 'main', statuses: ['published'], location: { country: 'United Arab Emirates' } };

/** The index of jobs and profiles by its size: building it, asking it, changing it, keeping it; and what else could. */
export const matchingBenchmark: Benchmark = {
  name: 'matching',
  async run(say) {
    const written = writeDocuments(createChance(7), DISTINCT, say);
    const results: Measurement[] = [];
    for (const size of SIZES) {
      const report = new Report(size, say);
      const answered = measureIndex(size, written, report);
      if (size <= LARGEST_COMPARED) measureMiniSearch(size, written, answered, report);
      await measureColdStart(size, written, report);
      results.push(...report.results);
    }
    return results;
  },
};

/** Lines of the table about one size, said aloud as they come. */
class Report {
  readonly results: Measurement[] = [];
  readonly side: string;
  readonly #say: (text: string) => void;

  constructor(size: number, say: (text: string) => void) {
    this.side = `${size.toLocaleString('en')} a side`;
    this.#say = say;
  }

  say(what: string): void {
    this.#say(`${this.side}: ${what}`);
  }

  add(what: string, measured: number, unit: Measurement['unit'], budget: number | null = null): void {
    this.results.push({ what: `${this.side}: ${what}`, budget, measured, unit });
    this.say(`${what}: ${measured.toFixed(3)} ${unit}`);
  }

  addTimes(what: string, times: readonly number[], budget: number | null = null): void {
    this.add(`${what}, p50 of ${times.length}`, percentile(times, 0.5), 'ms');
    this.add(`${what}, p95 of ${times.length}`, percentile(times, 0.95), 'ms', budget);
  }
}

/** The same documents at every call, so that what is measured beside the index holds what the index held. */
const documentsOf = (written: WrittenDocuments) => new MixedDocuments(createChance(7), written);

/** Profiles that jobs were sought for. */
interface Answered {
  profiles: ProfileFeatures[];
}

function measureIndex(size: number, written: WrittenDocuments, report: Report): Answered {
  const isLargest = size >= 1_000_000;
  const chance = createChance(size);
  const documents = documentsOf(written);

  const before = memoryUsed();
  const index = createMatchIndex(released.model);
  fill(index, size, documents);
  const merging = millisecondsToRun(() => index.merge());
  report.add('first merge of all, both sides', merging / 1_000, 's');
  report.add('arrays of the index', index.bytes / 1e6, 'MB', isLargest ? 1_200 : null);
  report.add('memory with dictionaries', (memoryUsed() - before) / 1e6, 'MB');

  const model = released.model;
  const seekers = Array.from({ length: QUERIES }, () => readProfile(writtenProfile(chance)));
  const profiles = seekers.map((profile) => prepareProfile('', profile, model));
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
  report.addTimes('best 100 jobs, 20 with reasons', best.jobs, isLargest ? 15 : null);
  report.addTimes('best 100 profiles, 20 with reasons', best.profiles, isLargest ? 35 : null);
  const filtered = asked({ ...BEST, filters: FILTERS });
  report.addTimes('best 100 jobs with filters', filtered.jobs);
  report.addTimes('best 100 profiles with filters', filtered.profiles);
  const whole = asked(RANKING);
  report.addTimes('all 2,000 jobs above the floor', whole.jobs, 2_000);
  report.addTimes('all 2,000 profiles above the floor', whole.profiles, 2_000);

  const upserts = Array.from({ length: UPSERTS }, (_, at) => {
    const job = documents.job(uuidOf(chance.between(0, size - 1)));
    const facts = documents.facts(at);
    return millisecondsToRun(() => index.upsertJob(job, facts));
  });
  report.addTimes('a job replaced', upserts, 0.05);
  report.addTimes(`best 100 jobs with ${UPSERTS} not merged`, asked(BEST).jobs);
  const pieces: number[] = [];
  for (let isLeft = true; isLeft; ) {
    pieces.push(
      millisecondsToRun(() => {
        isLeft = index.merge(2_000);
      }),
    );
  }
  report.add('merge in pieces of 2,000, longest piece', Math.max(...pieces), 'ms');
  report.add('merge in pieces of 2,000, all', pieces.reduce((sum, ms) => sum + ms, 0) / 1_000, 's');

  let snapshot: Uint8Array = new Uint8Array(0);
  const writing = millisecondsToRun(() => {
    snapshot = index.snapshot();
  });
  report.add('snapshot', writing / 1_000, 's');
  report.add('size of the snapshot', snapshot.length / 1e6, 'MB');
  const restoring = millisecondsToRun(() => restoreMatchIndex(snapshot, model));
  report.add('restoring it, its postings built from the arrays', restoring / 1_000, 's');
  return { profiles: seekers };
}

/** What a search over words takes to find jobs. The documents are mixed in the same way from the same ones. */
function measureMiniSearch(
  size: number,
  written: WrittenDocuments,
  { profiles }: Answered,
  report: Report,
): void {
  const features = new MixedFeatures(createChance(7), written);
  const jobs = Array.from({ length: size }, () => wordsOfJobFeatures(features.job()));
  let search: ReturnType<typeof searchOf> = () => [];
  const building = millisecondsToRun(() => {
    search = searchOf(jobs);
  });
  report.add('MiniSearch, adding the words of the jobs', building / 1_000, 's');
  const asked = profiles.slice(0, SLOW_QUERIES).map(wordsOfProfileFeatures);
  search(asked[0]!);
  const times = asked.map((profile) => millisecondsToRun(() => search(profile).slice(0, BEST.limit)));
  report.addTimes('MiniSearch, best 100 jobs by words of title, skills and text', times);
}

/** From nothing in memory to an index that answers, out of what the product keeps in PostgreSQL and on disk. */
function measureColdStart(size: number, written: WrittenDocuments, report: Report): Promise<void> {
  return withScratchDatabase(async (database) => {
    const mixed = {
      features: new MixedFeatures(createChance(11), written),
      documents: documentsOf(written),
    };
    const { fromRowsMs, fromSnapshotMs } = await coldStart(database, size, mixed, (text) => report.say(text));
    report.add('empty index to ready, prepared documents read from PostgreSQL', fromRowsMs / 1_000, 's');
    report.add('empty index to ready, with the snapshot of before', fromSnapshotMs / 1_000, 's');
  });
}

function fill(index: MatchIndex, size: number, documents: MixedDocuments): void {
  for (let at = 0; at < size; at++) index.upsertJob(documents.job(uuidOf(at)), documents.facts(at));
  for (let at = 0; at < size; at++) index.upsertProfile(documents.profile(uuidOf(at)), documents.facts(at));
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
