import {
  type DocumentFacts,
  type JobFeatures,
  jobFeatures,
  type PreparedJob,
  type PreparedProfile,
  type ProfileFeatures,
  prepareJob,
  prepareProfile,
  profileFeatures,
  type TextVector,
} from '#engines/matching/index.ts';
import { readDemoData } from '#server/db/demo/data.ts';
import { makeCandidate } from '#server/db/demo/made-candidates.ts';
import { makeCompany } from '#server/db/demo/made-companies.ts';
import { makeJob, openingsOf } from '#server/db/demo/made-jobs.ts';
import type { Chance } from '#server/db/demo/random.ts';
import { released } from './released.ts';

const NOW = new Date('2026-11-20T00:00:00Z');
const DAY_MS = 86_400_000;
/** Skills of a made-up document. */
export const SKILLS = 16;

const data = readDemoData();
const makingBy = (chance: Chance) => ({ taxonomy: released.taxonomy, data, chance, now: NOW });

export const writtenJob = (chance: Chance, at: number) => {
  const making = makingBy(chance);
  return makeJob(making, chance.one(openingsOf([makeCompany(making, at)])));
};
export const writtenProfile = (chance: Chance) => makeCandidate(makingBy(chance)).sections;

export const readJob = (job: ReturnType<typeof writtenJob>) =>
  jobFeatures(released.taxonomy, {
    title: job.job_title,
    text: [job.description, ...(job.responsibilities ?? []), ...(job.requirements ?? [])].join('\n'),
    skills: (job.skills ?? []).map(({ ref_skill, name, importance }) => ({
      id: ref_skill,
      name,
      importance,
    })),
    ...(job.location ? { location: { city: job.location } } : {}),
  });

export const readProfile = (sections: ReturnType<typeof writtenProfile>) =>
  profileFeatures(released.taxonomy, {
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
    ...(sections.personal_details.location ? { location: { city: sections.personal_details.location } } : {}),
  });

/** Jobs and profiles that were written and read in the ordinary way. */
export interface WrittenDocuments {
  jobs: readonly JobFeatures[];
  profiles: readonly ProfileFeatures[];
}

export function writeDocuments(chance: Chance, count: number, say: (text: string) => void): WrittenDocuments {
  const jobs: JobFeatures[] = [];
  const profiles: ProfileFeatures[] = [];
  for (let at = 0; at < count; at++) {
    if (at % 1_000 === 0) say(`${at} of ${count} documents a side written and read`);
    jobs.push(readJob(writtenJob(chance, at)));
    profiles.push(readProfile(writtenProfile(chance)));
  }
  return { jobs, profiles };
}

/**
 * Documents in any number, no two alike, from some thousand that were written and read in the ordinary way. Each
 * takes its title from one, its skills (16) and terms from that one and another of the same occupation, with a few
 * of a third, and its years, education, place and languages from still others.
 */
export class MixedDocuments {
  readonly jobs: readonly PreparedJob[];
  readonly profiles: readonly PreparedProfile[];
  readonly #chance: Chance;
  readonly #jobsLike: Map<number, PreparedJob[]>;
  readonly #profilesLike: Map<number, PreparedProfile[]>;

  constructor(chance: Chance, written: WrittenDocuments) {
    this.#chance = chance;
    const model = released.model;
    this.jobs = written.jobs.map((job) => prepareJob('', job, model));
    this.profiles = written.profiles.map((profile) => prepareProfile('', profile, model));
    this.#jobsLike = Map.groupBy(this.jobs, ({ title }) => title?.occupations[0] ?? -1);
    this.#profilesLike = Map.groupBy(this.profiles, ({ titles }) => titles[0]?.title.occupations[0] ?? -1);
  }

  job(id: string): PreparedJob {
    const chance = this.#chance;
    const own = chance.one(this.jobs);
    const like = chance.one(this.#jobsLike.get(own.title?.occupations[0] ?? -1)!);
    const odd = chance.one(this.jobs);
    const [conditions, place] = [chance.one(this.jobs), chance.one(this.jobs)];
    const skills = new Map<number, { weight: number; need: number }>();
    for (const source of [own, like, odd]) {
      for (let i = 0; i < source.skills.length && skills.size < SKILLS; i++) {
        if (source === own || !skills.has(source.skills[i]!)) {
          skills.set(source.skills[i]!, { weight: source.weights[i]!, need: source.needs[i]! });
        }
      }
    }
    let totalWeight = 0;
    for (const { weight } of skills.values()) totalWeight += weight;
    return {
      ...own,
      id,
      skills: Int32Array.from(skills.keys()),
      weights: Float64Array.from(skills.values(), ({ weight }) => weight),
      needs: Uint8Array.from(skills.values(), ({ need }) => need),
      totalWeight,
      text: this.#text(own.text, like.text, odd.text),
      minYears: conditions.minYears,
      education: conditions.education,
      languages: conditions.languages,
      place: place.place,
      remote: place.remote,
    };
  }

  profile(id: string): PreparedProfile {
    const chance = this.#chance;
    const own = chance.one(this.profiles);
    const like = chance.one(this.#profilesLike.get(own.titles[0]?.title.occupations[0] ?? -1)!);
    const odd = chance.one(this.profiles);
    const [conditions, place] = [chance.one(this.profiles), chance.one(this.profiles)];
    const skills = new Map<number, number>();
    for (const source of [own, like, odd]) {
      for (let i = 0; i < source.skills.length && skills.size < SKILLS; i++) {
        skills.set(source.skills[i]!, source.levels[i]!);
      }
    }
    return {
      ...own,
      id,
      skills: Int32Array.from(skills.keys()),
      levels: Uint8Array.from(skills.values()),
      text: this.#text(own.text, like.text, odd.text),
      years: conditions.years,
      education: conditions.education,
      languages: conditions.languages,
      place: place.place,
      relocates: place.relocates,
    };
  }

  facts(at: number): DocumentFacts {
    const chance = this.#chance;
    const salary = chance.between(3, 60) * 1_000;
    return {
      portal: 'main',
      company: `company ${at % 50_000}`,
      status: chance.happens(0.9) ? 'published' : 'paused',
      seniority: chance.one(['junior', 'mid', 'senior', 'lead']),
      ...(chance.happens(0.6) ? { salaryMin: salary, salaryMax: salary * 1.4 } : {}),
      since: NOW.getTime() - chance.between(0, 365) * DAY_MS,
    };
  }

  #text(own: TextVector, like: TextVector, odd: TextVector): TextVector {
    const taken: { id: number; weight: number }[] = [];
    this.#take(own, 0.7, taken);
    this.#take(like, 0.25, taken);
    this.#take(odd, 0.05, taken);
    taken.sort((a, b) => a.id - b.id);
    // Of a term in two of them the first found stays.
    const terms = taken.filter(({ id }, at) => at === 0 || taken[at - 1]!.id !== id);
    const length = Math.sqrt(terms.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1;
    const ids = new Int32Array(terms.length);
    const weights = new Float32Array(terms.length);
    terms.forEach(({ id, weight }, at) => {
      ids[at] = id;
      weights[at] = weight / length;
    });
    const dense = new Float32Array(own.dense.length);
    let squares = 0;
    for (let d = 0; d < dense.length; d++) {
      dense[d] = own.dense[d]! + 0.5 * like.dense[d]! + 0.15 * odd.dense[d]!;
      squares += dense[d]! * dense[d]!;
    }
    const denseLength = Math.sqrt(squares) || 1;
    for (let d = 0; d < dense.length; d++) dense[d]! /= denseLength;
    return { ids, weights, dense, script: own.script };
  }

  /** Some of a text's terms, each with this chance. */
  #take({ ids, weights }: TextVector, share: number, into: { id: number; weight: number }[]): void {
    for (let i = 0; i < ids.length; i++) {
      if (this.#chance.happens(share)) into.push({ id: ids[i]!, weight: weights[i]! });
    }
  }
}

/** Ids of the usual length. */
export const uuidOf = (number: number): string =>
  `${number.toString(16).padStart(8, '0')}-5b1c-4f6e-9a3d-0123456789ab`;
