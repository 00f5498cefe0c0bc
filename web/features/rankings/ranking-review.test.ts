import { describe, expect, test } from 'vitest';
import {
  placeAfter,
  type Review,
  type ReviewEvent,
  review,
  reviewFrom,
  toDecideOn,
} from './ranking-review.ts';
import { aCandidate } from './rankings.fakes.ts';

const huda = aCandidate({ candidate_id: 'huda' });
const adam = aCandidate({ candidate_id: 'adam' });
const through = (...events: ReviewEvent[]): Review => events.reduce(review, reviewFrom(0));

describe('a review', () => {
  test('stays within the list when it gets shorter, and outside of one that is empty', () => {
    const far = through({ kind: 'went', to: 7 });
    expect(review(far, { kind: 'counted', rows: 3 }).at).toBe(2);
    expect(review(far, { kind: 'counted', rows: 0 }).at).toBe(-1);
    expect(review(far, { kind: 'counted', rows: 8 })).toBe(far);
  });

  test('has one person open at a time, whose height is measured anew', () => {
    const one = through({ kind: 'opened', id: 'huda' }, { kind: 'measured', extra: 120 });
    expect([one.openId, one.openExtra]).toEqual(['huda', 120]);
    const other = review(one, { kind: 'opened', id: 'adam' });
    expect([other.openId, other.openExtra]).toEqual(['adam', 0]);
    expect(review(other, { kind: 'opened', id: 'adam' }).openId).toBeNull();
  });

  test('selects and deselects, and lets go of all by a decision', () => {
    const both = through({ kind: 'selected', person: huda }, { kind: 'selected', person: adam });
    expect([...both.selected.keys()]).toEqual(['huda', 'adam']);
    expect([...review(both, { kind: 'selected', person: huda }).selected.keys()]).toEqual(['adam']);
    const decided = review({ ...both, openId: 'huda' }, { kind: 'decided' });
    expect([decided.selected.size, decided.openId]).toEqual([0, null]);
  });
});

describe('a key decides', () => {
  test('on the current person, or on nobody where there is none', () => {
    expect(toDecideOn(reviewFrom(0), huda)).toEqual([huda]);
    expect(toDecideOn(reviewFrom(-1), undefined)).toEqual([]);
  });

  test('on all who are selected instead, and on nobody again who was decided on', () => {
    const rejected = aCandidate({ candidate_id: 'rejected', status: 'REJECTED' });
    const some = through({ kind: 'selected', person: adam }, { kind: 'selected', person: rejected });
    expect(toDecideOn(some, huda)).toEqual([adam]);
    expect(toDecideOn(reviewFrom(0), rejected)).toEqual([]);
  });
});

test('a step ends at the first and at the last row, and begins at the first', () => {
  expect([placeAfter(-1, 1, 3), placeAfter(2, 1, 3), placeAfter(0, -1, 3), placeAfter(1, 1, 3)]).toEqual([
    0, 2, 0, 2,
  ]);
});
