import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { withoutPersonalLines } from './personal-lines.ts';

const left = (text: string) =>
  withoutPersonalLines(releaseTaxonomy, text)
    .replace(/[\s|]+/g, ' ')
    .trim();

describe('personal lines', () => {
  it('are blanked without moving anything else', () => {
    const text = 'Omar Saleh\nEmail: omar@example.com\nWelder with 6G certificate';
    const cleared = withoutPersonalLines(releaseTaxonomy, text);
    expect(cleared).toHaveLength(text.length);
    expect(cleared.indexOf('Welder')).toBe(text.indexOf('Welder'));
  });

  it.each([
    ['Omar Saleh\nWelder', 'Welder'],
    ['OMAR SALEH\nWelder', 'Welder'],
    ['Curriculum Vitae\nOmar bin Saleh\nWelder', 'Curriculum Vitae Welder'],
    ['Carpenter, John\nWelder', 'Welder'],
    // A given name that is a word too, before a trade that is a name.
    ['Mark Baker\nWelder', 'Welder'],
    ['Dubai, UAE\nWelder', 'Dubai, UAE Welder'],
    ['Omar Saleh - Software Engineer', '- Software Engineer'],
    ['Nationality: Jordanian | Dubai | Gender: Male', 'Dubai'],
    ['Date of Birth\n3 May 1990\nWelder', 'Welder'],
    ['A 29-year-old welder', 'welder'],
    ['Call +971 (50) 555-0100 now', 'Call now'],
    ['محمد علي\nمحاسب\nالجنسية: مصري\nالعمر: ٣٥', 'محاسب'],
  ])('%j leaves %j', (text, rest) => {
    expect(left(text)).toBe(rest);
  });

  it.each([
    ['Date of Birth\n\n3 May 1990\nWelder', 'Welder'],
    ['Address:\nVilla 4, Al Wasl Road, Jumeirah\nWelder', 'Villa 4, Al Wasl Road, Jumeirah Welder'],
    ['Nationality\nOne two three four five\nWelder', 'Welder'],
    ['Nationality\nOne two three four five six\nWelder', 'One two three four five six Welder'],
    ['Nationality\nLanguages:\nWelder', 'Languages: Welder'],
    ['Nationality: Jordanian\nWelder of pipes', 'Welder of pipes'],
    ['Gender Male\nWelder', 'Welder'],
    ['Write to omar.saleh@example.com or see linkedin.com/in/omar now', 'Write to or see now'],
    ['Welder, aged 29, born in Irbid.', 'Welder, , .'],
    ['Call 050 555 010 now', 'Call now'],
    ['Call 050 555 01 now', 'Call 050 555 01 now'],
  ])('%j leaves %j, too', (text, rest) => {
    expect(left(text)).toBe(rest);
  });

  it('keep where someone lives where that is asked for', () => {
    const kept = (text: string) =>
      withoutPersonalLines(releaseTaxonomy, text, { keep: 'contacts' }).replace(/\s+/g, ' ').trim();
    expect(kept('Address: Jumeirah, Dubai\nGender: Male')).toBe('Address: Jumeirah, Dubai');
    expect(left('Address: Jumeirah, Dubai\nGender: Male')).toBe('');
  });

  it.each([
    'Software Engineer',
    'Experienced Chef',
    'محاسب',
    'Worked 2013-2017',
    '01.2018 - 12.2020',
    'Name of the project: Metro',
  ])('leave %j alone', (text) => {
    expect(withoutPersonalLines(releaseTaxonomy, text)).toBe(text);
  });

  it.each(['a.', 'A-', '12-', '1 ', '+', 'a@', 'Mr. ', 'born in '])(
    'take no quadratic time over a hundred thousand %j',
    (piece) => {
      const start = performance.now();
      withoutPersonalLines(releaseTaxonomy, piece.repeat(50_000));
      expect(performance.now() - start).toBeLessThan(2000);
    },
  );
});
