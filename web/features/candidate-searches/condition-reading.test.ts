import { describe, expect, it } from 'vitest';
import { SearchCondition } from '#contract/features/candidate-searches.contract.ts';
import { conditionsIn } from './condition-reading.ts';

/** One of each kind, as addresses hold them: whole, and without what need not be said. */
const GOOD: unknown[] = [
  { kind: 'title', wish: 'must', text: ' Nurse ', occupation: 'nurse' },
  { kind: 'title', wish: 'nice', text: 'ممرضة' },
  { kind: 'skill', wish: 'must', id: 'python', name: 'Python', either: 1 },
  { kind: 'skill', wish: 'not', name: 'COBOL' },
  { kind: 'language', wish: 'must', language: 'ar', level: 'fluent', either: null },
  { kind: 'language', wish: 'nice', language: 'fr' },
  { kind: 'years', wish: 'must', min: 2.5, max: null },
  { kind: 'education', wish: 'must', level: 'bachelor' },
  { kind: 'place', wish: 'not', place: 'dubai', km: 50 },
  { kind: 'place', wish: 'must', place: 'sharjah' },
  { kind: 'salary', wish: 'must', min: null, max: 20_000 },
  { kind: 'notice', wish: 'must', days: 0 },
  { kind: 'nationality', wish: 'must', country: 'AE' },
  { kind: 'word', wish: 'nice', text: 'العناية المركزة' },
];

const BAD: unknown[] = [
  null,
  'skill',
  {},
  { kind: 'other', wish: 'must' },
  { kind: 'toString', wish: 'must' },
  { kind: 'word', wish: 'perhaps', text: 'x' },
  { kind: 'word', wish: 'must', text: ' ' },
  { kind: 'word', wish: 'must', text: 'x'.repeat(121) },
  { kind: 'word', text: 'x' },
  { kind: 'skill', wish: 'must', name: 7 },
  { kind: 'skill', wish: 'must', name: 'Python', either: 51 },
  { kind: 'language', wish: 'must', language: 'ar', level: 'perfect' },
  { kind: 'years', wish: 'must', min: 51, max: null },
  { kind: 'years', wish: 'must', min: '2', max: null },
  { kind: 'education', wish: 'must', level: 'none' },
  { kind: 'place', wish: 'must', place: 'dubai', km: 0 },
  { kind: 'salary', wish: 'must', min: 1.5, max: null },
  { kind: 'notice', wish: 'must', days: 366 },
  { kind: 'nationality', wish: 'must' },
];

describe('conditions of an address', () => {
  it('are read as the contract reads them, whatever their kind', () => {
    const kinds = new Set(SearchCondition.options.map(({ shape }) => shape.kind.value));
    for (const one of GOOD) {
      const byContract = SearchCondition.parse(one);
      expect(conditionsIn([one])).toEqual([byContract]);
      kinds.delete(byContract.kind);
    }
    expect([...kinds]).toEqual([]);
  });

  it('are none where the contract would refuse one of them', () => {
    for (const one of BAD) {
      expect(SearchCondition.safeParse(one).success, JSON.stringify(one)).toBe(false);
      expect(conditionsIn([GOOD[0], one]), JSON.stringify(one)).toBeNull();
    }
    expect(conditionsIn({ 0: GOOD[0] })).toBeNull();
  });
});
