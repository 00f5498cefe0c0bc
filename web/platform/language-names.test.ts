import { expect, test } from 'vitest';
import { languageChoices, languageName } from './language-names.ts';

test('a language is named to its reader, in whichever of our languages it was written', () => {
  expect(languageName('Arabic', 'en')).toBe('Arabic');
  expect(languageName('english', 'ar')).toBe('الإنجليزية');
  expect(languageName('العربية', 'en')).toBe('Arabic');
  expect(languageName('اللغة الإنجليزية', 'en')).toBe('English');
  expect(languageName('إنجليزية', 'en')).toBe('English');
});

test('a language that nobody knows stays as it was written', () => {
  expect(languageName('Esperanto', 'en')).toBe('Esperanto');
  expect(languageName('', 'ar')).toBe('');
});

test('what was written stays one choice of its language, not a second one', () => {
  const choices = languageChoices('en', 'العربية');
  expect(choices.filter(({ label }) => label === 'Arabic')).toEqual([{ value: 'العربية', label: 'Arabic' }]);
});
