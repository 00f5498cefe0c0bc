import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { englishToGain, languagesReadBy } from './languages-read.ts';
import { jobFeaturesFromText } from './read-features.ts';

const person = (text: string, languages: string[] = []) => ({
  titles: [],
  skills: [],
  text,
  languages: languages.map((language) => ({ language })),
});
const readBy = (text: string, languages?: string[]) =>
  languagesReadBy(releaseTaxonomy, person(text, languages));
const english = (job: string, text: string) =>
  englishToGain(releaseTaxonomy, jobFeaturesFromText(releaseTaxonomy, { title: '', text: job }), person(text))
    ?.courseIds[0];

describe('the languages in which somebody reads courses', () => {
  it('are those of the profile whatever language their names are in, and of the text', () => {
    expect(readBy('كاشير، سنتان', ['العربية', 'الفرنسية'])).toEqual(['arabic', 'french']);
    expect(readBy('Driver. Urdu and Hindi fluent')).toEqual(['english', 'urdu', 'hindi']);
  });

  it('are not those that they know a little or not at all', () => {
    expect(readBy('Nurse. English, Arabic little')).toEqual(['english']);
    expect(readBy('Telesales. English, Hindi. No Arabic')).toEqual(['english', 'hindi']);
    expect(readBy('فني تكييف. انجليزي بسيط')).toEqual(['arabic']);
    expect(readBy('Cook. Arabic speak good, English small')).toEqual(['arabic']);
    expect(readBy('مشرف مبيعات. العربية، الإنجليزية (مبتدئ)')).toEqual(['arabic']);
    expect(readBy('Room attendant. Tagalog, English fluent, Arabic – greetings and simple words')).toEqual([
      'english',
      'tagalog',
    ]);
  });

  it('begin with the one in which they write, French as well', () => {
    const text =
      'Technicien de maintenance dans le dessalement et la régulation. Anglais : scolaire, je parle peu';
    expect(readBy(text)).toEqual(['french']);
    const carpenter = {
      ...person(''),
      skills: [{ id: null, name: 'Carpentry' }],
      told: 'نجار موبيليا من دمياط',
    };
    expect(languagesReadBy(releaseTaxonomy, carpenter)).toEqual(['arabic']);
  });
});

describe('English that a job asks for', () => {
  it('is lacking where somebody knows it a little, or fairly where it must be fluent', () => {
    expect(english('Languages: English', 'فني. انجليزي ضعيف')).toBe('edraak-english-beginners');
    expect(english('Fluent English is a must', 'سكرتيرة. الإنجليزية متوسطة')).toBe(
      'coursera-speak-professionally',
    );
    expect(english('Languages: English', 'سكرتيرة. الإنجليزية متوسطة')).toBeUndefined();
    expect(english('Fluent English is a must', 'سكرتيرة. مراسلات وأرشفة')).toBe('edraak-english-office');
    expect(english('Languages: English', 'سكرتيرة. مراسلات وأرشفة')).toBeUndefined();
    expect(english('Fluent English is a must', 'Secretary. Letters and files')).toBeUndefined();
    expect(english('Fluent English is a must', 'Secretary. English good')).toBeUndefined();
    expect(english('إنجليزية متوسطة', 'مشغل. اللغة الإنجليزية: ضعيفة')).toBe('edraak-english-beginners');
    expect(english('English B2 minimum', 'Langues : français bilingue, anglais niveau A2')).toBe(
      'bc-english-elementary',
    );
    expect(english('Preferred:\n- fluent English', 'فني. انجليزي ضعيف')).toBeUndefined();
    expect(english('English for permits', 'Welder. Urdu. Arabic little. English little')).toBe(
      'bc-english-elementary',
    );
    expect(english('English fluent (C1)', 'Teacher. English: B1, I never taught in English')).toBe(
      'coursera-speak-professionally',
    );
  });

  it('is not lacking where another language of theirs will do, nor where a little is asked and known', () => {
    expect(english('Arabic or English, for the gate', 'Guard. Arabic good, English little')).toBeUndefined();
    expect(english('Arabic or English, for the gate', 'Guard. Urdu, English little')).toBe(
      'bc-english-elementary',
    );
    expect(english('Basic English for labels', 'Picker. Bengali, English little')).toBeUndefined();
  });
});
