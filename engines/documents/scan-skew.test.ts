import { describe, expect, it } from 'vitest';
import type { GreyPicture } from './scan-picture.ts';
import { isSideways, levelled, skewOf } from './scan-skew.ts';

const SIDE = 600;

/** Fifteen lines of black dashes on white that run downwards to the right by so many degrees. */
function lines(degrees: number, { isTurned = false, count = 15 } = {}): GreyPicture {
  const pixels = new Uint8Array(SIDE * SIDE).fill(255);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let line = 0; line < count; line++)
    for (let along = 60; along < SIDE - 60; along++) {
      if (along % 12 < 3) continue;
      const middle = 90 + line * 30 + slope * (along - SIDE / 2);
      for (let across = Math.round(middle); across < Math.round(middle) + 8; across++)
        pixels[isTurned ? along * SIDE + across : across * SIDE + along] = 0;
    }
  return { width: SIDE, height: SIDE, pixels };
}

describe('the direction of lines', () => {
  it.each([-5.5, -3, -0.4, 0.4, 1.2, 5.9])('of %s degrees is found', (degrees) => {
    expect(skewOf(lines(degrees))).toBeCloseTo(degrees, 0.5);
  });

  it.each([0, 0.1, -0.2])('of %s degrees is level', (degrees) => {
    expect(skewOf(lines(degrees))).toBe(0);
  });

  it('is none of a page with hardly any ink', () => {
    expect(skewOf({ width: SIDE, height: SIDE, pixels: new Uint8Array(SIDE * SIDE).fill(255) })).toBe(0);
  });

  it('is level once they are turned back', () => {
    const picture = lines(3);
    expect(skewOf(levelled(picture, skewOf(picture)))).toBe(0);
  });

  it('runs up the page where it lies on its side', () => {
    expect([isSideways(lines(0)), isSideways(lines(0, { isTurned: true }))]).toEqual([false, true]);
  });
});
