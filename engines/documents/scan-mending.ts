import type { Taxonomy } from '#engines/taxonomy/index.ts';
/** Lines of a scan with their misread words mended. */
import { hasArabic, monthNames } from '#engines/text/index.ts';
import { weightedConfidence } from './scan-confidence.ts';
import { isKnownArabic, mendArabic } from './scan-lexicon.ts';
import { headingNear, monthNear } from './scan-phrases.ts';
import type { Box, ScanLine, ScanWord } from './scan-recogniser.ts';
import { rejoined } from './scan-rejoining.ts';

/** Words of a line of Arabic as they must have been: by what is known, and by what stands beside them. */
export function mendLine(taxonomy: Taxonomy, line: ScanLine): ScanLine {
  if (!line.words.some((word) => hasArabic(word.text))) return line;
  const heading = asHeading(taxonomy, line);
  if (heading) return heading;
  const together = withArticles(taxonomy, rejoinedWords(taxonomy, line.words));
  const words = together.map((word, index) => {
    const next = together[index + 1]?.text ?? '';
    const afterNext = together[index + 2]?.text ?? '';
    const isBeforeYear =
      YEAR.test(next) || (/^(?:الأول|الاول|الثاني|الثانى|أول|ثاني)$/.test(next) && YEAR.test(afterNext));
    const month = isBeforeYear && !isMonth(word.text) && !NOT_MONTHS.test(word.text) && monthNear(word.text);
    if (month) return { ...word, text: month };
    const text = mendArabic(
      taxonomy,
      word.text
        .replace(/^(?:قِ?|قي|فى|فق|ف)$/, 'في')
        // The sign of the Christian era (م) is taken for a digit before its year.
        .replace(/^\d((?:19[5-9]|20[0-3])\d)$/, isMonth(together[index - 1]?.text) ? '$1' : '$&')
        .replace(/^ح[\u0621-\u064a]{1,2}$/, /^(?:الآن|الان|تاريخه)/.test(next) ? 'حتى' : '$&'),
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
function asHeading(taxonomy: Taxonomy, line: ScanLine): ScanLine | null {
  const { words } = line;
  if (
    words.length > MOST_WORDS_OF_A_HEADING ||
    words.some(({ text }) => /[\d@]|\p{Script=Latin}/u.test(text))
  )
    return null;
  if (words.every(({ text, confidence }) => confidence >= SURELY_READ && isKnownArabic(taxonomy, text)))
    return null;
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
function rejoinedWords(taxonomy: Taxonomy, words: readonly ScanWord[]): ScanWord[] {
  const found = rejoined(taxonomy, words);
  return found.map(({ text, from, to }, index) => {
    const own = words.slice(from, to);
    const [first, ...others] = own;
    if (first?.text === text && others.length === 0) return first;
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
function withArticles(taxonomy: Taxonomy, words: readonly ScanWord[]): ScanWord[] {
  const mended: ScanWord[] = [];
  for (const word of words) {
    const last = mended.at(-1);
    if (last && /^ل[\u0621-\u064a]{3}/.test(word.text) && /[اإ]$/.test(last.text)) {
      const rest = last.text.slice(0, -1);
      if (rest === '' || (isKnownArabic(taxonomy, rest) && !isKnownArabic(taxonomy, last.text))) {
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
