import { describe, expect, it } from 'vitest';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { differencesOf, withChosen } from './profiles.comparison.ts';
import type { Compared } from './profiles.differences.ts';
import { fullProfile } from './profiles.fixtures.ts';
import type { Sections } from './profiles.resume-sections.ts';

const profile = fullProfile();
const sameAsProfile = (): Sections => structuredClone(profile);
const compare = (read: Partial<Sections>, more: Partial<Compared> = {}) =>
  differencesOf(releaseTaxonomy, {
    profile,
    read: { ...sameAsProfile(), ...read },
    former: null,
    isSameDocument: false,
    ...more,
  });
const seen = (...args: Parameters<typeof compare>) =>
  compare(...args).map(({ view }) => [view.section, view.kind, view.title, view.is_suggested]);

const [charge, staff, medic] = profile.work_history_detailed as [Work, Work, Work];
type Work = Profile['work_history_detailed'][number];
const newJob: Work = {
  job_title: 'Head of Nursing',
  organisation: 'Gulf Health',
  start_date: '2022-01',
  end_date: '2023-01',
  currently_working: false,
  details: [],
  confidence: 0.8,
};

describe('a comparison', () => {
  it('of what says the same is empty', () => {
    expect(compare({})).toEqual([]);
  });

  it('tells what is new, what changed and what is gone, each to be chosen by itself', () => {
    const read = { work_history_detailed: [newJob, { ...charge, organisation: 'Al Reef Hospital' }, staff] };
    expect(seen(read)).toEqual([
      ['work_history_detailed', 'added', 'Head of Nursing', true],
      ['work_history_detailed', 'changed', 'Charge Nurse', true],
      ['work_history_detailed', 'gone', 'Volunteer Medic', false],
    ]);
    expect(compare(read)[1]?.view.fields).toEqual([
      { field: 'organisation', before: 'Al Reef Medical Centre', after: 'Al Reef Hospital' },
    ]);
  });

  it('knows a job whose title was misread by its company and time', () => {
    const read = { work_history_detailed: [{ ...charge, job_title: 'Nurse Manager' }, staff, medic] };
    expect(seen(read)).toEqual([['work_history_detailed', 'changed', 'Nurse Manager', true]]);
  });

  it('keeps what the document is silent about', () => {
    const silent = { ...charge, location: null, details: [], start_date: null, end_date: null };
    expect(compare({ work_history_detailed: [silent, staff, medic] })).toEqual([]);
    expect(compare({ personal_details: { name: '', links: [] } })).toEqual([]);
  });

  it('does not suggest to write over what the person wrote, nor to bring back what they took away', () => {
    const read = { work_history_detailed: [charge, { ...staff, job_title: 'Nurse, grade II' }, medic] };
    expect(seen(read)).toEqual([['work_history_detailed', 'changed', 'Nurse, grade II', false]]);
    const former = { ...sameAsProfile(), work_history_detailed: [newJob] };
    expect(seen({ work_history_detailed: [newJob, charge, staff, medic] }, { former })).toEqual([
      ['work_history_detailed', 'added', 'Head of Nursing', false],
    ]);
  });

  it('suggests to drop what the same document no longer gives, and nothing that another one leaves out', () => {
    const read = { work_history_detailed: [charge, staff] };
    expect(seen(read, { isSameDocument: true, former: sameAsProfile() })).toEqual([
      ['work_history_detailed', 'gone', 'Volunteer Medic', true],
    ]);
    expect(seen(read)).toEqual([['work_history_detailed', 'gone', 'Volunteer Medic', false]]);
  });

  it('tells a detail of a former reading from the person’s own', () => {
    const read = {
      personal_details: { ...profile.personal_details, headline: 'Nurse', location: 'Sharjah' },
    };
    const former = {
      ...sameAsProfile(),
      personal_details: {
        name: '',
        headline: 'Something else',
        location: 'Dubai, United Arab Emirates',
        links: [],
      },
    };
    expect(compare(read, { former }).map(({ view }) => [view.id, view.is_own, view.is_suggested])).toEqual([
      ['personal_details.headline', true, false],
      ['personal_details.location', false, true],
    ]);
  });

  it('does not take an award with a picture for another one when it is told in words', () => {
    const told = { title: 'green ward of the YEAR', date: '2024' };
    expect(seen({ highlights: [...profile.highlights, told] })).toEqual([]);
  });

  it('knows a skill by its concept under another name, and asks nothing about it', () => {
    const read = {
      skills: [{ ...firstOf(profile.skills), name: 'Patient triage' }, ...profile.skills.slice(1)],
    };
    expect(compare(read)).toEqual([]);
  });
});

it('knows a language in either script', () => {
  const read = {
    languages: [{ language: 'العربية', level: 'native' as const }, ...profile.languages.slice(1)],
  };
  expect(compare(read)).toEqual([]);
});

describe('choosing', () => {
  const read = {
    personal_details: {
      ...profile.personal_details,
      headline: 'Nurse manager',
      links: ['https://x.com/amal', 'https://new.example.com'],
    },
    work_history_detailed: [newJob, { ...charge, organisation: 'Al Reef Hospital' }, staff],
    languages: [
      { language: 'Arabic', level: 'native' as const },
      { language: 'Hindi', level: 'basic' as const },
    ],
  };
  const differences = compare(read);
  const idOf = (title: string) => theOne(differences, ({ view }) => view.title === title).view.id;

  it('nothing changes nothing', () => {
    expect(withChosen(profile, differences, [])).toEqual({});
    expect(withChosen(profile, differences, ['education.added.7', 'nonsense'])).toEqual({});
  });

  it('one change leaves the others as they were, and puts a job where its time is', () => {
    expect(withChosen(profile, differences, [idOf('Head of Nursing')])).toEqual({
      work_history_detailed: [charge, newJob, staff, medic],
    });
    expect(withChosen(profile, differences, [idOf('Volunteer Medic')])).toEqual({
      work_history_detailed: [charge, staff],
    });
  });

  it('everything gives what the document says, with what it is silent about', () => {
    const all = withChosen(
      profile,
      differences,
      differences.map(({ view }) => view.id),
    );
    expect(all.personal_details).toEqual({
      ...profile.personal_details,
      headline: 'Nurse manager',
      links: [...profile.personal_details.links, 'https://new.example.com'],
    });
    expect(all.work_history_detailed?.map((it) => [it.job_title, it.organisation])).toEqual([
      ['Charge Nurse', 'Al Reef Hospital'],
      ['Head of Nursing', 'Gulf Health'],
      ['Staff Nurse', 'St. Camillus Hospital'],
    ]);
    expect(all.languages).toEqual([
      { language: 'Arabic', level: 'native' },
      { language: 'Hindi', level: 'basic' },
    ]);
    const again = { ...profile, ...all };
    expect(
      differencesOf(releaseTaxonomy, {
        profile: again,
        read: { ...sameAsProfile(), ...read },
        former: null,
        isSameDocument: false,
      }),
    ).toEqual([]);
  });
});

describe('a skill that was declared after a course', () => {
  const declared = {
    ref_skill: 'tableau',
    name: 'Tableau',
    group: 'it' as const,
    confidence: null,
    declared_after: 'a-course',
  };
  const own = { ...profile, skills: [...profile.skills, declared] };
  const skillsAfter = (told: Profile['skills'], isSameDocument: boolean) => {
    const read = { ...sameAsProfile(), skills: told };
    const differences = differencesOf(releaseTaxonomy, {
      profile: own,
      read,
      former: sameAsProfile(),
      isSameDocument,
    });
    const suggested = differences.filter(({ view }) => view.is_suggested).map(({ view }) => view.id);
    return withChosen(own, differences, suggested).skills ?? own.skills;
  };

  it('stays so when a resume is read again that does not know it, and when one does', () => {
    for (const isSameDocument of [true, false]) {
      expect(skillsAfter(profile.skills, isSameDocument)).toContainEqual(declared);
      const { declared_after: _, ...told } = declared;
      const named = skillsAfter([...profile.skills, { ...told, name: 'tableau' }], isSameDocument);
      expect(named.filter(({ ref_skill }) => ref_skill === 'tableau')).toEqual([declared]);
    }
  });
});
