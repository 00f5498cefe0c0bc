import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const parted = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

it('sentences end at their stops, not at abbreviations, numbers or lower case', () => {
  expect(parted('Dr. Noor earned 3.5 points. She left at 5 p.m. on Monday! Why? "It rained." So.')).toEqual([
    'Dr. Noor earned 3.5 points.',
    'She left at 5 p.m. on Monday!',
    'Why?',
    '"It rained."',
    'So.',
  ]);
  expect(parted('انتهى العمل.ثم عاد الجميع؟ نعم.')).toEqual(['انتهى العمل.', 'ثم عاد الجميع؟', 'نعم.']);
});

it('sentences in Arabic go on after a letter that stands for a name or a word', () => {
  const text = 'بنى رئيس البلدية و. هايدون القاعة.';
  expect(parted(`${text} وعاش المعمار عام 300 ق.م. في صور.`)).toEqual([
    text,
    'وعاش المعمار عام 300 ق.م. في صور.',
  ]);
});

it('a wrapped line runs on; rows and items stand alone', () => {
  expect(parted('The office is\nopen.\n• Pens\n• Paper')).toEqual([
    'The office is\nopen.',
    '• Pens',
    '• Paper',
  ]);
  expect(parted('Shift\tFrom\nEarly\t06:00')).toEqual(['Shift\tFrom', 'Early\t06:00']);
});

it('a list without bullets is no wrapped line, but a title may be', () => {
  expect(parted('What we offer:\n\n30 days of leave\nmedical insurance\na yearly ticket')).toEqual([
    'What we offer:',
    '30 days of leave',
    'medical insurance',
    'a yearly ticket',
  ]);
  expect(parted('المزايا:\n\nإجازة سنوية 30 يومًا\nتأمين صحي')).toEqual([
    'المزايا:',
    'إجازة سنوية 30 يومًا',
    'تأمين صحي',
  ]);
  expect(parted('Electrical Design\nEngineer')).toEqual(['Electrical Design\nEngineer']);
  const wrapped = '• Employees of a year\nget thirty days of leave';
  expect(parted(wrapped)).toEqual([wrapped]);
});

it('what is too long to quote is parted at a pause, and nothing is lost', () => {
  const text = `${'word '.repeat(80)}pause; ${'more '.repeat(90)}end.`;
  const parts = parted(text);
  expect(parts.length).toBe(2);
  expect(parts.join(' ')).toBe(text);
  expect(parts[0]?.endsWith('pause;')).toBe(true);
});
