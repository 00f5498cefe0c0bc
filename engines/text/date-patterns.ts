/** How dates and ranges of them are written, in English and Arabic. What these find is searched without regard to case. */
import { monthNamesByLength } from './months.ts';

const MONTH_NAME = `(?:${monthNamesByLength.map((name) => name.replace(/ /g, '\\s+')).join('|')})`;
/** Both calendars' names may stand together: "آب/أغسطس", "كانون الثاني (يناير)". */
const MONTH = `(?:${MONTH_NAME}(?:\\s?[/(-]\\s?${MONTH_NAME}\\)?)?)`;
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
const SHORT_YEAR = "(?:['’‘`]\\s?\\d{2})";
const DAY = '(?:[0-3]?\\d)(?:st|nd|rd|th)?';
/** Where no letter or digit stands before a match, and where none stands after it. */
export const NOT_BEFORE = '(?<![\\p{L}\\p{N}])';
const NOT_AFTER = '(?![\\p{L}\\p{N}])';
const SEASON = '(?:spring|summer|autumn|fall|winter|ربيع|صيف|خريف|شتاء)';

/** Single dates, longest notation first. Groups are told apart by `parseDate`, which reads the matched text again. */
const SINGLE = [
  `${YEAR}[-/.](?:1[0-2]|0?[1-9])[-/.](?:3[01]|[12]\\d|0?[1-9])${NOT_AFTER}`,
  `(?:3[01]|[12]\\d|0?[1-9])[-/.](?:1[0-2]|0?[1-9])[-/.]${YEAR}`,
  `(?:3[01]|[12]\\d|0?[1-9])[-/\\s]${MONTH}\\.?[-/,\\s]\\s?${YEAR}`,
  `${DAY}\\s+(?:of\\s+)?${MONTH}\\.?,?\\s+${YEAR}`,
  `${MONTH}\\.?\\s+${DAY},\\s*${YEAR}`,
  `${MONTH}\\.?\\s*(?:[-/,،]|of|من)?\\s*(?:عام|سنة)?\\s*${YEAR}`,
  `${MONTH}\\.?\\s*[-/]?\\s*${SHORT_YEAR}`,
  `${MONTH}\\.?[-/ ]\\d{2}(?![\\d/.])`,
  `${YEAR}\\s*[-/,]?\\s*${MONTH}\\.?${NOT_AFTER}`,
  `${YEAR}\\s?[-/.]\\s?(?:1[0-2]|0[1-9])(?![\\d])`,
  `(?:1[0-2]|0?[1-9])\\s?[-/.]\\s?${YEAR}`,
  `(?:1[0-2]|0[1-9])/\\d{2}(?![\\d/%])`,
  `(?:${SEASON}|Q[1-4])\\s*,?\\s*${YEAR}`,
  `${YEAR}(?:\\s?م${NOT_AFTER})?`,
].join('|');

const PRESENT_ENGLISH = [
  'date|present\\s+day|present|presently|pres\\.?|curr\\.?|current|currently|now',
  'till\\s*-?\\s*(?:date|now|present|today)|to\\s*-?\\s*date|until\\s+(?:now|present|today)',
  'up\\s+to\\s+(?:now|date|present)|till|today|ongoing|on-going|continuing|continue',
  'to\\s+(?:the\\s+)?present|the\\s+present(?:\\s+day)?|onwards?',
].join('|');
const UNTIL_ENGLISH =
  '(?:till|until|up\\s+to|upto|to)\\s+still\\s+\\p{L}+ing|still\\s+(?:working|there|here|on)';
const NOW_ARABIC = [
  'الآن|الان|دلوقتي|دلوقت|تاريخه|اليوم|النهارده|النهاردة|انهارده|الحين|الساعة|هلأ|هلا|هلق|هسه|هسة|هسا|دابا',
  'الوقت\\s+(?:الحاضر|الحالي)|الحاضر|هذا\\s+اليوم|يومنا\\s+هذا',
].join('|');
/** "Till now" in words that stand for nothing else: «حتى الآن», «لليوم», «لهلأ». */
const UNTIL_ARABIC = `و?(?:حتى|لحد|لحتى|[إا]لى|لغاية)\\s+(?:${NOW_ARABIC})|لل(?:آن|ان|يوم|حين)|له(?:لأ|لا|لق|سه|سا)|ليومنا\\s+هذا`;
const PRESENT_ARABIC = [
  UNTIL_ARABIC,
  'ولا\\s+(?:يزال|زال|تزال)|ما\\s+(?:زال|زلت|يزال)|الآن|الان|الحين|هسه|هلأ|هلق|دابا|دلوقتي|الحاضر',
  'الوقت\\s+الحالي|الوقت\\s+الحاضر|حاليا|حالياً|حاليًا|تاريخه|مستمر|اليوم|الحالي',
].join('|');
const UNTIL_FRENCH = "à\\s+ce\\s+jour|aujourd['’]hui|jusqu['’]à\\s+(?:présent|ce\\s+jour|maintenant)";
const PRESENT_FRENCH = `${UNTIL_FRENCH}|présent|actuel(?:lement)?|en\\s+cours`;
/** The end of a range that is not over. */
const PRESENT = `(?:${UNTIL_ENGLISH}|${PRESENT_ENGLISH}|${PRESENT_ARABIC}|${PRESENT_FRENCH}|…|\\.{3})`;
/** Words that say by themselves that a range is not over, whatever follows. */
export const UNTIL_NOW = new RegExp(
  `^\\s+(?:${UNTIL_ENGLISH}|(?:till|until|up\\s+to)\\s+(?:date|now|today)|${UNTIL_ARABIC}|${UNTIL_FRENCH})$`,
  'iu',
);
const JOIN =
  '\\s*(?:[-–—‐‑‒―−~→←>›]+|(?:to|till|until|thru|through|up\\s+to|upto|and|إلى|الى|حتى|لغاية|ولغاية|وحتى|لحد|لـ?|à)(?=[\\s\\d]))\\s*';
/** After "2022 / now" and "2022 : now": what goes on in words ("2022 / current affairs") is no time. */
const NO_WORDS_AFTER = `${NOT_AFTER}(?=\\s*(?:$|[)\\t|•·(,،])|\\s{2})`;
const LEAD = '(?:(?:from|since|depuis|starting|started|between|من|منذ|ابتداء\\s+من)\\s*:?\\s*)';

/**
 * A date or a range, in one of these groups: `a` with `b` or `until` are two dates, or one that runs to the present;
 * `inherit` is a month that shares the year of `ib`; `sa` and `sb` are years, the second cut short; `only` is one date.
 */
const RANGE = new RegExp(
  `${NOT_BEFORE}(?<lead>${LEAD})?(?:` +
    `(?<a>${SINGLE})(?:${JOIN}(?:(?:expected|exp\\.?|est\\.?|متوقع)\\s*)?(?:(?<b>${SINGLE})|${PRESENT})${NOT_AFTER}` +
    `|(?:\\s+[/:]\\s+|/)(?<until>${SINGLE})${NOT_AFTER}|\\s+[/:]\\s+${PRESENT}${NO_WORDS_AFTER}|/(?:now|present|${PRESENT_ARABIC})${NOT_AFTER})` +
    `|(?<inherit>${MONTH})\\.?${JOIN}(?<ib>${MONTH}\\.?\\s*,?\\s*${YEAR})${NOT_AFTER}` +
    `|(?<sa>${YEAR})\\s*[-–—/]\\s*(?<sb>\\d{2})(?![\\d/.-]|st|nd|rd|th)` +
    `|(?<only>${SINGLE})${NOT_AFTER})`,
  'giu',
);

/**
 * Every date and range of a text, left to right, as `RANGE` parts it. `matchAll` would copy the pattern for each text:
 * at its length that takes twenty times as long as the search.
 */
export function* datesIn(text: string): Generator<RegExpExecArray, void> {
  let at = 0;
  for (;;) {
    RANGE.lastIndex = at;
    const match = RANGE.exec(text);
    if (!match) return;
    at = RANGE.lastIndex;
    yield match;
  }
}

/** What every date holds: a year, or two digits behind a month or an apostrophe ("Jan 24", "'18"), or a month in digits. */
export const TRACE_OF_DATE = new RegExp(
  `${YEAR}|${SHORT_YEAR}|(?<=${MONTH_NAME}\\)?\\.?)[-/ ]\\d{2}|\\d/\\d{2}`,
  'iu',
);

/** The words for the present behind a date without a dash, or behind "since". */
export const TRAILING_OPEN = new RegExp(`^\\s*(?:[-–—]\\s*)?\\(?${PRESENT}\\)?${NOT_AFTER}`, 'iu');
