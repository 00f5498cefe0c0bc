import { describe, expect, it } from 'vitest';
import { lineOf } from '#engines/documents/line.fixtures.ts';
import { asOneText, paragraphsOf } from './paragraphs.ts';

const read = (...texts: string[]) => paragraphsOf(texts.map((text) => lineOf(text, { width: 0 })));

describe('lines of a text', () => {
  it('without bullets stay apart where each begins anew', () => {
    const duties = [
      'Plan the pour with the ready-mix supplier every morning',
      'Check the reinforcement against the drawings before it',
      'Write the daily report',
    ];
    expect(read(...duties)).toEqual(duties);
  });

  it('are one sentence again where it broke at the edge', () => {
    expect(
      read(
        'Looked after the books of four shops and of the bakery that',
        'supplied them, closed every month within five days and wrote',
        'the report for the owners. Trained two assistants.',
      ),
    ).toHaveLength(1);
    expect(read('Supervision of', 'twelve people')).toEqual(['Supervision of twelve people']);
  });

  it('lose the numbers of a list, in digits of either script', () => {
    expect(read('1. Payroll', '2) Leave', '٣- نهاية الخدمة')).toEqual(['Payroll', 'Leave', 'نهاية الخدمة']);
    expect(read('1-Payroll', '3-way matching of invoices')).toEqual([
      'Payroll',
      '3-way matching of invoices',
    ]);
  });

  it('make one text in which what was apart stays apart', () => {
    expect(asOneText(['Nurse of ten years.', 'Calm.', 'Night shifts', 'Triage'])).toBe(
      'Nurse of ten years. Calm. Night shifts\nTriage',
    );
  });
});
