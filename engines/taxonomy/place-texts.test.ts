import { expect, it } from 'vitest';
import { placeText } from './place-texts.ts';
import { releaseTaxonomy } from './taxonomy.fixtures.ts';

const taxonomy = releaseTaxonomy;

it('says a place in both languages, whichever it is written in', () => {
  expect(placeText(taxonomy, 'Abu Dhabi, United Arab Emirates')?.ar).toBe('أبوظبي، الإمارات العربية المتحدة');
  expect(placeText(taxonomy, 'إربد، الأردن')?.en).toBe('Irbid, Jordan');
});

it('keeps a part that it does not know where it knows the town', () => {
  expect(placeText(taxonomy, 'Tower Nine, Dubai')?.ar).toBe('Tower Nine، دبي');
});

it('knows neither an address nor what is no place', () => {
  expect(placeText(taxonomy, 'Office 5, Tower Nine, Marina Walk, Dubai')).toBeNull();
  expect(placeText(taxonomy, 'Business Analyst')).toBeNull();
  expect(placeText(taxonomy, '')).toBeNull();
});

it('tells Amman from Oman by the country behind it, and by its vowel signs', () => {
  expect(placeText(taxonomy, 'عمان، الأردن')?.en).toBe('Amman, Jordan');
  expect(placeText(taxonomy, 'عمّان، الأردن')).toEqual({ en: 'Amman, Jordan', ar: 'عمّان، الأردن' });
  expect(placeText(taxonomy, 'عمّان')?.en).toBe('Amman');
  expect(placeText(taxonomy, 'مسقط، عُمان')?.en).toBe('Muscat, Oman');
});
