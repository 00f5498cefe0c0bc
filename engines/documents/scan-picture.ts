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
export function greyOf(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): GreyPicture {
  // One kind of array, whoever brings it: a loop that meets several is slower.
  const bytes = new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.length);
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4) {
    const alpha = bytes[at + 3]!;
    const light = (bytes[at]! * 77 + bytes[at + 1]! * 150 + bytes[at + 2]! * 29) >> 8;
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
  // One part from above and below, two from the middle: of three columns, of which two are known from the place before.
  const columnAt = (at: number) => pixels[at - width]! + 2 * pixels[at]! + pixels[at + width]!;
  for (let y = 1; y < height - 1; y++) {
    let before = columnAt(y * width);
    let own = columnAt(y * width + 1);
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const after = columnAt(at + 1);
      const grey = (before + 2 * own + after) >> 4;
      if (grey < 210) smooth[at] = grey <= 30 ? 0 : ((grey - 30) * 255) / 180;
      before = own;
      own = after;
    }
  }
  const across = Math.floor(width * scale);
  const down = Math.floor(height * scale);
  // White stays white.
  const result = new Uint8Array(across * down).fill(255);
  for (let y = 0; y < down; y++) {
    const fromY = Math.min(height - 2, y / scale);
    const top = Math.floor(fromY);
    const shareY = fromY - top;
    for (let x = 0; x < across; x++) {
      const fromX = Math.min(width - 2, x / scale);
      const left = Math.floor(fromX);
      const at = top * width + left;
      if ((smooth[at]! & smooth[at + 1]! & smooth[at + width]! & smooth[at + width + 1]!) === 255) continue;
      const shareX = fromX - left;
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
/** Darker than this is ink of a rule, also where it is worn. */
const INK_OF_A_RULE = 150;
/** Grain parts a rule so far. */
const WIDEST_BREAK = 3;

/**
 * The same page without its rules: lines under headings and around the cells of tables, which touch letters and make the
 * reader drop whole lines. Where a letter crosses one, it stays.
 */
export function withoutRules(picture: GreyPicture): GreyPicture {
  const { width, height, pixels } = picture;
  const result = pixels.slice();
  const wipeRow = wiper(pixels, result, { along: 1, across: width, lines: height });
  const wipeColumn = wiper(pixels, result, { along: width, across: 1, lines: width });
  // Columns are gone through side by side: a picture lies in memory by its rows.
  const begin = new Int32Array(width).fill(-1);
  const last = new Int32Array(width);
  for (let y = 0; y < height; y++) {
    let from = -1;
    let to = -1;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (pixels[at]! < INK_OF_A_RULE) {
        if (from < 0) from = x;
        to = x;
        if (begin[x]! < 0) begin[x] = y;
        last[x] = y;
        continue;
      }
      if (from >= 0 && x - to > WIDEST_BREAK) {
        if (to - from >= SHORTEST_RULE) wipeRow(y, from, to);
        from = -1;
      }
      if (begin[x]! >= 0 && y - last[x]! > WIDEST_BREAK) {
        if (last[x]! - begin[x]! >= SHORTEST_RULE) wipeColumn(x, begin[x]!, last[x]!);
        begin[x] = -1;
      }
    }
    if (from >= 0 && to - from >= SHORTEST_RULE) wipeRow(y, from, to);
  }
  for (let x = 0; x < width; x++)
    if (begin[x]! >= 0 && last[x]! - begin[x]! >= SHORTEST_RULE) wipeColumn(x, begin[x]!, last[x]!);
  return { width, height, pixels: result };
}

/** Wipes a rule that runs on a line of pixels, a row or a column; steps are those from pixel to pixel and from line to line. */
function wiper(
  pixels: Uint8Array,
  result: Uint8Array,
  { along, across, lines }: { along: number; across: number; lines: number },
): (line: number, from: number, to: number) => void {
  const isDark = (at: number) => pixels[at]! < INK_OF_A_RULE;
  /** From the first to the last dark pixel across the rule. */
  const thickness = (at: number, line: number): [number, number] => {
    let from = line;
    let to = line;
    while (from > 0 && line - from <= THICKEST_RULE && isDark(at - (line - from + 1) * across)) from--;
    while (to < lines - 1 && to - line <= THICKEST_RULE && isDark(at + (to - line + 1) * across)) to++;
    return [from, to];
  };
  return (line, from, to) => {
    let thin = 0;
    const spans: [number, number][] = [];
    for (let i = from; i <= to; i++) {
      const span = thickness(line * across + i * along, line);
      spans.push(span);
      if (span[1] - span[0] < THICKEST_RULE) thin++;
    }
    if (thin < 0.85 * spans.length) return;
    spans.forEach(([top, bottom], index) => {
      if (bottom - top >= THICKEST_RULE) return;
      for (let i = Math.max(0, top - 1); i <= Math.min(lines - 1, bottom + 1); i++)
        result[i * across + (from + index) * along] = 255;
    });
  };
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
    let wasInk = pixels[y * width]! < 128;
    for (let at = y * width + 1; at < (y + 1) * width; at++) {
      const isInk = pixels[at]! < 128;
      if (isInk !== wasInk) count++;
      wasInk = isInk;
    }
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
