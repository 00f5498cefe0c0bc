import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { personalWishes } from './request-personal.ts';

const read = (request: string) => personalWishes(releaseTaxonomy, request);

describe('a request that wishes for a sex or an age', () => {
  it.each([
    ['women under 30', 'sex, age'],
    ['بنات تحت الثلاثين', 'sex, age'],
    ['female nurse in Dubai', 'sex'],
    ['ذكور فقط', 'sex'],
    ['young nurses', 'age'],
    ['drivers aged 25 to 35', 'age'],
    ['a 35 year old accountant', 'age'],
    ['محاسب في الثلاثينات من عمره', 'age'],
    ['سائق لا يزيد عمره عن ٤٠ سنة', 'age'],
  ])('is told so: %s', (request, wishes) => {
    expect(read(request).wishes.join(', ')).toBe(wishes);
  });

  it('keeps the rest of its words where they stand', () => {
    expect(read('female nurses under 30 in Dubai').rest).toBe('       nurses          in Dubai');
  });

  it.each([
    'nurse with over 20 years experience',
    'manager of over 30 people',
    'available in under 30 days',
    'within 30 km of Dubai',
    'office boy',
    'salesman',
    "midwife, women's health",
    'girls school teacher',
    'fashion designer for women',
    'أخصائي نساء وولادة',
    'معلمة بنات',
    'خياط رجالي',
    'ممرضات في دبي',
    'عامل فوق 20 سنة خبرة',
  ])('is not seen in work that is done for others, nor in other numbers: %s', (request) => {
    expect(read(request)).toEqual({ wishes: [], rest: request });
  });
});
