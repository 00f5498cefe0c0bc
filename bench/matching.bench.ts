import { LIMITS } from '#contract/kernel/limits.ts';
import {
  defaultModel,
  explainMatch,
  type JobFeatures,
  jobFeatures,
  MatchSet,
  type ProfileFeatures,
  prepareJob,
  prepareProfile,
  profileFeatures,
  type RankedMatch,
} from '#engines/matching/index.ts';
import { makeCandidate, makeCompany, makeJob } from '#server/db/demo/make.ts';
import { type Chance, createChance } from '#server/db/demo/random.ts';
import { type Benchmark, type Measurement, percentile } from './measurement.ts';

const FULL = process.env.MASAR_BENCH_FULL === '1';
/** Documents on the other side. */
const SIZE = FULL ? 100_000 : 10_000;
/** Documents that are made; the set holds each several times under other ids, which saves minutes of making. */
const DISTINCT = FULL ? 10_000 : 2_500;
const QUERIES = 30;
/** A list's first page, whose reasons are worked out with it. */
const FIRST_PAGE = 20;
const RANKING = { minScore: LIMITS.candidateScoreFloor, limit: 2_000 };
const NOW = new Date('2026-11-20T00:00:00Z');

/** A resume or job that has just come in: its features, its ranking against the other side, and the first reasons. */
export const matchingBenchmark: Benchmark = {
  name: 'matching',
  async run(say) {
    const chance = createChance(7);
    const model = defaultModel();
    const set = new MatchSet(model);
    const jobs: JobFeatures[] = [];
    const profiles: ProfileFeatures[] = [];
    for (let at = 0; at < DISTINCT; at++) {
      if (at % 500 === 0) say(`${at} of ${DISTINCT} documents a side`);
      const job = readJob(writtenJob(chance, at));
      const profile = readProfile(writtenProfile(chance));
      jobs.push(job);
      profiles.push(profile);
      const preparedJob = prepareJob('', job, model);
      const preparedProfile = prepareProfile('', profile, model);
      for (let copy = at; copy < SIZE; copy += DISTINCT) {
        set.upsertPreparedJob({ ...preparedJob, id: String(copy) });
        set.upsertPreparedProfile({ ...preparedProfile, id: String(copy) });
      }
    }
    say('ranking');
    const firstOf = <T>(ranked: readonly RankedMatch[], documents: readonly T[]): T[] =>
      ranked.slice(0, FIRST_PAGE).map(({ id }) => documents[Number(id) % DISTINCT]!);
    const newResumes = timesOf(
      () => writtenProfile(chance),
      (written) => {
        const profile = readProfile(written);
        const ranked = set.rankJobsFor(profile, RANKING);
        for (const job of firstOf(ranked, jobs)) explainMatch(job, profile, model);
      },
    );
    const newJobs = timesOf(
      () => writtenJob(chance, 0),
      (written) => {
        const job = readJob(written);
        const ranked = set.rankProfilesFor(job, RANKING);
        for (const profile of firstOf(ranked, profiles)) explainMatch(job, profile, model);
      },
    );
    const side = `${SIZE.toLocaleString('en')} on the other side (${DISTINCT.toLocaleString('en')} distinct)`;
    return [
      measurementOf(`new resume to ranked jobs, ${side}`, newResumes),
      measurementOf(`new job to ranked candidates, ${side}`, newJobs),
    ];
  },
};

const writtenJob = (chance: Chance, at: number) => makeJob(chance, makeCompany(chance, at));
const writtenProfile = (chance: Chance) => makeCandidate(chance, NOW).sections;

const readJob = (job: ReturnType<typeof writtenJob>): JobFeatures =>
  jobFeatures({
    title: job.job_title,
    text: [job.description, ...(job.responsibilities ?? []), ...(job.requirements ?? [])].join('\n'),
    skills: (job.skills ?? []).map(({ ref_skill, name, importance }) => ({
      id: ref_skill,
      name,
      importance,
    })),
    ...(job.location ? { location: { city: job.location } } : {}),
  });

const readProfile = (sections: ReturnType<typeof writtenProfile>): ProfileFeatures =>
  profileFeatures({
    title: sections.personal_details.headline ?? '',
    titles: sections.work_history_detailed.map((work) => ({
      title: work.job_title,
      current: work.currently_working,
    })),
    text: [
      sections.personal_details.summary ?? '',
      ...sections.work_history_detailed.flatMap((work) => [work.job_title, ...work.details]),
    ].join('\n'),
    skills: sections.skills.map(({ ref_skill, name }) => ({ id: ref_skill, name })),
  });

/** Milliseconds of each piece of work; what it works on is made outside the clock. */
function timesOf<T>(make: () => T, work: (made: T) => void): number[] {
  return Array.from({ length: QUERIES }, () => {
    const made = make();
    const began = performance.now();
    work(made);
    return performance.now() - began;
  });
}

const measurementOf = (what: string, times: readonly number[]): Measurement => ({
  what: `${what}, p95 of ${times.length}`,
  budget: 2,
  measured: percentile(times, 0.95) / 1_000,
  unit: 's',
});
