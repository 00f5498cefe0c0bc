import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { Condition, RequestSpan } from './requests.ts';
import { GOLDEN } from './understand.golden.ts';
import { LONGEST_REQUEST, understand } from './understand.ts';

const range = ({ min, max }: { min: number | null; max: number | null }) => `${min ?? ''}-${max ?? ''}`;
const choice = ({ either }: { either: number | null }) => (either === null ? '' : ` |${either}`);

function inShort(it: Condition): string {
  const what = (): string => {
    switch (it.kind) {
      case 'title':
        return it.occupation ?? it.text;
      case 'skill':
        return `${it.id ?? it.name}${choice(it)}`;
      case 'language':
        return `${it.language}${it.level ? `:${it.level}` : ''}${choice(it)}`;
      case 'place':
        return `${it.place}${it.km ? ` ${it.km}km` : ''}`;
      case 'years':
      case 'salary':
        return range(it);
      case 'notice':
        return String(it.days);
      case 'education':
        return it.level;
      case 'nationality':
        return it.country;
      case 'word':
        return it.text;
    }
  };
  return `${it.wish} ${it.kind} ${what()}`;
}

function read(text: string): string[] {
  const { conditions, needless, notUnderstood } = understand(releaseTaxonomy, text);
  const words = (mark: string) => (span: RequestSpan) => ({
    at: span.start,
    short: `${mark} ${text.slice(span.start, span.end)}`,
  });
  return [
    ...conditions.map((it) => ({ at: it.start, short: inShort(it) })),
    ...needless.map(words('--')),
    ...notUnderstood.map(words('??')),
  ]
    .toSorted((a, b) => a.at - b.at)
    .map(({ short }) => short);
}

describe('a title in Arabic', () => {
  it.each(['ممرضة', 'محاسب أول'])('is told as it was written: %s', (written) => {
    const { conditions } = understand(releaseTaxonomy, `${written} في الرياض`);
    expect(conditions[0]).toMatchObject({ kind: 'title', text: written });
  });
});

describe('a word of refusal', () => {
  it.each([
    ['accountant not retail', ['nice title accountant', 'not word retail']],
    ['accountant not only retail', ['nice title accountant', 'nice word retail']],
    ['محاسب مش متدرب', ['nice title accountant', 'not word متدرب']],
    ['محاسب مو بس متدرب', ['nice title accountant', 'nice word متدرب']],
    ['comptable pas stagiaire', ['nice title accountant', 'not word stagiaire']],
    [
      'ramp agent, not ticketing or check-in people',
      ['nice title ramp-agent', 'not word ticketing', 'not word check-in'],
    ],
    ['electrician not trainer only', ['nice title electrician', '-- trainer']],
    ['محاسب مو مقاول بس', ['nice title accountant', '-- مقاول']],
    ['security guard not bouncer', ['nice title security-guard', 'not word bouncer']],
    [
      'مهندس مدني خبرة استشاري مو مقاول',
      ['nice title civil-engineer', 'nice word استشاري', 'not word مقاول'],
    ],
  ])('is read of: %s', (text, parts) => {
    expect(read(text).filter((part) => !part.startsWith('??'))).toEqual(parts);
  });
});

describe('a request in plain words', () => {
  it.each(GOLDEN.map(([text, parts]) => ({ text, parts })))('is understood: $text', ({ text, parts }) => {
    expect(read(text)).toEqual(parts);
  });

  it('gives each part the words that it was read from, within the text', () => {
    for (const [text] of GOLDEN) {
      const { conditions, needless, notUnderstood } = understand(releaseTaxonomy, text);
      for (const { start, end } of [...conditions, ...needless, ...notUnderstood]) {
        expect(start, text).toBeGreaterThanOrEqual(0);
        expect(end, text).toBeLessThanOrEqual(text.length);
        expect(text.slice(start, end).trim(), text).not.toBe('');
      }
    }
  });

  it('is understood the same with the digits of either script', () => {
    for (const [text, parts] of GOLDEN.filter(([one]) => !one.includes('weld'))) {
      const eastern = text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
      const kinds = (of: readonly string[]) =>
        of.map((it) => it.split(' ').slice(0, 2).join(' ').toLowerCase());
      expect(kinds(read(eastern)), eastern).toEqual(kinds(parts));
    }
  });

  it.each([
    ['towr crain operator', 'tower-crane-operator'],
    ['beiker', 'baker'],
    ['weitar', 'waiter'],
  ])('reads a word written by ear as the one that sounds alike: %s', (text, occupation) => {
    expect(understand(releaseTaxonomy, text).conditions).toMatchObject([{ kind: 'title', occupation }]);
  });

  it.each([
    ['sawwaq trella', ['heavy-truck-driver']],
    ['muhasib dubai', ['accountant', 'dubai']],
    ['najjar', ['carpenter']],
    ['عامل مخزن معه رخصة سياقة', ['warehouse-worker', 'light-vehicle-driving']],
    ['معلمة مدرسة', ['school-teacher', 'مدرسة']],
    ['محاسبة مدرسة', ['محاسب', 'مدرسة']],
    ['teacher with QTS', ['school-teacher', 'QTS']],
    ['chief officer tanker', ['chief-mate']],
    ['داير شغل نجار الخرج', ['carpenter', 'al-kharj']],
    ['housekeeper who can iron and cook', ['room-attendant', 'ironing', 'cook']],
    ['healthcare quality, nurse background', ['healthcare-quality', 'nurse']],
    ['خريجة كيمياء للعمل في مختبر', ['chemistry', 'مختبر']],
    ['dialisys nurse', ['dialysis-nurse']],
    ['welder permanent job commission', ['welder', 'permanent job']],
  ])('reads plain speech as what it stands for: %s', (text, conditions) => {
    const what = (it: Condition) => inShort(it).replace(/^\S+ \S+ /u, '');
    expect(understand(releaseTaxonomy, text).conditions.map(what)).toEqual(conditions);
  });

  it('takes no acronym for a misspelt town', () => {
    expect(understand(releaseTaxonomy, 'ACCA').conditions.map(({ kind }) => kind)).not.toContain('place');
    expect(understand(releaseTaxonomy, 'nurse in Duabi').conditions.map(({ kind }) => kind)).toContain(
      'place',
    );
  });

  it('takes the short names of states for none, and a country before a state that bears its name', () => {
    const placesOf = (text: string) =>
      understand(releaseTaxonomy, text).conditions.flatMap((it) => (it.kind === 'place' ? it.place : []));
    expect(placesOf('nurse in or near Doha')).toEqual(['doha']);
    expect(placesOf('ممرضة في جورجيا')).toEqual(['georgia']);
  });

  it('takes a level that stands before languages for that of all that are joined to them', () => {
    const levelsIn = (text: string) =>
      understand(releaseTaxonomy, text).conditions.flatMap((it) =>
        it.kind === 'language' ? `${it.language} ${it.level}` : [],
      );
    expect(levelsIn('fluent in Arabic, English and French')).toEqual([
      'arabic fluent',
      'english fluent',
      'french fluent',
    ]);
    expect(levelsIn('fluent in Arabic who taught English and French')).toEqual([
      'arabic fluent',
      'english null',
      'french null',
    ]);
  });

  it('reads no more than the longest request, and anything at all without failing', () => {
    const long = `${'x '.repeat(LONGEST_REQUEST)} accountant`;
    expect(read(long).some((it) => it.includes('title'))).toBe(false);
    for (const odd of [
      '((((',
      'no no no',
      '50 km',
      'or',
      '٪',
      '\u0000',
      '999999999999 years',
      '🙂 nurse 🙂',
      'within 50 km of nowhere',
    ])
      expect(() => understand(releaseTaxonomy, odd)).not.toThrow();
  });
});

describe('beginners', () => {
  const yearsIn = (text: string) =>
    understand(releaseTaxonomy, text).conditions.flatMap((it) =>
      it.kind === 'years' ? [[it.min, it.max]] : [],
    );

  it.each([
    ['fresh grad accountant', [null, 1]],
    ['freshly graduated civil engineer', [null, 1]],
    ['class teacher not fresher', [1, null]],
  ])('are asked for or kept out by “%s”', (text, range) => {
    expect(yearsIn(text)).toEqual([range]);
  });
});

it.each([
  'medical underwriter willing to relocate to riyadh',
  'حلواني يسافر قطر',
  'nurse ready to move Dubai',
])('asks for nobody in the place that they would move to: %s', (text) => {
  expect(understand(releaseTaxonomy, text).conditions.map(({ kind }) => kind)).not.toContain('place');
});

describe('the work of a request', () => {
  const occupationsIn = (text: string) =>
    understand(releaseTaxonomy, text).conditions.flatMap((it) =>
      it.kind === 'title' ? [it.occupation] : [],
    );

  it('is the trade that its field is called by, though many trades ask for it as a skill', () => {
    expect(occupationsIn('customer care doha')[0]).toBe('customer-service-representative');
    expect(occupationsIn('وظائف خدمة عملاء')[0]).toBe('customer-service-representative');
    expect(occupationsIn('امن سيبراني الرياض')[0]).toBe('cybersecurity-analyst');
  });

  it('is that of a place of work only where it names no other', () => {
    expect(occupationsIn('وظيفة ببنك')).toContain('bank-teller');
    expect(occupationsIn('دعم فني بنك')).not.toContain('bank-teller');
  });

  it('is read with “for” written onto it, and a place so written stays one', () => {
    expect(occupationsIn('وظيفة لمحاسب الدمام')).toContain('accountant');
    expect(occupationsIn('شغل لبنان')).toEqual([]);
  });
});

describe('words of must', () => {
  const musts = (text: string) => read(text).filter((part) => part.startsWith('must'));

  it.each([
    ['accountant, required Arabic, Dubai', ['must language arabic']],
    ['accountant required: Arabic', ['must language arabic']],
    ['accountant, mandatory: Arabic', ['must language arabic']],
    ['accountant must speak Arabic', ['must language arabic']],
    ['accountant, must speak Arabic, Dubai', ['must language arabic']],
    ['accountant must have Arabic', ['must language arabic']],
    ['accountant, Arabic must have', ['must language arabic']],
    ['accountant, needs to speak Arabic', ['must language arabic']],
    ['accountant, Arabic required, Dubai', ['must language arabic']],
    ['accountant, Arabic is a must', ['must language arabic']],
    ['محاسب، مطلوب اللغة العربية، دبي', ['must language arabic']],
    ['محاسب يجب أن يتحدث العربية', ['must language arabic']],
    ['محاسب لازم يتكلم عربي', ['must language arabic']],
    ['محاسب، اللغة العربية مطلوبة', ['must language arabic']],
    ['مطلوب محاسب في دبي', []],
  ])('count before and behind what they speak of: %s', (text, parts) => {
    expect(musts(text)).toEqual(parts);
  });
});

it.each([
  ['cfo', 'chief-financial-officer'],
  ['vet', 'veterinarian'],
])('a name of three letters is one: %s', (text, occupation) => {
  expect(understand(releaseTaxonomy, text).conditions).toMatchObject([{ kind: 'title', occupation }]);
});

describe('a word in ordinary use', () => {
  const parts = (text: string) =>
    understand(releaseTaxonomy, text).conditions.map((it) => [it.kind, 'text' in it ? it.text : '']);

  it.each([
    ['electrician who can read drawings', 'read', 'road'],
    ['welder, trip money paid', 'trip', 'tri'],
    ['ممرضة مصنفة', 'مصنفة', 'مصففة'],
  ])('is no slip of another: %s', (text, _word, other) => {
    expect(parts(text).map(([, said]) => said)).not.toContain(other);
  });

  it('is put right where it is none', () => {
    expect(parts('acountant')).toContainEqual(['title', 'accountant']);
    // Also where it is as short as a name of work is.
    expect(parts('cheff')).toEqual([['title', 'chef']]);
  });
});

it.each([
  ['site engineer, must have experience in Saudi Arabia', 'nice'],
  ['مهندس موقع، شرط خبرة بالسعودية', 'nice'],
  ['site engineer, must be in Saudi Arabia', 'must'],
])('keeps nobody out by where they are, who is to have worked in a place: %s', (text, wish) => {
  const place = understand(releaseTaxonomy, text).conditions.find(({ kind }) => kind === 'place');
  expect(place?.wish).toBe(wish);
});

it('reads places, languages and years as French writes them', () => {
  const { conditions, notUnderstood } = understand(
    releaseTaxonomy,
    'poste de kinésithérapeute en Arabie Saoudite, italien, 4 ans',
  );
  expect(conditions.map(({ kind }) => kind)).toEqual(['title', 'place', 'language', 'years']);
  expect(notUnderstood).toEqual([]);
});
