/** A picture of a page to glyphs: made even, turned upright, levelled, recognised in the language it is written in. */
import type { Glyph } from './read-pdf.ts';
import { glyphsOfScan } from './scan-glyphs.ts';
import { evened, type GreyPicture, isSideways, levelled, marksIn, skewOf, turned } from './scan-picture.ts';
import { type Recognised, recogniser, type ScanLanguage } from './scan-recogniser.ts';
import { withLatinWords, withoutSureArabic } from './scan-words.ts';

export interface ScanPage {
  width: number;
  height: number;
  glyphs: Glyph[];
  language: ScanLanguage;
}

/** `blank` where there is nothing to read, `unreadable` where there is something that nobody could be sure of. */
export type ScanReading = ScanPage | 'blank' | 'unreadable';

/** A page this sure in Latin letters holds no Arabic worth a second look. */
const SURE = 80;
/** Less than this, in every language and direction, is no text. */
const READABLE = 45;
/** A page that is read worse than this may lie upside down. */
const UPRIGHT = 60;
/** A full page of text has some 2,000; in tens of thousands of specks the search for scattered words takes minutes. */
const MOST_MARKS = 8_000;
/** Fewer letters are specks, or the caption of a photograph. */
const FEWEST_LETTERS = 12;

interface Attempt extends Recognised {
  picture: GreyPicture;
  language: ScanLanguage;
}

/**
 * Reads one picture. `language` is that of the page before. `mayTry` is asked before each further attempt.
 */
export async function readScan(
  original: GreyPicture,
  dotsPerInch: number,
  language: ScanLanguage = 'eng',
  mayTry: () => boolean = () => true,
): Promise<ScanReading> {
  const even = evened(original);
  const upright = isSideways(even) ? turned(even, 1) : even;
  const level = levelled(upright, skewOf(upright));
  let best = await readUpright(level, dotsPerInch, language, mayTry);
  if (best.confidence < UPRIGHT && lettersOf(best) >= FEWEST_LETTERS && mayTry()) {
    const other = await readUpright(turned(level, 2), dotsPerInch, language, mayTry);
    if (worth(other) > worth(best)) best = other;
  }
  if (lettersOf(best) < FEWEST_LETTERS) return 'blank';
  if (best.confidence < READABLE) return 'unreadable';
  const pointsPerPixel = 72 / dotsPerInch;
  return {
    width: best.picture.width * pointsPerPixel,
    height: best.picture.height * pointsPerPixel,
    glyphs: glyphsOfScan(best.lines, best.picture, pointsPerPixel),
    language: best.language,
  };
}

/**
 * Latin letters first, which most pages have; Arabic ones where those leave doubts, and then Latin ones again with the
 * Arabic words wiped away: beside them the Latin reader sees letters in every word, and drops numbers.
 */
async function readUpright(
  picture: GreyPicture,
  dotsPerInch: number,
  before: ScanLanguage,
  mayTry: () => boolean,
): Promise<Attempt> {
  const reader = await recogniser();
  const latin = await reader.recognise(picture, 'eng', dotsPerInch);
  const asLatin: Attempt = { ...latin, picture, language: 'eng' };
  const isSure = latin.confidence >= SURE && lettersOf(latin) >= FEWEST_LETTERS;
  if ((isSure && before === 'eng') || !mayTry()) return asLatin;
  const arabic = await reader.recognise(picture, 'ara', dotsPerInch);
  const isArabicPage =
    arabic.confidence >= READABLE &&
    lettersOf(arabic) >= FEWEST_LETTERS &&
    worth(arabic) > 1.1 * worth(latin);
  if (!isArabicPage) return asLatin;
  const left = withoutSureArabic(picture, arabic);
  const rest =
    mayTry() && marksIn(left) <= MOST_MARKS
      ? await reader.recognise(left, 'eng', dotsPerInch, 'scattered')
      : latin;
  return { ...withLatinWords(arabic, rest), picture, language: 'ara' };
}

function lettersOf({ lines }: Recognised): number {
  const text = lines.flatMap((line) => line.words.map((word) => word.text)).join('');
  return text.replace(/[^\p{L}\p{N}]/gu, '').length;
}

/** How sure a reading is, counted over its letters: a few sure words are less than a page of good ones. */
function worth({ lines }: Recognised): number {
  let sum = 0;
  for (const line of lines)
    for (const { text, confidence } of line.words)
      sum += Math.max(0, confidence - 40) * text.replace(/[^\p{L}\p{N}]/gu, '').length;
  return sum;
}
