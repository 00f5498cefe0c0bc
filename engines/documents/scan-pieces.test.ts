import { expect, it } from 'vitest';
import type { GreyPicture } from './scan-picture.ts';
import { piecesOf } from './scan-pieces.ts';

/** A picture of ink (#) on paper. */
function picture(...rows: string[]): GreyPicture {
  const [first = ''] = rows;
  const pixels = Uint8Array.from([...rows.join('')], (sign) => (sign === '#' ? 0 : 255));
  return { width: first.length, height: rows.length, pixels };
}

it('print is parted by paper wider than a gap', () => {
  expect(piecesOf(picture('##.#....##', '##.#....##'), 2)).toEqual([
    { x0: 0, y0: 0, x1: 3, y1: 1 },
    { x0: 8, y0: 0, x1: 9, y1: 1 },
  ]);
});

it('arms that meet further down are one piece', () => {
  expect(piecesOf(picture('#....#', '#....#', '######'), 1)).toEqual([{ x0: 0, y0: 0, x1: 5, y1: 2 }]);
});

it('paper has no pieces, and lines one below the other are two', () => {
  expect(piecesOf(picture('......', '......'), 1)).toEqual([]);
  expect(piecesOf(picture('######', '......', '######'), 1)).toHaveLength(2);
});
