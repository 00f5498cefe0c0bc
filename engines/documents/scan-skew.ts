/** Which way the lines of a pictured page run, and how they are brought level. */
import type { GreyPicture } from './scan-picture.ts';

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
