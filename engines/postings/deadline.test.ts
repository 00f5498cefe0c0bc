import { expect, it } from 'vitest';
import { deadlineIn } from './deadline.ts';

it.each([
  ['Apply by 10 January 2027', '2027-01-10'],
  ['Closing date: 2027-02-03', '2027-02-03'],
  ['Salary AED 5,000. Applications close on 5 March 2027.', '2027-03-05'],
  ['آخر موعد للتقديم ١٥ ديسمبر ٢٠٢٦', '2026-12-15'],
  ['آخر موعد للتقديم ٢٠٢٧/٠٢/١٠', '2027-02-10'],
  ['Start date: 1 March 2027', undefined],
  ['Apply soon', undefined],
])('the last day to apply in “%s”', (line, day) => {
  expect(deadlineIn(`Accountant\n${line}\nClose the books`)?.toISOString().slice(0, 10)).toBe(day);
});
