import { describe, expect, it } from 'vitest';
import { lineOf } from '#engines/documents/line.fixtures.ts';
import { findAnchors } from './entry-anchors.ts';

/** Which of the lines have a date that an entry hangs on. */
const anchored = (lines: string[], acceptSingle = false) =>
  findAnchors(
    lines.map((text) => lineOf(text)),
    acceptSingle,
  ).map(({ index }) => index);
const isAnchor = (text: string, acceptSingle = false) => anchored([text], acceptSingle).length > 0;

describe('the date of an entry', () => {
  it.each([
    'Jan 2019 - Mar 2021',
    'Charge Nurse, Jan 2019 - Mar 2021',
    'Charge Nurse (Jan 2019 - Mar 2021) at Reef Medical',
    'Jan 2019 - Mar 2021: Charge Nurse',
    'Charge Nurse | 2019 - 2021 | Dubai',
    'Jan 2019 | Dec 2021',
  ])('stands apart in %j', (text) => {
    expect(isAnchor(text)).toBe(true);
  });

  it.each([
    'Led Jan 2019 - Mar 2021 the night shift',
    'In the emergency ward that I led with care during 2019',
    'Date of birth: 3 May 1990',
    'Passport valid until Mar 2027',
    'Cared for the patients of ward seven and of ward nine, 2019 - 2021.',
    `${'word '.repeat(19)}, 2019 - 2021`,
  ])('does not in %j', (text) => {
    expect(isAnchor(text)).toBe(false);
  });

  it('is a lone one where those are taken, or where it is set apart as the ranges are', () => {
    expect(isAnchor('In the emergency ward that I led with care during 2019', true)).toBe(true);
    expect(anchored(['Nurse\t2019 - 2021', 'Award\t2018', 'Course, 2017'])).toEqual([0, 1]);
    expect(anchored(['Nurse\t2019 - 2021', 'Award\t2018', 'Course, 2017'], true)).toEqual([0, 1, 2]);
    expect(anchored(['Award\t2018', 'Course, 2017'])).toEqual([0, 1]);
  });

  it('stands on bullets where no other line has one, or on most of them', () => {
    const bullets = ['• Nurse, 2019 - 2021', '• Aide, 2015 - 2019', '• Course, 2014'];
    expect(anchored(bullets)).toEqual([0, 1]);
    expect(anchored(bullets, true)).toEqual([0, 1, 2]);
    expect(anchored(['Reef Medical, 2015 - 2021', ...bullets])).toEqual([0]);
    expect(anchored(['Reef Medical, 2015', ...bullets], true)).toEqual([0, 1, 2, 3]);
    expect(anchored(['Reef, 2015', 'Bay, 2016', 'Gulf, 2017', ...bullets], true)).toEqual([0, 1, 2]);
    expect(anchored([`• ${'word '.repeat(14)}, 2019 - 2021`])).toEqual([0]);
    expect(anchored([`• ${'word '.repeat(15)}, 2019 - 2021`])).toEqual([]);
  });
});
