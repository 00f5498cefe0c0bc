import { describe, expect, it } from 'vitest';
import type { Line, Reading } from '#engines/documents/index.ts';
import { lineOf } from '#engines/documents/line.fixtures.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readHeadline } from './headline.ts';
import { settledHome } from './home.ts';
import { readName } from './name.ts';
import { holdsContacts, personalLines, topLines } from './personal-lines.ts';
import type { Section } from './section.ts';
import { readSummary } from './summary.ts';

const section = (kind: Section['kind'], ...lines: (string | Line)[]): Section => ({
  kind,
  heading: null,
  lines: lines.map((line) => (typeof line === 'string' ? lineOf(line) : line)),
});
/** Enough running text to say how large it is set. */
const BODY = section('work', ...Array.from({ length: 9 }, (_, at) => `- Cared for patients of ward ${at}`));

function readingOf(sections: Section[]): Reading {
  const lines = sections.flatMap((one) => one.lines).map((line, at) => ({ ...line, y: line.y + 14 * at }));
  return {
    blocks: [{ page: 1, column: 0, x: 40, width: 500, lines }],
    pages: 1,
    format: 'pdf',
    isRtl: false,
    links: [],
  };
}

/** The name at the top of a page over running text, which is read with the lines where they stand. */
function nameOf(top: (string | Line)[], email: string | null = null, rest: Section[] = [BODY]) {
  const placed = [section('top', ...top), ...rest];
  const reading = readingOf(placed);
  const lines = reading.blocks.flatMap((block) => block.lines);
  let at = 0;
  const sections = placed.map((one) => ({
    ...one,
    lines: one.lines.map(() => lines[at++]).filter((line) => line !== undefined),
  }));
  return readName(releaseTaxonomy, sections, reading, email);
}
const large = (text: string, given: Partial<Line> = {}) => lineOf(text, { size: 16, ...given });
const larger = (text: string) => lineOf(text, { size: 12 });

describe('the name', () => {
  it('is what a label says it is, wherever larger words stand', () => {
    const read = nameOf([large('Nursing Care Group'), 'Name: Liza Santos'], null);
    expect([read?.value, read?.evidence.confidence]).toEqual(['Liza Santos', 0.97]);
    expect(nameOf([large('Omar Saleh'), 'Name: 0501234567'])?.value).toBe('Omar Saleh');
  });

  it('is the largest line, and not what stands above it as the title of the document', () => {
    expect(nameOf(['Curriculum Vitae', large('Liza Santos'), 'Maria Clara'])?.value).toBe('Liza Santos');
    expect(nameOf(['Maria Clara', large('Liza Santos')])?.value).toBe('Liza Santos');
    expect(nameOf(['Maria Clara', 'Liza Santos'])?.value).toBe('Maria Clara');
    expect(nameOf(['Maria Clara', lineOf('Liza Santos', { bold: true })])?.value).toBe('Liza Santos');
  });

  it.each([
    [larger('Registered Nurse'), 'Liza Santos'],
    [larger('Awning Installer'), 'Liza Santos'],
    [larger('Aster Medical Centre LLC'), 'Liza Santos'],
    [larger('Dubai, United Arab Emirates'), 'Liza Santos'],
    [larger('Santos'), 'Liza Marie Santos'],
  ])('is no title, employer, town or single word in larger type: %o', (line, name) => {
    expect(nameOf([line, name])?.value).toBe(name);
  });

  it('of six words is one where it is set larger than a shorter one, and else is not', () => {
    const long = 'Muhammad Abdul Rahman Hassan Tariq Khan';
    expect(nameOf([larger(long), 'Liza Santos'])?.value).toBe(long);
    expect(nameOf([long, 'Liza Santos'])?.value).toBe('Liza Santos');
  });

  it('of two is the one that the address holds, whole or by its initial', () => {
    const two = ['Layla Haddad', 'Omar Saleh'];
    expect(nameOf(two)?.value).toBe('Layla Haddad');
    expect(nameOf(two, 'layla.haddad@people.test')?.value).toBe('Layla Haddad');
    expect(nameOf(two, 'omar.saleh@people.test')?.value).toBe('Omar Saleh');
    expect(nameOf(two, 'osaleh@people.test')?.value).toBe('Omar Saleh');
    expect(nameOf(two, 'saleh77@people.test')?.value).toBe('Omar Saleh');
    expect(nameOf(two, 'os@people.test')?.value).toBe('Layla Haddad');
  });

  it('goes on below where it is set over two lines, or three', () => {
    expect(nameOf([large('Maria Clara'), large('Santos Reyes'), 'Nurse'])?.value).toBe(
      'Maria Clara Santos Reyes',
    );
    expect(nameOf([large('Liza'), large('Marie'), large('Santos')])?.value).toBe('Liza Marie Santos');
    expect(nameOf([large('Alex'), large('ander Petrov')])?.value).toBe('Alex');
    expect(nameOf([large('Alex'), large('ander')])?.value).toBe('Alexander');
  });

  it.each([
    ['it is no larger than text', lineOf('Maria Clara', { size: 14 }), lineOf('Santos Reyes', { size: 14 })],
    ['they are apart', large('Maria Clara'), large('Santos Reyes', { gap: 1.9 })],
    ['they are of two sizes', large('Maria Clara'), large('Santos Reyes', { size: 15.3 })],
    ['they stand in two columns', large('Maria Clara'), large('Santos Reyes', { column: 2 })],
    ['a title follows', large('Maria Clara'), large('Staff Nurse')],
    ['a line follows', large('Maria Clara'), large('Santos Reyes y Cruz')],
  ])('ends with its line where %s', (_, first, second) => {
    expect(nameOf([first, second])?.value).toBe('Maria Clara');
  });

  it('keeps an academic title, and is without others and letters behind it', () => {
    expect(nameOf([large('Dr. Liza Santos')])?.value).toBe('Dr. Liza Santos');
    expect(nameOf([large('Eng. Liza Santos')])?.value).toBe('Liza Santos');
    expect(nameOf([large('Liza Santos, RN, BSN')])?.value).toBe('Liza Santos');
    expect(nameOf([large('L I Z A S')])?.value).toBe('LIZAS');
    expect(nameOf([large('L I Z A')])?.value).not.toBe('LIZA');
  });

  it('is not there where nothing on the page looks like one', () => {
    expect(nameOf(['Registered Nurse in Dubai', 'liza@people.test'])).toBeNull();
    expect(nameOf([], null, [section('work', '- Led 12 wards', '- Cared for 40 beds')])).toBeNull();
  });
});

describe('the headline', () => {
  const headlineOf = (lines: string[], location: string | null = null, name = 'Liza Santos') => {
    const top = section('top', ...lines);
    const line = top.lines.find(({ text }) => text.startsWith(name));
    const read = line ? { value: name, line, evidence: { confidence: 0.9 } } : null;
    return readHeadline(releaseTaxonomy, [top], read, location)?.value ?? null;
  };

  it('stands under the name, beside it or over it', () => {
    expect(headlineOf(['Liza Santos', 'Charge Nurse'])).toBe('Charge Nurse');
    expect(headlineOf(['Liza Santos | Charge Nurse'])).toBe('Charge Nurse');
    expect(headlineOf(['Charge Nurse', 'Liza Santos'])).toBe('Charge Nurse');
    expect(headlineOf(['Liza Santos', 'liza@people.test', 'Charge Nurse'])).toBe('Charge Nurse');
    expect(headlineOf(['Charge Nurse'])).toBe('Charge Nurse');
  });

  it('is what a label says, where that is short', () => {
    expect(headlineOf(['Liza Santos', 'Staff Nurse', 'Profession: Head of Nursing'])).toBe('Head of Nursing');
    const long = 'one two three four five six seven eight nine ten eleven';
    expect(headlineOf(['Liza Santos', 'Staff Nurse', `Profession: ${long}`])).toBe('Staff Nurse');
  });

  it.each([
    'liza@people.test',
    'Dubai, United Arab Emirates',
    'www.liza.test',
    'Nurse 2019',
    'Liza',
    'I care for patients of all ages with calm.',
    'Phone: +971 50 123 4567',
  ])('is not %s', (text) => {
    expect(headlineOf(['Liza Santos', text])).toBeNull();
  });

  it('is not what stands far away, nor the place where the person lives', () => {
    const between = Array.from({ length: 8 }, (_, at) => `Since ${2010 + at}`);
    expect(headlineOf(['Liza Santos', ...between, 'Charge Nurse'])).toBeNull();
    expect(headlineOf(['Liza Santos', ...between.slice(0, 3), 'Charge Nurse'])).toBe('Charge Nurse');
    expect(headlineOf(['Liza Santos', 'Nurse House'], 'Nurse House')).toBeNull();
    expect(headlineOf(['Liza Santos', 'Nurse House'])).toBe('Nurse House');
  });
});

describe('the summary', () => {
  const prose = 'Registered nurse with nine years in emergency and critical care';

  it('is the section of that name, or else the first paragraph under the name', () => {
    expect(readSummary([section('top', 'Liza Santos'), section('summary', 'Calm at triage.')])?.value).toBe(
      'Calm at triage.',
    );
    expect(readSummary([section('top', 'Liza Santos', prose, 'of two hospitals.', 'Dubai')])?.value).toBe(
      `${prose} of two hospitals.`,
    );
  });

  it('is no line of contacts, no short line, and none of few words', () => {
    expect(readSummary([section('top', 'Liza Santos', `${prose} at https://liza.test`)])).toBeNull();
    expect(readSummary([section('top', 'one two three four five six seven eight nine')])).toBeNull();
    expect(readSummary([section('top', 'one two three four five six seven eight nine ten')])).not.toBeNull();
    const joined = section(
      'top',
      'one two three four five six seven eight',
      lineOf('nine ten', { gap: 1.7 }),
    );
    expect(readSummary([joined])?.value).toMatch(/^one two three four five six seven eight\snine ten$/);
    const apart = section('top', 'one two three four five six seven eight', lineOf('nine ten', { gap: 1.8 }));
    expect(readSummary([apart])).toBeNull();
  });

  it('is not a section that holds the contacts under the name of one', () => {
    const contacts = section('summary', '+971 50 123 4567', 'Dubai');
    expect(readSummary([section('top', 'Liza Santos'), contacts])).toBeNull();
  });
});

describe('where somebody lives', () => {
  const homeOf = (text: string) => {
    const top = section('top', text);
    const read = { value: text, evidence: { confidence: 0.8, place: { page: 1, text } } };
    return settledHome(releaseTaxonomy, read, 'Liza Santos', [top])?.value;
  };

  it.each([
    ['Liza Santos, Dubai', 'Dubai'],
    ['Dubai, 0501234567', 'Dubai'],
    ['Filipino, Dubai, spouse visa', 'Dubai'],
    ['Registered Nurse - Al Khan, Sharjah', 'Al Khan, Sharjah'],
    ['Dubai, United Arab Emirates', 'Dubai, United Arab Emirates'],
  ])('is the place in %j, without name, number, people and work', (text, home) => {
    expect(homeOf(text)).toBe(home);
  });
});

describe('what tells of the person', () => {
  const sections = [
    section('top', 'Liza Santos'),
    section('summary', 'liza@people.test'),
    section('work', 'Charge Nurse'),
    section('contact', 'Dubai'),
    section('personal', 'Filipino'),
  ];

  it('are the unheaded lines, contacts, and a summary that holds some', () => {
    expect(personalLines(sections).map(({ text }) => text)).toEqual([
      'Liza Santos',
      'liza@people.test',
      'Dubai',
      'Filipino',
    ]);
    expect(topLines(sections).map(({ text }) => text)).toEqual(['Liza Santos']);
  });

  it.each([
    ['+971 50 123 4567', true],
    ['0501234567', true],
    ['1234567', false],
    ['Call 0501234567 today', false],
    ['Write to liza@people.test', true],
    [`Write to liza@people.test, ${'whenever '.repeat(4)}`, false],
  ])('a summary of %j holds contacts: %s', (text, holds) => {
    expect(holdsContacts(section('summary', text))).toBe(holds);
    expect(holdsContacts(section('work', text))).toBe(false);
  });
});
