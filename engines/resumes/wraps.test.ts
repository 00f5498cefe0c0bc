import { describe, expect, it } from 'vitest';
import type { Line } from '#engines/documents/index.ts';
import { lineOf } from '#engines/documents/line.fixtures.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { joinWraps } from './wraps.ts';

const joined = (...lines: (string | Line)[]) =>
  joinWraps(
    releaseTaxonomy,
    lines.map((line) => (typeof line === 'string' ? lineOf(line) : line)),
  ).map(({ text }) => text);
/** Whether the second line goes on where the first ends. */
const goesOn = (first: string | Line, second: string | Line) => joined(first, second).length === 1;
/** A line that ends so many points before its column does. */
const ending = (room: number, text = 'Led a shift of twelve') => lineOf(text, { room });

describe('a line that fills its column', () => {
  it('goes on below, where the next word would not have fitted', () => {
    expect(joined(ending(0), 'nurses and aides')).toEqual(['Led a shift of twelve nurses and aides']);
    // "nurses" is thirty points wide, and a little more is left for the space before it.
    expect(goesOn(ending(31), 'nurses and aides')).toBe(true);
    expect(goesOn(ending(32), 'nurses and aides')).toBe(false);
  });

  it.each([
    ['a bullet', '• nurses and aides'],
    ['another size', lineOf('nurses and aides', { size: 10.5 })],
    ['bold type', lineOf('nurses and aides', { bold: true })],
    ['a gap', lineOf('nurses and aides', { gap: 1.9 })],
    ['another page', lineOf('nurses and aides', { page: 2 })],
    ['another column', lineOf('nurses and aides', { column: 1 })],
    ['two pieces', 'nurses and aides\tDubai'],
    ['another edge', lineOf('nurses and aides', { x: 45 })],
  ])('does not where the next line has %s', (_, next) => {
    expect(goesOn(ending(0), next)).toBe(false);
  });

  it('does not where its format says nothing of places', () => {
    expect(goesOn(lineOf('Led a shift of twelve', { width: 0, room: 0 }), 'nurses and aides')).toBe(false);
  });

  it('goes on under a bullet, whose text is set in', () => {
    expect(goesOn(ending(0, '• Led a shift of twelve'), lineOf('nurses and aides', { x: 50 }))).toBe(true);
  });

  it('goes on after a word that cannot be its last, whatever room is left', () => {
    expect(goesOn(ending(200, 'Led a shift and'), 'trained its nurses')).toBe(true);
    expect(goesOn(ending(200, 'Led a shift'), 'trained its nurses')).toBe(false);
    expect(goesOn(ending(200, 'Code AB-'), lineOf('1234', { x: 60 }))).toBe(true);
  });

  it('goes on within a word beside its dates', () => {
    const header = lineOf('Foreman, Batinah Poly-\tSep 2019 – Present');
    expect(joined({ ...header, width: 500 }, lineOf('mers, Oman'))).toEqual([
      'Foreman, Batinah Poly-mers, Oman\tSep 2019 – Present',
    ]);
  });

  it.each([
    ['a label', 'Duties: all of the ward'],
    ['an address', 'liza@people.test is mine'],
    ['a site', 'www.liza.test'],
    ['a profile', 'linkedin.com/in/liza'],
    ['a telephone number', '+971 50 123 4567'],
    ['a degree', 'Bachelor of Science in Nursing'],
    ['dates', '2019 - 2021 Charge Nurse'],
  ])('does not where the next line begins with %s', (_, next) => {
    expect(goesOn(ending(0), next)).toBe(false);
  });

  it('goes on over a label or an address where it breaks within one', () => {
    expect(goesOn(ending(0, 'Licences, certificates &'), 'Memberships: three')).toBe(true);
    expect(goesOn(ending(0, 'Dubai |'), 'liza@people.test')).toBe(true);
  });

  it('ends where its dates end, unless what follows is small', () => {
    expect(goesOn(ending(0, 'Charge Nurse, 2019 - 2021'), 'Reef Medical Centre')).toBe(false);
    expect(goesOn(ending(0, 'Charge Nurse since 2019 - present'), 'Reef Medical Centre')).toBe(false);
    expect(goesOn(ending(0, 'Charge Nurse, 2019 - 2021'), 'in the emergency ward')).toBe(true);
  });

  it('ends as the header of an entry that begins with its dates, where a sentence follows', () => {
    expect(goesOn(ending(0, '2019 - 2021 Charge Nurse'), 'Led the night shift')).toBe(false);
    expect(goesOn(ending(0, '2019 - 2021 Charge Nurse'), 'Reef Medical Centre')).toBe(true);
    expect(goesOn(ending(0, '2019 - 2021 Head of'), 'Nursing and care')).toBe(true);
  });

  it('ends with an address of e-mail, unless that breaks at its dot', () => {
    expect(goesOn(ending(0, 'Write to liza@people.com'), 'Dubai')).toBe(false);
    expect(goesOn(ending(0, 'Write to liza@people.com'), '.ae')).toBe(true);
    expect(goesOn(ending(0, 'Dubai | liza@people.com'), 'Emirates')).toBe(true);
  });
});

describe('a range of dates', () => {
  it('that breaks before its second date goes on below', () => {
    expect(joined(ending(100, 'Charge Nurse, Jan 2019 -'), 'Mar 2021')).toEqual([
      'Charge Nurse, Jan 2019 - Mar 2021',
    ]);
    expect(goesOn(ending(100, 'Charge Nurse, Jan 2019 -'), lineOf('Mar 2021', { gap: 2 }))).toBe(false);
    expect(goesOn(ending(100, 'Charge Nurse, Jan 2019 -'), lineOf('Mar 2021', { size: 12 }))).toBe(false);
    expect(goesOn(ending(100, 'Charge Nurse, Jan 2019 -'), lineOf('Mar 2021', { page: 2 }))).toBe(false);
  });

  it('that is whole does not take another below it', () => {
    expect(goesOn(ending(100, 'Jan 2019 - Mar 2021'), 'Apr 2021 - May 2022')).toBe(false);
  });
});

describe('dashes', () => {
  it('are bullets where two lines open with them, and one alone is where a line breaks', () => {
    expect(joined(ending(0, 'Reef Medical Centre'), '– Dubai Marina')).toHaveLength(1);
    expect(joined(ending(0, 'Reef Medical Centre'), ending(0, '– Triage'), '– Care')).toHaveLength(3);
    expect(
      joined(ending(200, '• Ward'), ending(0, 'Reef Medical Centre'), '– Triage', '– Care')[1],
    ).toContain('– Triage');
  });
});

describe('an employer and its town', () => {
  it('that both break go on side by side', () => {
    expect(joined('Fernandes Piling &\tSalalah,', 'Foundations LLC\tOman')).toEqual([
      'Fernandes Piling & Foundations LLC\tSalalah, Oman',
    ]);
    expect(joined('Fernandes Piling\tSalalah', 'Foundations LLC\tOman')).toHaveLength(2);
    expect(
      joined('Fernandes Piling &\tSalalah,', lineOf('Foundations LLC\tOman', { gap: 1.9 })),
    ).toHaveLength(2);
    expect(
      joined('Fernandes Piling &\tSalalah,', lineOf('Foundations LLC\tOman', { bold: true })),
    ).toHaveLength(2);
    expect(joined('Fernandes Piling &\tWelder,', 'Foundations LLC\tFitter')).toHaveLength(2);
  });
});

describe('text beside a date at the end of its line', () => {
  const dated = (text: string) => {
    const line = lineOf(`${text}\t2019 - 2021`);
    const [first, second] = line.segments;
    if (!first || !second) throw new Error('two segments');
    return { ...line, segments: [first, { ...second, x: first.x + first.width + 20 }] };
  };

  it('goes on below, where its next word would not have fitted before the date', () => {
    expect(goesOn(dated('Charge Nurse of the emergency'), 'ward of Reef Medical')).toBe(true);
    expect(goesOn(dated('Charge Nurse of the emergency'), 'd of Reef Medical')).toBe(false);
    expect(goesOn(dated('Charge Nurse of the'), 'd of Reef Medical')).toBe(true);
  });

  it('ends where the next line is set in another style or place', () => {
    for (const given of [{ bold: true }, { size: 11 }, { x: 45 }, { gap: 1.9 }, { page: 2 }])
      expect(goesOn(dated('Charge Nurse of the emergency'), lineOf('ward of Reef Medical', given))).toBe(
        false,
      );
    expect(goesOn('Charge Nurse of the emergency\tledger', 'ward of Reef Medical')).toBe(false);
  });
});
