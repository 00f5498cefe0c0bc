import { it } from 'vitest';
import { releaseTaxonomy as taxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { AMOUNTS, gridOf, YEARS } from '#engines/text/golden/grids.ts';
import { expectKept } from '#engines/text/golden-lines.fixtures.ts';
import { fold, NUMBER_WORDS } from '#engines/text/index.ts';
import {
  encodeJob,
  encodeProfile,
  explainMatch,
  judgeRequirements,
  prepareJob,
  prepareProfile,
  prepareRequirements,
  type RequirementFacts,
  type Requirements,
  yearsTold,
} from './index.ts';
import { invented, random, weighed } from './matching.fixtures.ts';
import { releaseModel as model } from './model.fixtures.ts';
import { readDistances, readNotices, readSalaryRanges, readYearRanges } from './request-amounts.ts';
import { peopleLedIn, readPeopleLed } from './request-led.ts';
import { combine, comparePair } from './score.ts';
import { jobLikeness, profileLikeness } from './similar.ts';
import { readWorkYears, readYearsAsked, yearsAway } from './work-years.ts';

/*
 * What amounts are taken for in requests and resumes, and what requirements and scores come to just at and beside an end. A
 * change that means to read or judge otherwise writes the files anew:
 * `npx vitest run --project unit engines/matching/amounts-golden --update=all`.
 */
const values = (found: readonly { value: unknown; at: number; end: number }[]) =>
  found.map(({ value }) => value);

/** With the words for numbers. */
const COUNTS = [...AMOUNTS, ...Object.keys(NUMBER_WORDS)];
const YEARS_ASKED = [
  'nurse with # years',
  'at least # years of experience',
  'nurse, # to 8 years',
  'between 2 and # years',
  'up to # years',
  'less than # yrs',
  'over # years of experience in hotels',
  '#+ years',
  'خبرة # سنوات',
  'خبرة لا تقل عن # سنة',
  'من # الى 9 سنوات',
  'اقل من # سنوات',
  'not older than # years',
];
const SALARIES = [
  'under # aed',
  'salary # to 9000',
  'between 3000 and # a month',
  'up to #k',
  '# dirhams',
  'from # sar',
  'max # usd',
  'راتب # ريال',
  'راتب بين 2 و # الاف',
  'اقل من # درهم',
  'budget #',
];
const NOTICES = [
  'available within # days',
  'notice of # weeks',
  '# months notice',
  'can start in # days',
  'متاح خلال # يوم',
  'متاح خلال # اشهر',
];
const DISTANCES = ['within # km of dubai', '# kilometres from cairo', 'ضمن # كم من الرياض', 'nurse # km'];
const LED = [
  'led a team of #',
  'managed # people',
  'supervised # nurses',
  'قاد فريقا من # موظفين',
  'ادار # شخصا',
];

it('amounts in requests are taken for what they were', () =>
  expectKept('amounts-asked', [
    ...gridOf(YEARS_ASKED, COUNTS, (text) => values(readYearRanges(fold(text)))),
    ...gridOf(SALARIES, AMOUNTS, (text) => values(readSalaryRanges(fold(text)))),
    ...gridOf(NOTICES, AMOUNTS, (text) => values(readNotices(fold(text)))),
    ...gridOf(DISTANCES, AMOUNTS, (text) => values(readDistances(fold(text)))),
    ...gridOf(LED, COUNTS, (text) => [values(readPeopleLed(fold(text))), peopleLedIn(fold(text))]),
  ]));

it('years in resumes and postings are taken for what they were', () =>
  expectKept('amounts-told', [
    ...gridOf(YEARS_ASKED, COUNTS, (text) => readYearsAsked(text)),
    ...gridOf(
      [
        '# years of experience as a nurse',
        'I have worked for # years',
        'خبرة # سنوات في التمريض',
        '# yrs exp',
      ],
      AMOUNTS,
      (text) => [yearsTold(text), readWorkYears(text, new Date('2026-11-01'))],
    ),
    ...gridOf(
      [
        'Nurse, City Hospital, # - 2020',
        'Nurse # to now',
        'Jan # - Mar 2019: driver\n2021 - now: nurse',
        'منذ #',
      ],
      YEARS,
      (text) => [readWorkYears(text, new Date('2026-11-01')), readWorkYears(text)],
    ),
    ...gridOf(
      ['career break since #', 'out of work from 2015 to #', '# years at home with my children'],
      [...YEARS, 1, 2, 3, 9],
      (text) => yearsAway(text),
    ),
  ]));

const PERSON: RequirementFacts = { skills: [{ id: 'java', name: 'Java' }], years: 4 };
const PEOPLE: readonly (readonly [string, RequirementFacts])[] = [
  ['silent', { skills: [], years: undefined as never }],
  ['plain', PERSON],
  ['in Dubai', { ...PERSON, location: { city: 'Dubai', country: 'UAE' } }],
  ['in the Emirates', { ...PERSON, location: { country: 'UAE' } }],
  ['in a town', { ...PERSON, location: { city: 'Cairo' } }],
  ['in Egypt', { ...PERSON, location: { country: 'Egypt' } }],
  ['in an unknown town', { ...PERSON, location: { city: 'Nowhere' } }],
  ['speaks', { ...PERSON, languages: [{ language: 'English', level: 'fluent' }, { language: 'Arabic' }] }],
  ['speaks a little', { ...PERSON, languages: [{ language: 'English', level: 'basic' }] }],
  ['studied', { ...PERSON, education: 'bachelor' }],
  ['did not', { ...PERSON, education: 'none' }],
  ['Egyptian', { ...PERSON, nationality: 'Egyptian' }],
  ['at once', { ...PERSON, noticeDays: 0 }],
  ['in a month', { ...PERSON, noticeDays: 30 }],
  ['for 5000', { ...PERSON, salary: 5000 }],
];
const REQUIRED: readonly (readonly [string, Requirements])[] = [
  ['nothing', {}],
  ...[0, 3, 4, 5].map((minYears) => [`${minYears} years`, { minYears }] as const),
  ...['Dubai', 'UAE', 'Dubai, UAE', 'Cairo', 'Egypt', 'Nowhere', 'Sharjah, UAE'].map(
    (place) => [place, { places: [place] }] as const,
  ),
  ['Dubai or Egypt', { places: ['Dubai', 'Egypt'] }],
  ...([undefined, 'basic', 'fluent', 'native'] as const).map(
    (level) =>
      [`English ${level ?? ''}`, { languages: [{ language: 'English', ...(level && { level }) }] }] as const,
  ),
  ['two languages', { languages: [{ language: 'Arabic' }, { language: 'Hindi' }] }],
  ...(['none', 'diploma', 'bachelor', 'master'] as const).map(
    (education) => [education, { education }] as const,
  ),
  ['Egyptians', { nationalities: ['مصري'] }],
  ['Java', { mustHave: ['Java'] }],
  ['two skills', { mustHave: ['java', 'Odd thing'] }],
  ...[0, 29, 30].map((noticeDays) => [`${noticeDays} days`, { noticeDays }] as const),
  ['from 5000', { salary: { min: 5000 } }],
  ['to 4999', { salary: { max: 4999 } }],
  ['to 5000', { salary: { min: 1, max: 5000 } }],
];

it('requirements are met by whom they were', () =>
  expectKept(
    'requirements',
    REQUIRED.map(([name, required]) => [
      name,
      PEOPLE.map(
        ([who, facts]) =>
          `${who} ${judgeRequirements(taxonomy, facts, prepareRequirements(taxonomy, required))}`,
      ).join(', '),
    ]),
  ));

it('pairs that were put together by chance score what they did', () =>
  expectKept(
    'chance-scores',
    [21, 22].flatMap((seed) => {
      const next = random(seed);
      const drawn = invented(seed, { jobs: 9, profiles: 40 });
      const jobs = drawn.jobs.map((job, at) => prepareJob(`j${at}`, weighed(job, next), model));
      const people = drawn.profiles.map((person, at) => prepareProfile(`p${at}`, person, model));
      return jobs.map((job, at) => [
        `${seed} ${drawn.jobs[at]?.title}`,
        {
          scores: people.map((person) => {
            const { values, gates } = comparePair(job, person, model);
            return [combine(values, gates, model.calibration), ...Object.values(gates)];
          }),
          alike: [
            jobs.map((other) => jobLikeness(job, other, model)),
            people.slice(0, 9).map((other) => profileLikeness(people[at]!, other, model)),
          ],
          gates: explainMatch(drawn.jobs[at]!, drawn.profiles[at]!, model).gates,
          bytes: [encodeJob(job, model)?.length, encodeProfile(people[at]!)?.length],
        },
      ]);
    }),
  ));
