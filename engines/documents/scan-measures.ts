/** Measures of the ink of a pictured page. */
import type { GreyPicture } from './scan-picture.ts';

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
