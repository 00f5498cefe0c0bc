import { expect, it } from 'vitest';
import { isAboutOneself } from './documents.personal.ts';

it.each([
  'Do I fit as a nurse?',
  'Am I qualified for this job?',
  'What are my chances?',
  'Why was my application rejected?',
  'I am pregnant, will they hire me?',
  'هل أناسب وظيفة ممرضة؟',
  'ما الذي ينقصني لهذه الوظيفة؟',
  'هل أصلح لهذا العمل؟',
  'هل ملفي جيد؟',
])('knows that somebody asks about themselves: %s', (question) =>
  expect(isAboutOneself(question)).toBe(true),
);

it.each([
  'How many days of annual leave do I get?',
  'Does the company pay for dental surgery?',
  'Is housing paid for?',
  'Who pays for my visa?',
  'كم يوم إجازة في السنة؟',
  'هل توفر الشركة سكنًا؟',
])('knows a question about the company: %s', (question) => expect(isAboutOneself(question)).toBe(false));
