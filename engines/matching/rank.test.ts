import { describe, expect, it } from 'vitest';
import { taxonomy } from '#engines/taxonomy/index.ts';
import {
  defaultModel,
  explainMatch,
  type JobFeatures,
  MatchSet,
  type ProfileFeatures,
  prepareJob,
  prepareProfile,
  rankJobs,
  rankProfiles,
} from './index.ts';

const model = defaultModel();

/** A small generator with a seed (mulberry32), so that a failure can be seen twice. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function invented(seed: number): { jobs: JobFeatures[]; profiles: ProfileFeatures[] } {
  const next = random(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const maybe = <T>(value: T): T | undefined => (next() < 0.6 ? value : undefined);
  const { occupations, skills } = taxonomy();
  const cities = [
    { city: 'Dubai' },
    { city: 'Cairo' },
    { country: 'UAE' },
    { city: 'Sharjah', country: 'UAE' },
  ];
  const levels = ['none', 'diploma', 'bachelor', 'master'] as const;
  const languages = () =>
    maybe(
      ['English', 'Arabic', 'Hindi'].slice(0, 1 + Math.floor(next() * 3)).map((language) => ({ language })),
    );
  const skillsOf = () => {
    const own = pick(occupations)
      .skills.slice(0, 8)
      .map(({ id }) => id);
    const ids = [...new Set([...own, pick(skills).id, pick(skills).id])].filter((id) => taxonomy().skill(id));
    return ids.map((id) => ({ id, name: id, level: maybe(1 + Math.floor(next() * 5)) }));
  };
  const jobs = Array.from({ length: 40 }, (): JobFeatures => {
    const occupation = pick(occupations);
    const importance = () => pick(['must', 'should', 'nice'] as const);
    return {
      title: pick([occupation.name.en, occupation.name.ar]),
      text: pick([occupation.about.en, occupation.about.ar, '']),
      skills:
        next() < 0.1
          ? []
          : [
              ...skillsOf().map((s) => ({ ...s, importance: importance() })),
              { id: null, name: 'Odd thing', importance: 'nice' },
            ],
      minYears: maybe(Math.floor(next() * 8)),
      education: maybe(pick(levels)),
      location: maybe(pick(cities)),
      remote: next() < 0.2,
      languages: languages(),
    };
  });
  const profiles = Array.from({ length: 60 }, (): ProfileFeatures => {
    const occupation = pick(occupations);
    const titles = [occupation.name.en, pick(occupations).name.ar].map((title, at) => ({
      title,
      current: at === 0,
    }));
    return {
      titles: next() < 0.1 ? [] : titles,
      text: pick([occupation.tasks.en.join('. '), occupation.tasks.ar.join('. '), '']),
      skills: [...skillsOf(), ...(next() < 0.5 ? [{ id: null, name: 'odd  thing' }] : [])],
      years: maybe(Math.floor(next() * 12)),
      education: maybe(pick(levels)),
      location: maybe(pick(cities)),
      languages: languages(),
      willingToRelocate: next() < 0.3,
    };
  });
  return { jobs, profiles };
}

describe.each([1, 2, 3])('ranking invented documents (seed %i)', (seed) => {
  const { jobs, profiles } = invented(seed);
  const preparedJobs = jobs.map((job, at) => prepareJob(`j${at}`, job, model));
  const preparedProfiles = profiles.map((profile, at) => prepareProfile(`p${at}`, profile, model));
  const set = new MatchSet(model);
  for (const job of preparedJobs) set.upsertPreparedJob(job);
  for (const profile of preparedProfiles) set.upsertPreparedProfile(profile);

  it('gives each pair the score of its explanation', () => {
    jobs.slice(0, 8).forEach((job, at) => {
      for (const { id, score } of rankProfiles(preparedJobs[at]!, preparedProfiles, model)) {
        expect(score).toBeCloseTo(explainMatch(job, profiles[Number(id.slice(1))]!, model).score, 9);
      }
    });
  });

  it('finds the same profiles for a job through postings as one by one', () => {
    for (const job of preparedJobs) {
      for (const options of [{}, { minScore: 0.2 }, { limit: 5 }, { minScore: 0.1, limit: 3 }]) {
        expect(set.rankProfilesFor(job, options)).toEqual(
          rankProfiles(job, preparedProfiles, model, options),
        );
      }
    }
  });

  it('finds the same jobs for a profile through postings as one by one', () => {
    for (const profile of preparedProfiles) {
      for (const options of [{}, { minScore: 0.2 }, { limit: 5 }]) {
        expect(set.rankJobsFor(profile, options)).toEqual(rankJobs(profile, preparedJobs, model, options));
      }
    }
  });
});

describe('a match set', () => {
  const { jobs, profiles } = invented(4);

  it('forgets what is removed and replaces what is given again', () => {
    const set = new MatchSet(model);
    jobs.forEach((job, at) => {
      set.upsertJob(`j${at}`, job);
    });
    expect(set.removeJob('j3')).toBe(true);
    expect(set.removeJob('j3')).toBe(false);
    set.upsertJob('j4', jobs[5]!);
    expect(set.size.jobs).toBe(jobs.length - 1);
    const ranked = set.rankJobsFor(profiles[0]!);
    expect(ranked.map((match) => match.id)).not.toContain('j3');
    const scores = new Map(ranked.map((match) => [match.id, match.score]));
    expect(scores.get('j4')).toBe(scores.get('j5'));
  });

  it('stays right when so much was replaced that it is laid out anew', () => {
    const set = new MatchSet(model);
    const prepared = profiles.map((profile, at) => prepareProfile(`p${at}`, profile, model));
    for (let round = 0; round < 30; round++)
      for (const profile of prepared) set.upsertPreparedProfile(profile);
    const job = prepareJob('', jobs[0]!, model);
    expect(set.rankProfilesFor(job, { limit: 10 })).toEqual(
      rankProfiles(job, prepared, model, { limit: 10 }),
    );
    expect(set.size.profiles).toBe(profiles.length);
  });

  it('answers nothing when it is empty', () => {
    expect(new MatchSet(model).rankJobsFor(profiles[0]!)).toEqual([]);
  });
});
