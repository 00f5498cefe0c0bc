import { expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { fullProfile, READ } from './profiles.fixtures.ts';
import { withResume } from './profiles.from-resume.ts';
import { sectionsOf } from './profiles.resume-sections.ts';

it('what a resume states beside work and studies finds its place in the profile', () => {
  const { personal_details, highlights, skills } = sectionsOf(releaseTaxonomy, READ);
  expect(personal_details).toMatchObject({
    phone: '+971501234567',
    nationality: 'Emirati',
    notice_period_days: 60,
    driving_licence: 'UAE, light vehicles',
  });
  expect(highlights.map(({ kind, title, date, description }) => [kind, title, date, description])).toEqual([
    ['award', 'Engineer of the year', '2023', null],
    ['project', 'Hafeet bridge', null, 'Planned in AutoCAD.\nOpened in 2021.'],
    ['publication', 'Concrete in heat', '2022-04', null],
    ['volunteering', 'Coach', '2019', 'Al Ain Swimmers'],
  ]);
  expect(skills.map(({ name }) => name)).toContain('AutoCAD');
});

it('a person’s own word on nationality, licence and notice stays', () => {
  const own = fullProfile();
  own.personal_details = { ...own.personal_details, notice_period_days: 0, driving_licence: 'None' };
  expect(withResume(releaseTaxonomy, own, READ).personal_details).toMatchObject({
    nationality: 'Jordanian',
    notice_period_days: 0,
    driving_licence: 'None',
  });
});

it('a page of a network that a person named is not listed again by their resume', () => {
  const own = { ...fullProfile(), social_links: { linkedin: 'https://www.linkedin.com/in/salem/' } };
  own.personal_details = { ...own.personal_details, links: [] };
  const resume = { ...READ, links: ['linkedin.com/in/salem', 'https://salem.example'] };
  expect(withResume(releaseTaxonomy, own, resume).personal_details.links).toEqual(
    sectionsOf(releaseTaxonomy, { ...READ, links: ['https://salem.example'] }).personal_details.links,
  );
});
