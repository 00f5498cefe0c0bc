import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import {
  createMatchIndex,
  type DocumentFacts,
  explainMatch,
  firstCalibration,
  type JobFeatures,
  type MatchIndex,
  type PreparedJob,
  type PreparedProfile,
  type ProfileFeatures,
  prepareJob,
  prepareProfile,
  type RankFilters,
  rankJobs,
  rankProfiles,
  restoreMatchIndex,
  trainModel,
} from './index.ts';
import { invented, random, weighed } from './matching.fixtures.ts';
import { releaseModel } from './model.fixtures.ts';

const model = releaseModel;

type Known<P, F> = { prepared: P; features: F; facts: DocumentFacts };
type KnownJob = Known<PreparedJob, JobFeatures>;
type KnownProfile = Known<PreparedProfile, ProfileFeatures>;

/** What an index should hold, kept plainly beside it. The same features are prepared once, whatever ids they come under. */
class Pair {
  index: MatchIndex = createMatchIndex(model);
  readonly #preparedJobs = new Map<JobFeatures, PreparedJob>();
  readonly #preparedProfiles = new Map<ProfileFeatures, PreparedProfile>();
  readonly jobs = new Map<string, KnownJob>();
  readonly profiles = new Map<string, KnownProfile>();

  upsertJob(id: string, features: JobFeatures, facts: DocumentFacts): void {
    const prepared = { ...this.prepareJob(features), id };
    this.index.upsertJob(prepared, facts);
    this.jobs.set(id, { prepared, features, facts });
  }

  upsertProfile(id: string, features: ProfileFeatures, facts: DocumentFacts): void {
    const prepared = { ...this.prepareProfile(features), id };
    this.index.upsertProfile(prepared, facts);
    this.profiles.set(id, { prepared, features, facts });
  }

  prepareJob(features: JobFeatures): PreparedJob {
    const prepared = this.#preparedJobs.get(features) ?? prepareJob('', features, model);
    this.#preparedJobs.set(features, prepared);
    return prepared;
  }

  prepareProfile(features: ProfileFeatures): PreparedProfile {
    const prepared = this.#preparedProfiles.get(features) ?? prepareProfile('', features, model);
    this.#preparedProfiles.set(features, prepared);
    return prepared;
  }

  remove(id: string): void {
    expect(this.index.removeJob(id)).toBe(this.jobs.delete(id));
    expect(this.index.removeProfile(id)).toBe(this.profiles.delete(id));
  }

  /** Asks the index and one by one, and wants the same. */
  expectSame(
    { job, profile }: { job: PreparedJob; profile: PreparedProfile },
    options: { minScore?: number; limit?: number; filters?: RankFilters },
  ): void {
    const passing = <K extends KnownJob | KnownProfile>(all: Map<string, K>, isRemote: (one: K) => boolean) =>
      [...all.values()].filter((one) =>
        passes(one.features, one.facts, isRemote(one), options.filters ?? {}),
      );
    const jobs = passing(this.jobs, ({ features }) => features.remote ?? false);
    const profiles = passing(this.profiles, ({ facts }) => facts.remote ?? false);
    expect(this.index.rankJobsFor(profile, options)).toEqual(
      rankJobs(
        profile,
        jobs.map((one) => one.prepared),
        model,
        options,
      ),
    );
    expect(this.index.rankProfilesFor(job, options)).toEqual(
      rankProfiles(
        job,
        profiles.map((one) => one.prepared),
        model,
        options,
      ),
    );
    expect(this.index.size).toEqual({ jobs: this.jobs.size, profiles: this.profiles.size });
  }
}

/** The filters once more, on words instead of numbers. */
function passes(
  features: JobFeatures | ProfileFeatures,
  facts: DocumentFacts,
  isRemote: boolean,
  filters: RankFilters,
): boolean {
  const among = (list: readonly string[] | undefined, word: string | undefined) =>
    list === undefined || (word !== undefined && list.includes(word));
  const [low, high] = [facts.salaryMin ?? facts.salaryMax, facts.salaryMax ?? facts.salaryMin];
  const place = features.location ?? {};
  // The cities of the invented documents lie in these countries.
  const country = place.country ?? (place.city ? (place.city === 'Cairo' ? 'Egypt' : 'UAE') : undefined);
  const isThere =
    (filters.location?.city === undefined || filters.location.city === place.city) &&
    (filters.location?.country === undefined || filters.location.country === country);
  return (
    (filters.portal === undefined || filters.portal === facts.portal) &&
    among(filters.companies, facts.company) &&
    among(filters.statuses, facts.status) &&
    among(filters.seniorities, facts.seniority) &&
    (filters.since === undefined || (facts.since !== undefined && facts.since >= filters.since)) &&
    (!filters.salary ||
      (low !== undefined &&
        high !== undefined &&
        high >= (filters.salary.min ?? 0) &&
        low <= (filters.salary.max ?? Infinity))) &&
    (filters.remote !== 'only' || isRemote) &&
    (isThere || (filters.remote === 'also' && isRemote)) &&
    (!filters.languages ||
      (features.languages ?? []).some(({ language }) => filters.languages!.includes(language)))
  );
}

function inventedFacts(next: () => number): DocumentFacts {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * (list.length + 1))];
  const facts: DocumentFacts = {
    portal: pick(['north', 'south']),
    company: pick(['c1', 'c2', 'c3']),
    status: pick(['published', 'paused']),
    seniority: pick(['junior', 'senior']),
    since: pick([1_000, 2_000, 3_000]),
    remote: pick([true, false]),
  };
  const salary = pick([5_000, 9_000, 20_000]);
  if (salary && next() < 0.7) facts.salaryMin = salary;
  if (salary && next() < 0.7) facts.salaryMax = salary * 1.5;
  return facts;
}

const filterings: RankFilters[] = [
  {},
  { portal: 'north' },
  { companies: ['c1', 'c3'] },
  { statuses: ['published'] },
  { seniorities: ['senior', 'lead'] },
  { location: { city: 'Dubai' } },
  { location: { country: 'UAE' } },
  { location: { country: 'UAE' }, remote: 'also' },
  { remote: 'only' },
  { salary: { min: 10_000 } },
  { salary: { max: 8_000 } },
  { salary: { min: 6_000, max: 12_000 } },
  { languages: ['Arabic', 'Hindi'] },
  { since: 2_000 },
  { portal: 'south', statuses: ['published', 'paused'], since: 1_000, languages: ['English'] },
  { portal: 'nowhere' },
];
const cuts = [
  {},
  { minScore: 0.2 },
  { limit: 5 },
  { minScore: 0.1, limit: 3 },
  { limit: 0 },
  { minScore: 1 },
];

describe.each([1, 2, 3])('an index of invented documents (seed %i)', (seed) => {
  it('ranks as one by one does, whatever came, went and was merged before, with every filter', () => {
    const next = random(seed);
    const below = (end: number) => Math.floor(next() * end);
    const { jobs: drawn, profiles } = invented(seed, { jobs: 80, profiles: 80 });
    const jobs = drawn.map((job, n) => (n % 2 === 0 ? job : weighed(job, random(seed + n))));
    const pair = new Pair();
    const somebody = () => ({
      job: pair.prepareJob(jobs[below(80)]!),
      profile: pair.prepareProfile(profiles[below(80)]!),
    });
    for (let round = 0; round < 40; round++) {
      for (let change = 0; change < 40; change++) {
        const id = `d${below(250)}`;
        const what = next();
        if (what < 0.15) pair.remove(id);
        else if (what < 0.6) pair.upsertJob(id, jobs[below(80)]!, inventedFacts(next));
        else pair.upsertProfile(id, profiles[below(80)]!, inventedFacts(next));
        if (next() < 0.3) pair.index.merge(1 + below(60));
      }
      if (round % 7 === 3) pair.index.merge();
      if (round % 10 === 9) pair.index = restoreMatchIndex(pair.index.snapshot(), model)!;
      const whom = somebody();
      for (const filters of filterings.filter(() => next() < 0.3)) {
        pair.expectSame(whom, { ...cuts[below(cuts.length)], filters });
      }
      pair.expectSame(whom, cuts[below(cuts.length)]!);
    }
    for (const filters of filterings) {
      for (const cut of cuts) pair.expectSame(somebody(), { ...cut, filters });
    }
  });
});

describe('an index of enough documents for many blocks', () => {
  const { jobs, profiles } = invented(5, { jobs: 300, profiles: 300 });
  const pair = new Pair();
  jobs.forEach((job, at) => {
    pair.upsertJob(`j${at}`, job, {});
    pair.upsertJob(`again${at}`, job, {});
  });
  profiles.forEach((profile, at) => {
    pair.upsertProfile(`p${at}`, profile, {});
    pair.upsertProfile(`again${at}`, profile, {});
  });

  it.each([
    ['before it is merged', () => {}],
    ['after it is merged', () => void pair.index.merge()],
    [
      'with as much beside the base as in it',
      () => {
        for (const [at, job] of jobs.entries()) pair.upsertJob(`j${at}`, job, {});
      },
    ],
  ])('ranks as one by one does %s', (_when, before) => {
    before();
    for (let at = 0; at < 30; at++) {
      const job = pair.prepareJob(jobs[at]!);
      const profile = pair.prepareProfile(profiles[at]!);
      pair.expectSame({ job, profile }, { limit: 10 });
      pair.expectSame({ job, profile }, { limit: 100, minScore: 0.05 });
    }
  });

  it('ranks by a calibration that comes with the question', () => {
    const calibration = {
      ...firstCalibration,
      a: 60,
      b: -5,
      weights: { title: 0.1, work: 0.1, words: 0.2, meaning: 0.1, skills: 0.5 },
    };
    const profile = prepareProfile('', profiles[3]!, model);
    const all = [...pair.jobs.values()].map(({ prepared }) => prepared);
    expect(pair.index.rankJobsFor(profile, { limit: 20, calibration })).toEqual(
      rankJobs(profile, all, { ...model, calibration }, { limit: 20 }),
    );
  });

  it('gives the reasons of the explanation with the first', () => {
    for (let at = 0; at < 10; at++) {
      const [first, second] = pair.index.rankJobsFor(profiles[at]!, { limit: 2, reasons: 1 });
      const explanation = explainMatch(pair.jobs.get(first!.id)!.features, profiles[at]!, model);
      const reasons = first!.reasons!;
      expect(second).not.toHaveProperty('reasons');
      expect(reasons.gates).toEqual(
        explanation.gates.map(({ key, value, weight, status }) => ({ key, value, weight, status })),
      );
      for (const part of reasons.parts) {
        const explained = explanation.parts.find(({ key }) => key === part.key)!;
        expect(part.weight).toBe(explained.weight);
        // Texts are held rounded.
        expect(part.value).toBeCloseTo(explained.value, 9);
      }
      const idsOf = (list: readonly { id: string | null; weight: number }[]) =>
        list.map(({ id }) => id).sort();
      expect(idsOf(reasons.matched)).toEqual(idsOf(explanation.matched));
      expect(idsOf(reasons.partial)).toEqual(idsOf(explanation.partial));
      expect(idsOf(reasons.missing)).toEqual(idsOf(explanation.missing));
      const lifts = (list: readonly { lift: number }[]) => list.reduce((sum, { lift }) => sum + lift, 0);
      expect(lifts(reasons.missing)).toBeCloseTo(lifts(explanation.missing), 1);
    }
  });
});

describe('an index', () => {
  const { jobs, profiles } = invented(4);

  it('answers nothing when it is empty', () => {
    expect(createMatchIndex(model).rankJobsFor(profiles[0]!)).toEqual([]);
    expect(createMatchIndex(model).rankProfilesFor(jobs[0]!, { limit: 3 })).toEqual([]);
  });

  it('ranks as one by one does where skills alone decide', () => {
    const alone = invented(6, { jobs: 400, profiles: 400 });
    const pair = new Pair();
    const stripped = { title: '', titles: [], text: '' };
    for (const [at, job] of alone.jobs.entries()) pair.upsertJob(`j${at}`, { ...job, ...stripped }, {});
    for (const [at, one] of alone.profiles.entries())
      pair.upsertProfile(`p${at}`, { ...one, ...stripped }, {});
    pair.index.merge();
    for (let at = 0; at < 60; at++) {
      const job = prepareJob('', { ...alone.jobs[at]!, ...stripped }, model);
      const profile = prepareProfile('', { ...alone.profiles[at]!, ...stripped }, model);
      pair.expectSame({ job, profile }, { limit: 4 });
    }
  });

  it('lists by id what has nothing in common with the question', () => {
    const pair = new Pair();
    for (const [at, job] of jobs.entries()) pair.upsertJob(`j${at}`, { ...job, title: '' }, {});
    for (const [at, profile] of profiles.entries()) pair.upsertProfile(`p${at}`, profile, {});
    const job = prepareJob('', { title: '', skills: [], text: '' }, model);
    const profile = prepareProfile('', { titles: [], skills: [], text: '' }, model);
    for (const limit of [1, 7, 1_000]) pair.expectSame({ job, profile }, { limit });
    pair.index.merge();
    pair.expectSame({ job, profile }, { limit: 7 });
  });

  it('forgets what is removed and replaces what is given again', () => {
    const index = createMatchIndex(model);
    jobs.forEach((job, at) => {
      index.upsertJob(prepareJob(`j${at}`, job, model));
    });
    expect(index.removeJob('j3')).toBe(true);
    expect(index.removeJob('j3')).toBe(false);
    index.upsertJob(prepareJob('j4', jobs[5]!, model));
    expect(index.size.jobs).toBe(jobs.length - 1);
    const scores = new Map(index.rankJobsFor(profiles[0]!).map((match) => [match.id, match.score]));
    expect(scores.has('j3')).toBe(false);
    expect(index.hasJob('j3')).toBe(false);
    expect(scores.get('j4')).toBe(scores.get('j5'));
  });

  it('ranks by the very number that the explanation takes apart', () => {
    const index = createMatchIndex(model);
    jobs.forEach((job, at) => {
      index.upsertJob(prepareJob(String(at), job, model));
    });
    for (const profile of profiles) {
      for (const { id, score } of index.rankJobsFor(profile)) {
        expect(Math.abs(score - explainMatch(jobs[Number(id)]!, profile, model).score)).toBeLessThan(1e-9);
      }
    }
  });

  it('keeps nothing of a removed person, neither in a snapshot nor in memory after a merge', () => {
    const odd = (of: ProfileFeatures): ProfileFeatures => ({
      ...of,
      titles: [{ title: 'Zymurgist of Qaanaaq', current: true }],
      skills: [{ id: null, name: 'glass harmonica', level: 4 }],
      location: { city: 'Qaanaaq', country: 'Greenlandia' },
      languages: [{ language: 'Kalaallisut' }],
    });
    const [kept, gone] = [createMatchIndex(model), createMatchIndex(model)];
    for (const index of [kept, gone]) {
      profiles.forEach((profile, at) => {
        index.upsertProfile(prepareProfile(`p${at}`, profile, model));
      });
    }
    // Once removed from the base, once from what came since, and once replaced by an ordinary profile.
    gone.upsertProfile(prepareProfile('a-person-by-name', odd(profiles[0]!), model), { company: 'x' });
    gone.upsertProfile(prepareProfile('p3', odd(profiles[0]!), model));
    gone.merge();
    gone.upsertProfile(prepareProfile('another-person', odd(profiles[1]!), model));
    gone.removeProfile('a-person-by-name');
    gone.removeProfile('another-person');
    gone.upsertProfile(prepareProfile('p3', profiles[3]!, model));
    gone.merge();
    kept.merge();
    expect(gone.bytes).toBe(kept.bytes);
    const text = new TextDecoder('latin1').decode(gone.snapshot());
    expect(text).toContain('p17');
    expect(text).not.toContain('person');
    expect(gone.snapshot().length).toBe(kept.snapshot().length);
  });

  it('is the same after a snapshot and its restoring, and may be changed further', () => {
    const index = createMatchIndex(model);
    jobs.forEach((job, at) => {
      index.upsertJob(prepareJob(`عمل-${at}`, job, model), { portal: 'north' });
    });
    const before = index.rankJobsFor(profiles[2]!, { limit: 10, filters: { portal: 'north' } });
    const snapshot = index.snapshot();
    const restored = restoreMatchIndex(snapshot, model)!;
    expect(restored.rankJobsFor(profiles[2]!, { limit: 10, filters: { portal: 'north' } })).toEqual(before);
    expect(restored.snapshot()).toEqual(snapshot);
    expect(restored.removeJob('عمل-3')).toBe(true);
    expect(restored.size.jobs).toBe(jobs.length - 1);
    // As it comes out of a file: anywhere in a larger buffer.
    const shifted = new Uint8Array(snapshot.length + 3);
    shifted.set(snapshot, 3);
    expect(restoreMatchIndex(shifted.subarray(3), model)?.size.jobs).toBe(jobs.length);
  });

  it('is not restored from a snapshot that is damaged, cut off, or of another version or model', () => {
    const index = createMatchIndex(model);
    jobs.forEach((job, at) => {
      index.upsertJob(prepareJob(`j${at}`, job, model));
    });
    const snapshot = index.snapshot();
    for (const at of [0, 4, 9, 17, 40, snapshot.length >> 1, snapshot.length - 1]) {
      const damaged = snapshot.slice();
      damaged[at]! ^= 0x10;
      expect(restoreMatchIndex(damaged, model)).toBeNull();
    }
    expect(restoreMatchIndex(snapshot.slice(0, -8), model)).toBeNull();
    expect(restoreMatchIndex(snapshot.slice(0, 7), model)).toBeNull();
    expect(restoreMatchIndex(new Uint8Array(0), model)).toBeNull();
    const other = trainModel(releaseTaxonomy, [{ title: 'Clerk', text: 'Files papers', skills: [] }], {
      text: model.text,
    });
    expect(restoreMatchIndex(snapshot, other)).toBeNull();
  });

  it('can be used between the pieces of a merge, which says when nothing is left', () => {
    const index = createMatchIndex(model);
    profiles.forEach((profile, at) => {
      index.upsertProfile(prepareProfile(`p${at}`, profile, model));
    });
    let pieces = 1;
    while (index.merge(10)) {
      pieces++;
      expect(index.rankProfilesFor(jobs[0]!)).toHaveLength(profiles.length);
    }
    expect(pieces).toBeGreaterThan(5);
    expect(index.isMergeDue).toBe(false);
    expect(index.merge()).toBe(false);
  });
});
