import { describe, expect, test } from 'vitest';
import type { Profile } from '#contract/features/profiles.contract.ts';
import {
  addEntry,
  changeDetails,
  isSame,
  moveEntry,
  putBack,
  removeEntry,
  replaceEntry,
  takeBack,
  together,
} from './profile-changes.ts';
import { aProfile } from './profiles.fakes.ts';

const [ARABIC, ENGLISH] = [
  { language: 'Arabic', level: 'native' },
  { language: 'English', level: 'fluent' },
] as const;
const FRENCH = { language: 'French', level: null };
const profileWith = (...languages: Profile['languages']) => aProfile({ languages });

describe('a change of a list', () => {
  test('puts what is new first', () => {
    expect(addEntry('languages', FRENCH)(profileWith(ARABIC))).toEqual({ languages: [FRENCH, ARABIC] });
  });

  test('finds its entry wherever another tab has moved it', () => {
    const change = replaceEntry('languages', ENGLISH, { ...ENGLISH, level: 'native' });
    expect(change(profileWith(FRENCH, ENGLISH, ARABIC))).toEqual({
      languages: [FRENCH, { language: 'English', level: 'native' }, ARABIC],
    });
  });

  test('is a conflict when the entry itself was changed elsewhere, and replaces that one when forced', () => {
    const elsewhere = profileWith(ARABIC, { language: 'English', level: 'basic' });
    const change = replaceEntry('languages', ENGLISH, { ...ENGLISH, level: 'native' });
    expect(change(elsewhere)).toBeNull();
    expect(change(elsewhere, true)).toEqual({
      languages: [ARABIC, { language: 'English', level: 'native' }],
    });
  });

  test('has nothing to do when what it removes has gone already', () => {
    expect(removeEntry('languages', FRENCH)(profileWith(ARABIC))).toEqual({});
  });

  test('brings a removed entry back to its place', () => {
    expect(putBack('languages', ENGLISH, 1)(profileWith(ARABIC, FRENCH))).toEqual({
      languages: [ARABIC, ENGLISH, FRENCH],
    });
  });

  test('moves an entry to its place, and not beyond the ends', () => {
    const profile = profileWith(ARABIC, ENGLISH, FRENCH);
    expect(moveEntry('languages', FRENCH, 0)(profile)).toEqual({ languages: [FRENCH, ARABIC, ENGLISH] });
    expect(moveEntry('languages', ARABIC, 1)(profile)).toEqual({ languages: [ENGLISH, ARABIC, FRENCH] });
    expect(moveEntry('languages', FRENCH, 3)(profile)).toEqual({});
  });

  test('is taken back as long as nobody has changed the same section since', () => {
    const [before, after] = [profileWith(ARABIC), profileWith(ARABIC, FRENCH)];
    const undo = takeBack(before, after);
    expect(undo(after)).toEqual({ languages: [ARABIC] });
    expect(undo({ ...after, availability: [] })).toEqual({ languages: [ARABIC] });
    expect(undo(profileWith(ARABIC, FRENCH, ENGLISH))).toBeNull();
  });
});

describe('a change of details', () => {
  const before = { name: 'Layla', headline: 'Nurse', phone: null, links: [] };

  test('keeps what became of the other fields in the meantime', () => {
    const now = aProfile({ personal_details: { ...before, phone: '+971 50 123 4567' } });
    expect(changeDetails(before, { headline: 'Charge nurse' })(now)).toEqual({
      personal_details: { ...before, headline: 'Charge nurse', phone: '+971 50 123 4567' },
    });
  });

  test('is a conflict when both touched the same field, unless both say the same', () => {
    const now = aProfile({ personal_details: { ...before, headline: 'Head nurse' } });
    expect(changeDetails(before, { headline: 'Charge nurse' })(now)).toBeNull();
    expect(changeDetails(before, { headline: 'Head nurse' })(now)).not.toBeNull();
  });

  test('takes no part of several changes when one of them is a conflict', () => {
    const now = aProfile({ personal_details: { ...before, headline: 'Head nurse' } });
    const both = together(addEntry('languages', FRENCH), changeDetails(before, { headline: 'Charge nurse' }));
    expect(both(now)).toBeNull();
  });
});

test('several changes of the same section are all kept', () => {
  const both = together(removeEntry('languages', ARABIC), addEntry('languages', FRENCH));
  expect(both(profileWith(ARABIC, ENGLISH))).toEqual({ languages: [FRENCH, ENGLISH] });
});

test('absent, null and empty are the same nothing', () => {
  expect(isSame({ title: 'A', date: null }, { title: 'A' })).toBe(true);
  expect(isSame({ title: 'A', date: '' }, { title: 'A', date: null })).toBe(true);
  expect(isSame({ title: 'A', date: '2020' }, { title: 'A', date: null })).toBe(false);
  expect(isSame([], {})).toBe(false);
});
