import { describe, expect, it } from 'vitest';
import type { Line } from '#engines/documents/index.ts';
import { lineOf } from '#engines/documents/line.fixtures.ts';
import { readAwards } from './awards.ts';

const awardsIn = (lines: Line[]) => readAwards(lines).map(({ title, date }) => [title, date]);
const bold = (text: string) => lineOf(text, { bold: true });

describe('awards', () => {
  it('begin in bold where other lines are not, and what follows tells at most their date', () => {
    const lines = [
      bold('Nurse of the Year'),
      lineOf('Chosen by the patients, 2019'),
      bold('Safe Hands, 2021'),
    ];
    expect(awardsIn(lines)).toEqual([
      ['Nurse of the Year', '2019'],
      ['Safe Hands', '2021'],
    ]);
  });

  it('are each line of those that are all bold, and of those of which none is', () => {
    for (const look of [bold, lineOf])
      expect(awardsIn([look('Nurse of the Year, 2019'), look('Safe Hands, 2021')])).toEqual([
        ['Nurse of the Year', '2019'],
        ['Safe Hands', '2021'],
      ]);
  });

  it('begin with a bullet where any line has one', () => {
    const lines = [
      lineOf('• Nurse of the Year'),
      lineOf('Chosen by the patients, 2019'),
      lineOf('• Safe Hands'),
    ];
    expect(awardsIn(lines)).toEqual([
      ['Nurse of the Year', '2019'],
      ['Safe Hands', null],
    ]);
  });

  it('go on where a line begins small or stands under a long one, and end with a space above', () => {
    const long = 'Nurse of the Year of all the hospitals of the emirate of Sharjah';
    const apart = lineOf('iCare prize', { gap: 1.6 });
    expect(awardsIn([lineOf(long), lineOf('Ministry of Health'), lineOf('given in 2019'), apart])).toEqual([
      [long, '2019'],
      ['iCare prize', null],
    ]);
    expect(awardsIn([bold('Nurse of the Year'), bold('given in 2019')])).toEqual([
      ['Nurse of the Year', '2019'],
    ]);
  });

  it('are lines of a text whose lines have no place on a page', () => {
    const typed = (text: string) => lineOf(text, { width: 0 });
    expect(awardsIn([typed('nurse of the year, 2019'), typed('safe hands')])).toEqual([
      ['nurse of the year', '2019'],
      ['safe hands', null],
    ]);
  });

  it('have what stands beside them in bold in their title behind a dash alone, and three letters at least', () => {
    const lines = [bold('Safe Hands – Gold | Reef Medical'), bold('MVP'), lineOf('of the team'), bold('No')];
    expect(awardsIn(lines).map(([title]) => title)).toEqual(['Safe Hands – Gold', 'MVP']);
  });

  it('have no blank before a comma where their date stood', () => {
    expect(awardsIn([lineOf('Employee of the Year 2022, Falcon Retail')])).toEqual([
      ['Employee of the Year, Falcon Retail', '2022'],
    ]);
  });

  it('keep the date that came first', () => {
    const lines = [lineOf('Nurse of the Year, 2019'), lineOf('handed over in 2020'), lineOf('2021')];
    expect(awardsIn(lines)).toEqual([['Nurse of the Year', '2019']]);
  });
});
