/** Dates as people write them in resumes, in English and Arabic: single dates, ranges, open ranges. */

import { westernDigits } from './fold.ts';
import { monthNamesByLength, monthNumber } from './months.ts';

/** A date as printed: `YYYY-MM` or `YYYY`. Days are dropped. */
export type PartialDate = string;

export interface DateSpan {
  /** Offsets into the text that was searched. */
  from: number;
  to: number;
  start: PartialDate | null;
  /** `null` for a single date or an open range. */
  end: PartialDate | null;
  isRange: boolean;
  /** The range runs to the present. */
  isOpen: boolean;
  /** Marked as expected or anticipated. */
  isExpected: boolean;
}

const MONTH_NAME = `(?:${monthNamesByLength.map((name) => name.replace(/ /g, '\\s+')).join('|')})`;
/** Both calendars' names may stand together: "آب/أغسطس", "كانون الثاني (يناير)". */
const MONTH = `(?:${MONTH_NAME}(?:\\s?[/(-]\\s?${MONTH_NAME}\\)?)?)`;
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
const SHORT_YEAR = "(?:['’‘`]\\s?\\d{2})";
const DAY = '(?:[0-3]?\\d)(?:st|nd|rd|th)?';
const NOT_BEFORE = '(?<![\\p{L}\\p{N}])';
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

const PRESENT =
  '(?:date|present\\s+day|present|presently|pres\\.?|curr\\.?|current|currently|now|till\\s*-?\\s*(?:date|now|present|today)|to\\s*-?\\s*date|until\\s+(?:now|present|today)|up\\s+to\\s+(?:now|date|present)|till|today|ongoing|on-going|continuing|continue|to\\s+(?:the\\s+)?present|the\\s+present(?:\\s+day)?|onwards?|حتى\\s+(?:الآن|الان|تاريخه|اليوم|الوقت\\s+الحاضر|الوقت\\s+الحالي|الحاضر|هذا\\s+اليوم|يومنا\\s+هذا)|إلى\\s+(?:الآن|الان|تاريخه|اليوم)|لغاية\\s+(?:الآن|الان|اليوم|تاريخه)|ولا\\s+(?:يزال|زال|تزال)|ما\\s+(?:زال|زلت|يزال)|الآن|الان|الحاضر|الوقت\\s+الحالي|الوقت\\s+الحاضر|حاليا|حالياً|حاليًا|تاريخه|مستمر|اليوم|الحالي|présent)';
const JOIN =
  '\\s*(?:[-–—‐‑‒―−~→>]+|(?:to|till|until|thru|through|up\\s+to|upto|and|إلى|الى|حتى|لغاية|ولغاية|وحتى|à)(?=[\\s\\d]))\\s*';
/** After "2022 / now": what goes on in words ("2022 / current affairs") is no time. */
const NO_WORDS_AFTER = `${NOT_AFTER}(?=\\s*(?:$|[)\\t|•·(,،])|\\s{2})`;
const LEAD = '(?:(?:from|since|starting|started|between|من|منذ|ابتداء\\s+من)\\s*:?\\s*)';

const RANGE = new RegExp(
  `${NOT_BEFORE}(?<lead>${LEAD})?(?:` +
    `(?<a>${SINGLE})(?:${JOIN}(?:(?:expected|exp\\.?|est\\.?|متوقع)\\s*)?(?:(?<b>${SINGLE})|${PRESENT})${NOT_AFTER}` +
    `|\\s+/\\s+(?:(?<until>${SINGLE})${NOT_AFTER}|${PRESENT}${NO_WORDS_AFTER}))` +
    `|(?<inherit>${MONTH})\\.?${JOIN}(?<ib>${MONTH}\\.?\\s*,?\\s*${YEAR})${NOT_AFTER}` +
    `|(?<sa>${YEAR})\\s*[-–—/]\\s*(?<sb>\\d{2})(?![\\d/.-]|st|nd|rd|th)` +
    `|(?<only>${SINGLE})${NOT_AFTER})`,
  'giu',
);
const TRAILING_OPEN = new RegExp(`^\\s*(?:[-–—]\\s*)?\\(?${PRESENT}\\)?${NOT_AFTER}`, 'iu');
const DANGLING = /^\s*[-–—→]\s*(?=$|[)\t|•·])/u;
/** Between its neighbours on a line, which the break stands for: "Steward (from 01/2021)". */
const STANDS_ALONE = /(?:^|[|•·,(\t])\s*\n\s*(?:$|[|•·,)\t])/u;
const EXPECTED = /(?:expected|anticipated|graduating|متوقع|المتوقع|يتوقع)/i;

/** Finds all dates and ranges, left to right. Offsets hold for the text as given. */
export function findDates(input: string): DateSpan[] {
  const text = withGregorianYears(westernDigits(input));
  // A line this long is no line of a resume, and its search would take too long.
  if (text.length > 4000 || !/\d{2}/.test(text)) return [];
  const spans: DateSpan[] = [];
  for (const match of text.matchAll(RANGE)) {
    const groups = match.groups ?? {};
    const from = match.index;
    let to = from + match[0].length;
    let start: PartialDate | null;
    let end: PartialDate | null = null;
    let isRange = true;
    let isOpen = false;
    if (groups.a) {
      start = parseDate(groups.a);
      const until = groups.b ?? groups.until;
      if (until) end = parseDate(until);
      else isOpen = true;
    } else if (groups.inherit && groups.ib) {
      end = parseDate(groups.ib);
      start = parseDate(`${groups.inherit} ${end?.slice(0, 4) ?? ''}`);
    } else if (groups.sa && groups.sb) {
      // "2018-20" and the month "2018-10" look alike: a second part above 12 and after the first is a year.
      const second = Number(groups.sb);
      const century = Number(groups.sa.slice(0, 2)) * 100;
      const short = second + (second < Number(groups.sa.slice(2)) ? century + 100 : century);
      const isIsoMonth = second >= 1 && second <= 12 && /^\d{4}[-/]\d{2}$/.test(match[0].replace(/^\D+/, ''));
      start = groups.sa;
      if (isIsoMonth) {
        start = `${groups.sa}-${groups.sb}`;
        isRange = false;
      } else end = String(short);
      if (!isIsoMonth && short - Number(start) > 60) continue;
    } else {
      start = parseDate(groups.only ?? '');
      isRange = false;
      const rest = text.slice(to);
      const trailing = TRAILING_OPEN.exec(rest);
      const isSince = /since|منذ|from|من/i.test(groups.lead ?? '');
      const dangling = DANGLING.exec(rest);
      const isSet =
        trailing &&
        (/[-–—(]/.test(trailing[0]) ||
          /^\s*onwards?$/i.test(trailing[0]) ||
          (/^\s+(?:present|current|now|today|currently|ongoing|الآن|حاليا|الحاضر|حتى\s+الآن)$/iu.test(
            trailing[0],
          ) &&
            /^\s*(?:$|[)\t|•·(])/u.test(rest.slice(trailing[0].length))));
      if (trailing && isSet) {
        isRange = isOpen = true;
        to += trailing[0].length;
      } else if (
        /since|منذ/i.test(groups.lead ?? '') ||
        (isSince && trailing) ||
        (/^from/i.test(groups.lead ?? '') && STANDS_ALONE.test(`${text.slice(0, from)}\n${rest}`))
      ) {
        isRange = isOpen = true;
        if (trailing) to += trailing[0].length;
      } else if (dangling && dangling[0].trim() !== '' && spans.length === 0) {
        isRange = isOpen = true;
        to += dangling[0].length;
      }
    }
    // The edition of a standard: "ISO 9001:2015".
    if (!isRange && /\d{3,}:$/.test(text.slice(0, from))) continue;
    if (!start) continue;
    to += /^\s?م(?![\p{L}])/u.exec(input.slice(to))?.[0].length ?? 0;
    // A right-to-left line may paint the later date first.
    if (end && end.slice(0, 7).localeCompare(start) < 0 && end.slice(0, 4) < start.slice(0, 4))
      [start, end] = [end, start];
    const around = text.slice(Math.max(0, from - 22), from) + text.slice(to, to + 14);
    spans.push({
      from,
      to,
      start,
      end,
      isRange,
      isOpen,
      isExpected: EXPECTED.test(around) || EXPECTED.test(match[0]),
    });
  }
  return asOne(text, spans);
}

/** The only two months of a line with nothing but a gap between them are a range: "Jan 24  Sep 26". */
function asOne(text: string, spans: DateSpan[]): DateSpan[] {
  if (spans.some(({ start, isRange }) => isRange || start?.length !== 7)) return spans;
  const pair = pairOf(text, spans, /^\s+$/);
  return pair && pair.start === spans[0]?.start ? [pair] : spans;
}

/** The only two dates of a text, equally exact and with no more than `between` them, as a range whose dash is missing. */
export function pairOf(text: string, spans: readonly DateSpan[], between: RegExp): DateSpan | null {
  const [first, second] = spans;
  if (spans.length !== 2 || !first?.start || !second?.start) return null;
  if (!between.test(text.slice(first.to, second.from)) || first.start.length !== second.start.length)
    return null;
  const [start, end] =
    first.start <= second.start ? [first.start, second.start] : [second.start, first.start];
  if (start === end) return null;
  return { ...first, to: second.to, start, end, isRange: true, isOpen: false };
}

const HIJRI = /(?<!\d)(1[34]\d\d)(\s?(?:ه\u0640?|AH|H))(?![\p{L}])/gu;

/**
 * The same text, letter for letter as long, with the mark of the Gregorian era blanked and Hijri years turned into
 * the Gregorian year in which most of their days lie (mean lunar year of 354.367 days, from 16 July 622). A Hijri
 * year beside a Gregorian one says nothing more and is blanked.
 */
function withGregorianYears(text: string): string {
  const marked = text.replace(/((?:19|20)\d\d\s?)م(?![\p{L}])/gu, '$1 ');
  if (!/[هH]/.test(marked)) return marked;
  return marked.replace(HIJRI, (whole, year: string, mark: string, at: number) => {
    const around =
      marked.slice(Math.max(0, at - 9), at) + marked.slice(at + whole.length, at + whole.length + 9);
    if (
      /(?:19|20)\d\d\s*[/(=-]?\s*$|^\s*[/)=-]?\s*(?:19|20)\d\d/.test(around) ||
      /(?:19|20)\d\d/.test(around)
    )
      return ' '.repeat(whole.length);
    return String(Math.floor((Number(year) + 0.5) * 0.970229 + 621.57)) + ' '.repeat(mark.length);
  });
}

/** `YYYY-MM` or `YYYY` of one written date; `null` when it is none. */
export function parseDate(input: string): PartialDate | null {
  const text = westernDigits(input).toLowerCase().trim();
  const month = monthOf(text);
  let year = /(?:19[5-9]\d|20[0-4]\d)/.exec(text)?.[0];
  if (!year) {
    const short =
      /['’‘`]\s?(\d{2})/.exec(text)?.[1] ??
      (month ? /[-/ ](\d{2})$/.exec(text)?.[1] : /^\d{1,2}\/(\d{2})$/.exec(text)?.[1]);
    if (!short) return null;
    year = Number(short) > 50 ? `19${short}` : `20${short}`;
  }
  if (month) return `${year}-${pad(month)}`;
  let m = /^\d{4}\s?[-/.]\s?(\d{1,2})(?:[-/.]\d{1,2})?$/.exec(text);
  if (m) return valid(year, Number(m[1]));
  m = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}$/.exec(text);
  if (m) return valid(year, Number(m[2]) > 12 ? Number(m[1]) : Number(m[2]));
  m = /^(\d{1,2})\s?[-/.]\s?(?:\d{4}|\d{2})$/.exec(text);
  if (m) return valid(year, Number(m[1]));
  return year;
}

function monthOf(text: string): number | null {
  for (const name of monthNamesByLength) {
    if (patternOf(name).test(text)) return monthNumber(name);
  }
  return null;
}

const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = new RegExp(`${NOT_BEFORE}${name.replace(/ /g, '\\s+')}(?!\\p{L})`, 'u');
    patterns.set(name, pattern);
  }
  return pattern;
}

function valid(year: string, month: number): PartialDate {
  return month >= 1 && month <= 12 ? `${year}-${pad(month)}` : year;
}

function pad(month: number): string {
  return String(month).padStart(2, '0');
}

/** The text without its dates, their brackets and spans such as "(2 yrs 3 mos)". */
export function withoutDates(text: string, spans = findDates(text)): string {
  let out = '';
  let at = 0;
  for (const span of spans) {
    out += text.slice(at, span.from);
    out += '\ue001';
    at = span.to;
  }
  out += text.slice(at);
  return out
    .replace(/[([{]\s*(?:\ue001\s*)+[)\]}]/g, '\ue001')
    .replace(
      /[([]?\s*\d+\+?\s*(?:years?|yrs?|months?|mos?|سنوات|سنة|أشهر|شهر)\.?(?:[,\s]*(?:and\s*)?\d+\s*(?:months?|mos?|أشهر|شهر)\.?)?\s*[)\]]/gi,
      '',
    )
    .replace(/·?\s*\b\d+\s*(?:yrs?|mos?)\b\.?/gi, '');
}
