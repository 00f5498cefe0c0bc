import { expect, it } from 'vitest';
import { expiryOf, isOpen, scalesApart } from './personality-comparisons.policy.ts';

it('two people differ where two measurements of one would not in 95 of 100 cases', () => {
  const scale = (id: string, score: number, standard_error: number | null = 3) => ({
    id,
    score,
    standard_error,
  });
  // 1.96 × √(3² + 3²) = 8.3
  const one = [scale('order', 50), scale('calm', 50), scale('drive', 50), scale('wit', 50), scale('only', 9)];
  const other = [scale('order', 58.2), scale('calm', 58.4), scale('drive', 41.6), scale('wit', 90, null)];
  expect(scalesApart(one, other)).toEqual(['calm', 'drive']);
  expect(scalesApart(other, one)).toEqual(['calm', 'drive']);
});

it('a question waits 14 days for an answer and takes one', () => {
  const createdAt = new Date('2026-01-01T00:00:00Z');
  expect(expiryOf({ createdAt }).toISOString()).toBe('2026-01-15T00:00:00.000Z');
  expect(isOpen({ state: 'ASKED', createdAt }, new Date('2026-01-14T23:59:59Z'))).toBe(true);
  expect(isOpen({ state: 'ASKED', createdAt }, new Date('2026-01-15T00:00:00Z'))).toBe(false);
  expect(isOpen({ state: 'DECLINED', createdAt }, createdAt)).toBe(false);
});
