import { it } from 'vitest';
import { AMOUNTS, gridOf, YEARS } from '#engines/text/golden/grids.ts';
import { expectKept } from '#engines/text/golden-lines.fixtures.ts';
import { NUMBER_WORDS } from '#engines/text/index.ts';
import { statementsOf } from './asking.ts';
import { deadlineIn } from './index.ts';
import { monthlyPay, payIn } from './monthly-pay.ts';
import { readPay } from './pay.ts';
import { placedLines } from './sections.ts';
import { readYears } from './years.ts';

/*
 * What amounts and years in postings are taken for, just at and beside the ends of what they may be. A change that means to
 * read otherwise writes the file anew: `npx vitest run --project unit engines/postings/amounts-golden --update=all`.
 */
const PAID = [
  'Salary: AED # per month',
  'Salary # to 9000',
  'We pay # - 12000 dirhams',
  'up to #k SAR a month plus housing',
  'Pay: # an hour',
  '# EGP a day',
  'from # per week in dinars',
  '$# a year',
  'KWD # monthly',
  'INR # per month',
  'Sales target # AED a year',
  'الراتب: # ريال شهريا',
  'راتب من 2 إلى # آلاف درهم',
  'براتب يبدأ من # دينار',
  '# جنيه في الشهر',
];
const YEARS_ASKED = [
  'Requirements:\n- # years of experience in accounting',
  '- at least # years as a nurse',
  '- # to 7 years of experience',
  '- minimum # yrs',
  '- between 1 and # years of sales experience',
  '- our company has # years of experience',
  '- aged 21 to # years',
  '- خبرة لا تقل عن # سنوات',
  '- من سنتين إلى # سنوات خبرة',
];
const DEADLINES = [
  'Apply by 31 March #',
  'Deadline: #-04-30',
  'آخر موعد للتقديم 15 مايو #',
  'closing date 5/6/#',
  'Applications until 29 February #',
];

it('amounts in postings are taken for what they were', () =>
  expectKept('amounts', [
    ...gridOf(PAID, AMOUNTS, (text) => {
      const pay = readPay(text, statementsOf(text, placedLines(text)));
      return pay && [pay, monthlyPay(pay), payIn(pay, 'qatar')?.currency, payIn(pay, 'kuwait')?.currency];
    }),
    ...gridOf(YEARS_ASKED, [...AMOUNTS, ...Object.keys(NUMBER_WORDS)], (text) =>
      readYears(statementsOf(text, placedLines(text))),
    ),
    ...gridOf(DEADLINES, YEARS, (text) => deadlineIn(text)),
  ]));
