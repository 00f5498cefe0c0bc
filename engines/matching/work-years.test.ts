import { describe, expect, it } from 'vitest';
import { readWorkYears, readYearsAsked, yearsAway, yearsTold } from './work-years.ts';

describe('the years that a posting asks for', () => {
  it.each([
    ['3 years of experience', { min: 3 }],
    ['3-5 years of experience', { min: 3, max: 5 }],
    ['Three (3) to five (5) years of experience', { min: 3, max: 5 }],
    ['5 to 3 years of experience', { min: 3 }],
    ['2+ years of experience, or 4 years of experience in sales', { min: 4 }],
    ['خبرة سنتين في المجال', { min: 2 }],
    ['خبرة لا تقل عن خمس سنوات', { min: 5 }],
    ['40 years of experience', { min: 40 }],
    ['41 years of experience', null],
    ['0 years of experience', null],
    ['The warranty lasts 3 years', null],
    ['Good at figures', null],
  ])('%j: %j', (text, asked) => {
    expect(readYearsAsked(text)).toEqual(asked);
  });

  it('are the highest of several lines', () => {
    expect(
      readYearsAsked('2 years of experience in sales\n5 years of experience in all\n3 years of experience'),
    ).toEqual({
      min: 5,
    });
  });
});

describe('the years that somebody has worked', () => {
  it('are those stated, the most of several, before those of dated jobs', () => {
    expect(readWorkYears('Nurse with 8 years of experience\nWard 2020 - 2021')).toBe(8);
    expect(readWorkYears('4 years of experience in sales\n9 years of experience in all')).toBe(9);
    expect(readWorkYears('3-5 years of experience')).toBe(5);
  });

  it.each([
    ['Nurse, Jan 2018 - Dec 2019', 2],
    ['Nurse, 2018 - 2019', 2],
    ['Nurse, 03/2018 - 08/2018', 0.5],
    ['Nurse, 2018-03 - 2018-08', 0.5],
    ['ممرض، يناير 2018 - ديسمبر 2019', 2],
    ['Nurse, 13/2018 - 2018', 1],
    ['Nurse 2018 - 2019\nClerk 2019 - 2020', 3],
    ['Nurse 2010 - 2011\nClerk 2014 - 2014', 3],
    ['Nurse 2010 - 2019\nClerk 2012 - 2013', 10],
    ['Nurse, 2019 - 2018', null],
    ['Nurse, 1950 - 2010', null],
    ['Nurse', null],
  ])('of %j are %s', (text, years) => {
    expect(readWorkYears(text)).toBe(years);
  });

  it('go on until the day of reading, or a year where that is not known', () => {
    expect(readWorkYears('Nurse, Jan 2020 - Present', new Date('2024-07-01'))).toBe(4.5);
    expect(readWorkYears('Nurse, Jan 2020 - Present')).toBe(1);
    expect(readWorkYears('Nurse, Jan 2020 - Present\nClerk, 2015 - 2022')).toBe(8);
  });

  it('are not those of studies', () => {
    expect(readWorkYears('Education\nCairo 2010 - 2014\nExperience\nNurse 2015 - 2016')).toBe(2);
    expect(readWorkYears('Bachelor of Nursing 2010 - 2014\nNurse 2015 - 2016')).toBe(2);
  });
});

describe('the years that somebody tells', () => {
  it.each([
    ['IT help desk, 18 months, Amman', 1.5],
    ['الإشراف على 35 إلى 50 عامل وصنايعي', null],
    ['Kenyan, 27 yrs, on company visa, can join in 1 month', null],
    ['خبرة ٢٤ شهرا في الاستقبال', 2],
    ['Waiter, 3 years, then 8 months as cashier', 3],
    ['Notice period 2 months', null],
    ['Stores, 60 months', null],
    ['Gardener in villas 8 yr, pruning. 35 yrs', 8],
    ['فني تكييف، ٩ سنين، دبلوم. ٣١ سنة', 9],
    ['انا سعيد عبد الموجود من سوهاج ٣٩ سنه\nسواق حفار من ١٥ سنه', 15],
    ['أنا كوثر، عندي ٢٧ عام\n٤ سنين فصالون', 4],
    ['القاهرة – ٢٤ سنة – أديت الخدمة العسكرية', null],
    ['عندي خبرة ٢٠ سنة، منها ٣ سنين مشرف', 20],
    ['Project director, rail and metro, 24 years, CEng', 24],
    ['Chef, 22 years, last 5 years in Dubai', 22],
    ['Finance director. 21 yrs. Wants to lead a company within 3 years', 21],
    ['Electrical foreman 16 years, MEP contractor', 16],
    ['Developer, 4.5 yrs', 4.5],
    ['مندوبة مبيعات، سنة ونص', 1.5],
  ])('%j: %j', (text, years) => {
    expect(yearsTold(text)).toBe(years);
  });
});

describe('the years that somebody was away', () => {
  it.each([
    ['Stay home mother 9 years, before HR officer 4 yrs', 9],
    ['Dental nurse UK 6 yrs, gap 3 years', 3],
    ['مصممة ٥ سنوات ثم انقطاع ٤ سنوات لتربية أطفالي', 4],
    ['خياطة نسائي في البيت ١٠ سنوات', 0],
  ])('%j: %j', (text, years) => {
    expect(yearsAway(text)).toBe(years);
  });
});

describe('an age', () => {
  it.each([
    ['شيف ١٢ سنة في المطبخ\nعندي ٣٦ سنة ومتزوج', 12],
    ['محصل، أردني 30 سنة، خبرة 5 سنوات', 5],
    ['عندي ٢٠ سنة خبرة', 20],
    ['videographer, 5y', 5],
  ])('%j is no time of work: %j', (text, years) => {
    expect(yearsTold(text)).toBe(years);
  });
});
