/** Two readings of one page, in Arabic and in Latin letters, made one; and signs before lines known for what they are. */
import { countArabic, countLatin, hasArabic, monthNames } from '#engines/text/index.ts';
import { headingNear, isKnownArabic, mendArabic, monthNear, rejoined } from './scan-lexicon.ts';
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
export function withLatinWords(arabic: Recognised, latin: Recognised): Recognised {
  const lines = arabic.lines.map((line) => ({ ...line, words: [...line.words] }));
  const added: ScanLine[] = [];
  for (const line of latin.lines) {
    const own: ScanWord[] = [];
    for (const word of line.words) {
      if (isNarrow(word, line) && addDot(lines, word)) continue;
      if (
        word.confidence <
        (ADDRESS.test(word.text) || LINK.test(word.text) ? LEAST_OF_ADDRESS : LEAST_CONFIDENCE)
      )
        continue;
      if (!isLatinWord(word.text)) continue;
      const rivals = lines.flatMap((other) =>
        other.words.filter((it) => overlap(it.box, word.box) > 0.4).map((it) => ({ line: other, word: it })),
      );
      if (rivals.length === 0) {
        if (standsAlone(word)) own.push(word);
      } else if (
        isBetter(
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
  const all = withDotsApart(partedLines(read)).map((line) => mendLine(line));
  return { lines: all, confidence: weightedConfidence(all.flatMap((line) => line.words)) };
}

const ADDRESS = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
const LINK = /^(?:https?:\/\/|www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/[\w./-]{3,}$/i;
/** What has the form of an address is one. */
const LEAST_OF_ADDRESS = 25;

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
function isBetter(word: ScanWord, rivals: readonly ScanWord[]): boolean {
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
  return word.confidence >= SURE_LATIN && !rivals.some((it) => isKnownArabic(it.text));
}

/** Words of a line of Arabic as they must have been: by what is known, and by what stands beside them. */
function mendLine(line: ScanLine): ScanLine {
  if (!line.words.some((word) => hasArabic(word.text))) return line;
  const heading = asHeading(line);
  if (heading) return heading;
  const together = withArticles(rejoinedWords(line.words));
  const words = together.map((word, index) => {
    const next = together[index + 1]?.text ?? '';
    const afterNext = together[index + 2]?.text ?? '';
    const isBeforeYear =
      YEAR.test(next) || (/^(?:الأول|الاول|الثاني|الثانى|أول|ثاني)$/.test(next) && YEAR.test(afterNext));
    const month = isBeforeYear && !isMonth(word.text) && !NOT_MONTHS.test(word.text) && monthNear(word.text);
    if (month) return { ...word, text: month };
    const text = mendArabic(
      word.text
        .replace(/^(?:قِ?|قي|فى|فق|ف)$/, 'في')
        // The sign of the Christian era (م) is taken for a digit before its year.
        .replace(/^\d((?:19[5-9]|20[0-3])\d)$/, isMonth(together[index - 1]?.text) ? '$1' : '$&')
        .replace(/^ح[قيت]$/, /^(?:الآن|الان|تاريخه)/.test(next) ? 'حتى' : '$&'),
      word.confidence,
    );
    // The Arabic comma is taken for a full stop or for its greater sister, which no line goes on after.
    return {
      ...word,
      text: hasArabic(text) && next ? text.replace(/(?<=[\u0621-\u064a])[.,;؛،]+$/, '،') : text,
    };
  });
  return { ...line, words };
}

const YEAR = /^(?:19[5-9]|20[0-3])\d(?:م|$)/;
/** What stands before a year beside months. */
const NOT_MONTHS = /^(?:الأول|الاول|الثاني|الثانى|أول|ثاني|من|في|عام|سنة|منذ|إلى|حتى)$/;
const MOST_WORDS_OF_A_HEADING = 4;
/** A line that was read this surely, and whose words are all known, says what it says. */
const SURELY_READ = 75;

/** A short line that nearly says what headings and labels say, says it. */
function asHeading(line: ScanLine): ScanLine | null {
  const { words } = line;
  if (
    words.length > MOST_WORDS_OF_A_HEADING ||
    words.some(({ text }) => /[\d@]|\p{Script=Latin}/u.test(text))
  )
    return null;
  if (words.every(({ text, confidence }) => confidence >= SURELY_READ && isKnownArabic(text))) return null;
  const text = words.map((word) => word.text).join(' ');
  const heading = headingNear(text);
  if (!heading) return null;
  const parts = heading.split(' ');
  const colon = /[:：]$/.test(text) ? ':' : '';
  // Its words share the room by their letters, the first at the right.
  const box = boxAround(words);
  const width = (box.x1 - box.x0) / (heading.length + 1);
  let right = box.x1;
  const confidence = weightedConfidence(words);
  return {
    ...line,
    words: parts.map((part, index) => {
      const x1 = Math.round(right);
      const x0 = Math.round(right - width * part.length);
      right -= width * (part.length + 1);
      const isLast = index === parts.length - 1;
      return {
        text: isLast ? part + colon : part,
        confidence,
        box: { ...box, x0: isLast ? box.x0 : x0, x1 },
        symbols: [],
      };
    }),
  };
}

/** The same words without spaces where none were written, and with those that were overlooked. */
function rejoinedWords(words: readonly ScanWord[]): ScanWord[] {
  const found = rejoined(words);
  return found.map(({ text, from, to }, index) => {
    const own = words.slice(from, to);
    if (own.length === 1 && own[0]!.text === text) return own[0]!;
    let box = boxAround(own);
    // Two words of one box share it by their letters, the first at the right.
    const twin = [found[index - 1], found[index + 1]].find((it) => it?.from === from);
    if (twin) {
      const isFirst = twin === found[index + 1];
      const share = text.length / (text.length + twin.text.length + 1);
      const width = Math.round((box.x1 - box.x0) * share);
      box = isFirst ? { ...box, x0: box.x1 - width } : { ...box, x1: box.x0 + width };
    }
    return { text, confidence: Math.min(...own.map((it) => it.confidence)), box, symbols: [] };
  });
}

function boxAround(words: readonly ScanWord[]): Box {
  return {
    x0: Math.min(...words.map(({ box }) => box.x0)),
    y0: Math.min(...words.map(({ box }) => box.y0)),
    x1: Math.max(...words.map(({ box }) => box.x1)),
    y1: Math.max(...words.map(({ box }) => box.y1)),
  };
}

const MONTHS = new Set(monthNames.flat().flatMap((name) => name.split(' ')));
const isMonth = (text: string | undefined) => text !== undefined && MONTHS.has(text);

/** The alif of an article that was read at the end of the word before it, or alone, goes to its own word. */
function withArticles(words: readonly ScanWord[]): ScanWord[] {
  const mended: ScanWord[] = [];
  for (const word of words) {
    const last = mended.at(-1);
    if (last && /^ل[\u0621-\u064a]{3}/.test(word.text) && /[اإ]$/.test(last.text)) {
      const rest = last.text.slice(0, -1);
      if (rest === '' || (isKnownArabic(rest) && !isKnownArabic(last.text))) {
        if (rest === '') mended.pop();
        else mended[mended.length - 1] = { ...last, text: rest };
        mended.push({ ...word, text: `ا${word.text}` });
        continue;
      }
    }
    mended.push(word);
  }
  return mended;
}

/** A line's gap wider than this, in heights of its row, parts columns or a date from what it belongs to. */
const WIDEST_GAP = 1.6;

/** The same lines, parted where they run across a gutter: what begins a piece may be the bullet of a list. */
function partedLines(lines: readonly ScanLine[]): ScanLine[] {
  return lines.flatMap((line) => {
    const words = [...line.words].sort((a, b) => a.box.x0 - b.box.x0);
    const isRtl = line.words.length > 1 && line.words[0]!.box.x0 > line.words[1]!.box.x0;
    const pieces: ScanWord[][] = [];
    let right = Number.NEGATIVE_INFINITY;
    for (const word of words) {
      if (word.box.x0 - right > WIDEST_GAP * line.rowHeight) pieces.push([]);
      pieces.at(-1)!.push(word);
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

/** Mean confidence of words by their letters. */
export function weightedConfidence(words: readonly ScanWord[]): number {
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
const DOT = /^(?:لا|لآ|اا|[[\]«»*•٠°0oه-])$/;
/** How the Arabic reader names a dot that stands close before a word. */
const DOT_AS_LETTERS = /^(?:لا|لآ)(?=[\u0621-\u064a]{2})/;

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
    // The Arabic reader's boxes reach into the gap.
    const least = DOT.test(first.text) ? 0.1 : 0.33;
    if (width > 0.8 * line.rowHeight || gap < least * line.rowHeight || gap > 1.6 * line.rowHeight) continue;
    const middle = Math.round((first.box.x0 + first.box.x1) / 2 / 6);
    const key = [middle, middle - 1, middle + 1].find((it) => groups.has(it)) ?? middle;
    groups.set(key, [...(groups.get(key) ?? []), first]);
  }
  return new Set(
    [...groups.values()].filter((group) => group.length >= LINES_OF_A_LIST && !isCounting(group)).flat(),
  );
}

/** Different numbers one below the other count the rows of a table or the items of a list. */
function isCounting(group: readonly ScanWord[]): boolean {
  const numbers = group.flatMap(({ text }) => /^[1-9٠-٩]\d?/.exec(text)?.[0] ?? []);
  return new Set(numbers).size >= 2 && 2 * numbers.length > group.length;
}

/** Lines of an Arabic list whose dot was read into the first word, with that dot as a word of its own. */
function withDotsApart(lines: readonly ScanLine[]): ScanLine[] {
  const edges = new Map<number, number>();
  const edgeOf = ({ box }: ScanWord) => Math.round(box.x1 / 8);
  const isDotLike = ({ words: [first] }: ScanLine) =>
    first !== undefined && (DOT_AS_LETTERS.test(first.text) || DOT.test(first.text));
  for (const line of lines)
    if (isDotLike(line)) edges.set(edgeOf(line.words[0]!), (edges.get(edgeOf(line.words[0]!)) ?? 0) + 1);
  return lines.map((line) => {
    const first = line.words[0];
    if (!first || !DOT_AS_LETTERS.test(first.text)) return line;
    const edge = edgeOf(first);
    const lists = [edge - 1, edge, edge + 1].reduce((sum, at) => sum + (edges.get(at) ?? 0), 0);
    if (lists < LINES_OF_A_LIST) return line;
    const cut = first.box.x1 - Math.round(0.4 * line.rowHeight);
    const dot = { text: '•', confidence: 99, box: { ...first.box, x0: cut }, symbols: [] };
    const gap = Math.round(0.45 * line.rowHeight);
    const text = first.text.replace(DOT_AS_LETTERS, '');
    const rest = {
      ...first,
      text,
      box: { ...first.box, x1: Math.max(first.box.x0 + 1, cut - gap) },
      symbols: [],
    };
    return { ...line, words: [dot, rest, ...line.words.slice(1)] };
  });
}
