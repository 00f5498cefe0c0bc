import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { createJobSearch, type SearchedJob } from './index.ts';

const JOBS: Partial<SearchedJob>[] = [
  { id: 'nurse', title: 'Staff Nurse', occupation: 'registered-nurse', company: 'Falcon Hospitality' },
  { id: 'waiter', title: 'Waiter', occupation: 'waiter', terms: ['part_time'] },
  { id: 'developer', title: 'Python Developer', remote: true, terms: ['remote'] },
  { id: 'driver', title: 'Delivery Driver', occupation: 'delivery-driver', minYears: 0 },
];
/** Every job names waiters, nurses and Quixotal in its text: that alone is what a stray answer is made of. */
const BODY = 'You will sit between the waiters and the nurses and work with Quixotal.';

const search = createJobSearch(releaseTaxonomy);
for (const { id = '', title = '', ...job } of JOBS)
  search.put({
    id,
    title,
    skills: [],
    terms: [],
    ...job,
    texts: [
      { text: title, weight: 4 },
      { text: BODY, weight: 0.5 },
    ],
  });

const found = (text: string): string[] =>
  [...(search.find(text)?.found ?? [])].toSorted((a, b) => b[1] - a[1]).map(([id]) => id);

describe('a search for jobs', () => {
  it.each([
    ['nurse', ['nurse']],
    ['ممرضة', ['nurse']],
    ['نيرس', ['nurse']],
    ['waiter part time', ['waiter']],
    ['python', ['developer']],
    ['remote', ['developer']],
  ])(
    'finds by title, skill and term what is of the kind asked for, and not what names it in passing: %s',
    (text, ids) => {
      expect(found(text)).toEqual(ids);
    },
  );

  it('finds by the name of a company, which is about no work', () => {
    expect(found('Falcon')).toEqual(['nurse']);
    expect(found('hospitality manager')).not.toContain('nurse');
  });

  it('finds whatever says a word that no dictionary knows', () => {
    expect(found('Quixotal')).toHaveLength(JOBS.length);
  });

  it('says what comes nearest where nothing is found, and the words that keep it out', () => {
    const answer = search.find('motorcycle delivery rider');
    expect(answer?.found.size).toBe(0);
    expect(answer?.nearest).toContain('driver');
    expect(answer?.costliest).toBe('motorcycle delivery rider');
    expect(search.find('')).toBeNull();
  });
});
