import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { JobFeatures, ProfileFeatures } from './features.ts';
import { releaseModel } from './model.fixtures.ts';
import { prepareJob, prepareProfile } from './prepare.ts';
import { jobFeatures, profileFeatures } from './read-features.ts';
import { jobLikeness, mostSimilarJobs, mostSimilarProfiles, profileLikeness } from './similar.ts';

const model = releaseModel;

const job = (id: string, language: 'en' | 'ar' = 'en'): { id: string; features: JobFeatures } => {
  const occupation = releaseTaxonomy.occupation(id)!;
  const skills = occupation.skills.map((skill) => ({
    id: skill.id,
    name: releaseTaxonomy.skill(skill.id)!.name[language],
    importance: 'must' as const,
  }));
  const text = [occupation.about[language], ...occupation.tasks[language]].join('\n');
  return { id, features: jobFeatures(releaseTaxonomy, { title: occupation.name[language], text, skills }) };
};
const person = (
  id: string,
  facts: Partial<ProfileFeatures> = {},
): { id: string; features: ProfileFeatures } => {
  const occupation = releaseTaxonomy.occupation(id)!;
  const text = occupation.tasks.en.join('\n');
  return {
    id,
    features: { ...profileFeatures(releaseTaxonomy, { title: occupation.name.en, text }), ...facts },
  };
};
const all = { minScore: 0, limit: 10 };
const jobs = ['auditor', 'senior-accountant', 'waiter', 'registered-nurse', 'software-engineer'].map((id) =>
  job(id),
);

describe('similar jobs', () => {
  it('are those of kindred work, with the skills they share', () => {
    const [first, second, third] = mostSimilarJobs(job('accountant').features, jobs, model, all);
    expect([first!.of.id, second!.of.id].sort()).toEqual(['auditor', 'senior-accountant']);
    expect(first!.shared.length).toBeGreaterThan(0);
    const asked = new Set(job('accountant').features.skills.map(({ id }) => id));
    const theirs = first!.of.features.skills.map(({ id }) => id);
    expect(first!.further.map(({ id }) => id).toSorted()).toEqual(
      theirs.filter((id) => !asked.has(id)).toSorted(),
    );
    expect(first!.shared.length + first!.further.length).toBe(theirs.length);
    expect(first!.score).toBeGreaterThan(2 * third!.score);
  });

  it('meet across the two languages', () => {
    const [first] = mostSimilarJobs(
      job('accountant', 'ar').features,
      [...jobs, job('accountant')],
      model,
      all,
    );
    expect(first!.of.id).toBe('accountant');
    expect(first!.score).toBeGreaterThan(0.7);
  });

  it('lie within 0 and 1, the same both ways, and 1 only for the same', () => {
    const prepared = [...jobs, job('accountant', 'ar')].map(({ features }) =>
      prepareJob('', features, model),
    );
    for (const a of prepared) {
      expect(jobLikeness(a, a, model)).toBeCloseTo(1, 6);
      for (const b of prepared) {
        expect(jobLikeness(a, b, model)).toBeCloseTo(jobLikeness(b, a, model), 9);
        expect(jobLikeness(a, b, model)).toBeGreaterThanOrEqual(0);
        if (a !== b) expect(jobLikeness(a, b, model)).toBeLessThan(0.95);
      }
    }
  });

  it('leave out the weak ones and end after so many as are asked for', () => {
    const ranked = mostSimilarJobs(job('accountant').features, jobs, model, { minScore: 0.35, limit: 1 });
    expect(ranked).toHaveLength(1);
    expect(mostSimilarJobs(job('accountant').features, jobs, model, { minScore: 1.1, limit: 5 })).toEqual([]);
  });
});

describe('similar candidates', () => {
  const people = ['auditor', 'senior-accountant', 'waiter', 'software-engineer'].map((id) => person(id));

  it('are those whose work is alike', () => {
    const ranked = mostSimilarProfiles(person('accountant').features, people, model, all);
    expect(
      ranked
        .slice(0, 2)
        .map(({ of }) => of.id)
        .sort(),
    ).toEqual(['auditor', 'senior-accountant']);
  });

  it('are the same whoever the person is: place, languages, education and personal lines do not count', () => {
    const likeness = (facts: Partial<ProfileFeatures>) =>
      profileLikeness(
        prepareProfile('', person('accountant', facts).features, model),
        prepareProfile('', person('auditor').features, model),
        model,
      );
    const plain = likeness({});
    const { text } = person('accountant').features;
    for (const facts of [
      { location: { city: 'Cairo', country: 'Egypt' } },
      { languages: [{ language: 'arabic', level: 'native' }] },
      { education: 'doctorate' as const, years: 31 },
      {
        text: `Name: Fatima Al Suwaidi\nGender: Female\nNationality: Emirati\nDate of birth: 1 May 1970\n${text}`,
      },
      { text: `الاسم: جون سميث\nالجنس: ذكر\nالجنسية: بريطاني\n${text}` },
    ]) {
      expect(Math.abs(likeness(facts) - plain)).toBeLessThan(0.001);
    }
  });

  it('of an empty profile are none', () => {
    const empty = profileFeatures(releaseTaxonomy, { text: '' });
    expect(mostSimilarProfiles(empty, people, model, { minScore: 0.35, limit: 5 })).toEqual([]);
  });
});
