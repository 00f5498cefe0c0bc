import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readFromAbroad, standingOf, standingParts } from './from-abroad.ts';

const read = (text: string) => readFromAbroad(releaseTaxonomy, text);

describe('whether a job takes people from abroad', () => {
  it.each([
    'Local candidates only',
    'Must be in Riyadh and free next week',
    'Transferable iqama required',
    'Visa 18 transferable',
    'Is already in the UAE',
    'Must be inside the Kingdom',
    'Baker needed. NOC or local transfer',
    'Overseas applicants cannot be considered',
    'No visa available, please do not apply from your home country',
    'يشترط إقامة قابلة للنقل',
    'نقل كفالة فقط، لا يوجد استقدام حالياً',
    'مقيم داخل المملكة',
    'تعيين محلي، الراتب ٤٠٠٠',
  ])('is denied: %s', (text) => {
    expect(read(text)).toBe('closed');
  });

  it.each([
    'We sponsor the visa',
    'Visa provided, housing and tickets',
    'Overseas candidates welcome',
    'Relocation package for the right person',
    'Transferable iqama, or we provide the visa',
    'Salary 900 OMR, annual ticket',
    'نوفر السكن والتذاكر',
    'إقامة قابلة للنقل أو استقدام من الخارج',
    'يقبل المتقدمون من خارج السلطنة',
  ])('is said: %s', (text) => {
    expect(read(text)).toBe('open');
  });

  it.each([
    'A bakery in Doha looks for a baker',
    'Kuwait residents on transferable visas first',
    'يفضل المقيم داخل الدولة',
    'Three years of work inside Saudi Arabia',
    'Handles suppliers overseas and transfers between stores',
  ])('is left open: %s', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('stands in one number beside the level', () => {
    for (const level of [0, 2, 5])
      for (const abroad of [0, 1, 2])
        expect(standingParts(standingOf({ level, abroad }))).toEqual({ level, abroad });
  });
});
