import type { Taxonomy } from '#engines/taxonomy/index.ts';
/** Two readings of one page, in Arabic and in Latin letters, made one; and signs before lines known for what they are. */
import { countArabic, countLatin, hasArabic } from '#engines/text/index.ts';
import { withDotsApart } from './scan-bullets.ts';
import { weightedConfidence } from './scan-confidence.ts';
import { isKnownArabic } from './scan-lexicon.ts';
import { mendLine } from './scan-mending.ts';
import type { GreyPicture } from './scan-picture.ts';
import type { Box, Recognised, ScanLine, ScanWord } from './scan-recogniser.ts';

/** Each reader makes nonsense of the other's script, and doubts it: by this much the other must be surer. */
const SURER_BY = 8;

const LEAST_CONFIDENCE = 55;

/** A Latin word that stands where the Arabic reader saw letters of its own must be this sure. */
const SURE_LATIN = 85;

/** Arabic words that were read this surely hold nothing Latin. */
const SURE_ARABIC = 75;

/** The picture without its sure Arabic words: what is left is Latin, numbers, and what nobody could read. */
export function withoutSureArabic(picture: GreyPicture, arabic: Recognised): GreyPicture {
  const { width, height } = picture;
  const pixels = picture.pixels.slice();
  for (const { words } of arabic.lines) {
    for (const { text, confidence, box } of words) {
      if (confidence < SURE_ARABIC || !/^[\u0621-\u064a]{2,}[.,:؛،]?$/u.test(text)) continue;
      const [from, to] = [Math.max(0, box.x0), Math.min(width, box.x1 + 1)];
      for (let y = Math.max(0, box.y0); y <= Math.min(height - 1, box.y1); y++)
        pixels.fill(255, y * width + from, y * width + to);
    }
  }
  return { width, height, pixels };
}

/** The Arabic reading, with Latin words, addresses and numbers from the Latin one where that is surer. */
export function withLatinWords(taxonomy: Taxonomy, arabic: Recognised, latin: Recognised): Recognised {
  const lines = arabic.lines.map((line) => ({ ...line, words: [...line.words] }));
  const added: ScanLine[] = [];
  for (const line of latin.lines) {
    const own: ScanWord[] = [];
    for (const word of line.words) {
      if (isNarrow(word, line) && addDot(lines, word)) continue;
      if (word.confidence < leastOf(word.text)) continue;
      if (!isLatinWord(word.text)) continue;
      const rivals = lines.flatMap((other) =>
        other.words.filter((it) => overlap(it.box, word.box) > 0.4).map((it) => ({ line: other, word: it })),
      );
      if (rivals.length === 0) {
        if (standsAlone(word)) own.push(word);
      } else if (
        isBetter(
          taxonomy,
          word,
          rivals.map((it) => it.word),
        )
      )
        replace(rivals, word);
    }
    if (own.length > 0) added.push({ ...line, words: own });
  }
  const read = [...lines.filter((line) => line.words.length > 0), ...added].map((line) =>
    inReadingOrder(line),
  );
  const all = withDotsApart(partedLines(read)).map((line) => mendLine(taxonomy, line));
  return { lines: all, confidence: weightedConfidence(all.flatMap((line) => line.words)) };
}

const ADDRESS = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

const LINK = /^(?:https?:\/\/|www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/[\w./-]{3,}$/i;

/** Grouped figures of telephone numbers, which are doubted as words and which no photograph has. */
export const LONG_NUMBER = /^(?:\(?\+\d{2,4}\)?|\(?\+?\d[\d()./-]{3,}\d)$/;

/** What has the form of an address is one. */
const LEAST_OF_ADDRESS = 25;
/** A month of a year, or a long number, is nothing else. */
const LEAST_OF_NUMBER = 10;

function leastOf(text: string): number {
  if (LONG_NUMBER.test(text)) return LEAST_OF_NUMBER;
  return ADDRESS.test(text) || LINK.test(text) ? LEAST_OF_ADDRESS : LEAST_CONFIDENCE;
}

/** Where the Arabic reader saw nothing there are icons, which look like short words. */
function standsAlone({ text, confidence }: ScanWord): boolean {
  return /[@/.]|\d{3}/.test(text) || confidence >= SURE_LATIN + (text.length < 4 ? 5 : 0);
}

/** Narrower than any two letters: a dot before a line. */
function isNarrow({ text, box }: ScanWord, { rowHeight }: ScanLine): boolean {
  return text.length <= 2 && !/\d/.test(text) && box.x1 - box.x0 < 0.7 * rowHeight && box.x1 - box.x0 < 20;
}

/** Puts a dot before the line that begins beside it. False where none does. */
function addDot(lines: ScanLine[], dot: ScanWord): boolean {
  const middle = (dot.box.y0 + dot.box.y1) / 2;
  for (const line of lines) {
    const first = line.words[0];
    if (!first || !hasArabic(first.text) || middle < first.box.y0 - 6 || middle > first.box.y1 + 6) continue;
    const gap = dot.box.x0 - first.box.x1;
    if (gap < 0.1 * line.rowHeight || gap > WIDEST_GAP * line.rowHeight) continue;
    line.words.unshift({ ...dot, text: '•', confidence: 99, symbols: [] });
    return true;
  }
  return false;
}

/** Numbers and addresses are read better where the Arabic is wiped away; words must outdo what they replace. */
function isBetter(taxonomy: Taxonomy, word: ScanWord, rivals: readonly ScanWord[]): boolean {
  const other = weightedConfidence(rivals);
  const text = rivals.map((it) => it.text).join('');
  // No reader of Arabic makes out an address, and nothing else has the form of one.
  if (ADDRESS.test(word.text) || LINK.test(word.text)) return true;
  const isNumber = /^[+(%]?\d[\d/.,:()%+-]*$/.test(word.text);
  if (isNumber) {
    // The Arabic reader knows its own digits; of the others it drops some, and it turns signs round.
    if (/[\u0660-\u0669]/.test(text)) return word.confidence >= other + 3 * SURER_BY;
    if (!hasArabic(text)) return true;
    return word.confidence >= other + SURER_BY;
  }
  if (word.confidence < other + SURER_BY) return false;
  const isPlainWord = !/[\d@./+#&-]/.test(word.text) && text.length > 0 && hasArabic(text);
  if (!isPlainWord) return true;
  if (word.text.length < 2) return false;
  return word.confidence >= SURE_LATIN && !rivals.some((it) => isKnownArabic(taxonomy, it.text));
}

/** A line's gap wider than this, in heights of its row, parts columns or a date from what it belongs to. */
const WIDEST_GAP = 1.6;

/** The same lines, parted where they run across a gutter: what begins a piece may be the bullet of a list. */
function partedLines(lines: readonly ScanLine[]): ScanLine[] {
  return lines.flatMap((line) => {
    const words = [...line.words].sort((a, b) => a.box.x0 - b.box.x0);
    const [first, second] = line.words;
    const isRtl = first !== undefined && second !== undefined && first.box.x0 > second.box.x0;
    const pieces: ScanWord[][] = [];
    let right = Number.NEGATIVE_INFINITY;
    for (const word of words) {
      const last = pieces.at(-1);
      if (!last || word.box.x0 - right > WIDEST_GAP * line.rowHeight) pieces.push([word]);
      else last.push(word);
      right = Math.max(right, word.box.x1);
    }
    return pieces.map((piece) => ({ ...line, words: isRtl ? piece.reverse() : piece }));
  });
}

function isLatinWord(text: string): boolean {
  return /[A-Za-z]{2}|\d{2}|^[A-Z]$|[@+]/.test(text) && !hasArabic(text);
}

function replace(rivals: { line: ScanLine; word: ScanWord }[], word: ScanWord): void {
  const [first, ...others] = rivals;
  if (!first) return;
  first.line.words.splice(first.line.words.indexOf(first.word), 1, word);
  for (const { line, word: other } of others) {
    const at = line.words.indexOf(other);
    if (at >= 0) line.words.splice(at, 1);
  }
}

/** Share of the smaller box that the other covers. */
function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const down = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  if (across <= 0 || down <= 0) return 0;
  const areaOf = ({ x0, y0, x1, y1 }: Box) => Math.max(1, (x1 - x0) * (y1 - y0));
  return (across * down) / Math.min(areaOf(a), areaOf(b));
}

function inReadingOrder(line: ScanLine): ScanLine {
  const text = line.words.map((word) => word.text).join('');
  const isRtl = countArabic(text) > countLatin(text);
  return {
    ...line,
    words: [...line.words].sort((a, b) => (isRtl ? b.box.x1 - a.box.x1 : a.box.x0 - b.box.x0)),
  };
}
