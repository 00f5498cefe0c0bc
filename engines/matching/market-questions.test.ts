import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readMarketQuestion } from './market-questions.ts';

const read = (question: string) => {
  const { occupation, place, skills, matters, notUnderstood } = readMarketQuestion(
    releaseTaxonomy,
    question,
    'en',
  );
  return [occupation, place, skills.join(' '), matters.join(' '), notUnderstood.join(' ')];
};

describe('readMarketQuestion', () => {
  it.each([
    ['welders in Sharjah, and who teaches it', ['welder', 'Sharjah', '', 'courses', '']],
    ['لحامون في الشارقة ومن يدرّس ذلك', ['welder', 'Sharjah', '', 'courses', '']],
    ['Which jobs ask for project management in Riyadh?', [null, 'Riyadh', 'project-management', 'jobs', '']],
    ['demand for nurses in Dubai', ['registered-nurse', 'Dubai', '', 'jobs', '']],
    ['الطلب على الممرضين في أبوظبي', ['registered-nurse', 'Abu Dhabi', '', 'jobs', '']],
    ['who can do Python in Abu Dhabi', [null, 'Abu Dhabi', 'python', 'people', '']],
    [
      'Is there a shortage of electricians in Ajman, and where can one learn it?',
      ['electrician', 'Ajman', '', 'gap courses', ''],
    ],
    ['هل يوجد نقص في المحاسبين في دبي', ['accountant', 'Dubai', '', 'gap', '']],
    ['courses for data analysts', ['data-analyst', '', '', 'courses', '']],
    ['civil engineers', ['civil-engineer', '', '', '', '']],
  ])('%s', (question, expected) => {
    expect(read(question)).toEqual(expected);
  });

  it('tells the words that it cannot read', () => {
    expect(read('welders in Sharjah with a blorptang')[4]).toContain('blorptang');
  });

  it('names the place in the language that is asked for', () => {
    expect(readMarketQuestion(releaseTaxonomy, 'welders in Sharjah', 'ar').place).toBe('الشارقة');
  });
});
