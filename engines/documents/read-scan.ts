import type { Taxonomy } from '#engines/taxonomy/index.ts';
/** A picture of a page to glyphs: made even, turned upright, levelled, recognised in the language it is written in. */
import type { Glyph } from './glyph.ts';
import { glyphsOfScan } from './scan-glyphs.ts';
import { evened } from './scan-ground.ts';
import { isKnownArabic } from './scan-lexicon.ts';
import { linesOfPieces, withLinesAlone, worth } from './scan-lines.ts';
import { fullestBand } from './scan-measures.ts';
import { type GreyPicture, softened, turned } from './scan-picture.ts';
import { type Recognised, recogniser, type ScanLanguage } from './scan-recogniser.ts';
import { withoutRules } from './scan-rules.ts';
import { magnified, withoutSureLines, withSecondReading } from './scan-second-reading.ts';
import { isSideways, levelled, skewOf } from './scan-skew.ts';
import { withLatinWords, withoutSureArabic } from './scan-words.ts';

interface ScanPage {
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
  taxonomy: Taxonomy,
  original: GreyPicture,
  dotsPerInch: number,
  language: ScanLanguage = 'eng',
  mayTry: () => boolean = () => true,
): Promise<ScanReading> {
  const even = evened(original);
  // The edge of a coloured band is sharper than any line of print.
  const plain = withoutRules(even);
  const upright = isSideways(plain) ? turned(even, 1) : even;
  const skew = skewOf(upright);
  const level = upright === even && skew === 0 ? plain : withoutRules(levelled(upright, skew));
  const { picture, hasArabic } =
    language === 'ara' ? { picture: level, hasArabic: true } : await upwards(taxonomy, level, dotsPerInch);
  let best = await readUpright(taxonomy, picture, dotsPerInch, hasArabic, mayTry);
  const isDoubtful = best.confidence < UPRIGHT && !saysArabic(taxonomy, best);
  if (isDoubtful && lettersOf(best) >= FEWEST_LETTERS && mayTry()) {
    const other = await readUpright(taxonomy, turned(picture, 2), dotsPerInch, hasArabic, mayTry);
    if (worthOf(other) > worthOf(best)) best = other;
  }
  if (lettersOf(best) < FEWEST_LETTERS) return 'blank';
  if (best.confidence < READABLE) return 'unreadable';
  const pointsPerPixel = 72 / dotsPerInch;
  return {
    width: best.picture.width * pointsPerPixel,
    height: best.picture.height * pointsPerPixel,
    glyphs: glyphsOfScan(taxonomy, best.lines, best.picture, pointsPerPixel),
    language: best.language,
  };
}

interface Sample {
  latin: Recognised;
  /** Not asked for where the Latin reading is sure. */
  arabic: Recognised | null;
}

/** Which way up a page is, and whether it is Arabic, by its fullest inch: it takes a fifth of the time of a page. */
async function upwards(
  taxonomy: Taxonomy,
  level: GreyPicture,
  dotsPerInch: number,
): Promise<{ picture: GreyPicture; hasArabic: boolean }> {
  const sample = await sampleOf(taxonomy, level, dotsPerInch);
  if (isUpright(taxonomy, sample)) return { picture: level, hasArabic: isArabicSample(taxonomy, sample) };
  const over = turned(level, 2);
  const other = await sampleOf(taxonomy, over, dotsPerInch);
  return isUpright(taxonomy, other)
    ? { picture: over, hasArabic: isArabicSample(taxonomy, other) }
    : { picture: level, hasArabic: false };
}

async function sampleOf(taxonomy: Taxonomy, picture: GreyPicture, dotsPerInch: number): Promise<Sample> {
  const reader = await recogniser(taxonomy);
  const band = fullestBand(picture, Math.round(dotsPerInch));
  const latin = await reader.recognise(band, 'eng', dotsPerInch, 'sample');
  const isSure = latin.confidence >= SURE && lettersOf(latin) >= FEWEST_LETTERS;
  return { latin, arabic: isSure ? null : await reader.recognise(band, 'ara', dotsPerInch, 'sample') };
}

const isUpright = (taxonomy: Taxonomy, { latin, arabic }: Sample): boolean =>
  Math.max(latin.confidence, arabic?.confidence ?? 0) >= UPRIGHT ||
  (arabic !== null && saysArabic(taxonomy, arabic));

/** A reading of a few lines is worth this much more in Arabic than in Latin letters where they are Arabic. */
const CLEARLY_ARABIC = 1.5;

const isArabicSample = (taxonomy: Taxonomy, { latin, arabic }: Sample): boolean =>
  arabic !== null &&
  (saysArabic(taxonomy, arabic) ||
    (arabic.confidence >= UPRIGHT && worthOf(arabic) > CLEARLY_ARABIC * worthOf(latin)));

/** Of an inch of print on its head at most two words were known, of thirteen; upright, on 29 of 30 pages, three or more, and 30 %. */
const FEWEST_KNOWN = 3;
const LEAST_SHARE_KNOWN = 0.25;

/** Words that the product knows say that a page is Arabic and upright, however unsure the reader was of them. */
function saysArabic(taxonomy: Taxonomy, { lines }: Recognised): boolean {
  const words = lines.flatMap((line) => line.words.filter(({ text }) => /[\u0621-\u064a]{3}/.test(text)));
  const known = words.filter(({ text }) => isKnownArabic(taxonomy, text)).length;
  return known >= FEWEST_KNOWN && known >= LEAST_SHARE_KNOWN * words.length;
}

/** A page that is read this surely in Arabic letters is Arabic: Latin ones come out as nonsense, and are doubted. */
const SURE_OF_ARABIC = 70;

/**
 * Latin letters first, which most pages have; Arabic ones where those leave doubts, or where the page is thought to be
 * Arabic.
 */
async function readUpright(
  taxonomy: Taxonomy,
  picture: GreyPicture,
  dotsPerInch: number,
  isThoughtArabic: boolean,
  mayTry: () => boolean,
): Promise<Attempt> {
  const reader = await recogniser(taxonomy);
  let arabic: Recognised | null = null;
  if (isThoughtArabic) {
    arabic = await reader.recognise(picture, 'ara', dotsPerInch);
    if (arabic.confidence >= SURE_OF_ARABIC || saysArabic(taxonomy, arabic))
      return completed(taxonomy, arabic, picture, dotsPerInch, mayTry);
  }
  const latin = await reader.recognise(picture, 'eng', dotsPerInch);
  const asLatin: Attempt = { ...latin, picture, language: 'eng' };
  const isSure = latin.confidence >= SURE && lettersOf(latin) >= FEWEST_LETTERS;
  if (!arabic && isSure && mayTry()) {
    const whole = await withLinesAlone(taxonomy, picture, latin, 'eng', dotsPerInch);
    return { ...whole, picture, language: 'eng' };
  }
  if (!arabic && !mayTry()) return asLatin;
  arabic ??= await reader.recognise(picture, 'ara', dotsPerInch);
  const isArabicPage =
    arabic.confidence >= READABLE &&
    lettersOf(arabic) >= FEWEST_LETTERS &&
    worthOf(arabic) > 1.1 * worthOf(latin);
  return isArabicPage ? completed(taxonomy, arabic, picture, dotsPerInch, mayTry) : asLatin;
}

/**
 * An Arabic page with what a first look missed: words that were doubtful, and Latin letters and numbers, which are read
 * with the Arabic words wiped away. Beside them the Latin reader sees letters in every word, and drops numbers.
 */
async function completed(
  taxonomy: Taxonomy,
  arabic: Recognised,
  picture: GreyPicture,
  dotsPerInch: number,
  mayTry: () => boolean,
): Promise<Attempt> {
  const whole = mayTry() ? await withLinesAlone(taxonomy, picture, arabic, 'ara', dotsPerInch) : arabic;
  const both = mayTry()
    ? withSecondReading(taxonomy, whole, await readAgain(taxonomy, picture, dotsPerInch, whole))
    : whole;
  const left = withoutSureArabic(picture, both);
  const rest = mayTry()
    ? await linesOfPieces(taxonomy, left, 'eng', dotsPerInch)
    : { lines: [], confidence: 0 };
  return { ...withLatinWords(taxonomy, both, rest), picture, language: 'ara' };
}

/** Dots come apart at one size of letters and run together at another. */
const SECOND_SCALE = 0.89;

/** Lines of Arabic that were not all read surely, and what was overlooked, read a second time. */
async function readAgain(
  taxonomy: Taxonomy,
  picture: GreyPicture,
  dotsPerInch: number,
  first: Recognised,
): Promise<Recognised> {
  const reader = await recogniser(taxonomy);
  const doubted = softened(withoutSureLines(taxonomy, picture, first), SECOND_SCALE);
  const again = await reader.recognise(doubted, 'ara', dotsPerInch * SECOND_SCALE);
  return magnified(again, 1 / SECOND_SCALE);
}

function lettersOf({ lines }: Recognised): number {
  const text = lines.flatMap((line) => line.words.map((word) => word.text)).join('');
  return text.replace(/[^\p{L}\p{N}]/gu, '').length;
}

/** How sure a reading is: a few sure words are less than a page of good ones. */
const worthOf = ({ lines }: Recognised): number => worth(lines.flatMap(({ words }) => words));
