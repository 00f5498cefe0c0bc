import { expect, it } from 'vitest';
import { questionsFor } from '#engines/postings/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { questionsPutTo } from './jobs.asked.ts';

const JOB = {
  title: 'Nurse',
  requirements: [],
  skills: [{ id: 'triage', name: 'Triage', importance: 'must' as const }],
  minYears: 3,
  languages: [],
};

it('puts a question that was made here in the language of whoever applies, and leaves the company’s own', () => {
  const made = questionsFor(releaseTaxonomy, JOB, 'en');
  const own = { id: 'own', text: 'Why us?', kind: 'text' as const, choices: [] };
  const put = questionsPutTo({ taxonomy: releaseTaxonomy, lang: 'ar' }, [...made, own], () => JOB);
  const inArabic = new Map(questionsFor(releaseTaxonomy, JOB, 'ar').map(({ id, text }) => [id, text]));
  expect(put.map(({ id }) => id)).toEqual([...made.map(({ id }) => id), 'own']);
  expect(put.at(0)?.text).toBe(inArabic.get(made[0]!.id));
  expect(put.at(-1)?.text).toBe('Why us?');
  // Choices are the answers: such a question is read as it was written.
  for (const { choices, text } of put) if (choices.length > 0) expect(text).toMatch(/[a-z]/);
});
