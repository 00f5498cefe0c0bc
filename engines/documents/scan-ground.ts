/** A page on any ground as black on white: shadows, grey paper, coloured bands and dark sidebars with light letters. */
import type { GreyPicture } from './scan-picture.ts';

/** Side of a square whose ground is measured, in pixels: some lines of print at 225 dots an inch. */
const TILE = 40;

/** Ground darker than this carries light letters. */
const DARK_GROUND = 112;

/** Half the side of the window that tells dark ground from letters: the thickest strokes fill less than half of it. */
const HALF_WINDOW = 26;

/**
 * The same page as black on white, whatever its ground: shadows of a lamp, grey paper, coloured bands and dark
 * sidebars with white letters. Ground is dark where most of what is near is. The grey of each tile's ground is its most
 * frequent one, smoothed over its neighbours; a pixel counts by how far it lies from it.
 */
export function evened(picture: GreyPicture): GreyPicture {
  const { width, height, pixels } = picture;
  const across = Math.ceil(width / TILE);
  const light = groundsOf(picture, DARK_GROUND >> 3, 32);
  const dark = groundsOf(picture, 0, DARK_GROUND >> 3);
  const ground = darkGround(picture);
  const result = new Uint8Array(pixels.length);
  for (let top = 0; top < height; top += HALF_TILE) {
    for (let left = 0; left < width; left += HALF_TILE) {
      const tile = Math.floor(top / TILE) * across + Math.floor(left / TILE);
      const onLight = shadesOnLight(light[tile]!);
      const onDark = ground?.isNear(left, top) ? shadesOnDark(dark[tile]!) : null;
      const [bottom, right] = [Math.min(height, top + HALF_TILE), Math.min(width, left + HALF_TILE)];
      for (let y = top; y < bottom; y++) {
        for (let x = left, at = y * width + left; x < right; x++, at++)
          result[at] = (onDark && ground?.isAround(x, y) ? onDark : onLight)[pixels[at]!]!;
      }
    }
  }
  return { width, height, pixels: result };
}

/** Ground is looked for in the middle of each half tile, and holds for what is around. */
const HALF_TILE = TILE >> 1;

const shadesOnLight = shades((own, ground) => (ground - own) / Math.max(1, ground));

const shadesOnDark = shades((own, ground) => (own - ground) / (255 - ground));

/** What each grey becomes on a ground: contrast is measured against what the ground leaves room for. */
function shades(distanceOf: (own: number, ground: number) => number): (ground: number) => Uint8Array {
  const known = new Map<number, Uint8Array>();
  return (ground) => {
    let table = known.get(ground);
    if (!table) {
      table = Uint8Array.from({ length: 256 }, (_, own) => {
        const distance = distanceOf(own, ground);
        return distance <= 0 ? 255 : Math.max(0, 255 - Math.round(distance * 300));
      });
      known.set(ground, table);
    }
    return table;
  };
}

/** The most frequent grey of each tile among those from and to an eighth of their values; that of its neighbours where it has none. */
function groundsOf({ width, height, pixels }: GreyPicture, from: number, to: number): Float32Array {
  const across = Math.ceil(width / TILE);
  const down = Math.ceil(height / TILE);
  const grounds = new Float32Array(across * down);
  const counts = new Uint16Array(32);
  const whole = new Uint32Array(32);
  const mostOf = (of: Uint16Array | Uint32Array): number => {
    let most = from;
    for (let i = from; i < to; i++) if (of[i]! > of[most]!) most = i;
    return most;
  };
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      counts.fill(0);
      const bottom = Math.min(height, (row + 1) * TILE);
      const right = Math.min(width, (column + 1) * TILE);
      for (let y = row * TILE; y < bottom; y += 2) {
        for (let x = column * TILE; x < right; x += 2) counts[pixels[y * width + x]! >> 3]!++;
      }
      for (let i = from; i < to; i++) whole[i]! += counts[i]!;
      const most = mostOf(counts);
      grounds[row * across + column] = counts[most]! > FEWEST_OF_GROUND ? most * 8 + 4 : -1;
    }
  }
  const usual = mostOf(whole) * 8 + 4;
  for (let i = 0; i < grounds.length; i++) if (grounds[i]! < 0) grounds[i] = usual;
  return medians(grounds, across, down);
}

/** A tile is looked at in 400 places; fewer of one grey are letters. */
const FEWEST_OF_GROUND = 40;

/** Windows of ground, in half their width and height: no lines of print fill most of one, however large and bold. */
const GROUND_WINDOWS = [
  [64, 64],
  [150, 22],
] as const;

/** Light letters leave more than this of a dark ground, and dark ones fill less of a light one. */
const DARK_SHARE = 0.62;

/** Dark ground of a picture. A place is on it where both hold. */
interface DarkGround {
  /** A large window near the half tile of this place is nearly all dark. */
  isNear(x: number, y: number): boolean;
  /** Most of the window around this place is dark. */
  isAround(x: number, y: number): boolean;
}

/** By sums over the picture's upper left (F. Crow, Summed-area tables for texture mapping, 1984). Null where all is light. */
function darkGround({ width, height, pixels }: GreyPicture): DarkGround | null {
  // Every second pixel of every second row is enough, and a quarter of the room.
  const across = (width >> 1) + 1;
  const down = (height >> 1) + 1;
  const sums = new Uint32Array(across * down);
  let total = 0;
  for (let row = 1; row < down; row++) {
    let sum = 0;
    for (let column = 1; column < across; column++) {
      if (pixels[(row * 2 - 2) * width + column * 2 - 2]! < DARK_GROUND) {
        sum++;
        total++;
      }
      sums[row * across + column] = sums[(row - 1) * across + column]! + sum;
    }
  }
  if (total * 4 < 0.01 * pixels.length) return null;
  const shareIn = (x: number, y: number, halfWidth: number, halfHeight: number): number => {
    const [left, right] = [Math.max(0, (x - halfWidth) >> 1), Math.min(across - 1, (x + halfWidth) >> 1)];
    const [top, bottom] = [Math.max(0, (y - halfHeight) >> 1), Math.min(down - 1, (y + halfHeight) >> 1)];
    const inside =
      sums[bottom * across + right]! -
      sums[top * across + right]! -
      sums[bottom * across + left]! +
      sums[top * across + left]!;
    return inside / Math.max(1, (right - left) * (bottom - top));
  };
  const step = HALF_TILE;
  const columns = Math.ceil(width / step);
  const rows = Math.ceil(height / step);
  const isGround = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * step + (step >> 1), row * step + (step >> 1)];
      if (!GROUND_WINDOWS.some(([wide, high]) => shareIn(x, y, wide, high) > DARK_SHARE)) continue;
      for (let i = Math.max(0, row - 2); i <= Math.min(rows - 1, row + 2); i++)
        isGround.fill(1, i * columns + Math.max(0, column - 3), i * columns + Math.min(columns, column + 4));
    }
  }
  return {
    isNear: (x, y) => isGround[Math.floor(y / step) * columns + Math.floor(x / step)] === 1,
    isAround: (x, y) => shareIn(x, y, HALF_WINDOW, HALF_WINDOW) > 0.5,
  };
}

/** Each value replaced by the median of its neighbourhood of three by three: a tile full of ink follows its neighbours. */
function medians(values: Float32Array, across: number, down: number): Float32Array {
  const result = new Float32Array(values.length);
  const near: number[] = [];
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      near.length = 0;
      for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x++)
          near.push(values[y * across + x]!);
      }
      near.sort((a, b) => a - b);
      result[row * across + column] = near[near.length >> 1]!;
    }
  }
  return result;
}
