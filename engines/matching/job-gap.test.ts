import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { jobGap } from './job-gap.ts';
import { releaseModel } from './model.fixtures.ts';
import { jobFeaturesFromText, profileFeatures } from './read-features.ts';
import { coursesForGap } from './upskilling.ts';

const person = (title: string, skills: string[]) =>
  profileFeatures(releaseTaxonomy, { title, text: '', skills, years: 5 });

function advised(who: ReturnType<typeof person>, title: string, text: string) {
  const gap = jobGap(jobFeaturesFromText(releaseTaxonomy, { title, text }), who, releaseModel);
  const has = who.skills.flatMap(({ id }) => id ?? []);
  const { courses } = coursesForGap(releaseModel, gap.skills, { has, occupationId: gap.occupationId });
  return { gap, first: courses[0]?.closes.map(({ skillId }) => skillId) ?? [] };
}

describe('the gap between a person and a job', () => {
  it('is led by what the work is made of, not by the manners that its posting names too', () => {
    const { first } = advised(
      person('React Developer', ['React', 'TypeScript', 'CSS']),
      'Lead Java Engineer',
      'Requirements: leadership and communication skills, presentation skills, Java and Spring Boot.',
    );
    expect(first).toEqual(expect.arrayContaining(['spring', 'java']));
  });

  it('is filled up, where a posting states little, with what is usual, and says which that is', () => {
    const { gap, first } = advised(
      person('Data entry clerk', ['Microsoft Excel']),
      'Procurement Officer',
      'We look for somebody serious. Good communication skills.',
    );
    expect(gap.occupationId).toBe('procurement-officer');
    const usual = gap.skills.filter(({ isUsual }) => isUsual).map(({ skillId }) => skillId);
    expect(usual).toContain('procurement');
    expect(usual).toEqual(expect.arrayContaining(first.slice(0, 1)));
  });

  it('holds nothing usual where the posting says enough, nor what it states or the person has', () => {
    const job = jobFeaturesFromText(releaseTaxonomy, {
      title: 'Cloud Engineer',
      text: 'Requirements: AWS, Terraform, Kubernetes, Linux and Docker.',
    });
    const { skills } = jobGap(job, person('Cloud Engineer', []), releaseModel);
    expect(skills.filter(({ isUsual }) => isUsual)).toEqual([]);
    // Whoever begins in it anew lacks what the posting takes for granted: one skill, and no more.
    const anew = jobGap(job, person('Waiter', []), releaseModel).skills.filter(({ isUsual }) => isUsual);
    expect(anew.length).toBeLessThanOrEqual(1);
    const own = releaseTaxonomy.occupation('procurement-officer')?.skills.map(({ id }) => id) ?? [];
    const bare = jobFeaturesFromText(releaseTaxonomy, { title: 'Procurement Officer', text: 'Join us.' });
    const held = { titles: [], text: '', skills: own.map((id) => ({ id, name: id, level: 5 })) };
    expect(jobGap(bare, held, releaseModel).skills).toEqual([]);
  });

  it('is empty for no occupation, and of three skills and more for nearly all', () => {
    const nobody = { titles: [], text: '', skills: [] };
    const sizes = releaseTaxonomy.occupations
      .filter((_, at) => at % 12 === 0)
      .map(({ id, name }) => {
        const job = { title: name.en, text: '', skills: [], occupationIds: [id] };
        return { id, size: jobGap(job, nobody, releaseModel).skills.length };
      });
    expect(sizes.filter(({ size }) => size === 0)).toEqual([]);
    // Of some work, such as archives, the catalogue teaches one thing or two.
    expect(sizes.filter(({ size }) => size < 3).length).toBeLessThanOrEqual(sizes.length * 0.05);
  });
});
