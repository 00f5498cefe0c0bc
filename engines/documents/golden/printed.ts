/** Lines of print as a recogniser of letters hands them over, with their picture: made from a seed, slips and all. */
import type { GreyPicture } from '../scan-picture.ts';
import type { Box, Recognised, ScanLine, ScanWord } from '../scan-recogniser.ts';

export interface PrintedLine {
  text: string;
  /** Pixels from the top of a letter x to its foot. */
  size: number;
  isBold?: boolean;
  /** Pixels of the line's near edge from the paper's. */
  indent?: number;
}

export const WIDTH = 1_000;
const MARGIN = 60;
const ASCENDERS = /[bdfhkltA-Z0-9ابتثكلطظ@]/u;
const DESCENDERS = /[gjpqyجحخعغمويرز,;]/u;

/** A whole number below `most`, each time another, the same for the same seed. */
export function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * most);
  };
}

/** What a recogniser finds of printed lines, and the picture that they stand on. */
export function printed(
  lines: readonly PrintedLine[],
  { seed = 1, slips = 0, isRtl = false }: { seed?: number; slips?: number; isRtl?: boolean } = {},
): { found: Recognised; picture: GreyPicture } {
  const roll = dice(seed);
  const height = 80 + lines.reduce((sum, { size }) => sum + size * 4, 0);
  const picture = { width: WIDTH, height, pixels: new Uint8Array(WIDTH * height).fill(255) };
  let top = 40;
  const found = lines.map((line): ScanLine => {
    const foot = top + 2 * line.size;
    top += 4 * line.size;
    const words: ScanWord[] = [];
    let x = MARGIN + (line.indent ?? 0);
    for (const text of line.text.split(' ')) {
      const word = wordAt(text, x, foot, line.size, isRtl);
      for (const { box } of word.symbols) paint(picture, box, line.isBold ? 6 : 3);
      words.push(misread(word, slips, roll));
      x = (isRtl ? WIDTH - word.box.x0 : word.box.x1) + line.size;
    }
    return { words, baseline: { x0: 0, y0: foot, x1: WIDTH, y1: foot }, rowHeight: line.size * 2 };
  });
  return { found: { lines: found, confidence: 80 }, picture };
}

function wordAt(text: string, from: number, foot: number, size: number, isRtl: boolean): ScanWord {
  let at = from;
  const symbols = [...text].map((letter) => {
    const width = Math.round(
      size * (/[il1.,:|]/.test(letter) ? 0.4 : /[mwMWسشصض]/u.test(letter) ? 1.3 : 0.8),
    );
    const [x0, x1] = isRtl ? [WIDTH - at - width, WIDTH - at] : [at, at + width];
    at += width + 2;
    const y0 = foot - Math.round(size * (ASCENDERS.test(letter) ? 1.4 : 1));
    const y1 = foot + (DESCENDERS.test(letter) ? Math.round(size * 0.4) : 0);
    return { text: letter, box: { x0, y0, x1, y1 } };
  });
  const all = symbols.map(({ box }) => box);
  const box: Box = {
    x0: Math.min(...all.map(({ x0 }) => x0)),
    y0: Math.min(...all.map(({ y0 }) => y0)),
    x1: Math.max(...all.map(({ x1 }) => x1)),
    y1: Math.max(...all.map(({ y1 }) => y1)),
  };
  return { text, confidence: 95, box, symbols };
}

/** A frame of ink in the box of a letter. */
function paint({ width, pixels }: GreyPicture, { x0, y0, x1, y1 }: Box, stroke: number): void {
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const isEdge = x - x0 < stroke || x1 - x <= stroke || y - y0 < stroke || y1 - y <= stroke;
      if (isEdge && x >= 0 && x < width) pixels[y * width + x] = 0;
    }
}

const TWINS = ['بتثن', 'جحخ', 'دذ', 'رز', 'سش', 'صض', 'طظ', 'عغ', 'فق', 'ىي', 'ةه', '0Oo', '1lI', '5S', '8B'];

/** One word of so many in a hundred is read with a letter of like shape, or without one, and less surely. */
function misread(word: ScanWord, slips: number, roll: (most: number) => number): ScanWord {
  if (roll(100) >= slips) return { ...word, confidence: 80 + roll(20) };
  const letters = [...word.text];
  const at = roll(letters.length);
  const twin = TWINS.find((set) => set.includes(letters[at] ?? ' '));
  letters[at] = twin?.[roll(twin.length)] ?? '';
  return { ...word, text: letters.join('') || word.text, confidence: 10 + roll(70) };
}
