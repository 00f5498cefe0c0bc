import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import {
  judgeRequirements,
  type ProfileFeatures,
  prepareRequirements,
  profileFeatures,
  type Requirements,
} from './index.ts';

const person = profileFeatures(releaseTaxonomy, {
  title: 'Developer',
  text: '',
  skills: ['JavaScript', 'MySQL', 'Zorbling frames'],
  years: 4,
  languages: [
    { language: 'Arabic', level: 'native' },
    { language: 'English', level: 'intermediate' },
    { language: 'Urdu' },
  ],
});
const judged = (required: Requirements, facts: Partial<ProfileFeatures> = {}) =>
  judgeRequirements(releaseTaxonomy, { ...person, ...facts }, prepareRequirements(releaseTaxonomy, required));

describe('requirements', () => {
  it('are met by the very skill, under any of its names, and not by a related one', () => {
    expect(judged({ mustHave: ['javascript'] })).toBe('met');
    expect(judged({ mustHave: ['جافا سكريبت'] })).toBe('met');
    expect(judged({ mustHave: ['zorbling  frames'] })).toBe('met');
    expect(judged({ mustHave: ['PostgreSQL'] })).toBe('silent');
    expect(judged({ mustHave: ['JavaScript', 'PostgreSQL'] })).toBe('silent');
  });

  it('are met by as many years or more', () => {
    expect(judged({ minYears: 4 })).toBe('met');
    expect(judged({ minYears: 4.1 })).toBe('short');
  });

  it('are met by every language at the level asked for or above', () => {
    expect(judged({ languages: [{ language: 'العربية', level: 'fluent' }, { language: 'english' }] })).toBe(
      'met',
    );
    expect(judged({ languages: [{ language: 'English', level: 'fluent' }] })).toBe('short');
    expect(judged({ languages: [{ language: 'Arabic' }, { language: 'Hindi' }] })).toBe('short');
    expect(judged({ languages: [{ language: 'Urdu' }] })).toBe('met');
  });

  it('tell who does not say from who is known not to meet them', () => {
    expect(judged({ minYears: 1 }, { years: null })).toBe('silent');
    expect(judged({ languages: [{ language: 'English' }] }, { languages: undefined })).toBe('silent');
    expect(judged({ languages: [{ language: 'Urdu', level: 'fluent' }] })).toBe('silent');
    expect(judged({ mustHave: ['PostgreSQL'], minYears: 5 })).toBe('short');
    expect(judged({ mustHave: ['PostgreSQL'], minYears: 5 }, { years: null })).toBe('silent');
  });

  it('ask nothing when they are empty', () => {
    expect(judged({}, { years: null, languages: undefined, skills: [] })).toBe('met');
    expect(judged({ minYears: 0 }, { years: null })).toBe('met');
  });
});

describe('requirements of where somebody is, comes from and what they ask', () => {
  const said = { nationality: 'Emirati', noticeDays: 30, salary: 12_000, education: 'bachelor' as const };
  const here = { location: { city: 'Dubai', country: 'United Arab Emirates' } };
  const judgedOf = (facts: object, required: Requirements) =>
    judgeRequirements(
      releaseTaxonomy,
      { skills: [], ...facts },
      prepareRequirements(releaseTaxonomy, required),
    );

  it.each([
    ['a town by either name', { places: ['دبي'] }, 'met'],
    ['a town with its country', { places: ['Dubai, UAE'] }, 'met'],
    ['a country by either name', { places: ['الإمارات'] }, 'met'],
    ['one of several', { places: ['Cairo', 'UAE'] }, 'met'],
    ['another town', { places: ['Abu Dhabi'] }, 'short'],
    ['another country', { places: ['Egypt'] }, 'short'],
    ['a place that nobody knows', { places: ['Zorbling-on-Sea'] }, 'short'],
    ['a nationality by any form', { nationalities: ['إماراتية'] }, 'met'],
    ['a nationality by its country', { nationalities: ['UAE', 'Egypt'] }, 'met'],
    ['a nationality by the code of its country', { nationalities: ['AE'] }, 'met'],
    ['another nationality', { nationalities: ['Egyptian'] }, 'short'],
    ['a notice of as long', { noticeDays: 30 }, 'met'],
    ['a shorter notice', { noticeDays: 29 }, 'short'],
    ['a salary between both ends', { salary: { min: 12_000, max: 12_000 } }, 'met'],
    ['a lower salary', { salary: { max: 11_999 } }, 'short'],
    ['a higher salary', { salary: { min: 12_001 } }, 'short'],
    ['the degree', { education: 'bachelor' }, 'met'],
    ['a lower degree', { education: 'diploma' }, 'met'],
    ['a higher degree', { education: 'master' }, 'short'],
    ['no degree', { education: 'none' }, 'met'],
  ] as const)('judge %s', (_what, required, verdict) => {
    expect(judgedOf({ ...said, ...here }, required as Requirements)).toBe(verdict);
    const nothing = 'education' in required && required.education === 'none' ? 'met' : 'silent';
    expect(judgedOf({}, required as Requirements)).toBe(nothing);
  });

  it('take a country that is named alone for a silence about the town', () => {
    const country = { location: { country: 'UAE' } };
    expect(judgedOf(country, { places: ['Dubai'] })).toBe('silent');
    expect(judgedOf(country, { places: ['Cairo'] })).toBe('short');
    expect(judgedOf({ location: { city: 'Dubai' } }, { places: ['UAE'] })).toBe('met');
  });
});
