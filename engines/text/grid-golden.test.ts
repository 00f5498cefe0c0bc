import { it } from 'vitest';
import { AMOUNTS, gridOf, YEARS } from './golden/grids.ts';
import { expectKept } from './golden-lines.fixtures.ts';
import { withGregorianYears } from './gregorian-years.ts';
import { findDates, parseDate, quantity, withoutDates } from './index.ts';

/*
 * What numbers are taken for in dates, just at and beside the ends of what they may be. A change that means to read
 * otherwise writes the file anew: `npx vitest run --project unit engines/text/grid-golden --update=all`.
 */
const IN_YEARS = [
  '# - 2020',
  'May # - June 2021',
  'since #',
  '3/# - now',
  'room #',
  '31.12.#',
  '# هـ',
  'من # إلى الآن',
  '2018/#',
];
const IN_PARTS = [
  '#/2019',
  '#/5/2020',
  '2020-#-01',
  "3 March '#",
  '# years',
  'Jan # 2020',
  '2015-#',
  '5.#.2019',
  '# يناير 2018',
  'Q# 2020',
];

it('numbers in dates are taken for what they were', () =>
  expectKept('grid', [
    ...gridOf(
      IN_YEARS,
      [...YEARS, ...YEARS.filter((year) => year % 10 === 0).map((year) => year - 560)],
      (text) => [findDates(text), parseDate(text), withGregorianYears(text)],
    ),
    ...gridOf(IN_PARTS, AMOUNTS.slice(0, 40), (text) => [
      findDates(text),
      parseDate(text),
      withoutDates(text),
    ]),
    ...gridOf(['#'], AMOUNTS, (number) => [
      quantity('ar', Number(number), 'year'),
      quantity('ar', Number(number), 'year', 'object'),
    ]),
  ]));
