/** Rules of a pictured page: lines under headings and around the cells of tables. */
import type { GreyPicture } from './scan-picture.ts';

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
