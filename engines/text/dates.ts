/** Dates as people write them in resumes, in English and Arabic: single dates, ranges, open ranges. */
import { datesIn, TRACE_OF_DATE, TRAILING_OPEN, UNTIL_NOW } from './date-patterns.ts';
import { westernDigits } from './fold.ts';
import { withGregorianYears } from './gregorian-years.ts';
import { type PartialDate, parseDate } from './partial-dates.ts';

/** A date, or a range of two, with where it stands. */
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

/** A line this long is no line of a resume, and its search would take too long. */
const LONGEST_LINE = 4000;

/** Finds all dates and ranges, left to right. Offsets hold for the text as given. */
export function findDates(input: string): DateSpan[] {
  if (input.length > LONGEST_LINE || !/[\d٠-٩۰-۹]{2}/.test(input)) return [];
  const text = withGregorianYears(westernDigits(input));
  if (!TRACE_OF_DATE.test(text)) return [];
  const spans: DateSpan[] = [];
  for (const match of datesIn(text)) {
    const from = match.index;
    const found = writtenDate(text, match, spans.length === 0);
    if (!found?.start) continue;
    // The edition of a standard: "ISO 9001:2015".
    if (!found.isRange && /\d{3,}:$/.test(text.slice(0, from))) continue;
    const to = found.to + (/^\s?م(?![\p{L}])/u.exec(input.slice(found.to))?.[0].length ?? 0);
    const around = text.slice(Math.max(0, from - 22), from) + text.slice(to, to + 14);
    spans.push({
      from,
      ...found,
      to,
      ...inOrder(found.start, found.end),
      isExpected: EXPECTED.test(around) || EXPECTED.test(match[0]),
    });
  }
  return asOne(text, spans);
}

/** A right-to-left line may paint the later date first. */
function inOrder(start: PartialDate, end: PartialDate | null): Pick<DateSpan, 'start' | 'end'> {
  const isSwapped = end && end.slice(0, 7).localeCompare(start) < 0 && end.slice(0, 4) < start.slice(0, 4);
  return isSwapped ? { start: end, end: start } : { start, end };
}

/** What a match says, and where it ends: words behind the match may belong to it. */
type Written = Pick<DateSpan, 'to' | 'start' | 'end' | 'isRange' | 'isOpen'>;

function writtenDate(text: string, match: RegExpExecArray, isFirst: boolean): Written | null {
  const { a, b, until, inherit, ib, sa, sb, only, lead } = match.groups ?? {};
  const to = match.index + match[0].length;
  if (a) {
    const second = b ?? until;
    const end = second ? parseDate(second) : null;
    return { to, start: parseDate(a), end, isRange: true, isOpen: !second };
  }
  if (inherit && ib) {
    const end = parseDate(ib);
    const start = parseDate(`${inherit} ${end?.slice(0, 4) ?? ''}`);
    return { to, start, end, isRange: true, isOpen: false };
  }
  if (sa && sb) return shortRange(match[0], to, sa, sb);
  const start = parseDate(only ?? '');
  const end = endOfOpenRange(text, match.index, to, lead ?? '', isFirst);
  return { to: end ?? to, start, end: null, isRange: end !== null, isOpen: end !== null };
}

/** "2018-20" and the month "2018-10" look alike: a second part above 12 and after the first is a year. */
function shortRange(written: string, to: number, first: string, second: string): Written | null {
  const part = Number(second);
  const isIsoMonth = part >= 1 && part <= 12 && /^\d{4}[-/]\d{2}$/.test(written.replace(/^\D+/, ''));
  if (isIsoMonth) return { to, start: `${first}-${second}`, end: null, isRange: false, isOpen: false };
  const century = Number(first.slice(0, 2)) * 100;
  const year = part + (part < Number(first.slice(2)) ? century + 100 : century);
  // No resume spans that long.
  if (year - Number(first) > 60) return null;
  return { to, start: first, end: String(year), isRange: true, isOpen: false };
}

/** Where a single date ends with the words that make it a range to the present; null where it is none. */
function endOfOpenRange(
  text: string,
  from: number,
  to: number,
  lead: string,
  isFirst: boolean,
): number | null {
  const rest = text.slice(to);
  const trailing = TRAILING_OPEN.exec(rest)?.[0] ?? '';
  if (trailing !== '' && (saysPresent(trailing, rest) || /from|من/i.test(lead))) return to + trailing.length;
  const isSince =
    /since|depuis|منذ/i.test(lead) || (/^(?:from|من)/i.test(lead) && isAlone(text.slice(0, from), rest));
  if (isSince) return to + trailing.length;
  const dangling = isFirst ? (DANGLING.exec(rest)?.[0] ?? '') : '';
  return dangling.trim() === '' ? null : to + dangling.length;
}

/** "Steward (from 01/2021)", «من ٢٠٢١: عيادة خاصة»: a beginning by itself, or at the head of a line that has no other date. */
function isAlone(before: string, rest: string): boolean {
  if (STANDS_ALONE.test(`${before}\n${rest}`)) return true;
  return !/\p{L}/u.test(before) && !TRACE_OF_DATE.test(rest);
}

/** Whether words for the present belong to the date before them, rather than to what goes on in words. */
function saysPresent(trailing: string, rest: string): boolean {
  if (/[-–—(]/.test(trailing) || /^\s*onwards?$/i.test(trailing) || UNTIL_NOW.test(trailing)) return true;
  return BARE_PRESENT.test(trailing) && /^\s*(?:$|[)\t|•·(])/u.test(rest.slice(trailing.length));
}

const BARE_PRESENT = /^\s+(?:present|current|now|today|currently|ongoing|الآن|حاليا|الحاضر|حتى\s+الآن)$/iu;
const DANGLING = /^\s*[-–—→]\s*(?=$|[)\t|•·])/u;
/** Between its neighbours on a line, which the break stands for. */
const STANDS_ALONE = /(?:^|[|•·,،(\t:]|[–—-]\s)\s*\n\s*(?:$|[|•·,،)\t:]|[–—-]\s|\.(?:\s|$))/u;
const EXPECTED = /(?:expected|anticipated|graduating|متوقع|المتوقع|يتوقع)/i;

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

const MONTHS = '(?:months?|mos?|أشهر|شهر)';
const YEARS_OR_MONTHS = `(?:years?|yrs?|سنوات|سنة|${MONTHS})`;
/** "(2 yrs 3 mos)"; the bracket that opens may be missing. */
const DURATION_IN_BRACKETS = new RegExp(
  `[([]?\\s*\\d+\\+?\\s*${YEARS_OR_MONTHS}\\.?(?:[,\\s]*(?:and\\s*)?\\d+\\s*${MONTHS}\\.?)?\\s*[)\\]]`,
  'gi',
);

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
    .replace(DURATION_IN_BRACKETS, '')
    .replace(/·?\s*\b\d+\s*(?:yrs?|mos?)\b\.?/gi, '');
}
