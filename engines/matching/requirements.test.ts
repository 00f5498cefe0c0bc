import { describe, expect, it } from 'vitest';
import {
  defaultModel,
  meetsRequirements,
  type ProfileFeatures,
  prepareProfile,
  prepareRequirements,
  profileFeatures,
  type Requirements,
} from './index.ts';

const model = defaultModel();
const person = profileFeatures({
  title: 'Developer',
  text: '',
  skills: ['JavaScript', 'MySQL', 'Zorbling frames'],
  years: 4,
  languages: [
    { language: 'Arabic', level: 'native' },
    { language: 'English', level: 'intermediate' },
  ],
});
const meets = (required: Requirements, facts: Partial<ProfileFeatures> = {}) =>
  meetsRequirements(prepareProfile('', { ...person, ...facts }, model), prepareRequirements(required, model));

describe('requirements', () => {
  it('are met by the very skill, under any of its names, and not by a related one', () => {
    expect(meets({ mustHave: ['javascript'] })).toBe(true);
    expect(meets({ mustHave: ['جافا سكريبت'] })).toBe(true);
    expect(meets({ mustHave: ['zorbling  frames'] })).toBe(true);
    expect(meets({ mustHave: ['PostgreSQL'] })).toBe(false);
    expect(meets({ mustHave: ['JavaScript', 'PostgreSQL'] })).toBe(false);
  });

  it('are met by as many years or more', () => {
    expect(meets({ minYears: 4 })).toBe(true);
    expect(meets({ minYears: 4.1 })).toBe(false);
  });

  it('are met by every language at the level asked for or above', () => {
    expect(meets({ languages: [{ language: 'العربية', level: 'fluent' }, { language: 'english' }] })).toBe(
      true,
    );
    expect(meets({ languages: [{ language: 'English', level: 'fluent' }] })).toBe(false);
    expect(meets({ languages: [{ language: 'Arabic' }, { language: 'Hindi' }] })).toBe(false);
  });

  it('are not met by someone who does not say, and ask nothing when they are empty', () => {
    expect(meets({ minYears: 1 }, { years: null })).toBe(false);
    expect(meets({ languages: [{ language: 'English' }] }, { languages: undefined })).toBe(false);
    expect(meets({}, { years: null, languages: undefined, skills: [] })).toBe(true);
    expect(meets({ minYears: 0 }, { years: null })).toBe(true);
  });
});
