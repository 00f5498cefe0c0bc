import { describe, expect, it } from 'vitest';
import { lineOf } from '#engines/documents/line.fixtures.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { kindOf } from './document-kind.ts';
import type { ParsedResume } from './resume.ts';
import type { Section } from './section.ts';

const section = (kind: Section['kind'], ...texts: string[]): Section => ({
  kind,
  heading: null,
  lines: texts.map((text) => lineOf(text)),
});
const NOTHING: ParsedResume = {
  name: null,
  headline: null,
  summary: null,
  email: null,
  phone: null,
  location: null,
  links: [],
  work: [],
  education: [],
  certifications: [],
  skills: [],
  languages: [],
  awards: [],
  projects: [],
  evidence: {},
};
const kindWith = (sections: Section[], found: Partial<ParsedResume> = {}) =>
  kindOf(releaseTaxonomy, sections, { ...NOTHING, skills: ['Triage'], ...found });

const email = 'maria@example.com';
const phone = '050 555 0100';
/** A page of no kind. */
const page = section(
  'top',
  ...Array.from({ length: 5 }, () => 'The pump below the house is looked after with care.'),
);

describe('a short text', () => {
  const short = (found: Partial<ParsedResume>) =>
    kindWith([section('top', 'Maria Lopez')], { skills: [], ...found });

  it.each([
    [{ email }],
    [{ phone }],
    [{ skills: ['Triage'] }],
    [{ languages: [{ language: 'English', level: null }] }],
    [{ headline: 'Charge Nurse' }],
    [{ headline: 'Student of civil engineering' }],
  ])('is a resume where it says %j', (found) => {
    expect(short(found)).toBe('resume');
  });

  it('says nothing with a name alone, or with a line that names no occupation', () => {
    expect([short({ name: 'Maria Lopez' }), short({ headline: 'Remember the milk' })]).toEqual([
      'nothing_found',
      'nothing_found',
    ]);
  });
});

describe('a few words of work', () => {
  it.each([
    'I pick tomatoes in a greenhouse and run the irrigation panel',
    'بعجن وبخبز بفرن بالزرقاء',
    'عندي بقالة صغيرة ورثتها من أبي',
    'تخرجت هالسنة هندسة كهرباء',
    'scrap yard. copper aluminium iron separate. press machine. 8 year jeddah industrial. i teach the new men',
    'أخذ عينات الهواء والبحر وأحللها في هيئة البيئة من خمس سنين. صار عندي ربو والدكتور قال لا غبار ولا ميدان.',
  ])('are a resume without a title: %s', (text) => {
    expect(kindWith([section('top', text)], { skills: [] })).toBe('resume');
  });

  it.each([
    'Mum says the plumber came again, the tap still drips. Can you ring her tonight?',
    '1. Unplug the unit. 2. Turn the collar until it clicks. 3. Rinse the filter under cold water.',
    'السباك جه تالت مرة في شهرين وخد 400 جنيه والحنفية لسه بتنقط، قول لصاحب البيت يشوف لنا حد غيره',
  ])('are none where nobody tells of their own: %s', (text) => {
    expect(kindWith([section('top', text)], { skills: [] })).toBe('nothing_found');
  });
});

describe('a page', () => {
  const heading = (kind: Section['kind']) => section(kind, 'Looked after');

  it('with nothing of a resume is none', () => {
    expect(kindWith([page])).toBe('not_a_resume');
  });

  it.each(['السيرة الذاتية', 'Curriculum Vitae', 'BIO-DATA'])(
    'that is called %s is one with a heading',
    (title) => {
      const called = section('top', title, ...page.lines.map(({ text }) => text));
      expect(kindWith([called])).toBe('not_a_resume');
      expect(kindWith([called, heading('education')])).toBe('resume');
    },
  );

  it('of two headings is a resume, and of one where somebody can be reached', () => {
    expect(kindWith([page, heading('skills'), heading('languages')])).toBe('resume');
    const one = [page, heading('skills')];
    expect([kindWith(one), kindWith(one, { email }), kindWith(one, { phone })]).toEqual([
      'not_a_resume',
      'resume',
      'resume',
    ]);
  });

  it('without headings is one by a range of dates or a degree where somebody can be reached', () => {
    expect(kindWith([page], { email })).toBe('not_a_resume');
    for (const text of ['2015 - 2019', 'BSc Nursing'])
      for (const reached of [{ email }, { phone }])
        expect(kindWith([page, section('top', text)], reached)).toBe('resume');
  });

  it('is one by three ranges of dates or degrees whoever it is of', () => {
    const told = ['2015 - 2019', '2019 - 2021', 'BSc Nursing'];
    expect(kindWith([page, section('top', ...told)])).toBe('resume');
    expect(kindWith([page, section('top', ...told.slice(0, 2))])).toBe('not_a_resume');
  });

  it('is one where it opens with an occupation and says how long, or with a student under a heading', () => {
    const opening = (text: string, ...rest: Section[]) => kindWith([section('top', text), page, ...rest]);
    expect(opening('Truck driver', section('top', 'I drive 7 years'))).toBe('resume');
    expect(opening('Truck driver')).toBe('not_a_resume');
    expect(opening('Student of civil engineering', heading('projects'))).toBe('resume');
  });
});

describe('a document of several people', () => {
  const history = section('work', 'Nurse, Reef Medical', '2015 - 2019');
  const other = 'omar@example.com';
  const isOfSeveral = (...sections: Section[]) => kindWith(sections) === 'several_people';

  it('has another address after one history and before the next', () => {
    const [first, second] = [section('contact', email), section('personal', other)];
    expect(isOfSeveral(first, history, second, history)).toBe(true);
    expect(isOfSeveral(first, second, history, history)).toBe(false);
    expect(isOfSeveral(first, history, history, second)).toBe(false);
    expect(isOfSeveral(first, history, section('contact', email), history)).toBe(false);
    expect(isOfSeveral(history, first, history)).toBe(false);
  });

  it('is none by the addresses of references, nor by a heading of work with a line alone', () => {
    expect(isOfSeveral(section('contact', email), history, section('references', other), history)).toBe(
      false,
    );
    const alone = section('work', 'On request');
    expect(isOfSeveral(section('contact', email), history, section('contact', other), alone)).toBe(false);
    expect(isOfSeveral(section('contact', email), alone, section('contact', other), history)).toBe(false);
  });
});
