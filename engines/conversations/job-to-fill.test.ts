import { expect, it } from 'vitest';
import { titlesToFill } from './job-to-fill.ts';

it.each([
  ['Show me candidates for Senior Accountant', 'senior accountant'],
  ['candidates for the job of Senior Accountant please', 'senior accountant'],
  ['people for my Quantity Surveyor role', 'quantity surveyor'],
  ['Who is there for our Head for Sales?', 'head for sales'],
  ['اعرض مرشحين لوظيفة محاسب أول', 'محاسب اول'],
  ['مرشحون للوظيفة محاسب أول من فضلك', 'محاسب اول'],
  ['مرشحين لمحاسب أول', 'محاسب اول'],
  ['اعرض مرشحين لوظيفة Quantity Surveyor', 'quantity surveyor'],
])('reads the title of the job that people are wanted for: %s', (question, title) => {
  expect(titlesToFill(question)).toContain(title);
});

it.each(['Are there welders in Sharjah?', 'nurses with five years', 'هل يوجد نجارون في الشارقة؟'])(
  'finds none where nothing is asked for a job: %s',
  (question) => {
    expect(titlesToFill(question)).toEqual([]);
  },
);
