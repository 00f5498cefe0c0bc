import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { explainMatch } from './explain.ts';
import type { JobFeatures, ProfileFeatures } from './features.ts';
import { releaseModel } from './model.fixtures.ts';
import { jobFeatures, profileFeatures } from './read-features.ts';
import { liftOrder, whatIf } from './what-if.ts';

const model = releaseModel;

/** Jobs of the taxonomy's occupations against people of the occupation after the next, who have half of the skills. */
const pairs = releaseTaxonomy.occupations
  .filter((_, at) => at % 40 === 0)
  .map((occupation, at): [JobFeatures, ProfileFeatures] => {
    const other = releaseTaxonomy.occupation(occupation.next[0]!.id)!;
    const job: JobFeatures = {
      title: at % 2 ? occupation.name.ar : occupation.name.en,
      text: at % 2 ? occupation.about.ar : occupation.about.en,
      skills: [
        ...occupation.skills.map(({ id, importance, level }) => ({
          id,
          name: id,
          importance: importance === 'essential' ? ('must' as const) : ('nice' as const),
          level,
        })),
        { id: null, name: 'Falcon care', importance: 'should' as const },
      ],
    };
    const held = [...occupation.skills.slice(0, 3), ...other.skills.slice(0, 5)];
    return [
      job,
      {
        titles: [{ title: other.name.en, current: true }],
        text: other.about.en,
        skills: held.map(({ id }) => ({ id, name: id, level: 2 })),
      },
    ];
  });

describe('what if a skill were learned', () => {
  it('gives exactly the score plus the lift that was promised', () => {
    let tried = 0;
    for (const [job, profile] of pairs) {
      const before = explainMatch(job, profile, model);
      for (const { id, name, lift } of before.missing) {
        const after = whatIf(job, profile, model, [id ?? name]);
        expect(after.score).toBeCloseTo(before.score + lift, 12);
        expect(after.missing.map((skill) => skill.name)).not.toContain(name);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(100);
  });

  it('never lowers the score, and changes nothing where nothing is learned', () => {
    for (const [job, profile] of pairs) {
      const before = explainMatch(job, profile, model);
      expect(whatIf(job, profile, model, [])).toEqual(before);
      const all = job.skills.map(({ id, name }) => id ?? name);
      const after = whatIf(job, profile, model, all);
      expect(after.score).toBeGreaterThanOrEqual(before.score);
      expect([after.missing, after.partial]).toEqual([[], []]);
    }
  });

  it('takes a skill by its name in either language', () => {
    const job = jobFeatures(releaseTaxonomy, {
      title: 'Developer',
      text: '',
      skills: ['Python', 'JavaScript'],
    });
    const profile = profileFeatures(releaseTaxonomy, { title: 'Developer', text: '' });
    const after = whatIf(job, profile, model, ['بايثون', 'JavaScript']);
    expect(after.missing).toEqual([]);
  });
});

describe('the order of learning', () => {
  it('adds up to the score with all of it learned, the greatest lift first', () => {
    for (const [job, profile] of pairs.slice(0, 6)) {
      const before = explainMatch(job, profile, model);
      const steps = liftOrder(job, profile, model, { most: 50 });
      // A skill learned first may earn a later one partial credit, which then is no longer missing.
      expect(steps.length).toBeLessThanOrEqual(before.missing.length);
      expect(steps[0]!.lift).toBe(Math.max(...before.missing.map(({ lift }) => lift)));
      const total = steps.reduce((sum, { lift }) => sum + lift, before.score);
      expect(steps.at(-1)!.score).toBeCloseTo(total, 9);
      const learned = steps.map(({ id, name }) => id ?? name);
      const after = whatIf(job, profile, model, learned);
      expect(after.missing).toEqual([]);
      expect(steps.at(-1)!.score).toBeCloseTo(after.score, 9);
    }
  });

  it('ends after so many as are asked for, and counts on what is learned', () => {
    const [job, profile] = pairs[0]!;
    const [first] = liftOrder(job, profile, model, { most: 1 });
    const rest = liftOrder(job, profile, model, { learned: [first!.id ?? first!.name] });
    expect(rest.map(({ name }) => name)).not.toContain(first!.name);
    expect(rest[0]!.score).toBeGreaterThanOrEqual(first!.score);
  });
});
