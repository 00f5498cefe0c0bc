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

  it('is empty for no occupation of which the catalogue teaches a trade skill', () => {
    const nobody = { titles: [], text: '', skills: [] };
    for (const { id, name } of releaseTaxonomy.occupations.filter((_, at) => at % 12 === 0)) {
      const job = { title: name.en, text: '', skills: [], occupationIds: [id] };
      const { skills } = jobGap(job, nobody, releaseModel);
      expect([id, skills.length >= 3]).toEqual([id, true]);
    }
  });
});

describe('what somebody has yet to learn of a post', () => {
  it.each([
    ['Hairdresser', 'Salon Manager', 'You lead five stylists, bookings and stock.', 'salon-management'],
    ['نادل', 'مدير مطعم', 'قيادة فريق من عشرين موظفا وجدولة الورديات.', 'restaurant-management'],
    ['Mason', 'Site Foreman', 'You lead a crew of masons and carpenters.', 'construction-supervision'],
  ])('begins, for a %s who would be %s, with what the post is made of', (title, post, text, heart) => {
    const job = jobFeaturesFromText(releaseTaxonomy, { title: post, text });
    const { skills } = jobGap(job, person(title, []), releaseModel);
    expect(skills).toContainEqual(expect.objectContaining({ skillId: heart, must: true }));
  });

  it('is nothing that would hardly be noticed, where nearly all is there', () => {
    const near = releaseTaxonomy.occupations
      .filter((_, at) => at % 25 === 0)
      .map(({ name, skills }) => {
        const names = skills.flatMap(({ id }) => releaseTaxonomy.skill(id)?.name.en ?? []);
        const text = `Requirements: ${names.join(', ')}.`;
        const job = jobFeaturesFromText(releaseTaxonomy, { title: name.en, text });
        return jobGap(job, person(name.en, names.slice(1)), releaseModel);
      })
      .filter(({ score }) => score >= 0.85);
    expect(near.length).toBeGreaterThan(5);
    for (const { skills } of near)
      expect(skills.filter(({ must, lift, isUsual }) => !must && !isUsual && lift < 0.02)).toEqual([]);
  });
});
