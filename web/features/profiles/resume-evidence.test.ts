import { expect, test } from 'vitest';
import type { ResumeStatus } from '#contract/features/resumes.contract.ts';
import { detailSource, isDoubtful, passagesOf, sourceOf } from './resume-evidence.ts';

type Upload = NonNullable<ResumeStatus['upload_response']>;

const at = (text: string, page = 1) => ({ confidence: 0.7, page, text });
const UPLOAD = {
  evidence: {
    'work.0.title': at('Charge Nurse'),
    'work.0.organisation': at('Al Reef Medical Centre'),
    'work.1.title': at('Charge Nurse', 2),
    'work.1.organisation': at('St. Camillus Hospital', 2),
    'work.1.start': at('Jun 2016 – Jan 2021', 2),
    'skills.0': at('Wound care'),
    'certifications.0.name': at('رخصة تمريض'),
  },
  text: 'Summary\nused to teaching juniors at the bedside.\nSkills',
} as unknown as Upload;

test('an entry is found by its words, whatever place it has in the profile now', () => {
  expect(sourceOf(UPLOAD, 'work', ['Charge nurse', 'St. Camillus Hospital'])).toMatchObject({
    lines: ['Charge Nurse', 'St. Camillus Hospital', 'Jun 2016 – Jan 2021'],
    page: 2,
  });
});

test('Arabic is found with another alef and without its vowels', () => {
  expect(sourceOf(UPLOAD, 'certifications', ['رُخصة تمريض'])?.lines).toEqual(['رخصة تمريض']);
});

test('a skill read between the lines is found in the text', () => {
  expect(sourceOf(UPLOAD, 'skills', ['Teaching'])).toMatchObject({
    lines: ['used to teaching juniors at the bedside.'],
    page: null,
  });
});

test('nothing is claimed where the resume has no such words', () => {
  expect(sourceOf(UPLOAD, 'skills', ['Falconry'])).toBeNull();
  expect(sourceOf(null, 'skills', ['Teaching'])).toBeNull();
});

test('what a person typed is never doubted', () => {
  expect(isDoubtful(null)).toBe(false);
  expect(isDoubtful(0.9)).toBe(false);
  expect(isDoubtful(0.6)).toBe(true);
});

test('each field of an entry has its own words', () => {
  const source = sourceOf(UPLOAD, 'work', ['Charge nurse', 'St. Camillus Hospital']);
  expect(source?.fields.start?.text).toBe('Jun 2016 – Jan 2021');
});

test('a detail that was rewritten since no longer comes from the resume', () => {
  const upload = { ...UPLOAD, evidence: { headline: at('HR Business Partner') } } as unknown as Upload;
  expect(detailSource(upload, 'headline', 'HR business partner')?.page).toBe(1);
  expect(detailSource(upload, 'headline', 'Head of HR')).toBeNull();
  expect(detailSource(upload, 'phone', '050')).toBeNull();
});

test('a telephone number is found however it is written', () => {
  const read = { ...UPLOAD, evidence: { phone: at('Tel: 050-123 4567') } } as unknown as Upload;
  expect(detailSource(read, 'phone', '+971 50 123 4567')).toMatchObject({
    text: 'Tel: 050-123 4567',
    page: 1,
  });
  const unread = { evidence: {}, text: 'Amal Saleh\nهاتف: ٠٥٠ ١٢٣ ٤٥٦٧\n' } as unknown as Upload;
  expect(detailSource(unread, 'phone', '0501234567')?.text).toBe('هاتف: ٠٥٠ ١٢٣ ٤٥٦٧');
  expect(detailSource(unread, 'phone', '+971 50 765 4321')).toBeNull();
});

const TEXT = 'Dubai, UAE\nNurse, City Hospital,\n  Dubai, UAE\nChef, Dubai';

test('words are found across the ends of lines, nearest to the longest of them', () => {
  const marked = passagesOf(TEXT, ['Nurse', 'City Hospital, Dubai', 'UAE']);
  expect(marked.map(({ start, end }) => TEXT.slice(start, end))).toEqual([
    'Nurse',
    'City Hospital,\n  Dubai',
    'UAE',
  ]);
  expect(marked[2]!.start).toBeGreaterThan(TEXT.indexOf('Nurse'));
});

test('passages that overlap are one, and words that are nowhere are none', () => {
  const marked = passagesOf(TEXT, ['Chef, Dubai', 'Chef', 'Pilot']);
  expect(marked.map(({ start, end }) => TEXT.slice(start, end))).toEqual(['Chef, Dubai']);
  expect(passagesOf(TEXT, ['Pilot', ''])).toEqual([]);
});
