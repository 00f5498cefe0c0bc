/** Pieces of print on a page: a word, a line or a cell, each with nothing but paper around it. */
import type { GreyPicture } from './scan-picture.ts';
import type { Box } from './scan-recogniser.ts';

/** Darker than this is ink. */
const INK = 140;

interface Run {
  from: number;
  to: number;
  piece: number;
}

/** The pieces of print; `gap` pixels of paper part one from the next on its line. */
export function piecesOf({ width, height, pixels }: GreyPicture, gap: number): Box[] {
  const boxes: Box[] = [];
  const parents: number[] = [];
  const root = (piece: number): number => {
    let at = piece;
    while (parents[at] !== at) at = parents[at] ?? at;
    return at;
  };
  const join = (one: number, other: number): number => {
    const [a, b] = [root(one), root(other)];
    if (a === b) return a;
    parents[b] = a;
    const [kept, gone] = [boxes[a], boxes[b]];
    if (kept && gone) {
      kept.x0 = Math.min(kept.x0, gone.x0);
      kept.y0 = Math.min(kept.y0, gone.y0);
      kept.x1 = Math.max(kept.x1, gone.x1);
      kept.y1 = Math.max(kept.y1, gone.y1);
    }
    return a;
  };
  let above: Run[] = [];
  for (let y = 0; y < height; y++) {
    const runs: Run[] = [];
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (pixels[at]! >= INK) continue;
      const last = runs.at(-1);
      if (last && x - last.to <= gap) last.to = x;
      else runs.push({ from: x, to: x, piece: -1 });
    }
    let first = 0;
    for (const run of runs) {
      while (first < above.length && above[first]!.to < run.from) first++;
      for (let at = first; at < above.length && above[at]!.from <= run.to; at++)
        run.piece = run.piece < 0 ? root(above[at]!.piece) : join(run.piece, above[at]!.piece);
      if (run.piece < 0) {
        run.piece = boxes.length;
        parents.push(run.piece);
        boxes.push({ x0: run.from, y0: y, x1: run.to, y1: y });
        continue;
      }
      const box = boxes[run.piece]!;
      box.x0 = Math.min(box.x0, run.from);
      box.x1 = Math.max(box.x1, run.to);
      box.y1 = y;
    }
    above = runs;
  }
  return boxes.filter((_, piece) => parents[piece] === piece);
}
