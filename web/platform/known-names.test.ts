import { expect, it } from 'vitest';
import { noteNames, shownName } from './known-names.ts';

it('calls a place or a skill by its name in the reader’s language', () => {
  noteNames({
    'Dubai, United Arab Emirates': { en: 'Dubai, United Arab Emirates', ar: 'دبي، الإمارات العربية المتحدة' },
    'تحليل البيانات': { en: 'Data analysis', ar: 'تحليل البيانات' },
  });
  expect(shownName('Dubai, United Arab Emirates', 'ar')).toBe('دبي، الإمارات العربية المتحدة');
  expect(shownName('تحليل البيانات', 'en')).toBe('Data analysis');
});

it('leaves what is written in the reader’s language as it is written', () => {
  noteNames({ Excel: { en: 'Microsoft Excel', ar: 'مايكروسوفت إكسل' } });
  expect(shownName('Excel', 'en')).toBe('Excel');
  expect(shownName('Something of our own', 'ar')).toBe('Something of our own');
});

it('calls a skill that is spelt in Arabic letters as it is called in Arabic', () => {
  noteNames({ 'إس كيو إل': { en: 'SQL', ar: 'SQL' } });
  expect(shownName('إس كيو إل', 'ar')).toBe('SQL');
  expect(shownName('إس كيو إل', 'en')).toBe('SQL');
});
