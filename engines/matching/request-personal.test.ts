import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { personalWishes } from './request-personal.ts';

const read = (request: string) => personalWishes(releaseTaxonomy, request);

describe('a request that wishes for what is private', () => {
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
    ['young single male engineer', 'sex, family, age'],
    ['married engineer', 'family'],
    ['engineer, must be single, Dubai', 'family'],
    ['single mother accountant', 'family'],
    ['محاسبة غير متزوجة', 'family'],
    ['accountant, father of two', 'family'],
    ['nurse, mother of 3 small children', 'family'],
    ['driver with two kids', 'family'],
    ['سائق أب لطفلين', 'family'],
    ['معلمة أم لثلاثة أطفال', 'family'],
    ['married support engineer', 'family'],
    ['muslim teacher', 'religion'],
    ['non-muslim nurse', 'religion'],
    ['معلم مسلم', 'religion'],
    ['good-looking receptionist', 'looks'],
    ['beautiful secretary', 'looks'],
    ['tall flight attendant', 'looks'],
    ['سكرتيرة جميلة', 'looks'],
    ['disabled accountant', 'health'],
    ['nurse, not pregnant', 'health'],
    ['مهندس معاق', 'health'],
  ])('is told so: %s', (request, wishes) => {
    expect(read(request).wishes.join(', ')).toBe(wishes);
  });

  it('keeps the rest of its words where they stand', () => {
    expect(read('female nurses under 30 in Dubai').rest).toBe('       nurses          in Dubai');
    expect(read('non-muslim teacher').rest.trim()).toBe('teacher');
    expect(read('young single male engineer').rest.trim()).toBe('engineer');
  });

  it.each([
    'nurse with over 20 years experience',
    'manager of over 30 people',
    'available in under 30 days',
    'within 30 km of Dubai',
    'office boy',
    'worked single-handed',
    'single sign-on engineer',
    'single phase electrician',
    'mother tongue Arabic',
    'nurse married to the job',
    'mother and child nurse',
    'single mothers support worker',
    'widows charity coordinator',
    'mother of pearl craftsman',
    'tall crane operator',
    'معلمة للأطفال',
    'teacher with children of two schools',
    'Christian Dior sales associate',
    'teacher of pregnant women',
    'support worker for people with disabilities',
    'attractive designs',
    'healthy food chef',
    'مهندس حامل شهادة بكالوريوس',
    'مصمم ذو خبرة في تصميم جميل',
    'معلم ذوي الإعاقة',
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
