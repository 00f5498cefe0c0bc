import { describe, expect, it } from 'vitest';
import { keysNear } from './arabic-shapes.ts';

/** What a word of so many letters may have been, the cheapest cost of each. */
function near(bare: string, length = bare.length): Map<string, number> {
  const costs = new Map<string, number>();
  for (const [key, cost] of keysNear(bare, length))
    costs.set(key, Math.min(cost, costs.get(key) ?? Infinity));
  return costs;
}

describe('a word without dots', () => {
  it('may be itself at no cost, and nothing else where it is one letter', () => {
    expect(near('م').size).toBe(1);
    expect(near('مدر').get('مدر')).toBe(0);
  });

  it('may have lost the dots of its end in a ring', () => {
    expect(near('ق', 1).get('ى')).toBe(0.6);
    expect(near('مق').get('مٮى')).toBe(0.5);
  });

  it('may have a letter too many only where it is long enough, a tooth sooner than another', () => {
    expect(near('مدرس').has('مرس')).toBe(false);
    expect(near('مدرسه').get('مرسه')).toBe(0.95);
    expect(near('مٮرسه').get('مرسه')).toBe(0.7);
  });

  it('may have lost a tooth, within a short word only behind its first letter', () => {
    expect(near('مدرس').get('ٮمدرس')).toBe(0.7);
    expect(near('مدر').get('مٮدر')).toBe(0.5);
    expect(near('مدر').has('ٮمدر')).toBe(false);
  });

  it('may have lost its last letter where it is long enough', () => {
    expect(near('مدرسه').get('مدرسٮن')).toBe(0.95);
    expect(near('مدرسق').get('مدرسفه')).toBe(0.95);
    expect(near('مدرس').has('مدرسن')).toBe(false);
  });
});
