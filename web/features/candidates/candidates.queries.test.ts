import { describe, expect, test } from 'vitest';
import { moved, type Ranking } from './candidates.queries.ts';

const person = (candidate_id: string) =>
  ({ candidate_id, status: 'PENDING' }) as unknown as Ranking['results'][number];
const RANKING: Ranking = {
  results: [person('a'), person('b')],
  total: 2,
  page: 1,
  limit: 20,
  computing: false,
  counts: { PENDING: 2, SHORTLISTED: 0, REJECTED: 1 },
  weaker: 0,
  left_out: null,
};

describe('a ranking after a decision', () => {
  test('has one person less to review and one more on the shortlist', () => {
    const after = moved(RANKING, 'a', 'SHORTLISTED');
    expect(after.results.map((one) => one.candidate_id)).toEqual(['b']);
    expect(after.total).toBe(1);
    expect(after.counts).toEqual({ PENDING: 1, SHORTLISTED: 1, REJECTED: 1 });
  });

  test('stays as it is when the person is not on this page', () => {
    expect(moved(RANKING, 'z', 'REJECTED')).toBe(RANKING);
  });
});
