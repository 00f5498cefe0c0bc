import { wordingsIn } from '#engines/taxonomy/index.ts';
import { westernDigits } from '#engines/text/index.ts';
import type { Statement } from './asking.ts';
import { type Span, spanOf } from './lines.ts';

const WORDS = wordingsIn('postings/pay');
const BEFORE_A_LEAST_AMOUNT = new RegExp(
  `${WORDS.source('before a least amount', { edges: 'anywhere' })}\\s*$`,
  'u',
);

/** The time for which an amount is paid. */
export type PayPeriod = 'hour' | 'day' | 'week' | 'month' | 'year';

/** Pay as a text names it. */
export interface Pay extends Span {
  /** Either may be open: "up to 9,000", "from 5,000". */
  min: number | null;
  max: number | null;
  /** Code of the currency; null where the text names none. */
  currency: string | null;
  /** The text names no currency: it is that of the country of the work. */
  isCurrencyOfPlace?: true;
  /** Null where the text names none. */
  period: PayPeriod | null;
  /** The words as they stand there. */
  written: string;
}

const CURRENCIES: readonly (readonly [string, string])[] = [
  ['AED', 'aed|dhs?\\.?|dirhams?|درهما?(?: اماراتيا?)?|دراهم|د\\.ا\\.?'],
  ['QAR', 'qar|q\\.?r\\.?|qatari ri[ya]als?|ريالا? قطريا?|ر\\.ق'],
  ['OMR', 'omr|omani ri[ya]als?|r\\.?o\\.?|ريالا? عمانيا?|ر\\.ع'],
  ['SAR', 'sar|s\\.?r\\.?|saudi ri[ya]als?|ri[ya]als?|ريالا?(?: سعوديا?)?|ر\\.س'],
  ['KWD', 'kwd|k\\.?d\\.?|kuwaiti dinars?|دينارا? كويتيا?|د\\.ك'],
  ['BHD', 'bhd|b\\.?d\\.?|bahraini dinars?|دينارا? بحرينيا?|د\\.ب'],
  ['JOD', 'jod|j\\.?d\\.?|jordanian dinars?|دينارا? اردنيا?|dinars?|دينارا?|دنانير'],
  ['EGP', 'egp|l\\.?e\\.?|egyptian pounds?|جنيه(?:ا)?(?: مصري(?:ا)?)?'],
  ['INR', 'inr|rs\\.?|₹|rupees?|روبيه'],
  ['EUR', 'eur|€|euros?|يورو'],
  ['GBP', 'gbp|£|pounds?(?: sterling)?|جنيه استرليني'],
  ['USD', 'usd|us\\$|us dollars?|\\$|dollars?|دولار(?:ا)?(?: امريكي(?:ا)?)?'],
];
const ANY = CURRENCIES.map(([, names]) => names).join('|');
const NUMBER =
  "(\\d{1,3}(?:[,.٬،’' ]\\d{3})+|\\d+(?:\\.\\d+)?)\\s*(k(?![\\p{L}])|الف(?!\\p{L})|الاف(?!\\p{L}))?";
const MONEY = new RegExp(
  `(?<![\\p{L}\\d])(?:(${ANY})\\s*)?(?<![\\d.,])${NUMBER}(?:\\s*(?:/-)?\\s*(${ANY})(?![\\p{L}]))?(?:\\s*(?:-|/|to|الي|حتي|لحد|لـ?|and|و|~)\\s*(?:(${ANY})\\s*)?${NUMBER}(?:\\s*(?:/-)?\\s*(${ANY})(?![\\p{L}]))?)?`,
  'gu',
);

const PERIODS: readonly (readonly [PayPeriod, RegExp])[] = [
  ['hour', /(?:per|an|each|\/|every)\s*(?:hour|hr)\b|\bhourly\b|(?:في|ب|لل|\/ ?)\s*(?:ال)?ساعه/u],
  ['day', /(?:per|a|each|\/)\s*day\b|\bdaily\b|يوميا|(?:في|ب|لل|\/ ?)\s*(?:ال)?يوم(?!\p{L})/u],
  ['week', /(?:per|a|each|\/)\s*(?:week|wk)\b|\bweekly\b|اسبوعيا|(?:في|ب|لل|\/ ?)\s*(?:ال)?اسبوع/u],
  ['year', WORDS.pattern('a year')],
  ['month', WORDS.pattern('a month')],
];

const OF_PAY = WORDS.pattern('of pay');
const NOT_PAY = WORDS.pattern('of other money');
const ADDED = /[,،;+]|\bplus\b|\band\b/u;
const EXTRA = WORDS.pattern('beside pay', { or: [/مكافاه(?! شهريه)/u] });
const LARGE = new RegExp(
  `^\\s*(?:(?:m|mn|bn)\\b|${WORDS.source('too large for pay', { edges: 'anywhere' })}|` +
    `\\+?\\s*${WORDS.source('counts of other things', { edges: 'anywhere' })})|^\\s*%`,
  'u',
);

const UP_TO = /(?:up to|upto|maximum(?: of)?|max\.?|حتي|يصل الي|لا يتجاوز|بحد اقصي)\s*$/u;

/** No monthly pay is below or above these, whatever the currency; years and phone numbers are not pay. */
const LEAST = 100;
const MOST = 10_000_000;

/** A sum with a currency and nothing else that speaks of pay may be anything. */
const LEAST_POINTS = 3;

/** The pay that a posting states, the plainest statement first; null where it states none. */
export function readPay(
  text: string,
  statements: readonly Statement[],
  leastPoints: number = LEAST_POINTS,
): Pay | null {
  let best: { pay: Pay; points: number } | null = null;
  for (const { folded, line } of statements) {
    const isLabelled = line.label === 'salary';
    // The label itself may name the period or the currency: "Monthly salary (AED)".
    const label = isLabelled ? westernDigits(text.slice(line.whole.start, line.start)).toLowerCase() : '';
    const words = folded.folded;
    if (!/\d/.test(words) || line.label === 'other') continue;
    const speaksOfPay = isLabelled || OF_PAY.test(words);
    for (const match of words.matchAll(MONEY)) {
      const [, before1, amount1 = '', k1, after1, before2, amount2, k2, after2] = match;
      const symbol = before1 ?? after1 ?? before2 ?? after2;
      const said = words.slice(0, match.index);
      const around = said.slice(-40);
      const behind = words.slice(match.index + match[0].length);
      const named = symbol ?? (isLabelled || speaksOfPay ? currencyWord(`${label} ${words}`) : undefined);
      const isBudgeted = amount2 !== undefined && BUDGETED.test(said);
      if (LARGE.test(behind) || (!isLabelled && !isBudgeted && NOT_PAY.test(words))) continue;
      const isBareRange =
        amount2 !== undefined && opensSentence(around) && (!!k1 || !!k2 || GIVEN_BESIDE.test(behind));
      if (!symbol && !speaksOfPay && !isBareRange) continue;
      if (!symbol && !isLabelled && !isBareRange && !NAMES_PAY.test(around)) continue;
      if (EXTRA.test(lastClause(around)) && !OF_PAY.test(lastClause(around))) continue;
      const first = numberIn(amount1, k1 ?? (Number(amount1) < 1000 ? k2 : undefined));
      const second = amount2 ? numberIn(amount2, k2) : null;
      if (first < LEAST && !/hour|ساعه/u.test(words)) continue;
      if (first > MOST || (second !== null && (second > MOST || second < first))) continue;
      if (!symbol && first >= 1900 && first <= 2100 && second === null) continue;
      if (isBareRange && !symbol && !speaksOfPay && (second ?? 0) > first * MOST_IN_RANGE) continue;
      // "280 plus a yearly ticket" is no pay of a year: what is added has periods of its own.
      const period = periodIn(behind.slice(0, 30).split(ADDED)[0] ?? '') ?? periodIn(said) ?? periodIn(label);
      const isUpTo = second === null && UP_TO.test(around);
      const isFrom =
        second === null &&
        (BEFORE_A_LEAST_AMOUNT.test(around) ||
          /^\s*(?:\+(?!\s*\p{L})|and above|or more|plus(?! )|فاكثر|فما فوق)/u.test(behind));
      const length = match[0].trimEnd().length;
      const lead = match[0].length - match[0].trimStart().length;
      const span = spanOf(folded, match.index + lead, length - lead);
      const pay: Pay = {
        min: isUpTo ? null : first,
        max: isUpTo ? first : isFrom ? null : (second ?? first),
        currency: named ? codeOf(named) : null,
        period,
        written: text.slice(span.start, span.end),
        ...span,
      };
      const isAtStart = opensLine(isUpTo ? around.replace(UP_TO, '') : around, words);
      const points =
        (isLabelled ? 4 : 0) +
        (speaksOfPay ? 2 : 0) +
        (symbol ? 2 : 0) +
        (isBareRange ? 2 : 0) +
        (second !== null ? 1 : 0) +
        (period ? 1 : 0) +
        // "OMR 325 + commission" as a line of its own.
        (isAtStart && symbol ? 1 : 0) +
        // "الراتب 9 آلاف": nothing stands between the word for pay and the sum.
        (OPENS_WITH_PAY.test(said) ? 1 : 0) -
        (!isAtStart && EXTRA.test(words) ? 1 : 0);
      if (points >= leastPoints && (!best || points > best.points)) best = { pay, points };
    }
  }
  return best?.pay ?? null;
}

/** What stands before a sum that is pay, with a few words between. */
const NAMES_PAY = new RegExp(`${WORDS.source('names pay', { edges: 'anywhere' })}[^\\d]{0,40}$`, 'u');
/** "7-9k, visa", "2000-2300 + OT": two sums beside what else is given are pay, also without its name. */
const GIVEN_BESIDE = new RegExp(
  `^\\s*(?:[+,،]|plus|and|with|مع|و)?\\s*${WORDS.source('given beside pay', { edges: 'anywhere' })}|^\\s*$`,
  'u',
);
const opensSentence = (before: string): boolean => /(?:^|[.!؟?,،;؛:|\n•])\s*$/u.test(before);
/** The upper sum of a range of pay is no higher than so many times the lower. */
const MOST_IN_RANGE = 3;

/** What is put aside for a position is its pay where a range is named: "Budget SAR 16-20K". */
const BUDGETED = /^\W*(?:budget|الميزانيه)\W*$/u;
const OPENS_WITH_PAY = /(?:^|[.،,;؛:]\s)\s*(?:salary|pay|wage|(?:ال)?راتب|(?:ال)?اجر)\s*:?\s*$/u;

const opensLine = (before: string, words: string): boolean =>
  /^\W*$/u.test(before) && words.length <= MOST_IN_LINE_OF_PAY;
/** A sentence that begins with a sum and goes on for longer is about something else. */
const MOST_IN_LINE_OF_PAY = 80;
const lastClause = (words: string): string => words.split(/[,;+،؛(]|\band\b/u).at(-1) ?? '';

const CURRENCY_WORD = new RegExp(`(?<![\\p{L}\\d])(${ANY})(?![\\p{L}])`, 'u');
const currencyWord = (words: string): string | undefined => CURRENCY_WORD.exec(words)?.[1];
const codeOf = (word: string): string =>
  CURRENCIES.find(([, names]) => new RegExp(`^(?:${names})$`, 'u').test(word))?.[0] ?? word.toUpperCase();
const periodIn = (words: string): PayPeriod | null =>
  PERIODS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;

function numberIn(digits: string, thousands: string | undefined): number {
  const plain = /^\d{1,3}(?:[,.٬،’' ]\d{3})+$/.test(digits) ? digits.replace(/\D/g, '') : digits;
  return Math.round(Number(plain) * (thousands ? 1000 : 1));
}
