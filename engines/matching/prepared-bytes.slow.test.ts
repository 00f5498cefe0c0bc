import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import {
  createMatchIndex,
  decodeJob,
  decodeProfile,
  type EncodedDocuments,
  encodeJob,
  encodeProfile,
  loadMatchIndex,
  type MatchIndex,
  preparedStamp,
  prepareJob,
  prepareProfile,
  trainModel,
} from './index.ts';
import { invented, random, weighed } from './matching.fixtures.ts';
import { releaseModel } from './model.fixtures.ts';

const model = releaseModel;
const idOf = (n: number) => `${n.toString(16).padStart(8, '0')}-5b1c-4f6e-9a3d-0123456789ab`;
const facts = (n: number) => ({ company: `c${n % 3}`, status: 'published', salaryMin: n * 1_000 });

function batchOf(encoded: readonly Uint8Array[], first = 0): EncodedDocuments {
  const starts = new Uint32Array(encoded.length + 1);
  encoded.forEach((bytes, n) => {
    starts[n + 1] = starts[n]! + bytes.length / 4;
  });
  const words = new Int32Array(starts.at(-1)!);
  encoded.forEach((bytes, n) => {
    new Uint8Array(words.buffer).set(bytes, starts[n]! * 4);
  });
  const ids = Buffer.concat(encoded.map((_, n) => Buffer.from(idOf(first + n).replaceAll('-', ''), 'hex')));
  return { count: encoded.length, ids, words, starts, facts: (n) => facts(first + n) };
}

function built(loading: ReturnType<typeof loadMatchIndex>): MatchIndex {
  const work = loading.build();
  for (;;) {
    const { value, done } = work.next();
    if (done) return value;
  }
}

describe.each([1, 2, 3])('prepared documents as bytes (seed %i)', (seed) => {
  const drawn = invented(seed, { jobs: 150, profiles: 150 });
  const { profiles } = drawn;
  const jobs = drawn.jobs.map((job, n) => (n % 3 === 0 ? job : weighed(job, random(seed + n))));
  const preparedJobs = jobs.map((job, n) => prepareJob(idOf(n), job, model));
  const preparedProfiles = profiles.map((profile, n) =>
    prepareProfile(idOf(n), { ...profile, years: n % 4 === 0 ? n / 7 : profile.years }, model),
  );
  const encodedJobs = preparedJobs.map((job) => encodeJob(job, model)!);
  const encodedProfiles = preparedProfiles.map((profile) => encodeProfile(profile)!);

  it('are decoded to what was encoded', () => {
    for (const [n, job] of preparedJobs.entries())
      expect(decodeJob(job.id, encodedJobs[n]!, model)).toEqual(job);
    for (const [n, profile] of preparedProfiles.entries())
      expect(decodeProfile(profile.id, encodedProfiles[n]!)).toEqual(profile);
  });

  it('count for nothing where they are damaged or of another kind', () => {
    const next = random(seed);
    for (const bytes of encodedJobs) {
      expect(decodeProfile('', bytes)).toBeNull();
      expect(decodeJob('', bytes.slice(0, Math.floor(next() * bytes.length)), model)).toBeNull();
      const damaged = bytes.slice();
      damaged[Math.floor(next() * bytes.length)]! ^= 1 << Math.floor(next() * 8);
      expect(decodeJob('', damaged, model)).toBeNull();
      expect(
        decodeJob(
          '',
          Uint8Array.from(bytes, () => Math.floor(next() * 256)),
          model,
        ),
      ).toBeNull();
    }
  });

  it('make the index that the documents make, which can be changed further', () => {
    const plain = createMatchIndex(model);
    for (const [n, job] of preparedJobs.entries()) plain.upsertJob(job, facts(n));
    for (const [n, profile] of preparedProfiles.entries()) plain.upsertProfile(profile, facts(n));
    const loading = loadMatchIndex(model);
    for (const from of [0, 50, 100]) {
      expect(loading.addJobs(batchOf(encodedJobs.slice(from, from + 50), from))).toEqual([]);
      expect(loading.addProfiles(batchOf(encodedProfiles.slice(from, from + 50), from))).toEqual([]);
    }
    const loaded = built(loading);
    const same = () => {
      expect(loaded.size).toEqual(plain.size);
      for (let n = 0; n < 20; n++) {
        for (const options of [
          {},
          { limit: 7 },
          { filters: { companies: ['c1'], salary: { max: 90_000 } } },
        ]) {
          expect(loaded.rankJobsFor(profiles[n]!, options)).toEqual(plain.rankJobsFor(profiles[n]!, options));
          expect(loaded.rankProfilesFor(jobs[n]!, options)).toEqual(plain.rankProfilesFor(jobs[n]!, options));
        }
      }
    };
    same();
    for (const index of [plain, loaded]) {
      for (let n = 0; n < 60; n += 3) index.removeJob(idOf(n));
      for (let n = 0; n < 60; n += 4)
        index.upsertProfile({ ...preparedProfiles[n + 1]!, id: idOf(n) }, facts(n));
    }
    same();
    for (const index of [plain, loaded]) index.merge();
    same();
    expect(loaded.bytes).toBe(plain.bytes);
  });

  it('are built into an index a few hundred at a time, so that others have their turn', () => {
    const loading = loadMatchIndex(model);
    let written = 0;
    const counted = (n: number) => {
      written++;
      return facts(n);
    };
    for (let from = 0; from < 1_500; from += encodedJobs.length)
      loading.addJobs({ ...batchOf(encodedJobs, from), facts: counted });
    let most = 0;
    let before = 0;
    for (const _ of loading.build()) {
      most = Math.max(most, written - before);
      before = written;
    }
    expect([written, most < 300]).toEqual([1_500, true]);
  });

  it('are refused one by one while an index is loaded', () => {
    const damaged = encodedJobs.map((bytes, n) => (n % 10 === 3 ? encodedProfiles[n]! : bytes));
    const loading = loadMatchIndex(model);
    const refused = loading.addJobs(batchOf(damaged));
    expect(refused).toEqual(damaged.flatMap((_, n) => (n % 10 === 3 ? [n] : [])));
    const index = built(loading);
    expect(index.size.jobs).toBe(encodedJobs.length - refused.length);
    expect([index.hasJob(idOf(2)), index.hasJob(idOf(3))]).toEqual([true, false]);
  });
});

describe('a title of more words than a byte counts', () => {
  const [title] = prepareProfile(
    '',
    { titles: [{ title: 'Nurse', current: true }], skills: [], text: '' },
    model,
  ).titles;
  const longOf = (words: number) => ({
    ...prepareProfile('', { titles: [], skills: [], text: '' }, model),
    titles: [
      {
        factor: 1,
        title: { ...title!.title, words: new Int32Array(words), weights: new Float64Array(words) },
      },
    ],
  });

  it('is prepared anew each time rather than cut, and one that it counts is kept', () => {
    expect(encodeProfile(longOf(256))).toBeNull();
    expect(encodeProfile(longOf(255))).not.toBeNull();
  });
});

describe('what prepared documents are stamped with', () => {
  it('differs where what was learned does, and not where only the calibration does', () => {
    const calibrated = { ...model, calibration: { ...model.calibration, version: 'another', a: 1 } };
    expect(preparedStamp(calibrated)).toBe(preparedStamp(model));
    const trained = trainModel(releaseTaxonomy, [{ title: 'Nurse', text: 'Cares for patients', skills: [] }]);
    expect(preparedStamp(trained)).not.toBe(preparedStamp(model));
  });
});
