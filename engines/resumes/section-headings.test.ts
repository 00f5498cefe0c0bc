import { describe, expect, it } from 'vitest';
import type { Line } from '#engines/documents/index.ts';
import { lineOf } from '#engines/documents/line.fixtures.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { type HeadingStyles, headingStyle } from './heading-styles.ts';
import type { Section } from './section.ts';
import { headingOf } from './section-headings.ts';

const STYLE = headingStyle(lineOf('SKILLS', { bold: true, size: 12 }));
const styles = (given: Partial<HeadingStyles> = {}): HeadingStyles => ({
  trusted: new Set([STYLE]),
  exclusive: new Set([STYLE]),
  bodySize: 10,
  known: 4,
  repeats: new Map(),
  kinds: new Set(),
  hasWeight: true,
  ...given,
});
const section = (kind: Section['kind'], heading: Line | null = null): Section => ({
  kind,
  heading,
  lines: [],
});
/** What a line opens within a section; undefined where it opens nothing. */
const opens = (
  line: string | Line,
  {
    within = 'work',
    heading,
    ...given
  }: Partial<HeadingStyles> & { within?: Section['kind']; heading?: Line } = {},
) =>
  headingOf(releaseTaxonomy, typeof line === 'string' ? lineOf(line) : line, styles(given), {
    current: within,
    sections: [section(within, heading ?? null)],
  })?.kind;
const strong = (text: string, given: Partial<Line> = {}) =>
  lineOf(text, { bold: true, size: 12, gap: 2, ...given });

describe('known words alone on their line', () => {
  it('open a section in the style of headings, in larger or in strong type', () => {
    expect(opens(strong('SKILLS'))).toBe('skills');
    expect(opens(lineOf('Skills', { size: 11.3 }))).toBe('skills');
    expect(opens(lineOf('Skills', { size: 11.1 }))).toBeUndefined();
    expect(opens(lineOf('Skills', { bold: true, gap: 1.9 }))).toBe('skills');
    expect(opens(lineOf('Skills', { bold: true, gap: 1.8 }))).toBeUndefined();
    expect(opens(lineOf('Skills', { bold: true, gap: 1.2 }), { within: 'top' })).toBe('skills');
    expect(opens(lineOf('Skills:', { bold: true, gap: 1.9 }))).toBeUndefined();
    expect(opens(lineOf('SKILLS', { gap: 1.9 }))).toBe('skills');
  });

  it('open one wherever the document says that it is a heading, or has hardly any', () => {
    expect(opens(lineOf('Skills', { isHeadingStyle: true }))).toBe('skills');
    expect(opens('Skills', { known: 2 })).toBe('skills');
    expect(opens('Skills', { known: 3 })).toBeUndefined();
    expect(opens('Skills', { hasWeight: false })).toBe('skills');
    expect(opens('• Skills', { hasWeight: false })).toBeUndefined();
  });

  it('are a part of a job where they come under each', () => {
    expect(opens(strong('Responsibilities'))).toBeUndefined();
    expect(opens(strong('Responsibilities'), { within: 'skills' })).toBeDefined();
  });
});

describe('a label before its content', () => {
  it('opens a section on one line, once', () => {
    expect(opens('Languages: English, Arabic', { within: 'top' })).toBe('languages');
    expect(opens('Languages: English, Arabic', { within: 'education' })).toBe('languages');
    expect(opens('Languages: English, Arabic', { within: 'languages' })).toBeUndefined();
    expect(opens('Languages: English, Arabic', { within: 'skills' })).toBeUndefined();
    expect(opens('• Languages: English, Arabic', { within: 'top' })).toBeUndefined();
    expect(opens('Awards: Best nurse', { within: 'education' })).toBeUndefined();
    expect(opens('Awards: Best nurse', { within: 'personal' })).toBe('awards');
  });
});

describe('a heading in the margin', () => {
  it('opens a section with the text beside it', () => {
    const match = headingOf(releaseTaxonomy, strong('SKILLS\tTriage, wound care'), styles(), {
      current: 'work',
      sections: [section('work')],
    });
    expect([match?.kind, match?.rest?.text]).toEqual(['skills', 'Triage, wound care']);
    expect(opens(lineOf('SKILLS\tTriage, wound care'))).toBeUndefined();
  });

  it('of personal facts stands where the one before it stood', () => {
    const former = strong('SKILLS\tTriage');
    const personal = (x: number) =>
      opens(strong('PERSONAL DETAILS\tFilipino', { x }), { exclusive: new Set(), heading: former });
    expect([personal(40), personal(42.9), personal(43)]).toEqual(['personal', 'personal', undefined]);
    expect(opens(strong('PERSONAL DETAILS\tFilipino'), { exclusive: new Set() })).toBeUndefined();
    expect(opens(strong('PERSONAL DETAILS\tFilipino'))).toBe('personal');
  });
});

describe('unknown words in the style of headings', () => {
  it('end the section before them', () => {
    expect(opens(strong('MY WAY'))).toBe('other');
    expect(opens(strong('MY WAY'), { within: 'top' })).toBeUndefined();
  });

  it.each([
    ['too near', strong('MY WAY', { gap: 1.5 })],
    ['a bullet', strong('• MY WAY')],
    ['in two pieces', strong('MY WAY\tHOME')],
    ['with a number', strong('MY 3 WAYS')],
    ['a title', strong('STAFF NURSE')],
    ['an employer', strong('ASTER HOSPITAL LLC')],
    ['a degree', strong('BACHELOR OF SCIENCE')],
    ['long', strong('MY WAY OF LIFE AND CARE')],
    ['of another style', lineOf('MY WAY', { gap: 2 })],
  ])('do not where they are %s', (_, line) => {
    expect(opens(line)).toBeUndefined();
  });

  it('do not where hardly any headings are known', () => {
    expect(opens(strong('MY WAY'), { known: 3 })).toBe('other');
    expect(opens(strong('MY WAY'), { known: 2 })).toBeUndefined();
  });
});

it('a label of a study within education opens nothing, and opens education elsewhere', () => {
  const form = lineOf('Degree:\tHigher Diploma', { bold: true, size: 12 });
  expect(opens(form, { within: 'education' })).toBeUndefined();
  expect(opens(strong('Education'), { within: 'education' })).toBe('education');
});
