/**
 * A picture of a page before it is read: grey, dark letters on light ground everywhere, upright and level.
 * Pure arithmetic over pixels; nothing here knows of letters.
 */

/** Grey pixels, row by row: 0 is black, 255 white. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Grey of pixels in red, green, blue and alpha, on white; weights of ITU-R BT.601. */
export function greyOf(rgba: ArrayLike<number>, width: number, height: number): GreyPicture {
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4) {
    const alpha = rgba[at + 3]!;
    const light = (rgba[at]! * 77 + rgba[at + 1]! * 150 + rgba[at + 2]! * 29) >> 8;
    pixels[i] = alpha === 255 ? light : 255 - (((255 - light) * alpha) >> 8);
  }
  return { width, height, pixels };
}

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
  const isOnDark = darkGround(picture);
  const result = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / TILE) * across;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const tile = row + Math.floor(x / TILE);
      const own = pixels[at]!;
      // Contrast is measured against what the ground leaves room for.
      const distance = isOnDark(x, y)
        ? (own - dark[tile]!) / (255 - dark[tile]!)
        : (light[tile]! - own) / Math.max(1, light[tile]!);
      result[at] = distance <= 0 ? 255 : Math.max(0, 255 - Math.round(distance * 300));
    }
  }
  return { width, height, pixels: result };
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

/**
 * Whether a place is on dark ground: most of the window around it is dark, and a larger window near it nearly all.
 * By sums over the picture's upper left (F. Crow, Summed-area tables for texture mapping, 1984).
 */
function darkGround({ width, height, pixels }: GreyPicture): (x: number, y: number) => boolean {
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
  if (total * 4 < 0.01 * pixels.length) return () => false;
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
  // Ground is looked for in the middle of each half tile, and holds for what is around.
  const step = TILE >> 1;
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
  return (x, y) =>
    isGround[Math.floor(y / step) * columns + Math.floor(x / step)] === 1 &&
    shareIn(x, y, HALF_WINDOW, HALF_WINDOW) > 0.5;
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

interface Ink {
  x: Int16Array;
  y: Int16Array;
  count: number;
}

/** Ink of a picture, thinned to every fourth pixel: enough for the direction of its lines. */
function inkOf({ width, height, pixels }: GreyPicture): Ink {
  const x: number[] = [];
  const y: number[] = [];
  for (let row = 0; row < height; row += 3) {
    for (let column = 0; column < width; column += 3) {
      if (pixels[row * width + column]! < 128) {
        x.push(column - (width >> 1));
        y.push(row - (height >> 1));
      }
    }
  }
  return { x: Int16Array.from(x), y: Int16Array.from(y), count: x.length };
}

const WIDEST_SKEW = 6;

/**
 * By how many degrees the lines run downwards to the right; 0 where none runs clearly. The angle is the one at which
 * ink falls into the fewest rows (projection profile: W. Postl, Detection of linear oblique structures and skew scan in
 * digitized documents, 1986).
 */
export function skewOf(picture: GreyPicture): number {
  const ink = inkOf(picture);
  if (ink.count < 400) return 0;
  const { angle, value } = sharpest(ink, picture.height);
  return Math.abs(angle) < 0.25 || value < sharpness(ink, 0, picture.height) * 1.04 ? 0 : angle;
}

/** The angle at which lines are sharpest, to a tenth of a degree. */
function sharpest(ink: Ink, height: number): { angle: number; value: number } {
  let best = { angle: 0, value: sharpness(ink, 0, height) };
  const look = (from: number, to: number, step: number): void => {
    for (let angle = from; angle <= to + 1e-9; angle += step) {
      const value = sharpness(ink, angle, height);
      if (value > best.value) best = { angle, value };
    }
  };
  look(-WIDEST_SKEW, WIDEST_SKEW, 0.5);
  const near = best.angle;
  look(near - 0.4, near + 0.4, 0.1);
  return best;
}

/** Sum of squared differences between the ink of neighbouring rows, of lines at this angle. */
function sharpness(ink: Ink, degrees: number, height: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Float64Array(Math.ceil((height * 1.5) / 3) + 8);
  const middle = rows.length >> 1;
  for (let i = 0; i < ink.count; i++) {
    const row = Math.round((ink.y[i]! - slope * ink.x[i]!) / 3) + middle;
    if (row >= 0 && row < rows.length) rows[row]!++;
  }
  let sum = 0;
  for (let i = 1; i < rows.length; i++) sum += (rows[i]! - rows[i - 1]!) ** 2;
  return sum;
}

/**
 * Lines of print run up or down the picture rather than across it. Of upright pages none of a hundred came above 0.8;
 * edges of columns that stand flush are sharp too.
 */
export function isSideways(picture: GreyPicture): boolean {
  const ink = inkOf(picture);
  if (ink.count < 400) return false;
  const turned = { x: ink.y, y: ink.x, count: ink.count };
  return sharpest(turned, picture.width).value > 2 * sharpest(ink, picture.height).value;
}

/** Turned clockwise by a number of quarters. */
export function turned(picture: GreyPicture, quarters: number): GreyPicture {
  const { width, height, pixels } = picture;
  const times = ((quarters % 4) + 4) % 4;
  if (times === 0) return picture;
  const result = new Uint8Array(pixels.length);
  if (times === 2) {
    for (let i = 0; i < pixels.length; i++) result[pixels.length - 1 - i] = pixels[i]!;
    return { width, height, pixels: result };
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = times === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      result[at] = pixels[y * width + x]!;
    }
  }
  return { width: height, height: width, pixels: result };
}

/** Turned back by an angle in degrees about its middle, with white where nothing was. */
export function levelled(picture: GreyPicture, degrees: number): GreyPicture {
  if (degrees === 0) return picture;
  const { width, height, pixels } = picture;
  const result = new Uint8Array(pixels.length).fill(255);
  const sine = Math.sin((degrees * Math.PI) / 180);
  const cosine = Math.cos((degrees * Math.PI) / 180);
  const middleX = width / 2;
  const middleY = height / 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = (x - middleX) * cosine - (y - middleY) * sine + middleX;
      const fromY = (x - middleX) * sine + (y - middleY) * cosine + middleY;
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const shareX = fromX - left;
      const shareY = fromY - top;
      const above = pixels[at]! * (1 - shareX) + pixels[at + 1]! * shareX;
      const below = pixels[at + width]! * (1 - shareX) + pixels[at + width + 1]! * shareX;
      result[y * width + x] = above * (1 - shareY) + below * shareY;
    }
  }
  return { width, height, pixels: result };
}

/**
 * The same page a little smaller, with its grain smoothed away and its greys drawn apart: another look at letters that
 * were hard to tell. `scale` is below 1.
 */
export function softened({ width, height, pixels }: GreyPicture, scale: number): GreyPicture {
  const smooth = new Uint8Array(pixels.length).fill(255);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const beside = pixels[at - 1]! + pixels[at + 1]! + pixels[at - width]! + pixels[at + width]!;
      const across =
        pixels[at - width - 1]! + pixels[at - width + 1]! + pixels[at + width - 1]! + pixels[at + width + 1]!;
      const grey = (4 * pixels[at]! + 2 * beside + across) >> 4;
      smooth[at] = grey <= 30 ? 0 : grey >= 210 ? 255 : ((grey - 30) * 255) / 180;
    }
  }
  const across = Math.floor(width * scale);
  const down = Math.floor(height * scale);
  const result = new Uint8Array(across * down);
  for (let y = 0; y < down; y++) {
    const fromY = Math.min(height - 2, y / scale);
    const top = Math.floor(fromY);
    const shareY = fromY - top;
    for (let x = 0; x < across; x++) {
      const fromX = Math.min(width - 2, x / scale);
      const left = Math.floor(fromX);
      const shareX = fromX - left;
      const at = top * width + left;
      const above = smooth[at]! * (1 - shareX) + smooth[at + 1]! * shareX;
      const below = smooth[at + width]! * (1 - shareX) + smooth[at + width + 1]! * shareX;
      result[y * across + x] = above * (1 - shareY) + below * shareY;
    }
  }
  return { width: across, height: down, pixels: result };
}

/** Shorter strokes may be letters: the line that Arabic letters share runs through a whole word. In pixels at 225 dots. */
const SHORTEST_RULE = 200;
/** Thicker ones are bands, which carry letters. */
const THICKEST_RULE = 8;
/** Grain parts a rule so far. */
const WIDEST_BREAK = 3;

/**
 * The same page without its rules: lines under headings and around the cells of tables, which touch letters and make the
 * reader drop whole lines. Where a letter crosses one, it stays.
 */
export function withoutRules(picture: GreyPicture): GreyPicture {
  const { width, height, pixels } = picture;
  const result = pixels.slice();
  const isDark = (at: number) => pixels[at]! < 150;
  for (const [along, across, step, side] of [
    [width, height, 1, width],
    [height, width, width, 1],
  ] as const) {
    /** From the first to the last dark pixel across the rule. */
    const thickness = (at: number, line: number): [number, number] => {
      let from = line;
      let to = line;
      while (from > 0 && line - from <= THICKEST_RULE && isDark(at - (line - from + 1) * side)) from--;
      while (to < across - 1 && to - line <= THICKEST_RULE && isDark(at + (to - line + 1) * side)) to++;
      return [from, to];
    };
    const wipe = (line: number, from: number, to: number): void => {
      let thin = 0;
      const spans: [number, number][] = [];
      for (let i = from; i <= to; i++) {
        const span = thickness(line * side + i * step, line);
        spans.push(span);
        if (span[1] - span[0] < THICKEST_RULE) thin++;
      }
      if (thin < 0.85 * spans.length) return;
      spans.forEach(([top, bottom], index) => {
        if (bottom - top >= THICKEST_RULE) return;
        for (let i = Math.max(0, top - 1); i <= Math.min(across - 1, bottom + 1); i++)
          result[i * side + (from + index) * step] = 255;
      });
    };
    for (let line = 0; line < across; line++) {
      let from = -1;
      let last = -1;
      for (let i = 0; i <= along; i++) {
        if (i < along && isDark(line * side + i * step)) {
          if (from < 0) from = i;
          last = i;
        } else if (from >= 0 && (i === along || i - last > WIDEST_BREAK)) {
          if (last - from >= SHORTEST_RULE) wipe(line, from, last);
          from = -1;
        }
      }
    }
  }
  return { width, height, pixels: result };
}

/**
 * How thick the strokes inside a box are, in pixels: twice the area of the ink over the length of its edge.
 * 0 where there is none.
 */
export function strokeIn(
  { width, height, pixels }: GreyPicture,
  box: { x0: number; y0: number; x1: number; y1: number },
): number {
  let area = 0;
  let edge = 0;
  const bottom = Math.min(height - 1, box.y1);
  const right = Math.min(width - 1, box.x1);
  for (let y = Math.max(1, box.y0); y < bottom; y++) {
    for (let x = Math.max(1, box.x0); x < right; x++) {
      const at = y * width + x;
      const isInk = pixels[at]! < 128;
      if (isInk) area++;
      if (isInk !== pixels[at - 1]! < 128) edge++;
      if (isInk !== pixels[at - width]! < 128) edge++;
    }
  }
  return edge === 0 ? 0 : (2 * area) / edge;
}

/** The rows of a page that hold most changes of ink, in a band of this height: its lines of smallest print. */
export function fullestBand({ width, height, pixels }: GreyPicture, rows: number): GreyPicture {
  const changes: number[] = [];
  for (let y = 0; y < height; y++) {
    let count = 0;
    for (let at = y * width + 1; at < (y + 1) * width; at++)
      if (pixels[at]! < 128 !== pixels[at - 1]! < 128) count++;
    changes.push(count);
  }
  let sum = 0;
  let best = { end: Math.min(rows, height), sum: 0 };
  for (let y = 0; y < height; y++) {
    sum += changes[y]! - (changes[y - rows] ?? 0);
    if (sum > best.sum && y + 1 >= rows) best = { end: y + 1, sum };
  }
  const top = Math.max(0, best.end - rows);
  return { width, height: best.end - top, pixels: pixels.subarray(top * width, best.end * width) };
}

/**
 * How many separate marks begin in a picture, as its rows are gone through: letters and their dots on a page of text, far
 * more where paper or a photograph left specks.
 */
export function marksIn({ width, height, pixels }: GreyPicture): number {
  let marks = 0;
  const isDark = (at: number) => pixels[at]! < 128;
  for (let row = 0; row < height; row++) {
    const end = (row + 1) * width;
    for (let at = row * width; at < end; at++) {
      if (!isDark(at)) continue;
      let goesOn = false;
      for (; at < end && isDark(at); at++) goesOn ||= row > 0 && isDark(at - width);
      if (!goesOn) marks += 1;
    }
  }
  return marks;
}
