import { describe, expect, it } from 'vitest';
import { lineOf } from '#engines/documents/line.fixtures.ts';
import { readEmail, readPhone } from './contacts.ts';
import { readLinks } from './links.ts';
import { listParts } from './list-parts.ts';
import type { Section } from './section.ts';

const lines = (...texts: string[]) => texts.map((text) => lineOf(text));

describe('the address of e-mail', () => {
  const emailOf = (texts: string[], links: string[] = []) => readEmail(lines(...texts), links)?.value ?? null;

  it('is the first that is printed, also with gaps around its signs', () => {
    expect(emailOf(['Liza', 'liza@people.test | omar@people.test'])).toBe('liza@people.test');
    expect(emailOf(['liza @ people.test'])).toBe('liza@people.test');
    expect(emailOf(['liza@people.test.'])).toBe('liza@people.test');
    expect(emailOf(['no address here'])).toBeNull();
  });

  it('is what a link says where none is printed, or where it completes what is', () => {
    expect(emailOf(['Liza'], ['https://liza.test', 'mailto:liza@people.test?subject=Hello'])).toBe(
      'liza@people.test',
    );
    expect(emailOf(['liza@people.test'], ['mailto:liza@people.test.example'])).toBe(
      'liza@people.test.example',
    );
    expect(emailOf(['liza@people.test'], ['mailto:omar@people.test'])).toBe('liza@people.test');
    expect(emailOf(['Liza'], ['mailto:nobody'])).toBeNull();
  });

  it('ends where a heading stands below it', () => {
    expect(emailOf(['liza@people.test', 'SKILLS', 'Triage'])).toBe('liza@people.test');
  });

  it('that a narrow column broke goes on below', () => {
    expect(emailOf(['liza.santos@gmail.', 'com'])).toBe('liza.santos@gmail.com');
    expect(emailOf(['liza.santos@', 'gmail.com'])).toBe('liza.santos@gmail.com');
    expect(emailOf(['liza.santos@gmail.co', 'm'])).toBe('liza.santos@gmail.com');
    expect(emailOf(['liza.santos@gmail.com', 'Dubai'])).toBe('liza.santos@gmail.com');
    expect(emailOf(['liza.santos@gmail.com | Nurse', 'Dubai'])).toBe('liza.santos@gmail.com');
    const broken = lines('liza.santos@gmail.', 'com').map((line, at) => ({ ...line, page: at + 1 }));
    expect(readEmail(broken, [])).toBeNull();
  });
});

describe('the telephone number', () => {
  const phoneOf = (texts: string[], links: string[] = []) => readPhone(lines(...texts), links)?.value ?? null;

  it.each([
    ['+971 50 123 4567', '+971 50 123 4567'],
    ['Mobile: 050 123 4567', '050 123 4567'],
    ['00971 50 123 4567', '00971 50 123 4567'],
    ['هاتف: ٠٥٠ ١٢٣ ٤٥٦٧', '050 123 4567'],
    ['4567 123 50 971+', '+971 50 123 4567'],
    ['1234567 50 00971', '00971 50 1234567'],
    ['0163-555-79-00962', '00962-79-555-0163'],
  ])('is read from %j', (text, number) => {
    expect(phoneOf([text])).toBe(number);
  });

  it.each([
    'Passport No: 050 123 4567',
    'Emirates ID 784 1990 1234567',
    'Jan 2019 - Mar 2021',
    '2015 - 2019',
    '1234567',
    '+1234567890123456',
  ])('is not in %j', (text) => {
    expect(phoneOf([text])).toBeNull();
  });

  it('of several is the one that says so, then the one with its country, then the first', () => {
    expect(phoneOf(['12345678', 'Tel: 87654321'])).toBe('87654321');
    expect(phoneOf(['12345678', '+971 50 123 4567'])).toBe('+971 50 123 4567');
    expect(phoneOf(['12345678', '050 123 4567'])).toBe('050 123 4567');
    expect(phoneOf(['12345678', '87654321'])).toBe('12345678');
    expect(phoneOf(['Fax: +971 4 123 4567', '04 765 4321'])).toBe('04 765 4321');
    expect(phoneOf(['1998-0412', '87654321'])).toBe('87654321');
  });

  it('is what a link says where none is printed', () => {
    expect(phoneOf(['Liza'], ['https://liza.test', 'tel:+971%20501234567'])).toBe('+971 501234567');
    expect(phoneOf(['Liza'], ['https://wa.me/971501234567'])).toBe('971501234567');
    expect(phoneOf(['Liza'], ['tel:+97150%'])).toBe('+97150');
    expect(phoneOf(['Liza'], ['https://liza.test'])).toBeNull();
  });

  it('is surer where its country or its label stands with it', () => {
    const sureOf = (text: string) => readPhone(lines(text), [])?.evidence.confidence;
    expect([sureOf('+971 50 123 4567'), sureOf('Tel: 12345678'), sureOf('12345678')]).toEqual([
      0.95, 0.95, 0.75,
    ]);
  });
});

describe('addresses of the web', () => {
  const linksOf = (texts: string[], annotations: string[] = [], kind: Section['kind'] = 'top') =>
    readLinks([{ kind, heading: null, lines: lines(...texts) }], annotations).map(({ value }) => value);

  it('are those that are printed and those that are linked, each once', () => {
    expect(linksOf(['www.liza.test, https://github.com/liza.'], ['https://liza.test/'])).toEqual([
      'https://liza.test/',
      'https://github.com/liza',
    ]);
    expect(linksOf([], ['https://liza.test', 'http://www.LIZA.test/#top', 'https://liza.test/work'])).toEqual(
      ['https://liza.test', 'https://liza.test/work'],
    );
    expect(linksOf([], ['https://liza.test/in-', 'https://liza.test/in-dubai'])).toEqual([
      'https://liza.test/in-dubai',
    ]);
  });

  it.each([
    'mailto:liza@people.test',
    'liza@people.test',
    'tel:+97150.ae',
    'whatsapp://send.to/971',
    'file:///home/liza/cv.docx',
    'javascript:window.open',
    '#top.of.page',
    'https://wa.me/971501234567',
    'a.b',
    'https://localhost',
  ])('are none of %s', (url) => {
    expect(linksOf([], [url])).toEqual([]);
  });

  it('are bare names where the person is told of, and elsewhere only with a path', () => {
    expect(linksOf(['lizasantos.com'])).toEqual(['lizasantos.com']);
    expect(linksOf(['lizasantos.com'], [], 'work')).toEqual([]);
    expect(linksOf(['github.com/liza'], [], 'work')).toEqual(['github.com/liza']);
    expect(linksOf(['Node.js, b.com and socket.io'])).toEqual([]);
    expect(linksOf(['liza@people.com'])).toEqual([]);
  });

  it('go on below where a narrow column broke them', () => {
    expect(linksOf(['https://linkedin.com/in/liza-', 'santos Dubai'])).toEqual([
      'https://linkedin.com/in/liza-santos',
    ]);
    expect(linksOf(['https://linkedin.com/in/liza', 'santos'])).toEqual(['https://linkedin.com/in/liza']);
    expect(linksOf(['https://linkedin.com/in/', 'https://liza.test'])).toEqual([
      'https://linkedin.com/in/',
      'https://liza.test',
    ]);
    expect(linksOf(['https://linkedin.com/in/ or', 'santos'])).toEqual(['https://linkedin.com/in/']);
  });
});

describe('the items of a list', () => {
  it.each([
    ['Triage, wound care; first aid', ['Triage', 'wound care', 'first aid']],
    ['Excel | Word • SAP', ['Excel', 'Word', 'SAP']],
    ['Excel (pivot tables, macros), Word', ['Excel (pivot tables, macros)', 'Word']],
    ['Follow-up - Triage / Care', ['Follow-up', 'Triage', 'Care']],
    ['العربية، الإنجليزية', ['العربية', 'الإنجليزية']],
    ['Triage\tCare', ['Triage', 'Care']],
    [', ,', []],
  ])('of %j are parted where signs part them', (text, parts) => {
    expect(listParts(text)).toEqual(parts);
  });
});
