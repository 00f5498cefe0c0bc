/** Single dates as people write them, to years and months. */
import { NOT_BEFORE } from './date-patterns.ts';
import { westernDigits } from './fold.ts';
import { monthNamesByLength, monthNumber } from './months.ts';

/** A date as printed: `YYYY-MM` or `YYYY`. Days are dropped. */
export type PartialDate = string;

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
