/** Two readings of one page, in Arabic and in Latin letters, made one; and signs before lines known for what they are. */
import { mendArabic } from './scan-lexicon.ts';
import type { Box, Recognised, ScanLine, ScanWord } from './scan-recogniser.ts';
import { countArabic, countLatin, isArabic } from './script.ts';

/** Each reader makes nonsense of the other's script, and doubts it: by this much the other must be surer. */
const SURER_BY = 8;
const LEAST_CONFIDENCE = 55;

/** The Arabic reading, with Latin words, addresses and numbers from the Latin one where that is surer. */
export function withLatinWords(arabic: Recognised, latin: Recognised): Recognised {
  const lines = arabic.lines.map((line) => ({ ...line, words: [...line.words] }));
  const added: ScanLine[] = [];
  for (const line of latin.lines) {
    const own: ScanWord[] = [];
    for (const word of line.words) {
      if (word.confidence < LEAST_CONFIDENCE || !isLatinWord(word.text)) continue;
      const rivals = lines.flatMap((other) =>
        other.words.filter((it) => overlap(it.box, word.box) > 0.4).map((it) => ({ line: other, word: it })),
      );
      if (rivals.length === 0) own.push(word);
      else if (
        // The Arabic reading drops digits of telephone numbers, and their sign.
        /^\+?\d{4,}$/.test(word.text) ||
        word.confidence >= weightedConfidence(rivals.map((it) => it.word)) + SURER_BY
      )
        replace(rivals, word);
    }
    if (own.length > 0) added.push({ ...line, words: own });
  }
  const all = [...lines.filter((line) => line.words.length > 0), ...added].map((line) =>
    mendLine(inReadingOrder(line)),
  );
  return { lines: all, confidence: weightedConfidence(all.flatMap((line) => line.words)) };
}

/** Words of a line of Arabic as they must have been: by what is known, and by what stands beside them. */
function mendLine(line: ScanLine): ScanLine {
  if (!line.words.some((word) => isArabic(word.text))) return line;
  const words = line.words.map((word, index) => {
    const next = line.words[index + 1]?.text ?? '';
    const text = mendArabic(word.text)
      .replace(/^(?:قِ?|قي|فى)$/, 'في')
      .replace(/^ح[قيت]$/, /^(?:الآن|الان|تاريخه)/.test(next) ? 'حتى' : '$&');
    // The Arabic comma is taken for a full stop or for its greater sister, which no line goes on after.
    return { ...word, text: isArabic(text) && next ? text.replace(/(?<=[\u0621-\u064a])[.؛]$/, '،') : text };
  });
  return { ...line, words };
}

function isLatinWord(text: string): boolean {
  return /[A-Za-z]{2}|\d{2}|^[A-Z]$|[@+]/.test(text) && !isArabic(text);
}

function replace(rivals: { line: ScanLine; word: ScanWord }[], word: ScanWord): void {
  const [first, ...others] = rivals;
  first!.line.words.splice(first!.line.words.indexOf(first!.word), 1, word);
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

function weightedConfidence(words: readonly ScanWord[]): number {
  const weight = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, weight);
}

function inReadingOrder(line: ScanLine): ScanLine {
  const text = line.words.map((word) => word.text).join('');
  const isRtl = countArabic(text) > countLatin(text);
  return {
    ...line,
    words: [...line.words].sort((a, b) => (isRtl ? b.box.x1 - a.box.x1 : a.box.x0 - b.box.x0)),
  };
}

/** So many lines begin with the same sign at the same place before it is taken for one. */
const LINES_OF_A_LIST = 2;

/**
 * The first words that are bullets. A dot, a square or a tick is read as some letter or other; what tells it is that
 * lines of a list begin with it at one indent, and that more than a space follows.
 */
export function bulletsOf(lines: readonly ScanLine[]): Set<ScanWord> {
  const groups = new Map<number, ScanWord[]>();
  for (const line of lines) {
    const [first, second] = line.words;
    if (!first || !second || first.text.length > 2) continue;
    const isRtl = first.box.x0 > second.box.x0;
    const gap = isRtl ? first.box.x0 - second.box.x1 : second.box.x0 - first.box.x1;
    const width = first.box.x1 - first.box.x0;
    if (width > 0.8 * line.rowHeight || gap < 0.33 * line.rowHeight || gap > 1.6 * line.rowHeight) continue;
    const middle = Math.round((first.box.x0 + first.box.x1) / 2 / 6);
    const key = [middle, middle - 1, middle + 1].find((it) => groups.has(it)) ?? middle;
    groups.set(key, [...(groups.get(key) ?? []), first]);
  }
  return new Set([...groups.values()].filter((group) => group.length >= LINES_OF_A_LIST).flat());
}
