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

/**
 * The same page as black on white, whatever its ground: shadows of a lamp, grey paper, coloured bands and dark
 * sidebars with white letters. The ground of each tile is its most frequent grey, smoothed over its neighbours; a pixel
 * counts by how far it lies from it.
 */
export function evened(picture: GreyPicture): GreyPicture {
  const { width, height, pixels } = picture;
  const across = Math.ceil(width / TILE);
  const down = Math.ceil(height / TILE);
  const grounds = new Float32Array(across * down);
  const counts = new Uint16Array(32);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      counts.fill(0);
      const bottom = Math.min(height, (row + 1) * TILE);
      const right = Math.min(width, (column + 1) * TILE);
      for (let y = row * TILE; y < bottom; y += 2) {
        for (let x = column * TILE; x < right; x += 2) counts[pixels[y * width + x]! >> 3]!++;
      }
      let most = 0;
      for (let i = 1; i < 32; i++) if (counts[i]! > counts[most]!) most = i;
      grounds[row * across + column] = most * 8 + 4;
    }
  }
  const smooth = medians(grounds, across, down);
  const result = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / TILE) * across;
    for (let x = 0; x < width; x++) {
      const ground = smooth[row + Math.floor(x / TILE)]!;
      const own = pixels[y * width + x]!;
      // Contrast is measured against what the ground leaves room for.
      const distance =
        ground < DARK_GROUND ? (own - ground) / (255 - ground) : (ground - own) / Math.max(1, ground);
      result[y * width + x] = distance <= 0 ? 255 : Math.max(0, 255 - Math.round(distance * 300));
    }
  }
  return { width, height, pixels: result };
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

/** Ink of a picture, thinned to every fourth pixel: enough for the direction of its lines. */
function inkOf({ width, height, pixels }: GreyPicture): { x: Int16Array; y: Int16Array; count: number } {
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
  const level = sharpness(ink, 0, picture.height);
  let best = { angle: 0, value: level };
  const look = (from: number, to: number, step: number): void => {
    for (let angle = from; angle <= to + 1e-9; angle += step) {
      const value = sharpness(ink, angle, picture.height);
      if (value > best.value) best = { angle, value };
    }
  };
  look(-WIDEST_SKEW, WIDEST_SKEW, 0.5);
  const near = best.angle;
  look(near - 0.4, near + 0.4, 0.1);
  return Math.abs(best.angle) < 0.25 || best.value < level * 1.04 ? 0 : best.angle;
}

/** Sum of squared differences between the ink of neighbouring rows, of lines at this angle. */
function sharpness(
  ink: { x: Int16Array; y: Int16Array; count: number },
  degrees: number,
  height: number,
): number {
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

/** Lines of print run up or down the picture rather than across it. */
export function isSideways(picture: GreyPicture): boolean {
  const ink = inkOf(picture);
  if (ink.count < 400) return false;
  const turned = { x: ink.y, y: ink.x, count: ink.count };
  const along = sharpness(ink, skewOf(picture), picture.height);
  return sharpness(turned, 0, picture.width) > 2 * along;
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
