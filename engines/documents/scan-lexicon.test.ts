import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { mendArabic } from './scan-lexicon.ts';
import { headingNear, monthNear } from './scan-phrases.ts';
import { rejoined } from './scan-rejoining.ts';

describe('an Arabic word of a scan', () => {
  it('is mended by its dots, its teeth and its last letter', () => {
    const mended = (words: string) =>
      words
        .split(' ')
        .map((word) => mendArabic(releaseTaxonomy, word, 85))
        .join(' ');
    expect(mended('ميندس الشيادة الكوبت نانوية بونيو')).toBe('مهندس الشهادة الكويت ثانوية يونيو');
    expect(mended('السويدى الميق أخصائ')).toBe('السويدي المهني أخصائي');
  });

  it('that is known, or that nothing known is near, stays as it was read', () => {
    for (const word of ['الغدير', 'محمد', 'دورية', 'زمخشركم'])
      expect(mendArabic(releaseTaxonomy, word, 60)).toBe(word);
  });

  it('is one where it was parted, and two where a space was overlooked', () => {
    const read = (line: string) =>
      rejoined(
        releaseTaxonomy,
        line.split(' ').map((text) => ({ text, confidence: 70 })),
      )
        .map(({ text }) => text)
        .join(' ');
    expect(read('عمر إبرا هيم')).toBe('عمر إبراهيم');
    expect(read('مركزبدران لطب')).toBe('مركز بدران لطب');
    // Letters that join to what follows end no part, nor does a comma stand within a word.
    for (const line of ['شركة الغدير للتجارة', 'إبرا، هيم', 'مه ندس', 'مكتبمدير'])
      expect(read(line)).toBe(line);
  });

  it('stands where its parts stood, the longer one of two where most of them were', () => {
    const placesOf = (line: string) =>
      rejoined(
        releaseTaxonomy,
        line.split(' ').map((text) => ({ text, confidence: 70 })),
      ).map(({ text, from, to }) => [text, from, to]);
    expect(placesOf('عمر إبرا هيم')).toEqual([
      ['عمر', 0, 1],
      ['إبراهيم', 1, 3],
    ]);
    expect(placesOf('مركزبدران لطب').slice(0, 2)).toEqual([
      ['مركز', 0, 1],
      ['بدران', 0, 1],
    ]);
    expect(placesOf('إدا رةالموا رد')).toEqual([
      ['إدارة', 0, 1],
      ['الموارد', 1, 3],
    ]);
    expect(placesOf('الموا ردإدا رة')).toEqual([
      ['الموارد', 0, 2],
      ['إدارة', 2, 3],
    ]);
  });

  it('before a year is a month, and alone on its line a heading, where it is nearly one', () => {
    expect([monthNear('نموز'), monthNear('يلول'), monthNear('شركة')]).toEqual(['تموز', 'أيلول', null]);
    expect(headingNear('البسترة المهنية')).toBe('المسيرة المهنية');
    expect([headingNear('مدير مشاريع'), headingNear('المهارات')]).toEqual([null, null]);
  });
});
