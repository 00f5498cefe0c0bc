import { describe, expect, it } from 'vitest';
import { glyphOf } from './glyph.fixtures.ts';
import { addMark, withDrawnBullets } from './pdf-bullets.ts';
import type { Area } from './pdf-geometry.ts';

const disc = (x: number, y: number, size = 3): Area => ({ x0: x, y0: y, x1: x + size, y1: y + size });
/** The letters of one line, whose baseline is at 100. */
const line = [...'Led'].map((text, index) => glyphOf({ text, x: 60 + 6 * index, y: 100, size: 9, width: 6 }));

describe('a small filled shape', () => {
  it('before a line is its bullet', () => {
    const bullets = withDrawnBullets(line, [disc(50, 95)]).slice(line.length);
    expect(bullets).toMatchObject([{ text: '•', x: 50, y: 100 }]);
  });

  it('is no bullet beside others in a row, or away from any line', () => {
    expect(withDrawnBullets(line, [disc(50, 95), disc(44, 95)])).toEqual(line);
    expect(withDrawnBullets(line, [disc(50, 130)])).toEqual(line);
    expect(withDrawnBullets(line, [disc(20, 95)])).toEqual(line);
  });

  it('is not kept where it is a rule or a large dot', () => {
    const marks: Area[] = [];
    addMark(marks, { x0: 0, y0: 0, x1: 30, y1: 1 });
    addMark(marks, disc(0, 0, 9));
    expect(marks).toEqual([]);
  });
});
