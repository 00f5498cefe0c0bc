import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import {
  type Condition,
  doesTheWork,
  findingOf,
  judgeByConditions,
  type RequestFacts,
  requestAsJob,
  siftByConditions,
  type ToldSilence,
  titlesParted,
  toldOf,
  understand,
  wishesMet,
  wordsOfRequest,
} from './index.ts';
import { releaseModel } from './model.fixtures.ts';
import { groupsOf } from './request-sifting.ts';

const model = releaseModel;

const PERSON: RequestFacts = {
  titles: [{ title: 'Accountant', current: true }],
  skills: [
    { id: 'microsoft-excel', name: 'Microsoft Excel' },
    { id: null, name: 'Zorbling Frames' },
  ],
  years: 6,
  languages: [
    { language: 'Arabic', level: 'native' },
    { language: 'English', level: 'intermediate' },
    { language: 'Urdu' },
  ],
  education: 'bachelor',
  location: { city: 'Sharjah', country: 'United Arab Emirates' },
  nationality: 'Jordanian',
  noticeDays: 30,
  salary: 12_000,
  says: [true, false],
};
const NOBODY: RequestFacts = { titles: [], skills: [], says: [] };

const judged = (condition: Condition, facts: Partial<RequestFacts> = {}) =>
  judgeByConditions([condition], model)({ ...PERSON, ...facts })[0]!;
const verdict = (condition: Condition, facts: Partial<RequestFacts> = {}) => judged(condition, facts).verdict;

const years = (min: number | null, max: number | null, wish: 'must' | 'nice' = 'must'): Condition => ({
  kind: 'years',
  wish,
  min,
  max,
});
const skill = (id: string | null, name: string, wish: Condition['wish'] = 'must'): Condition => ({
  kind: 'skill',
  wish,
  id,
  name,
  either: null,
});
const title = (
  text: string,
  occupation: string | null = null,
  wish: Condition['wish'] = 'must',
): Condition => ({
  kind: 'title',
  wish,
  text,
  occupation,
});
const place = (name: string, km: number | null = null, wish: Condition['wish'] = 'must'): Condition => ({
  kind: 'place',
  wish,
  place: name,
  km,
});
const language = (name: string, level: 'fluent' | 'basic' | null = null): Condition => ({
  kind: 'language',
  wish: 'must',
  language: name,
  level,
  either: null,
});
const word = (text: string, wish: Condition['wish'] = 'must'): Condition => ({ kind: 'word', wish, text });

describe('a condition of a request', () => {
  it('on years and amounts is met from the least to the most, both included', () => {
    expect([years(6, null), years(null, 6), years(6, 6), years(null, null)].map((it) => verdict(it))).toEqual(
      Array(4).fill('met'),
    );
    expect(verdict(years(7, null))).toBe('short');
    expect(verdict(years(null, 5))).toBe('short');
    expect(verdict(years(1, null), { years: null })).toBe('silent');
    expect(verdict({ kind: 'salary', wish: 'must', min: null, max: 12_000 })).toBe('met');
    expect(verdict({ kind: 'salary', wish: 'must', min: null, max: 11_999 })).toBe('short');
    expect(verdict({ kind: 'salary', wish: 'must', min: null, max: 9_000 }, { salary: null })).toBe('silent');
    expect(verdict({ kind: 'notice', wish: 'must', days: 30 })).toBe('met');
    expect(verdict({ kind: 'notice', wish: 'must', days: 0 })).toBe('short');
    expect(verdict({ kind: 'notice', wish: 'must', days: 0 }, { noticeDays: 0 })).toBe('met');
  });

  it('on a skill is met by the very skill and never short: nobody writes what they cannot do', () => {
    expect(verdict(skill('microsoft-excel', 'Excel'))).toBe('met');
    expect(verdict(skill(null, 'zorbling  FRAMES'))).toBe('met');
    expect(verdict(skill('python', 'Python'))).toBe('silent');
    expect(verdict(skill(null, 'Microsoft'))).toBe('silent');
  });

  it('on a title is met by the same trade in either language, and short for another', () => {
    expect(verdict(title('Accountant', 'accountant'))).toBe('met');
    expect(verdict(title('محاسب', 'accountant'))).toBe('met');
    expect(verdict(title('Nurse', 'registered-nurse'))).toBe('short');
    expect(verdict(title('Accountant', 'accountant'), { titles: [] })).toBe('silent');
    // Nothing that was taken for a title speaks against what they write that they do.
    expect(verdict(title('Nurse', 'registered-nurse'), { likely: ['registered-nurse'] })).toBe('silent');
  });

  it('on a language asks for the level or above; who names others does not speak it', () => {
    expect(verdict(language('english'))).toBe('met');
    expect(verdict(language('english', 'basic'))).toBe('met');
    expect(verdict(language('english', 'fluent'))).toBe('short');
    expect(verdict(language('urdu', 'fluent'))).toBe('silent');
    expect(verdict(language('hindi'))).toBe('short');
    expect(verdict(language('hindi'), { languages: [] })).toBe('silent');
  });

  it('on education is met by this or a higher degree', () => {
    const asked = (level: 'diploma' | 'master'): Condition => ({ kind: 'education', wish: 'must', level });
    expect(verdict(asked('diploma'))).toBe('met');
    expect(verdict(asked('master'))).toBe('short');
    expect(verdict(asked('diploma'), { education: null })).toBe('silent');
  });

  it('on a nationality knows its forms', () => {
    const asked = (country: string): Condition => ({ kind: 'nationality', wish: 'must', country });
    expect(verdict(asked('jordan'))).toBe('met');
    expect(verdict(asked('jordan'), { nationality: 'أردني' })).toBe('met');
    expect(verdict(asked('egypt'))).toBe('short');
    expect(verdict(asked('egypt'), { nationality: ' ' })).toBe('silent');
  });

  it('on a place tells the distance, and is silent of a town where only the country is known', () => {
    expect(judged(place('Sharjah'))).toEqual({ verdict: 'met', km: null });
    expect(judged(place('Sharjah', 10))).toEqual({ verdict: 'met', km: 0 });
    expect(verdict(place('Dubai'))).toBe('short');
    const near = judged(place('Dubai', 50));
    expect(near.verdict).toBe('met');
    expect(near.km).toBeGreaterThan(5);
    expect(near.km).toBeLessThan(50);
    expect(verdict(place('Dubai', 5))).toBe('short');
    expect(verdict(place('United Arab Emirates'))).toBe('met');
    expect(verdict(place('Egypt'))).toBe('short');
    expect(verdict(place('Dubai'), { location: { country: 'United Arab Emirates' } })).toBe('silent');
    expect(verdict(place('Dubai'), { location: { country: 'Egypt' } })).toBe('short');
    expect(verdict(place('Dubai'), { location: null })).toBe('silent');
  });

  it('on a word looks where that word is in the list of those that were sought', () => {
    const conditions = [word('ledger'), word('bakery'), word('ledger', 'nice')];
    expect(wordsOfRequest(conditions)).toEqual(['ledger', 'bakery']);
    const judge = judgeByConditions(conditions, model);
    expect(judge(PERSON).map((it) => it.verdict)).toEqual(['met', 'silent', 'met']);
  });
});

describe('people sifted by a request', () => {
  const people = [
    { name: 'all', facts: PERSON },
    { name: 'young', facts: { ...PERSON, years: 1 } },
    { name: 'quiet', facts: { ...PERSON, years: null } },
    { name: 'nobody', facts: NOBODY },
  ];
  const sifted = (conditions: Condition[], letPass: ToldSilence[] = []) => {
    const { met, ...rest } = siftByConditions(people, conditions, model, new Set(letPass));
    return { met: met.map(({ person }) => person.name), ...rest };
  };

  it('meet every condition; who does not say is told of, and passes where that is let pass', () => {
    const asked = [years(5, null), skill('microsoft-excel', 'Excel')];
    expect(sifted(asked)).toEqual({
      met: ['all'],
      // Without the years the young and the quiet one come; without the skill nobody does.
      loosened: [2, 0],
      silent: [{ kind: 'years', people: 1 }],
    });
    expect(sifted(asked, ['years']).met).toEqual(['all', 'quiet']);
  });

  it('meet one of several titles or places, and one of what is joined by either', () => {
    expect(sifted([title('Nurse', 'registered-nurse'), title('Accountant', 'accountant')]).met).toEqual([
      'all',
      'young',
      'quiet',
    ]);
    expect(sifted([place('Dubai'), place('Sharjah')]).met).toHaveLength(3);
    const either = (id: string): Condition => ({ kind: 'skill', wish: 'must', id, name: id, either: 1 });
    expect(sifted([either('python'), either('microsoft-excel')]).met).toHaveLength(3);
    expect(sifted([either('python'), skill('microsoft-excel', 'Excel')]).met).toEqual([]);
  });

  it('are nobody of whom something holds that must not; a skill that is not named is not there', () => {
    expect(sifted([skill('microsoft-excel', 'Excel', 'not')]).met).toEqual(['nobody']);
    expect(sifted([place('Sharjah', null, 'not')]).met).toEqual([]);
    expect(sifted([place('Dubai', null, 'not')]).met).toEqual(['all', 'young', 'quiet']);
    expect(sifted([word('ledger', 'nice'), word('bakery', 'not')]).met).toHaveLength(4);
    expect(sifted([word('ledger', 'not'), word('bakery', 'nice')]).met).toEqual(['nobody']);
  });

  it('are those who do unwanted work now or are called so, and not those who once did or only tell of it', () => {
    const agent = { title: 'Ticketing Agent', current: true };
    const facts = (titles: RequestFacts['titles']): RequestFacts => ({
      ...NOBODY,
      skills: [{ id: 'consumer-lending', name: 'Consumer lending' }],
      titles,
    });
    const banker = { title: 'Relationship Manager', current: true };
    const unwanted = (condition: Condition, titles: RequestFacts['titles']) =>
      judgeByConditions([condition], model)(facts(titles))[0]?.verdict === 'met';
    expect(unwanted(word('ticketing', 'not'), [agent])).toBe(true);
    expect(unwanted(word('ticketing', 'not'), [{ title: 'Ramp Supervisor', current: true }])).toBe(false);
    expect(unwanted(word('ticketing', 'not'), [banker, { ...agent, current: false }])).toBe(false);
    expect(unwanted(word('ticketing', 'not'), [{ ...agent, current: false }])).toBe(true);
    expect(unwanted(title('Ticketing Agent', null, 'not'), [banker, { ...agent, current: false }])).toBe(
      false,
    );
    const loans = skill('consumer-lending', 'Consumer lending', 'not');
    expect(unwanted(loans, [banker])).toBe(false);
    expect(unwanted(loans, [{ title: 'Consumer Lending Officer', current: true }])).toBe(true);
  });

  it('are all where everything is a wish, and wishes take nobody away', () => {
    expect(sifted([years(5, null, 'nice')])).toEqual({
      met: ['all', 'young', 'quiet', 'nobody'],
      loosened: [0],
      silent: [],
    });
  });

  it('are grouped as the conditions are choices of one another', () => {
    expect(
      groupsOf([
        title('Nurse'),
        years(1, null),
        title('Doctor'),
        skill('python', 'Python', 'not'),
        skill('sql', 'SQL', 'nice'),
        place('Dubai'),
        place('Cairo', null, 'not'),
      ]),
    ).toEqual([[0, 2], [1], [3], [5], [6]]);
  });
});

describe('a request as a job', () => {
  it('asks for what must be and what would be nice, and for nothing that must not', () => {
    const job = requestAsJob(
      releaseTaxonomy,
      [
        title('Accountant', 'accountant'),
        skill('microsoft-excel', 'Microsoft Excel'),
        skill('python', 'Python', 'nice'),
        skill('sql', 'SQL', 'not'),
        years(3, null),
        ...understand(releaseTaxonomy, 'in Dubai').conditions,
        language('english', 'fluent'),
      ],
      'accountant in Dubai',
    );
    expect(job).toMatchObject({
      title: 'Accountant',
      occupationIds: ['accountant'],
      minYears: 3,
      languages: [{ language: 'english', level: 'fluent' }],
    });
    expect(job?.skills.map(({ id, importance }) => [id, importance])).toEqual([
      ['microsoft-excel', 'must'],
      ['python', 'nice'],
    ]);
    expect(job?.location?.city).toMatch(/dubai/i);
    expect(job?.text).not.toContain('SQL');
  });

  it('is none where no work is named', () => {
    expect(
      requestAsJob(releaseTaxonomy, [years(3, null), place('Dubai')], 'three years in Dubai'),
    ).toBeNull();
    expect(requestAsJob(releaseTaxonomy, [title('Nurse', null, 'not')], 'no nurse')).toBeNull();
  });
});

describe('somebody', () => {
  const wish = title('Nurse', 'registered-nurse', 'nice');
  const stray = { work: 0.3, title: 0.3, all: 0.3, degrees: [0.3] };
  const found = (...judged: { answer: typeof stray; fit: number | null }[]) =>
    findingOf(judged, [wish], ({ answer }) => answer.all).found.length;

  it('is not found by a neighbouring trade, nor by a word where the ranking sees other work', () => {
    expect(found({ answer: stray, fit: 0.15 })).toBe(0);
    expect(found({ answer: { ...stray, title: 0.5, work: 0.5 }, fit: null })).toBe(0);
    expect(found({ answer: { ...stray, title: 0.7, work: 0.7 }, fit: 0.01 })).toBe(0);
  });

  it('is found by the title, whatever the ranking says, and by one like it that the ranking confirms', () => {
    expect(found({ answer: { ...stray, title: 0.95, work: 0.95 }, fit: 0 })).toBe(1);
    expect(found({ answer: { ...stray, title: 0.7, work: 0.7 }, fit: null })).toBe(1);
    expect(found({ answer: { ...stray, title: 0.5, work: 0.5 }, fit: 0.4 })).toBe(1);
  });

  it('is found without the title, whom the ranking puts high or far above all others', () => {
    expect(found({ answer: stray, fit: 0.5 })).toBe(1);
    expect(found({ answer: stray, fit: 0.25 })).toBe(1);
    expect(found({ answer: stray, fit: 0.25 }, { answer: stray, fit: 0.22 })).toBe(0);
  });

  it('is found beside a title more like the sought one, who answers much better to all of it', () => {
    const asked = [wish, place('Dubai'), word('dialysis', 'nice')];
    const bearsIt = { answer: { title: 0.95, work: 0.6, all: 0.45, degrees: [0.95, 0, 0] }, fit: 0.1 };
    const doesIt = { answer: { title: 0.6, work: 0.8, all: 0.8, degrees: [0.6, 1, 1] }, fit: 0.12 };
    expect(findingOf([bearsIt, doesIt], asked, ({ answer }) => answer.all).found).toEqual([doesIt]);
    // Or whom the ranking says to do it, whatever they call it.
    const ranked = { answer: { ...doesIt.answer, title: 0.34, degrees: [0.34, 1, 1] }, fit: 0.25 };
    const rival = { ...bearsIt, fit: 0.24 };
    expect(findingOf([rival, ranked], asked, ({ answer }) => answer.all).found).toContain(ranked);
  });

  it('does not do the work by the bare head of a title that the ranking denies', () => {
    const head = title('head', null, 'nice');
    const bearsIt = { answer: { title: 0.92, work: 0.92, all: 0.92, degrees: [0.92] }, fit: 0.007 };
    expect(findingOf([bearsIt], [head], ({ answer }) => answer.all).found).toEqual([]);
    expect(doesTheWork(bearsIt, 0.9)).toBe(false);
    expect(doesTheWork({ ...bearsIt, fit: 0.3 }, 0.9)).toBe(true);
  });

  it('is found by words alone, of which the ranking knows little, where most of them are said', () => {
    const words = [word('froid', 'nice'), word('climatisation', 'nice'), word('gaz', 'nice')];
    const answer = { title: null, work: 0.67, all: 0.67, degrees: [1, 1, 0] };
    const { found } = findingOf([{ answer, fit: 0.01 }], words, (one) => one.answer.all);
    expect(found).toHaveLength(1);
  });

  it('is kept out who bears a title only much like it, beside somebody whom the ranking puts far higher', () => {
    const like = { answer: { ...stray, title: 0.8, work: 0.8, all: 0.8 }, fit: 0.05 };
    expect(found(like)).toBe(1);
    expect(found(like, { ...like, fit: 0.6 })).toBe(1);
    expect(found({ ...like, fit: 0.1 }, { ...like, fit: 0.6 })).toBe(2);
  });

  it('is kept out who answers to a word beside a skill, where somebody has the skill', () => {
    const asked: Condition[] = [skill('cybersecurity', 'Cybersecurity', 'nice'), word('government', 'nice')];
    const answer = (degrees: number[]) => ({
      answer: { title: null, work: 0.4, all: 0.4, degrees },
      fit: null,
    });
    const among = (...answers: ReturnType<typeof answer>[]) =>
      findingOf(answers, asked, (one) => one.answer.all).found.map((one) => one.answer.degrees);
    expect(among(answer([0.6, 0]), answer([0, 1]))).toEqual([[0.6, 0]]);
    expect(among(answer([0, 1]))).toHaveLength(1);
  });

  it.each([
    [
      'violin teacher',
      [
        { text: 'teacher', occupation: null },
        { wish: 'must', text: 'violin' },
      ],
    ],
    [
      'مهندس ري',
      [
        { text: 'مهندس', occupation: null },
        { wish: 'must', text: 'ري' },
      ],
    ],
    ['zither tuner', null],
    ['teacher', null],
  ])('may bear the head of a title and write of the rest of it: %s', (text, parts) => {
    const parted = titlesParted(model.taxonomy, [title(text, null, 'nice')]);
    if (parts) expect(parted).toMatchObject({ conditions: parts, wholes: [0, 0] });
    else expect(parted).toBeNull();
  });

  it('is found although nobody says a word in passing, where the work is named beside it', () => {
    const team: Condition = { kind: 'word', text: 'dollars', wish: 'nice' };
    const found = (conditions: Condition[], title: number | null) =>
      findingOf(
        [{ answer: { title, work: 0.1, all: 0.1, degrees: [0.9, 0] }, fit: null }],
        conditions,
        (one) => one.answer.all,
      ).found.length;
    expect(found([wish, team], 0.9)).toBe(1);
    expect(found([place('Dubai'), team], null)).toBe(0);
  });

  it('comes nearest where nobody is found, beside what keeps them out', () => {
    const { nearest, costliest } = findingOf(
      [{ answer: stray, fit: 0.15 }],
      [wish],
      ({ answer }) => answer.all,
    );
    expect(nearest).toHaveLength(1);
    expect(costliest).toBe(0);
  });
});

describe('a title with a rank', () => {
  const senior = title('senior software engineer', 'senior-software-engineer');
  const junior = title('junior software developer', 'junior-software-developer');
  const works = (own: string, years: number) => ({ titles: [{ title: own, current: true }], years });

  it('is borne by whoever says it, or by whose years of work make it', () => {
    expect(verdict(senior, works('Senior Software Engineer', 2))).toBe('met');
    expect(verdict(senior, works('Software Engineer', 8))).toBe('met');
    expect(verdict(senior, works('Software Engineer', 1))).toBe('short');
    expect(verdict(senior, works('Junior Software Developer', 8))).toBe('short');
    expect(verdict(junior, works('Senior Software Engineer', 2))).toBe('short');
  });
});

describe('conditions of which one will do', () => {
  const told = (text: string, facts: Partial<RequestFacts>) => {
    const { conditions } = understand(releaseTaxonomy, text);
    const person = { ...PERSON, ...facts };
    const judgements = judgeByConditions(conditions, model)(person);
    const shown = toldOf(conditions, model)(person, judgements);
    return conditions.flatMap((it, at) =>
      shown[at]
        ? [`${judgements[at]?.verdict} ${it.kind === 'place' ? it.place : 'text' in it ? it.text : ''}`]
        : [],
    );
  };

  it('are told by the one that fits the person best', () => {
    const java = { titles: [{ title: 'Java Developer', current: true }], years: 4 };
    expect(told('software engineer', java)).toEqual(['met Java Developer']);
    const first = { titles: [{ title: 'Junior Software Developer', current: true }], years: 1 };
    expect(told('software engineer', first)).toEqual(['met Junior Software Developer']);
    const there = { location: { city: 'Abu Dhabi', country: 'United Arab Emirates' } };
    expect(told('accountant in Dubai or Abu Dhabi', there)).toEqual(['met accountant', 'met abu-dhabi']);
  });

  it('leave out what is not wanted', () => {
    const { conditions } = understand(releaseTaxonomy, 'software engineer not Java');
    const titles = conditions.flatMap((it) => (it.kind === 'title' ? [it.occupation] : []));
    expect(titles).toContain('software-engineer');
    expect(titles).not.toContain('java-developer');
  });
});

it('comes as near to a wish in either language', () => {
  const share = (text: string, facts: RequestFacts) => {
    const wished: Condition[] = [{ kind: 'title', wish: 'nice', text, occupation: 'accountant' }];
    return wishesMet(wished, model)(facts, judgeByConditions(wished, model)(facts));
  };
  for (const called of ['Auditor', 'Finance manager', 'Financial Analyst']) {
    const facts = { ...NOBODY, titles: [{ title: called, current: true }] };
    const near = share('accountant', facts);
    expect(near, called).toBeGreaterThan(0);
    expect(share('محاسب', facts), called).toBe(near);
  }
});
