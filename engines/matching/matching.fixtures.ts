import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { JobFeatures, ProfileFeatures } from './features.ts';

/** A small generator with a seed (mulberry32), so that a failure can be seen twice. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Jobs and profiles put together by chance, with every fact now there and now missing. */
export function invented(
  seed: number,
  many = { jobs: 40, profiles: 60 },
): { jobs: JobFeatures[]; profiles: ProfileFeatures[] } {
  const next = random(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const maybe = <T>(value: T): T | undefined => (next() < 0.6 ? value : undefined);
  const { occupations, skills } = releaseTaxonomy;
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
    const ids = [...new Set([...own, pick(skills).id, pick(skills).id])].filter((id) =>
      releaseTaxonomy.skill(id),
    );
    return ids.map((id) => ({ id, name: id, level: maybe(1 + Math.floor(next() * 5)) }));
  };
  const jobs = Array.from({ length: many.jobs }, (): JobFeatures => {
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
  const profiles = Array.from({ length: many.profiles }, (): ProfileFeatures => {
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

/** The job with weights of its own for some of its skills. */
export const weighed = (job: JobFeatures, next: () => number): JobFeatures => ({
  ...job,
  skills: job.skills.map((skill) => (next() < 0.6 ? { ...skill, weight: next() } : skill)),
});
