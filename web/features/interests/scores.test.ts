import { describe, expect, test } from 'vitest';
import { closeBehind, cornerOf, highestOf, scoreIn, scoresForAddress, scoresIn } from './scores.ts';

describe('interest scores', () => {
  test('come back from an address as they were written', () => {
    const scores = {
      realistic: 30,
      investigative: 12,
      artistic: 8,
      social: 25,
      enterprising: 0,
      conventional: 40,
    };
    expect(scoresForAddress(scores)).toBe('30-12-8-25-0-40');
    expect(scoresIn('30-12-8-25-0-40')).toEqual(scores);
  });

  test.each(['', '1-2-3', '1-2-3-4-5-41', '1-2-3-4-5-x', '1-2-3-4-5-6-7'])('are none in “%s”', (address) => {
    expect(scoresIn(address)).toBeNull();
  });

  test('are whole numbers of 0 to 40 in the digits of either script', () => {
    expect(scoreIn(' ٣٢ ').score).toBe(32);
    expect(scoreIn('0').score).toBe(0);
    expect(scoreIn('').fault).toBe('required');
    expect(scoreIn('3.5').fault).toBe('not_whole');
    expect(scoreIn('-1').fault).toBe('out_of_range');
    expect(scoreIn('41').fault).toBe('out_of_range');
  });

  test('that chance may have put in another order are named together', () => {
    const scores = {
      realistic: 31,
      investigative: 30,
      artistic: 28,
      social: 27,
      enterprising: 31,
      conventional: 2,
    };
    expect(highestOf(scores)).toEqual(['realistic', 'enterprising']);
    expect(closeBehind(scores)).toEqual(['investigative', 'artistic']);
  });

  test('stand on a hexagon, the first at the top and the fourth across', () => {
    expect(cornerOf(0, 1, 100)).toEqual({ x: 0, y: -100 });
    expect(cornerOf(3, 0.5, 100)).toEqual({ x: 0, y: 50 });
  });
});
