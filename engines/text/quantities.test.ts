import { describe, expect, it } from 'vitest';
import { quantity } from './quantities.ts';

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, count) => count);

describe('a number with what it counts', () => {
  it('takes the Arabic form of its number, from 0 to 111', () => {
    for (const count of upTo(111)) {
      const last = count % 100;
      const expected =
        count === 1
          ? 'يوم واحد'
          : count === 2
            ? 'يومان'
            : last >= 3 && last <= 10
              ? `${count} أيام`
              : last >= 11
                ? `${count} يومًا`
                : `${count} يوم`;
      expect(quantity('ar', count, 'day'), String(count)).toBe(expected);
    }
    expect([2, 3, 11, 100].map((count) => quantity('ar', count, 'year'))).toEqual([
      'سنتان',
      '3 سنوات',
      '11 سنة',
      '100 سنة',
    ]);
  });

  it('has the dual of its case, and never a number before it', () => {
    for (const noun of [
      'year',
      'month',
      'day',
      'hour',
      'minute',
      'person',
      'skill',
      'job',
      'point',
      'message',
    ] as const) {
      expect(quantity('ar', 2, noun)).toMatch(/ان$/);
      expect(quantity('ar', 2, noun, 'object')).toMatch(/ين$/);
    }
  });

  it('is one or several in English', () => {
    expect([0, 1, 2].map((count) => quantity('en', count, 'person'))).toEqual([
      '0 people',
      '1 person',
      '2 people',
    ]);
  });
});
