import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { createRetrieval } from './retrieval.ts';

const retrieval = createRetrieval(releaseTaxonomy, [
  { id: 'accounts', title: 'Accountant', text: 'Keeps the books, closes the month.' },
  { id: 'code', title: 'Software Engineer', text: 'Builds services with JavaScript and PostgreSQL.' },
  { id: 'kitchen', title: 'Chef', text: 'Runs a hotel kitchen.' },
]);
const first = (query: { title?: string; text?: string; skills?: string[] }) =>
  retrieval.rank(query, 1)[0]?.id;

describe('retrieval', () => {
  it('meets an Arabic title with English documents through the occupation it names', () => {
    expect(first({ title: 'مهندس برمجيات' })).toBe('code');
    expect(first({ title: 'محاسب' })).toBe('accounts');
  });

  it('meets a skill under another name or in another language', () => {
    expect(first({ text: 'خبرة في جافا سكريبت' })).toBe('code');
    expect(first({ skills: ['Postgres'] })).toBe('code');
  });

  it('returns no more than was asked for, best first', () => {
    const ranked = retrieval.rank({ title: 'chef', text: 'software and books' }, 2);
    expect(ranked).toHaveLength(2);
    expect(ranked[0]!.score).toBeGreaterThanOrEqual(ranked[1]!.score);
  });
});
