import { describe, expect, it } from 'vitest';
import { type GreyPicture, greyOf, softened, turned } from './scan-picture.ts';

describe('the grey of a picture', () => {
  const grey = (...rgba: number[]) => [...greyOf(Uint8Array.from(rgba), rgba.length / 4, 1).pixels];

  it('weighs colours as the eye does', () => {
    expect(grey(255, 255, 255, 255, 0, 0, 0, 255)).toEqual([255, 0]);
    const [red = 0, green = 0, blue = 0] = grey(255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255);
    expect([red, green, blue]).toEqual([76, 149, 28]);
  });

  it('lets paper shine through what is not opaque', () => {
    expect(grey(0, 0, 0, 0)).toEqual([255]);
    expect(grey(0, 0, 0, 128)).toEqual([128]);
    expect(grey(255, 255, 255, 128)).toEqual([255]);
  });
});

describe('a picture that is turned', () => {
  const PICTURE: GreyPicture = { width: 3, height: 2, pixels: Uint8Array.from([1, 2, 3, 4, 5, 6]) };
  const rowsOf = ({ width, height, pixels }: GreyPicture) =>
    Array.from({ length: height }, (_, y) => Array.from(pixels.slice(y * width, (y + 1) * width)));

  it.each([
    [
      0,
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    [
      1,
      [
        [4, 1],
        [5, 2],
        [6, 3],
      ],
    ],
    [
      2,
      [
        [6, 5, 4],
        [3, 2, 1],
      ],
    ],
    [
      3,
      [
        [3, 6],
        [2, 5],
        [1, 4],
      ],
    ],
    [
      -1,
      [
        [3, 6],
        [2, 5],
        [1, 4],
      ],
    ],
    [
      5,
      [
        [4, 1],
        [5, 2],
        [6, 3],
      ],
    ],
    [
      4,
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
  ])('clockwise by %i quarters shows its first row there', (quarters, rows) => {
    expect(rowsOf(turned(PICTURE, quarters))).toEqual(rows);
  });
});

describe('a page that is softened', () => {
  const SIDE = 40;
  /** A grey square in the middle of white paper. */
  const square = (grey: number): GreyPicture => {
    const pixels = new Uint8Array(SIDE * SIDE).fill(255);
    for (let y = 10; y < 30; y++) pixels.fill(grey, y * SIDE + 10, y * SIDE + 30);
    return { width: SIDE, height: SIDE, pixels };
  };
  const middleOf = ({ width, height, pixels }: GreyPicture) => pixels[(height / 2) * width + width / 2];

  it('is smaller, and as white where it was white', () => {
    const soft = softened(square(0), 0.5);
    expect([soft.width, soft.height]).toEqual([20, 20]);
    expect([soft.pixels[0], soft.pixels.at(-1), soft.pixels[19]]).toEqual([255, 255, 255]);
    expect(softened(square(255), 0.9).pixels.every((grey) => grey === 255)).toBe(true);
  });

  it('has its greys drawn apart: dark is black, light is white, the middle stays between', () => {
    expect([30, 31, 120, 209, 210].map((grey) => middleOf(softened(square(grey), 0.5)))).toEqual([
      0, 1, 127, 253, 255,
    ]);
  });

  it('loses a grain and keeps an edge', () => {
    const grainy = square(255);
    grainy.pixels[20 * SIDE + 20] = 100;
    expect(softened(grainy, 0.5).pixels.every((grey) => grey === 255)).toBe(true);
    const soft = softened(square(0), 0.5);
    const row = soft.pixels.slice(10 * 20, 11 * 20);
    expect(row.slice(6, 14).every((grey) => grey === 0)).toBe(true);
    expect(row.slice(0, 4).every((grey) => grey === 255)).toBe(true);
  });

  it('has narrow edges, from black to white and never back, along and across', () => {
    /** Black up to the middle, along lines or across them. */
    const edge = (isBlack: (x: number, y: number) => boolean): GreyPicture => ({
      width: SIDE,
      height: SIDE,
      pixels: Uint8Array.from({ length: SIDE * SIDE }, (_, at) =>
        isBlack(at % SIDE, Math.floor(at / SIDE)) ? 0 : 255,
      ),
    });
    const along = softened(
      edge((x) => x < 20),
      0.8,
    );
    const across = softened(
      edge((_, y) => y < 20),
      0.8,
    );
    const row = Array.from(along.pixels.slice(16 * 32, 17 * 32));
    const column = Array.from({ length: 32 }, (_, y) => across.pixels[y * 32 + 16]);
    for (const line of [row, column]) {
      expect(line.slice(2, 15).every((grey) => grey === 0)).toBe(true);
      expect(line.slice(18).every((grey) => grey === 255)).toBe(true);
      expect(line.slice(2)).toEqual(line.slice(2).toSorted((a = 0, b = 0) => a - b));
    }
    expect(row.slice(15, 18)).toEqual(column.slice(15, 18));
  });
});
