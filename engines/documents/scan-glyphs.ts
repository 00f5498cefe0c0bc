import type { Taxonomy } from '#engines/taxonomy/index.ts';
/**
 * Words of a recognised picture as painted characters, the form in which a PDF comes: so that a scan goes through the
 * same search for columns, lines and directions as any other page.
 */
import { hasArabic } from '#engines/text/index.ts';
import type { Glyph } from './glyph.ts';
import { baselineOf, onItsBaseline } from './scan-baselines.ts';
import { boldness, type Measured, wholeWordsBold } from './scan-boldness.ts';
import { bulletsOf } from './scan-bullets.ts';
import { weightedConfidence } from './scan-confidence.ts';
import { lettersOf } from './scan-letters.ts';
import { isKnownArabic } from './scan-lexicon.ts';
import type { GreyPicture } from './scan-picture.ts';
import type { ScanLine, ScanWord } from './scan-recogniser.ts';
import { commonSizes, typeSize } from './scan-type-size.ts';
import { LONG_NUMBER } from './scan-words.ts';

/** Words below this are patches of photographs and rules. */
const LEAST_CONFIDENCE = 25;

/** In a line that is read this surely, a doubtful word is a word. */
const SURE_LINE = 60;

/** Signs alone are more often icons and rules than signs. */
const LEAST_CONFIDENCE_OF_SIGNS = 50;

/** A row is measured from the deepest to the highest letter; type is a little larger than that. */
const SIZE_OF_ROW = 1.06;

/** Gaps wider than this, in sizes, part a line into pieces; narrower ones are spaces. */
const WIDEST_SPACE = 1.1;

/** Glyphs in points from the page's upper left corner; `pointsPerPixel` scales the picture to the page. */
export function glyphsOfScan(
  taxonomy: Taxonomy,
  found: readonly ScanLine[],
  picture: GreyPicture,
  pointsPerPixel: number,
): Glyph[] {
  const recognised = found.map((line) =>
    onItsBaseline({ ...line, words: withoutOverlaps(withWholeAddresses(line)) }, picture),
  );
  const lines: Measured[] = [];
  const bullets = bulletsOf(recognised);
  // Dots before lines, and between the parts of one.
  for (const line of recognised) for (const word of line.words) if (isDot(word, line)) bullets.add(word);
  for (const line of recognised) {
    const isSure = weightedConfidence(line.words) >= SURE_LINE;
    const words = line.words.filter((word) => bullets.has(word) || isText(taxonomy, word, line, isSure));
    if (words.length > 0) lines.push({ line, words, size: 0 });
  }
  const sizeOf = typeSize(lines, picture);
  for (const it of lines) it.size = (sizeOf(it) ?? it.line.rowHeight * SIZE_OF_ROW) * pointsPerPixel;
  const sizes = commonSizes(lines);
  const isBold = boldness(lines, picture, pointsPerPixel);
  const glyphs: Glyph[] = [];
  for (const { line, words, size } of lines) {
    const own = sizes(size);
    const bold = wholeWordsBold(words, isBold(line));
    // One for all of its letters: spaces are found by the baseline of the letters beside them.
    const y = baselineOf(line, words) * pointsPerPixel;
    words.forEach((word, index) => {
      const style = { size: own, bold: bold[index] ?? false, y };
      for (const { text, x, width } of lettersOf(word, bullets.has(word)))
        glyphs.push(glyphOf(text, x * pointsPerPixel, width * pointsPerPixel, style, glyphs.length));
      const next = words[index + 1];
      if (!next) return;
      const [left, right] = word.box.x0 < next.box.x0 ? [word, next] : [next, word];
      const gap = (right.box.x0 - left.box.x1) * pointsPerPixel;
      if (gap < WIDEST_SPACE * own)
        glyphs.push(
          glyphOf(
            ' ',
            left.box.x1 * pointsPerPixel,
            Math.max(0.1, gap),
            { ...style, bold: style.bold && (bold[index + 1] ?? false) },
            glyphs.length,
          ),
        );
    });
  }
  return glyphs;
}

function glyphOf(
  text: string,
  x: number,
  width: number,
  { size, bold, y }: { size: number; bold: boolean; y: number },
  order: number,
): Glyph {
  return {
    text,
    isSpace: text === ' ',
    x,
    y,
    width,
    size,
    bold,
    italic: false,
    font: '',
    color: '',
    isInvisible: false,
    isWhiteOnWhite: false,
    order,
  };
}

function isText(taxonomy: Taxonomy, word: ScanWord, line: ScanLine, isSureLine: boolean): boolean {
  // Squares, stars and bars that show how well somebody knows something.
  if (word.confidence < SURE_LINE && /^["'|!1lI0oO[\]]{3,}$/.test(word.text)) return false;
  if (/[\p{L}\p{N}]/u.test(word.text)) {
    const height = word.box.y1 - word.box.y0;
    if (height >= 2.2 * line.rowHeight) return false;
    // A comma or a stop that is hard to tell makes the whole word doubtful.
    return (
      word.confidence >= LEAST_CONFIDENCE ||
      /\w@\w+\.\w/.test(word.text) ||
      LONG_NUMBER.test(word.text) ||
      (hasArabic(word.text) && isKnownArabic(taxonomy, word.text)) ||
      (isSureLine && (hasArabic(word.text) ? /\p{L}{3}/u : /[\p{L}\p{N}]{2}/u).test(word.text))
    );
  }
  return (
    word.confidence >= LEAST_CONFIDENCE_OF_SIGNS && !/^(?:[®©™°~_=()[\]{}]+|[.,]\|?|\|[.,])$/.test(word.text)
  );
}

/** Next to no gap within an address, in heights of the row. */
const GAP_IN_ADDRESS = 0.2;

/** An address that was parted after its first full stop is one word: nothing else has a stop and next to no space. */
function withWholeAddresses({ words, rowHeight }: ScanLine): ScanWord[] {
  const whole: ScanWord[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    const isRest = last && /^[\w.+-]*@[\w-]+\.\w/.test(word.text) && /[\w][._-]$/.test(last.text);
    if (isRest && Math.abs(word.box.x0 - last.box.x1) < GAP_IN_ADDRESS * rowHeight) {
      whole[whole.length - 1] = {
        text: last.text + word.text,
        confidence: Math.min(last.confidence, word.confidence),
        box: { ...last.box, y0: Math.min(last.box.y0, word.box.y0), x1: word.box.x1 },
        symbols: [...last.symbols, ...word.symbols],
      };
    } else whole.push(word);
  }
  return whole.map((word) => ({ ...word, text: withDigits(word.text) }));
}

const DIGITS: Record<string, string> = { S: '5', O: '0', I: '1', B: '8', Z: '2' };

/** A capital beside the digits of an address that has no other capitals is one of them. */
function withDigits(text: string): string {
  const [local, domain] = text.split('@');
  if (!domain || !local || /[A-Z]/.test(local.replace(/[SOIBZ](?=\d)|(?<=\d)[SOIBZ]/g, ''))) return text;
  return `${local.replace(/[SOIBZ](?=\d)|(?<=\d)[SOIBZ]/g, (letter) => DIGITS[letter] ?? letter)}@${text.slice(local.length + 1)}`;
}

/** Boxes of neighbours reach into each other; their letters would be painted through one another. */
function withoutOverlaps(words: readonly ScanWord[]): ScanWord[] {
  const placed = words.map((word) => ({ word, x0: word.box.x0, x1: word.box.x1 }));
  const sorted = [...placed].sort((a, b) => a.x0 + a.x1 - b.x0 - b.x1);
  for (const [index, right] of sorted.entries()) {
    const left = sorted[index - 1];
    if (!left || right.x0 > left.x1) continue;
    const middle = (Math.min(left.x1, right.x1) + Math.max(left.x0, right.x0)) / 2;
    left.x1 = Math.max(left.x0 + 1, middle - 2);
    right.x0 = Math.min(right.x1 - 1, middle + 2);
  }
  return placed.map(({ word, x0, x1 }) =>
    x0 === word.box.x0 && x1 === word.box.x1 ? word : { ...word, symbols: [], box: { ...word.box, x0, x1 } },
  );
}

/** A dot before a line is read as some small letter or sign: it is told by its size, not by its name. */
function isDot(word: ScanWord, line: ScanLine): boolean {
  if (word.text === '٠' && line.words.length > 1) return true;
  if (!/^[eo¢*+°®©«»·•●▪■◦]$/i.test(word.text) || line.words.length < 2) return false;
  const height = word.box.y1 - word.box.y0;
  const middle = (word.box.y0 + word.box.y1) / 2;
  return height < 0.45 * line.rowHeight && line.baseline.y0 - middle > 0.08 * line.rowHeight;
}
