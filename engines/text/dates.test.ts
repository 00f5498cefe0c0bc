import { describe, expect, it } from 'vitest';
import { findDates, withoutDates } from './dates.ts';
import { parseDate } from './partial-dates.ts';

const brief = (text: string): string[] =>
  findDates(text).map((span) => `${span.start}${span.isRange ? `..${span.isOpen ? 'now' : span.end}` : ''}`);

describe('ranges of dates', () => {
  it.each([
    ['May 2020 – Present', '2020-05..now'],
    ['Sep 2009 – Jun 2014', '2009-09..2014-06'],
    ['01/2021 – Till date', '2021-01..now'],
    ['Oct 2019 to date', '2019-10..now'],
    ['2013 – 2015', '2013..2015'],
    ['2018-20', '2018..2020'],
    ['2019-05 – 2021-07', '2019-05..2021-07'],
    ['2021-01-01 — 2022-03-15', '2021-01..2022-03'],
    ['12 March 2018 to 3rd April 2020', '2018-03..2020-04'],
    ['Jan - Mar 2020', '2020-01..2020-03'],
    ["Jan '18 - Dec '20", '2018-01..2020-12'],
    ['Mar-19 to Apr-21', '2019-03..2021-04'],
    ['03.2019 - 04.2021', '2019-03..2021-04'],
    ['Since March 2019', '2019-03..now'],
    ['June 2019 –', '2019-06..now'],
    ['فبراير 2021 - حتى تاريخه', '2021-02..now'],
    ['2017/04 - الى الان', '2017-04..now'],
    ['من يناير 2019 إلى الآن', '2019-01..now'],
    ['1437 – 1442: إدارة المشاريع', '2016..2021'],
    ['1442 – حتى تاريخه: رئيس قسم', '2021..now'],
    ['كانون الثاني 2019 – تموز 2020', '2019-01..2020-07'],
    ['٢٠١٨ - ٢٠٢٠', '2018..2020'],
    ['من 2015 لليوم', '2015..now'],
    ['من آذار ٢٠١٦ لهلأ', '2016-03..now'],
    ['2020 - الى دلوقتي', '2020..now'],
    ['٢٠١٨ للحين', '2018..now'],
    ['2011 لـ 2014', '2011..2014'],
    ['2014 to still working', '2014..now'],
    ['2016 till date', '2016..now'],
    ['2021 - … Barista', '2021..now'],
    ['depuis mars 2019', '2019-03..now'],
    ['2017 à ce jour', '2017..now'],
    ['2013/2016', '2013..2016'],
    ['2016/الآن مشرف عمال', '2016..now'],
    ['شركة نقل، من 2020', '2020..now'],
    ['Painter, own workshop, from 2012', '2012..now'],
    ['- من ٢٠١٩ مشرف قاعة', '2019..now'],
    ['From 2018: night shift', '2018..now'],
    ['مارس ٢٠١٩ إلى مايو ٢٠٢١', '2019-03..2021-05'],
  ])('%s is read as %s', (text, expected) => {
    expect(brief(text)).toEqual([expected]);
  });

  it.each([
    ['خريج من 2019 بتقدير جيد', ['2019']],
    ['From 2014 I sold shoes, and in 2016 bags', ['2014', '2016']],
    ['an award from 2018', ['2018']],
  ])('reads a year that nothing opens as a year: %s', (text, expected) => {
    expect(brief(text)).toEqual(expected);
  });

  it('puts a range that was painted from the right back in order', () => {
    expect(brief('2020 - 2018')).toEqual(['2018..2020']);
  });

  it('reads a month of a year where a short year would run backwards', () => {
    expect(brief('Issued 2023-01')).toEqual(['2023-01']);
  });

  it.each([
    ['2011-12', ['2011-12']],
    ['2011-13', ['2011..2013']],
    ['2011-00', []],
    ['2009/10', ['2009-10']],
    ['1998-02', ['1998-02']],
    ['1998 - 02', ['1998..2002']],
    ['1954-14', ['1954..2014']],
    ['1953-14', []],
  ])('tells the month of a year from a year of two digits: %s', (text, expected) => {
    expect(brief(text)).toEqual(expected);
  });

  it('marks studies that are expected to end', () => {
    expect(findDates('Expected May 2027')[0]?.isExpected).toBe(true);
  });

  it('does not take quantities and telephone numbers for dates', () => {
    expect(brief('97.1% to 99.8% of 80,000 users, call 2055 5123')).toEqual([]);
  });
});

describe('open and broken dates', () => {
  it.each([
    ['Jan. 2021 – Pres.', '2021-01'],
    ['Steward (from 01/2021)', '2021-01'],
    ['Steward, Blue Lines, 2021 →', '2021'],
    ['January 2021 / Now', '2021-01'],
    ['22nd January 2021 / Till Present · Doha', '2021-01'],
    ['2021/01 ~ Present Day', '2021-01'],
    ['Bakery Manager (2021/01 / current)', '2021-01'],
  ])('%s runs on', (text, start) => {
    expect(findDates(text)[0]).toMatchObject({ start, end: null, isRange: true, isOpen: true });
  });

  it.each(['Jan 24  Sep 26 | Larkspur', 'Jan 2024 / Sep 2026', '01/24\t09/26'])('%s is a range', (text) => {
    expect(brief(text)).toEqual(['2024-01..2026-09']);
  });

  it('a date beside words about the present is no range', () => {
    expect(findDates('Read in May 2022 / current affairs')[0]).toMatchObject({ isRange: false });
    expect(brief('Issued May 2020 Renewed May 2023')).toHaveLength(2);
  });

  it('a day after a dash is no year', () => {
    expect(findDates('2023 – 29th').map(({ start, end }) => [start, end])).toEqual([['2023', null]]);
  });

  it('the edition of a standard is no date', () => {
    expect(brief('ISO 9001:2015 Lead Auditor, 02/2024')).toHaveLength(1);
  });
});

describe('single dates', () => {
  it.each([
    ['05/06/2021', '2021-06'],
    ['2021-06-05', '2021-06'],
    ['June 5, 2021', '2021-06'],
    ['Summer 2019', '2019'],
    ["Aug '23", '2023-08'],
  ])('%s is %s', (text, expected) => {
    expect(parseDate(text)).toBe(expected);
  });

  it('leaves the text around a date', () => {
    expect(
      withoutDates('Chef (2019 – 2021), Aroma')
        .replace(/\ue001/g, '')
        .replace(/\s+/g, ' '),
    ).toBe('Chef , Aroma');
  });
});
