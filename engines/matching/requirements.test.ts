import { describe, expect, it } from 'vitest';
import {
  judgeRequirements,
  type ProfileFeatures,
  prepareRequirements,
  profileFeatures,
  type Requirements,
} from './index.ts';

const person = profileFeatures({
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
  judgeRequirements({ ...person, ...facts }, prepareRequirements(required));

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
