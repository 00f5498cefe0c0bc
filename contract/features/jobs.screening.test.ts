import { describe, expect, it } from 'vitest';
import { answersTo, isAnswerTo, type ScreeningQuestion } from './jobs.screening.ts';

const asks = (text: string): ScreeningQuestion => ({
  id: 'n',
  text,
  kind: 'number',
  choices: [],
  required: true,
});
const YEARS = asks('How many years have you worked with FIDIC?');
const SALARY = asks('What monthly salary do you expect, in AED?');
const GRADUATED = asks('In which year did you graduate?');
const whyNot = (question: ScreeningQuestion, answer: string) =>
  answersTo([question]).safeParse({ n: answer }).error?.issues[0]?.message;

describe('a number that a job asks for', () => {
  it.each([
    [YEARS, '0'],
    [YEARS, '7'],
    [YEARS, '2.5'],
    [asks('كم سنة عملت في التمريض؟'), '12'],
    [SALARY, '18000'],
    [GRADUATED, '2015'],
    [asks('What did you sell over the last 3 years, in AED?'), '4500000'],
  ])('is taken where it makes sense: %o %s', (question, answer) => {
    expect(isAnswerTo(question, answer)).toBe(true);
  });

  it.each([
    [YEARS, '-3', 'years_out_of_range'],
    [YEARS, '61', 'years_out_of_range'],
    [YEARS, '99999999999999999999', 'years_out_of_range'],
    [asks('كم سنة عملت في التمريض؟'), '500', 'years_out_of_range'],
    [asks('عدد سنوات الخبرة'), '-1', 'years_out_of_range'],
    [SALARY, '-1', 'number_out_of_range'],
    [SALARY, '1000000001', 'number_out_of_range'],
    [YEARS, '2.555', 'too_many_decimals'],
    [YEARS, '2,5', 'too_many_decimals'],
    [SALARY, 'a lot', 'not_a_number'],
    [SALARY, '1e9', 'not_a_number'],
    [SALARY, '', 'required'],
  ])('is refused with what is wrong about it: %o %s', (question, answer, why) => {
    expect(whyNot(question, answer)).toBe(why);
  });
});
